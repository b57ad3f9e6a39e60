/** Moves the focus to a part of the form by its place in the document, once the part is on the page. */

const FOCUSABLE = 'input:not([disabled]), textarea:not([disabled]), select, button:not([disabled])';

/** Focuses the first control of the field or row at a place. False when the page has no such field. */
export function focusPlace(place: string): boolean {
  const holder = document.querySelector(`[data-row="${CSS.escape(place)}"], [data-place="${CSS.escape(place)}"]`);
  if (!(holder instanceof HTMLElement)) return false;
  const control = [...holder.querySelectorAll(FOCUSABLE)].find((one) => !one.closest('[data-skip-focus]'));
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  return true;
}

/** Focuses the button that adds to a list: where the focus goes when its last row is gone. */
export function focusAdd(place: string): void {
  const button = document.querySelector(`[data-add="${CSS.escape(place)}"] button`);
  if (button instanceof HTMLElement) button.focus();
}

/** A menu gives the focus back to its button when it closes; what should come after that waits for it. */
export function afterMenu(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}
