/** Each position of the request with what its refusal means, whom it concerns and what to do. */
import type { Action, Failure } from '#core';
import { describeAction, t } from '#i18n';
import { useLink, useShown } from '#state';
import { RoleChip, RoleMark } from '#ui';
import { failureFacts, isForFields } from './failures-text.ts';

export function FailureTable(props: { readonly plan: readonly Action[]; readonly failures: readonly Failure[] }) {
  const words = t.panes.failures;
  return (
    <table className="w-full table-fixed border-collapse text-left wrap-anywhere">
      <thead>
        <tr className="text-micro text-faint">
          <th scope="col" className="w-9 pb-1 font-normal">
            {words.position}
          </th>
          <th scope="col" className="w-[45%] pr-3 pb-1 font-normal">
            {words.means}
          </th>
          <th scope="col" className="pb-1 font-normal">
            {words.tell}
          </th>
        </tr>
      </thead>
      {props.plan.map((action, position) => (
        <PositionRows
          // biome-ignore lint/suspicious/noArrayIndexKey: a position is its place in the request
          key={position}
          action={action}
          position={position}
          failures={props.failures.filter((failure) => failure.position === position)}
        />
      ))}
    </table>
  );
}

function PositionRows(props: {
  readonly action: Action;
  readonly position: number;
  readonly failures: readonly Failure[];
}) {
  const { action, position, failures } = props;
  const link = useLink({ kind: 'action', position });
  return (
    <tbody {...link} data-role={action.role} className="linkable">
      {failures.length === 0 && (
        <tr className="border-t border-hair align-top text-faint">
          <Position action={action} position={position} />
          <td colSpan={2} className="py-1">
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
          <FailureCells failure={failure} action={action} />
        </tr>
      ))}
    </tbody>
  );
}

function Position({ action, position }: { readonly action: Action; readonly position: number }) {
  return (
    <td className="py-1">
      <span className="flex items-center gap-1.5 font-mono text-small">
        {position}
        <RoleMark of={action.role} label={describeAction(action)} />
      </span>
    </td>
  );
}

function FailureCells({ failure, action }: { readonly failure: Failure; readonly action: Action }) {
  const facts = failureFacts(
    failure,
    useShown(({ design }) => design),
  );
  const { cause, constraint, fields, retry } = failure;
  const words = t.failures[cause];
  return (
    <>
      <td className="py-1 pr-3">
        {constraint !== undefined && (
          <RoleChip of={action.role} mono>
            {constraint}
          </RoleChip>
        )}{' '}
        {words.means(facts)}
      </td>
      <td className="py-1 text-mute">
        {isForFields(fields) && <code className="text-ink">{fields.join(', ')}: </code>}“{words.tell(facts)}”{' '}
        <span className="whitespace-nowrap text-faint">
          {retry ? t.panes.failures.retry : t.panes.failures.noRetry}.
        </span>
      </td>
    </>
  );
}
