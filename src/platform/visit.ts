/** What lasts as long as this tab: over a reload, but in no other window. Losing it loses nothing a person typed. */
const PREFIX = 'latchkey.';

export function readVisit(name: string): unknown {
  try {
    const text = window.sessionStorage.getItem(PREFIX + name);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function writeVisit(name: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Then a reload begins anew.
  }
}
