import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { type FieldFinding, FieldFindings } from './field-findings.tsx';
import { Hint, type Hinted, hintedBy } from './hint.tsx';

/** Event handlers and attributes that tie a part to what corresponds to it elsewhere; `state` makes them. */
export type LinkProps = Readonly<Record<string, unknown>>;

/** What every field takes. */
export interface FieldProps extends Hinted {
  readonly label: string;
  /** `hidden` keeps the name for screen readers: for rows whose column already says it. */
  readonly labelPosition?: 'above' | 'left' | 'hidden';
  readonly findings?: readonly FieldFinding[];
  /** Id of the list that shows the findings, where that is not under the field: under the whole row, say. */
  readonly findingsShownAt?: string;
  /** Where the field's value stands in the document (`entity/keys/PK`): what a finding jumps to. */
  readonly place?: string;
  readonly link?: LinkProps;
  readonly isDisabled?: boolean;
  readonly className?: string;
}

export interface FieldIds {
  readonly control: string;
  readonly label: string;
  /** Value for aria-describedby, if there is anything that describes the control. */
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

/** Lays out label, control, hint and findings the same way everywhere and ties them together for screen readers. */
export function Field(
  props: FieldProps & { readonly labelIsFor?: boolean; readonly children: (ids: FieldIds) => ReactNode },
) {
  const { label, labelPosition = 'above', hint, hintAs = 'inline', findings = [], place, link, className } = props;
  const id = useId();
  const findingsId = props.findingsShownAt ?? `${id}-findings`;
  const hintId = `${id}-hint`;
  const described = [hint && hintId, findings.length > 0 && findingsId].filter(Boolean).join(' ');
  const ids: FieldIds = {
    control: `${id}-control`,
    label: `${id}-label`,
    describedBy: described || undefined,
    isInvalid: findings.some((finding) => finding.severity === 'error'),
  };
  const labelClass = classNames(
    'text-small text-mute',
    labelPosition === 'hidden' && 'sr-only',
    labelPosition === 'above' && 'mb-1 block',
    labelPosition === 'left' && 'w-24 shrink-0 truncate pt-[5px]',
  );
  const below = (
    <>
      {hint && (
        <Hint id={hintId} as={hintAs}>
          {hint}
        </Hint>
      )}
      {props.findingsShownAt === undefined && <FieldFindings id={findingsId} findings={findings} />}
    </>
  );
  return (
    <div
      {...link}
      {...(hint ? hintedBy(hintId, hintAs) : {})}
      className={classNames('linkable min-w-0 rounded-base', labelPosition === 'left' && 'flex gap-2', className)}
      {...(place === undefined ? {} : { 'data-place': place })}
    >
      <LabelTag for={props.labelIsFor === false ? undefined : ids.control} id={ids.label} className={labelClass}>
        {label}
      </LabelTag>
      <div className="min-w-0 flex-1">
        {props.children(ids)}
        {below}
      </div>
    </div>
  );
}

/** A composite control is named by `aria-labelledby`; a plain input by a real label. */
function LabelTag(props: {
  readonly for: string | undefined;
  readonly id: string;
  readonly className: string;
  readonly children: ReactNode;
}) {
  if (props.for === undefined) {
    return (
      <span id={props.id} className={props.className}>
        {props.children}
      </span>
    );
  }
  return (
    <label id={props.id} htmlFor={props.for} className={props.className}>
      {props.children}
    </label>
  );
}

/** The box of a text control; its state shows on the border, never by moving anything. */
export const CONTROL_BOX =
  'flex w-full min-w-0 items-center rounded-base border border-line bg-panel hover:border-line-strong ' +
  'focus-within:border-focus focus-within:ring-2 focus-within:ring-focus/15 forced-colors:focus-within:outline-2 ' +
  'has-[[aria-invalid=true]]:border-error has-[:disabled]:opacity-50';
