import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TOOLTIP_LOOK } from './tooltip.tsx';
import { type ShownHint, watchHints } from './watch-hints.ts';

/** Shows the compact hints of all fields inside it, one at a time, over everything else and in the way of nothing. */
export function HintArea({ children }: { readonly children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ShownHint | null>(null);
  useEffect(() => (area.current ? watchHints(area.current, setShown) : undefined), []);
  return (
    <div ref={area}>
      {children}
      {shown && <HintTip key={shown.id} hint={shown} />}
    </div>
  );
}

/** In the browser's top layer: no pane cuts it off, and it is still a part of the region it belongs to. */
function HintTip({ hint }: { readonly hint: ShownHint }) {
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (tip.current) putAt(tip.current, hint.holder.getBoundingClientRect());
  }, [hint]);
  return (
    <div ref={tip} role="tooltip" popover="manual" className={`${TOOLTIP_LOOK} pointer-events-none fixed m-0`}>
      {hint.text}
    </div>
  );
}

const GAP = 4;
const EDGE = 8;

/** Above the field, or below it where there is no room. */
function putAt(tip: HTMLElement, field: DOMRect): void {
  tip.showPopover();
  const { width, height } = tip.getBoundingClientRect();
  const above = field.top - height - GAP;
  const left = Math.max(EDGE, Math.min(field.left, window.innerWidth - width - EDGE));
  tip.style.inset = `${above < EDGE ? field.bottom + GAP : above}px auto auto ${left}px`;
}
