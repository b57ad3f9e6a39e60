/** One tab a scenario over everything it shows. Tabs go by position: two scenarios may have the same name for a while. */
import type { ReactNode } from 'react';
import type { Scenario } from '#core';
import { t } from '#i18n';
import { useActions, useDesign, useLatchkey } from '#state';
import { stripTabId, TabStrip } from '#ui';
import { AddScenario } from './add-scenario.tsx';
import { ScenarioSummary } from './scenario-summary.tsx';

const PANEL = 'scenario-panel';

export function ScenarioTabs(props: { readonly onShowFindings: () => void; readonly children: ReactNode }) {
  const { scenarios } = useDesign();
  const chosen = useLatchkey((state) => state.scenario);
  const { selectScenario } = useActions();
  const at = Math.max(
    0,
    scenarios.findIndex(({ name }) => name === chosen),
  );
  const hasTabs = scenarios.length > 0;
  return (
    <div className="flex h-full min-h-0 min-w-0 flex-col">
      <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-(--gutter) py-1.5">
        <div className="-ml-2.5 flex min-w-0 items-center gap-1">
          {hasTabs && (
            <TabStrip
              label={t.panes.scenarios.label}
              look="pill"
              panelId={PANEL}
              selected={String(at)}
              onSelect={(id) => selectScenario(scenarios[Number(id)]?.name ?? '')}
              tabs={scenarios.map((scenario, position) => ({ id: String(position), label: labelOf(scenario) }))}
            />
          )}
          <AddScenario />
        </div>
        <ScenarioSummary onShowFindings={props.onShowFindings} />
      </div>
      <div
        id={PANEL}
        {...(hasTabs ? { role: 'tabpanel', 'aria-labelledby': stripTabId(PANEL, String(at)) } : {})}
        className="flex min-h-0 flex-1 flex-col"
      >
        {props.children}
      </div>
    </div>
  );
}

function labelOf({ name, kind }: Scenario): ReactNode {
  return (
    <>
      <span className="max-w-48 truncate">{name || t.panes.scenarios.unnamed}</span>
      <span className="text-micro font-normal text-mute">{t.panes.scenarioKinds[kind]}</span>
    </>
  );
}
