/** Whether the page's own server answers. A browser remembers a module it failed to fetch, so this is asked before. */
const TRUSTED_FOR_MS = 5000;
let reachedAt = Number.NEGATIVE_INFINITY;

export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  if (Date.now() - reachedAt < TRUSTED_FOR_MS) return true;
  try {
    await fetch(document.baseURI.replace(/#.*$/, ''), { method: 'HEAD', cache: 'no-store' });
    reachedAt = Date.now();
    return true;
  } catch {
    return false;
  }
}
