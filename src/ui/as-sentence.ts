/** A title that something follows on its line: with a full stop, unless it ends in a sign of its own. */
export function asSentence(title: string): string {
  return /[.!?…:]$/u.test(title) ? title : `${title}.`;
}
