/** One tab a scenario over everything it shows. Tabs go by position: two scenarios may have the same name for a while. */
import type { ReactNode } from 'react';
import { t } from '#i18n';
import { useActions, useDesign, useLatchkey } from '#state';
import { Tab, TabList, TabPanel, Tabs } from '#ui';
import { AddScenario } from './add-scenario.tsx';
import { ScenarioSummary } from './scenario-summary.tsx';

export function ScenarioTabs({
  onShowFindings,
  children,
}: {
  readonly onShowFindings: () => void;
  readonly children: ReactNode;
}) {
  const { scenarios } = useDesign();
  const chosen = useLatchkey((state) => state.scenario);
  const { selectScenario } = useActions();
  const at = Math.max(
    0,
    scenarios.findIndex(({ name }) => name === chosen),
  );
  return (
    <Tabs
      className="h-full"
      selected={String(at)}
      onSelect={(id) => {
        const scenario = scenarios[Number(id)];
        if (scenario) selectScenario(scenario.name);
      }}
    >
      <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-(--gutter) py-1.5">
        <div className="flex min-w-0 items-center gap-1">
          {scenarios.length > 0 && (
            <TabList label={t.panes.scenarios.label} className="scroll-pane gap-1! [scrollbar-width:none]">
              {scenarios.map(({ name, kind }, position) => (
                <Tab
                  // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat while they are typed
                  key={position}
                  id={String(position)}
                  look="pill"
                >
                  <span className="max-w-48 truncate">{name || t.panes.scenarios.unnamed}</span>
                  <span className="text-micro font-normal text-faint">{t.panes.scenarioKinds[kind]}</span>
                </Tab>
              ))}
            </TabList>
          )}
          <AddScenario />
        </div>
        <ScenarioSummary onShowFindings={onShowFindings} />
      </div>
      {scenarios.length > 0 ? (
        <TabPanel id={String(at)} className="flex flex-col">
          {children}
        </TabPanel>
      ) : (
        <div className="flex min-h-0 flex-1 flex-col">{children}</div>
      )}
    </Tabs>
  );
}
