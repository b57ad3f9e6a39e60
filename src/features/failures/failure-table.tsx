/**
 * What each position of the request can be refused with: code, meaning, whom it concerns, what to tell the user and
 * whether a retry helps. The conditions come first; codes that any request can meet are folded in below them.
 */
import { type Action, type Compiled, type Failure, isTransaction, type Refusal, refusalsOf } from '#core';
import { describeAction, t } from '#i18n';
import { useLink, useShown } from '#state';
import { RoleChip, RoleMark } from '#ui';
import { failureFacts, isForFields, MOST_FIELDS } from './failures-text.ts';
import { Breakable, Cell, RefusalRows } from './refusal-rows.tsx';

export function FailureTable({ compiled }: { readonly compiled: Compiled }) {
  const { plan, failures } = compiled;
  const design = useShown((shown) => shown.design);
  const refusals = refusalsOf(compiled, design);
  const code = isTransaction(plan) ? 'ConditionalCheckFailed' : 'ConditionalCheckFailedException';
  return (
    <table className="w-full table-fixed border-collapse text-left wrap-anywhere">
      <thead>
        <tr className="text-micro text-faint">
          <th scope="col" className="w-9 pb-1 font-normal">
            {t.panes.failures.position}
          </th>
          <th scope="col" className="w-[47%] pr-3 pb-1 font-normal">
            {t.refusals.code}
          </th>
          <th scope="col" className="pb-1 font-normal">
            {t.panes.failures.tell}
          </th>
        </tr>
      </thead>
      {plan.map((action, position) => (
        <PositionRows
          // biome-ignore lint/suspicious/noArrayIndexKey: a position is its place in the request
          key={position}
          action={action}
          position={position}
          code={code}
          failures={failures.filter((failure) => failure.position === position)}
          refusals={refusals.positions[position] ?? []}
        />
      ))}
      <tbody>
        <RefusalRows refusals={refusals.request} title={t.refusals.whole} isFirst />
      </tbody>
    </table>
  );
}

function PositionRows(props: {
  readonly action: Action;
  readonly position: number;
  readonly code: string;
  readonly failures: readonly Failure[];
  readonly refusals: readonly Refusal[];
}) {
  const { action, position, code, failures, refusals } = props;
  const link = useLink({ kind: 'action', position });
  return (
    <tbody {...link} data-role={action.role} className="linkable">
      {failures.length === 0 && (
        <tr className="border-t border-hair align-top text-faint">
          <Position action={action} position={position} />
          <td colSpan={2} className="pt-1">
            {t.panes.failures.cannotFail}
          </td>
        </tr>
      )}
      {failures.map((failure, at) => (
        <tr
          key={`${failure.cause}:${failure.constraint ?? ''}`}
          className={at === 0 ? 'border-t border-hair align-top' : 'align-top'}
        >
          {at === 0 ? <Position action={action} position={position} /> : <td />}
          <FailureCells failure={failure} action={action} code={code} isFirst={at === 0} />
        </tr>
      ))}
      <RefusalRows refusals={refusals} title={t.refusals.also} position={position} />
    </tbody>
  );
}

function Position({ action, position }: { readonly action: Action; readonly position: number }) {
  return (
    <th scope="rowgroup" className="py-1 font-normal">
      <span className="flex items-center gap-1.5 font-mono text-small">
        {position}
        <RoleMark of={action.role} label={describeAction(action)} />
      </span>
    </th>
  );
}

function FailureCells(props: {
  readonly failure: Failure;
  readonly action: Action;
  readonly code: string;
  readonly isFirst: boolean;
}) {
  const { failure, action, code, isFirst } = props;
  const facts = failureFacts(
    failure,
    useShown(({ design }) => design),
  );
  const { cause, constraint, fields, retry } = failure;
  const words = t.failures[cause];
  return (
    <>
      <td className="py-1 pr-3">
        {/* Every row has its code; it is seen once where all of a position's are the same. */}
        <code className={isFirst ? 'block text-small text-mute' : 'sr-only'}>
          <Breakable name={code} />
        </code>
        {constraint !== undefined && (
          <RoleChip of={action.role} mono>
            {constraint}
          </RoleChip>
        )}{' '}
        {words.means(facts)}
        {fields.length > MOST_FIELDS && <code className="block text-small text-mute">{fields.join(', ')}</code>}
      </td>
      <Cell
        tell={words.tell(facts)}
        retry={retry ? t.panes.failures.retry : t.panes.failures.noRetry}
        fields={isForFields(fields) ? fields : []}
      />
    </>
  );
}
