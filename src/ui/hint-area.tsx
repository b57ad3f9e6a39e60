import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
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

function HintTip({ hint }: { readonly hint: ShownHint }) {
  return (
    <TooltipTrigger isOpen>
      <AriaTooltip
        triggerRef={{ current: hint.holder }}
        placement="top start"
        offset={4}
        className={`${TOOLTIP_LOOK} pointer-events-none`}
      >
        {hint.text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
