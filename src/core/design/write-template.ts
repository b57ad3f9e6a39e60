/** Writes a key template back as text: what `parseTemplate` read, after an edit of its parts. */
import type { Format } from './format.ts';
import type { Placeholder, Template } from './template.ts';

/** `["PRIO#", { attribute: "priority", formats: [{ name: "pad", width: 2 }] }]` → `"PRIO#{priority|pad:2}"` */
export function writeTemplate(segments: Template['segments']): string {
  return segments
    .map((segment) => (typeof segment === 'string' ? doubleBraces(segment) : placeholder(segment)))
    .join('');
}

const doubleBraces = (literal: string): string => literal.replace(/[{}]/g, '$&$&');

const placeholder = ({ attribute, formats }: Placeholder): string =>
  `{${[attribute, ...formats.map(formatText)].join('|')}}`;

const formatText = ({ name, width }: Format): string => (width === undefined ? name : `${name}:${width}`);
