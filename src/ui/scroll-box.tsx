import { type ReactNode, type Ref, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

export interface ScrollBoxProps {
  readonly label: string;
  readonly maxHeight?: number | undefined;
  readonly scrollRef?: Ref<HTMLDivElement> | undefined;
  readonly className?: string | undefined;
  readonly onPointerLeave?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Scrolls what is too wide or too high for it, and can then be reached and scrolled by keyboard; else it is no stop. */
export function ScrollBox({ label, maxHeight, scrollRef, className, onPointerLeave, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement | null>(null);
  const overflows = useOverflows(box);
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      box.current = element;
      if (typeof scrollRef === 'function') scrollRef(element);
      else if (scrollRef) scrollRef.current = element;
    },
    [scrollRef],
  );
  return (
    <div
      ref={attach}
      {...(overflows ? { role: 'group', tabIndex: 0, 'aria-label': label } : {})}
      className={classNames('scroll-pane focus-visible:-outline-offset-2', className)}
      style={{ maxHeight }}
      onPointerLeave={onPointerLeave}
    >
      {children}
    </div>
  );
}

function useOverflows(box: { readonly current: HTMLElement | null }): boolean {
  const [overflows, setOverflows] = useState(false);
  // Known before it is first painted: whoever comes by keyboard at once finds the stop.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void =>
      setOverflows(element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return overflows;
}
