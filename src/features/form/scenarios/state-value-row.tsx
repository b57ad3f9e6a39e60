import { memo, useId } from 'react';
import { type AttributeValue, equalValues, typeOf } from '#core';
import { t } from '#i18n';
import { useLink } from '#state';
import { type FieldFinding, FieldFindings, Hint, hintedBy } from '#ui';
import { usePlace } from '../parts/use-place.ts';
import { useRow } from '../rows/row-context.ts';
import { useValueControl } from '../values/value-control.tsx';
import type { SideName, StateRow } from './state-rows.ts';

export interface StateValueRowProps extends StateRow {
  readonly before: AttributeValue | undefined;
  readonly after: AttributeValue | undefined;
  readonly sides: readonly SideName[];
  readonly grid: string;
  /** What half-typed text goes by: it stays when the attribute gets another name. */
  readonly rowKey: string | undefined;
}

/** Nested values are JSON, and need the width of the label's column too. */
const NESTED = {
  1: 'grid grid-cols-[minmax(0,1fr)]',
  2: 'grid grid-cols-2 gap-x-1.5 [&>:first-child]:col-span-2',
} as const;

/** One attribute's values before and after. What did not change steps back; findings stand under the whole row. */
export const StateValueRow = memo(function StateValueRow(props: StateValueRowProps) {
  const { name, type, sides } = props;
  const link = useLink({ kind: 'attribute', name });
  const id = useId();
  const before = useSide('before', props, id);
  const after = useSide('after', props, id);
  const shown = sides.map((side) => ({ side, ...(side === 'before' ? before : after) }));
  const findings = withoutRepeats(
    shown.flatMap((one) => one.findings.map((finding) => ({ ...finding, key: `${one.side}-${finding.key}` }))),
  );
  const isNested = type === 'M' || type === 'L';
  return (
    <div {...link} className="linkable -mx-1 rounded-base px-1">
      <div className={`${isNested ? NESTED[sides.length === 1 ? 1 : 2] : props.grid} items-start`}>
        <span
          aria-hidden
          className="flex min-h-(--control) min-w-0 items-center"
          title={`${name} · ${t.form.types[type]}`}
        >
          <code className="min-w-0 text-mute [overflow-wrap:anywhere]">{name}</code>
        </span>
        {shown.map(({ side, cell }) => cell ?? <VersionAfter key={side} />)}
      </div>
      <FieldFindings id={id} findings={findings} />
    </div>
  );
});

/** The version after is not stated: it is the one before, plus 1. */
function VersionAfter() {
  return (
    <span className="flex h-(--control) items-center pl-2 text-small text-faint">{t.form.scenarios.versionAfter}</span>
  );
}

function useSide(side: SideName, props: StateValueRowProps, findingsId: string) {
  const { name, before, attribute } = props;
  const { path: scenario } = useRow();
  const path = [...scenario, side, name];
  const value = props[side];
  const at = usePlace(path);
  const hintId = useId();
  const hint = t.form.hints.values[side][value === undefined ? props.type : typeOf(value)];
  const { problems, render } = useValueControl({
    path,
    ...(props.rowKey === undefined ? {} : { draftPath: [...scenario, side, 'of', props.rowKey] }),
    label: t.form.scenarios.valueOf(name, t.form.scenarios.sides[side]),
    hint,
    type: props.type,
    value,
    options: attribute?.values ?? [],
    isQuiet: side === 'after' && value !== undefined && before !== undefined && equalValues(before, value),
  });
  const findings = [...problems, ...at.findings];
  const isStatedElsewhere = props.isVersion && side === 'after' && value === undefined;
  const cell = isStatedElsewhere ? null : (
    <div key={side} {...at.link} {...hintedBy(hintId, 'compact')} data-place={at.place} className="min-w-0">
      {render({
        isInvalid: findings.some(({ severity }) => severity === 'error'),
        describedBy: findings.length > 0 ? `${hintId} ${findingsId}` : hintId,
      })}
      <Hint id={hintId} as="compact">
        {hint}
      </Hint>
    </div>
  );
  return { cell, findings };
}

/** What is wrong before and after in the same words is said once. */
function withoutRepeats(findings: readonly FieldFinding[]): readonly FieldFinding[] {
  const textOf = ({ severity, title, detail }: FieldFinding): string => JSON.stringify([severity, title, detail]);
  return findings.filter((finding, at) => findings.findIndex((other) => textOf(other) === textOf(finding)) === at);
}
