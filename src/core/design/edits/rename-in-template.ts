/** Renames an attribute in the text of a template, also one that is half typed and does not parse. */

/** Doubled braces are skipped as literals, so that `{{id}}` stays; a placeholder's formats stay as they are. */
const PLACEHOLDER_NAME = /\{\{|\{([^{}|]*)(?=[|}])/g;

/** `("A#{id|pad:3}", "id", "no")` → `"A#{no|pad:3}"`. A name no placeholder can hold leaves the text as it is. */
export function renameInTemplate(text: string, from: string, to: string): string {
  if (/[{}|]/.test(to)) return text;
  return text.replace(PLACEHOLDER_NAME, (match, name: string | undefined) => (name === from ? `{${to}` : match));
}
