/** Keeps the chosen step in view: it is played, found or walked to, and may stand outside what the timeline shows. */
import { type RefObject, useEffect, useRef } from 'react';

/** The step is the pressed button in the box; before the first step, its beginning is shown. */
export function useInView(box: RefObject<HTMLElement | null>, at: number, order: readonly string[]): void {
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step, or another order, is what is to be seen
  useEffect(() => {
    const element = box.current;
    const step = element?.querySelector<HTMLElement>('button[aria-pressed="true"]');
    if (!step) element?.scrollTo({ left: 0 });
    // Who only comes to this page has not asked to be taken to the step.
    else if (isFirst.current) scrollAcross(element, step);
    else step.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    isFirst.current = false;
  }, [box, at, order]);
}

function scrollAcross(box: HTMLElement | null, step: HTMLElement): void {
  if (!box) return;
  const beyond = step.getBoundingClientRect().right - box.getBoundingClientRect().right;
  if (beyond > 0) box.scrollLeft += beyond;
}
