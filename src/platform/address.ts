/** The address bar: the part after #, read, replaced without a new history entry, and watched. */
export const currentAddress = (): string => window.location.href;

/** The whole address with another part after #. */
export function addressWith(hash: string): string {
  return new URL(hash || '#', window.location.href).href.replace(/#$/, '');
}

/** Begins the page anew, as it was left. */
export const reloadPage = (): void => window.location.reload();

export function replaceHash(hash: string): void {
  try {
    window.history.replaceState(null, '', addressWith(hash));
  } catch {
    // Some browsers limit how often the address may change; the next edit tries again.
  }
}

const LEFT = 'latchkey.left';

/**
 * Runs what may change the address while the page goes. A reload asks for the address as it was when it began, so the
 * change is noted for the page that comes in its place.
 */
export function changeOnLeaving(change: () => void): void {
  const from = window.location.hash;
  change();
  const to = window.location.hash;
  if (from === to || to === '') return;
  try {
    window.sessionStorage.setItem(LEFT, JSON.stringify([from, to]));
  } catch {
    // Without it only what was typed in the last moment is missing.
  }
}

/** The part after #: as the page before left it, where this is its reload. */
export function openedHash(): { readonly hash: string; readonly isLeft: boolean } {
  const hash = window.location.hash;
  try {
    const left: unknown = JSON.parse(window.sessionStorage.getItem(LEFT) ?? 'null');
    window.sessionStorage.removeItem(LEFT);
    if (Array.isArray(left) && left[0] === hash && typeof left[1] === 'string') return { hash: left[1], isLeft: true };
  } catch {
    // As if nothing had been noted.
  }
  return { hash, isLeft: false };
}

/** Calls back when a person follows or pastes another link into this page. */
export function onHashChange(listener: (hash: string) => void): () => void {
  const listen = (): void => listener(window.location.hash);
  window.addEventListener('hashchange', listen);
  return () => window.removeEventListener('hashchange', listen);
}
