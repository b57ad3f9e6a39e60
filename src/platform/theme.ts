/** The page's colour scheme: the person's choice on the root element, or the system's where there is none. */
export type ThemeName = 'system' | 'light' | 'dark';

export function applyTheme(theme: ThemeName): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

const DARK = '(prefers-color-scheme: dark)';

export function isDark(theme: ThemeName): boolean {
  return theme === 'system' ? window.matchMedia(DARK).matches : theme === 'dark';
}

/** Calls back when the system turns dark or light. */
export function onSystemTheme(listener: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function isThemeName(text: unknown): text is ThemeName {
  return text === 'system' || text === 'light' || text === 'dark';
}
