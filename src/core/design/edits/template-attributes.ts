/** The attributes a template shows, for edits that have to look into one. */
import { parseTemplate } from '../template.ts';

/** The names in the template's placeholders, each once; none where there is no template or it does not parse. */
export function templateAttributes(template: string | undefined): readonly string[] {
  const parsed = parseTemplate(template ?? '');
  return parsed.ok ? parsed.value.attributes : [];
}
