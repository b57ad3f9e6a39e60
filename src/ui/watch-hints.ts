/** Decides from what pointer and keyboard do which hint is to be seen. One set of listeners for any number of fields. */

export interface ShownHint {
  readonly id: string;
  readonly text: string;
  /** The box of the field. */
  readonly holder: HTMLElement;
}

const HOVER_MS = 500;
/** Somebody who tabs through the fields is not to see a flicker. */
const FOCUS_MS = 200;

const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta', 'Tab'];
const OPEN_LIST = '[aria-haspopup][aria-expanded="true"], [role="combobox"][aria-expanded="true"]';

/**
 * Calls `show` with the hint of the field that is hovered, or focused by key, and with null once it is to go: on
 * Escape, on typing, on a press, on scrolling. The field has to be left before its hint shows again.
 */
export function watchHints(area: HTMLElement, show: (hint: ShownHint | null) => void): () => void {
  let hovered: HTMLElement | null = null;
  let isByKey = false;
  let isShown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (isShown) show(null);
    isShown = false;
  };
  const showSoon = (holder: HTMLElement, ms: number): void => {
    hide();
    timer = setTimeout(() => {
      timer = undefined;
      const hint = hintOf(holder);
      if (hint === null || area.querySelector(OPEN_LIST)) return;
      isShown = true;
      show(hint);
    }, ms);
  };

  const onPointerOver = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const holder = holderAt(event.target);
    if (holder === hovered) return;
    hovered = holder;
    if (holder) showSoon(holder, HOVER_MS);
    else hide();
  };
  const onPointerLeave = (): void => {
    if (hovered) hide();
    hovered = null;
  };
  const onFocusIn = (event: FocusEvent): void => {
    const holder = isByKey ? holderAt(event.target) : null;
    if (holder) showSoon(holder, FOCUS_MS);
    else hide();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    isByKey = true;
    if (!MODIFIERS.includes(event.key)) hide();
  };
  const onPointerDown = (): void => {
    isByKey = false;
    hide();
  };
  // Focus by key may scroll the field into view: what is still to be shown is not lost by that.
  const onScroll = (): void => {
    if (isShown) hide();
  };

  const stop = new AbortController();
  const { signal } = stop;
  area.addEventListener('pointerover', onPointerOver, { signal });
  area.addEventListener('pointerleave', onPointerLeave, { signal });
  area.addEventListener('focusin', onFocusIn, { signal });
  area.addEventListener('focusout', hide, { signal });
  area.addEventListener('input', hide, { signal });
  document.addEventListener('keydown', onKeyDown, { signal, capture: true });
  document.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
  document.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
  return () => {
    stop.abort();
    hide();
  };
}

/** The box of the field at a place on the page. Buttons in a field, and what there is to say about it, are not the field. */
function holderAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const holder = target.closest('[data-hinted]') ?? labelled(target);
  if (!(holder instanceof HTMLElement)) return null;
  const other = target.closest('[data-findings], button[aria-label]');
  if (!other || !holder.contains(other)) return holder;
  return (other.getAttribute('aria-describedby') ?? '').split(' ').includes(holder.dataset.hinted ?? '')
    ? holder
    : null;
}

/** A label that stands beside its field, not in it. */
const labelled = (target: Element): Element | null =>
  target.closest('[data-labels]')?.parentElement?.querySelector('[data-hinted]') ?? null;

function hintOf(holder: HTMLElement): ShownHint | null {
  const id = holder.dataset.hinted ?? '';
  const text = document.getElementById(id)?.textContent ?? '';
  return text === '' || !holder.isConnected ? null : { id, text, holder };
}
