/** The tabs of the main column: one view of the scenario at a time. */
import { Suspense } from 'react';
import { RequestTools } from '#features/request';
import { t } from '#i18n';
import { useActions, useCompiled, useLatchkey, useShown } from '#state';
import { classNames, stripTabId, TabStrip } from '#ui';
import { PaneBoundary } from '../pane-boundary.tsx';
import { NoScenario } from './no-scenario.tsx';
import { OUTPUTS } from './outputs.ts';

const PANEL = 'output-panel';

export function MainColumn({ scrolls }: { readonly scrolls: boolean }) {
  const wanted = useLatchkey((state) => state.output);
  const compiled = useCompiled();
  const hasScenario = useShown(({ design }) => design.scenarios.length > 0);
  const { selectOutput } = useActions();
  const selected = OUTPUTS.find(({ id }) => id === wanted) ?? OUTPUTS[0];
  if (!selected) return null;
  return (
    <div className={classNames('flex min-h-0 min-w-0 flex-col bg-panel', scrolls && 'h-full')}>
      <div className="flex shrink-0 flex-wrap items-center gap-x-4 border-b border-hair px-(--gutter)">
        <TabStrip
          look="line"
          label={t.panes.tabs.label}
          panelId={PANEL}
          selected={selected.id}
          onSelect={selectOutput}
          tabs={OUTPUTS.map(({ id, title }) => ({ id, label: title }))}
        />
        {selected.id === 'request' && (
          <div className="ml-auto flex flex-wrap items-center gap-x-3 py-1">
            <RequestTools />
          </div>
        )}
      </div>
      <div
        id={PANEL}
        role="tabpanel"
        aria-labelledby={stripTabId(PANEL, selected.id)}
        className={classNames(
          '@container min-h-0 flex-1',
          scrolls && 'scroll-pane',
          (!selected.isFlush || (selected.ofScenario && !hasScenario)) && 'px-(--gutter) py-3',
        )}
      >
        <PaneBoundary key={selected.id} resetOn={compiled}>
          <Suspense fallback={null}>
            {selected.ofScenario && !hasScenario ? <NoScenario /> : <selected.Pane />}
          </Suspense>
        </PaneBoundary>
      </div>
    </div>
  );
}
