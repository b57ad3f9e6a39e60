/** Facts about the device that change words or weight, never what can be done. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** A finger is the main pointer: no editor is loaded, the text itself scrolls and selects better. */
export const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Somebody has chosen the colours: the editor brings its own, plain text keeps to theirs. */
export const hasForcedColors = (): boolean => window.matchMedia('(forced-colors: active)').matches;

/** `⌘⇧C` on Apple keyboards, `Ctrl+Shift+C` on others. */
export function shortcutText(key: string, withShift = false): string {
  if (isApple()) return `⌘${withShift ? '⇧' : ''}${key}`;
  return `Ctrl+${withShift ? 'Shift+' : ''}${key}`;
}

/** Runs after the next frame is on the screen; at once where no frame will come because the page is hidden. */
export function afterPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}

/** Runs when the page has nothing better to do, or after a second at the latest. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(work, { timeout: 1000 });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(work, 200);
  return () => clearTimeout(id);
}
