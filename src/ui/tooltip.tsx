import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { Kbd } from './kbd.tsx';

/** How everything looks that shows on hover. */
export const TOOLTIP_LOOK =
  'max-w-72 rounded-base border border-line bg-float px-2 py-1 text-small text-ink shadow-float';

/**
 * A short label for a control, on hover and on focus. Never the only place a fact stands, and never in the way of what
 * it covers.
 */
export function Tooltip(props: { readonly text: string; readonly keys?: string; readonly children: ReactElement }) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {props.children}
      <AriaTooltip offset={6} className={`pointer-events-none ${TOOLTIP_LOOK}`}>
        {props.text}
        {props.keys && <Kbd keys={props.keys} />}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
