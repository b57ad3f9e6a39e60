/** Why there is no request: nothing to write, or errors that a copied request would carry into production. */
import type { Scenario } from '#core';
import { describeFinding, t } from '#i18n';
import { findingId, useActions, useCompiled, useDesign, useScenario } from '#state';
import { Button, EmptyState, SeverityMark } from '#ui';

/** Parts of a design that no write depends on: their errors hold back no request. */
const READ_ONLY: ReadonlySet<string | number | undefined> = new Set(['accessPatterns', 'workload']);

export function NoRequest() {
  const { plan, findings } = useCompiled();
  const scenario = useScenario();
  const { goTo } = useActions();
  const errors = findings.filter(({ severity, path }) => severity === 'error' && !READ_ONLY.has(path[0]));
  if (!scenario) return <EmptyState>{t.panes.request.noScenario}</EmptyState>;
  if (errors.length === 0 && plan.length === 0) return <NothingToWrite scenario={scenario} />;
  return (
    <div className="flex max-w-prose flex-col gap-3">
      <p>{t.panes.request.withheld(errors.length)}</p>
      <ul className="flex flex-col gap-1">
        {errors.map((finding) => (
          <li key={findingId(finding)} className="flex items-start gap-2">
            <SeverityMark severity="error" label={t.panes.severities.error} className="mt-1" />
            <span className="min-w-0 flex-1">{describeFinding(finding).title}</span>
            <Button size="small" variant="outline" onPress={() => goTo(finding.path)}>
              {t.panes.findings.goTo}
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-small text-mute">{t.panes.request.withheldWhy}</p>
    </div>
  );
}

/** A new update begins with equal states: what to do next is said, and where. */
function NothingToWrite({ scenario }: { readonly scenario: Scenario }) {
  const { entity, scenarios } = useDesign();
  const { goTo } = useActions();
  const { nothing, nothingChanged, toAfter } = t.panes.request;
  if (scenario.kind !== 'update') return <EmptyState>{nothing}</EmptyState>;
  const { attributes } = entity;
  const changing = attributes.find(({ immutable, keyOnly }) => !immutable && !keyOnly) ?? attributes[0];
  const path = ['scenarios', scenarios.indexOf(scenario), 'after', ...(changing ? [changing.name] : [])];
  return (
    <EmptyState
      action={
        <Button size="small" variant="outline" onPress={() => goTo(path)}>
          {toAfter}
        </Button>
      }
    >
      {nothingChanged}
    </EmptyState>
  );
}
