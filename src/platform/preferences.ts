/** Small settings of this browser: theme, column widths. Losing them loses nothing a person typed. */
const PREFIX = 'latchkey.';

export function readPreference(name: string): unknown {
  try {
    const text = window.localStorage.getItem(PREFIX + name);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function writePreference(name: string, value: unknown): void {
  try {
    window.localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A private window may store nothing; the setting then lasts as long as the page.
  }
}
