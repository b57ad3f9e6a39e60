/** The address bar: the part after #, read, replaced without a new history entry, and watched. */
export const currentHash = (): string => window.location.hash;

export const currentAddress = (): string => window.location.href;

/** The whole address with another part after #. */
export function addressWith(hash: string): string {
  return new URL(hash || '#', window.location.href).href.replace(/#$/, '');
}

export function replaceHash(hash: string): void {
  try {
    window.history.replaceState(null, '', addressWith(hash));
  } catch {
    // Some browsers limit how often the address may change; the next edit tries again.
  }
}

/** Calls back when a person follows or pastes another link into this page. */
export function onHashChange(listener: (hash: string) => void): () => void {
  const listen = (): void => listener(window.location.hash);
  window.addEventListener('hashchange', listen);
  return () => window.removeEventListener('hashchange', listen);
}
