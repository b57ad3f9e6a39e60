/** Changes the formats of a placeholder and writes the template again: what a finding offers as its fix. */
import { type Format, type Placeholder, type Template, writeTemplate } from '#core/design';

/** The text of a template with `formats` in place of those of one of its placeholders, wherever it stands alike. */
export function withFormats({ segments }: Template, changed: Placeholder, formats: readonly Format[]): string {
  const text = writeTemplate([changed]);
  const isAlike = (segment: Placeholder): boolean => segment === changed || writeTemplate([segment]) === text;
  return writeTemplate(
    segments.map((segment) => (typeof segment === 'object' && isAlike(segment) ? { ...segment, formats } : segment)),
  );
}
