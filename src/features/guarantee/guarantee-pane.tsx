/** The design's promise and its limits, in plain words. */
import { Check, Minus } from 'lucide-react';
import { useMemo } from 'react';
import type { Finding } from '#core';
import { t } from '#i18n';
import { type LinkTarget, useLink, useShown } from '#state';
import { RoleMark } from '#ui';
import { deriveGuarantees, type Statement } from './derive-guarantees.ts';

export function GuaranteePane() {
  const design = useShown(({ design }) => design);
  const hasErrors = useShown(({ compiled }) => compiled.findings.some(isOfDesign));
  const { holds, limits } = useMemo(() => deriveGuarantees(design), [design]);
  return (
    <div className="flex flex-col gap-3">
      {hasErrors && <p className="text-small text-mute">{t.panes.guarantee.notYet}</p>}
      {!hasErrors && holds.length > 0 && <Statements title={t.panes.guarantee.holds} statements={holds} holds />}
      <Statements title={t.panes.guarantee.butNot} statements={limits} holds={false} />
    </div>
  );
}

/** An error of the design itself, not of one scenario's values. */
function isOfDesign({ severity, path }: Finding): boolean {
  return severity === 'error' && path[0] !== 'scenarios';
}

function Statements(props: {
  readonly title: string;
  readonly statements: readonly Statement[];
  readonly holds: boolean;
}) {
  return (
    <div>
      <h3 className="mb-1 text-micro text-faint">{props.title}</h3>
      <ul className="-mx-2 flex flex-col">
        {props.statements.map((statement) => (
          <StatementItem key={statement.text} statement={statement} holds={props.holds} />
        ))}
      </ul>
    </div>
  );
}

const NOTHING: LinkTarget = { kind: 'path', path: [] };

function StatementItem({ statement, holds }: { readonly statement: Statement; readonly holds: boolean }) {
  const link = useLink(statement.target ?? NOTHING);
  const Icon = holds ? Check : Minus;
  return (
    <li
      {...(statement.target ? link : {})}
      {...(statement.role ? { 'data-role': statement.role } : {})}
      className="linkable grid grid-cols-[14px_minmax(0,1fr)_8px] items-start gap-x-2 rounded-base px-2 py-0.5"
    >
      <Icon aria-hidden className={holds ? 'mt-[3px] size-3.5 text-added' : 'mt-[3px] size-3.5 text-faint'} />
      <span className={holds ? '' : 'text-mute'}>{statement.text}</span>
      {statement.role && <RoleMark of={statement.role} className="mt-1.5" />}
    </li>
  );
}
