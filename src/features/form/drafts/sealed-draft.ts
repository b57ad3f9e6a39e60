/** A draft with the value it was typed over, as one text: it only counts while that value is still there. */

export function sealDraft(base: string, text: string): string {
  return JSON.stringify([base, text]);
}

/** The draft's text, or null when there is none or the value under it has changed. */
export function openDraft(sealed: string | undefined, base: string): string | null {
  if (sealed === undefined) return null;
  const parts: unknown = JSON.parse(sealed);
  return Array.isArray(parts) && parts[0] === base ? String(parts[1]) : null;
}
