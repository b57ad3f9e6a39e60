/** How a hint is shown: `inline` stands under the field; `compact` shows on hover and on keyboard focus, and moves nothing. */
export type HintLook = 'inline' | 'compact';

export interface Hinted {
  /** A fact worth knowing about the field, in one short sentence. Null where what stands around the field says it all. */
  readonly hint: string | null;
  readonly hintAs?: HintLook;
}

/** The hint's text where the control's `aria-describedby` finds it. A compact one is shown by the HintArea around it. */
export function Hint({ id, as, children }: { readonly id: string; readonly as: HintLook; readonly children: string }) {
  if (as === 'compact') {
    return (
      <span id={id} data-hint hidden>
        {children}
      </span>
    );
  }
  return (
    <div id={id} data-hint className="mt-1 text-small text-faint">
      {children}
    </div>
  );
}

/** Marks the box of a field, label and control, for the HintArea around it: spread it on the box. */
export const hintedBy = (id: string, as: HintLook): { readonly 'data-hinted'?: string } =>
  as === 'compact' ? { 'data-hinted': id } : {};
