/** Keeps the chosen step in view: it is played, found or walked to, and may stand outside what the timeline shows. */
import { type RefObject, useEffect, useRef } from 'react';
import { useSession } from '../race-session.ts';

/** The step is the pressed button in the box; before the first step, its beginning is shown. */
export function useInView(box: RefObject<HTMLElement | null>): void {
  const { at, order, isSought } = useSession();
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step, or another order, is what is to be seen
  useEffect(() => {
    const element = box.current;
    const step = element?.querySelector<HTMLElement>('button[aria-pressed="true"]');
    // Who only comes to this page, or sets a race up, has not asked to be taken down to the step.
    if (step && isSought && !isFirst.current) step.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    else if (element) scrollAcross(element, step);
    isFirst.current = false;
  }, [box, at, order]);
}

function scrollAcross(box: HTMLElement, step: HTMLElement | null | undefined): void {
  box.scrollLeft = 0;
  if (!step) return;
  const beyond = step.getBoundingClientRect().right - box.getBoundingClientRect().right;
  if (beyond > 0) box.scrollLeft = Math.ceil(beyond);
}
