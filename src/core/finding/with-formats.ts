/** Changes the formats of one placeholder and writes the template again: what a finding offers as its fix. */
import { type Format, type Placeholder, type Template, writeTemplate } from '#core/design';

/** The text of a template with `formats` in place of those of one of its placeholders. */
export const withFormats = ({ segments }: Template, changed: Placeholder, formats: readonly Format[]): string =>
  writeTemplate(segments.map((segment) => (segment === changed ? { ...changed, formats } : segment)));
