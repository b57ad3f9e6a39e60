/** Brings the field that was asked for into view and focuses it, as soon as the form shows it. */
import { useEffect } from 'react';
import { placeOf, useLatchkey } from '#state';

const FOCUSABLE = 'input:not([disabled]), textarea:not([disabled]), button:not([disabled])';
/** A section may have to open first, and that takes the form a frame or two. */
const FRAMES_TO_WAIT = 6;

export function GoToPlace() {
  const goal = useLatchkey((state) => state.goal);
  useEffect(() => {
    if (!goal) return;
    const place = placeOf(goal.path);
    let frame = 0;
    let request = requestAnimationFrame(function look() {
      const exact = fieldAt(place);
      frame += 1;
      if (exact || frame >= FRAMES_TO_WAIT) focus(exact ?? nearest(place));
      else request = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(request);
  }, [goal]);
  return null;
}

function fieldAt(place: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
}

/** The field of the closest place around the one asked for, or the first field inside it. */
function nearest(place: string): HTMLElement | null {
  const inside = document.querySelector<HTMLElement>(`[data-place^="${CSS.escape(`${place}/`)}"]`);
  if (inside || place === '') return inside;
  const parent = place.slice(0, Math.max(0, place.lastIndexOf('/')));
  return fieldAt(parent) ?? nearest(parent);
}

function focus(field: HTMLElement | null): void {
  if (!field) return;
  field.scrollIntoView({ block: 'center' });
  const control = field.matches(FOCUSABLE) ? field : field.querySelector<HTMLElement>(FOCUSABLE);
  control?.focus({ preventScroll: true });
}
