/** The tabs of the main column: one view of the scenario at a time. */
import { Suspense } from 'react';
import { RequestTools } from '#features/request';
import { t } from '#i18n';
import { useActions, useCompiled, useLatchkey } from '#state';
import { classNames, Tab, TabList, TabPanel, Tabs } from '#ui';
import { PaneBoundary } from '../pane-boundary.tsx';
import { OUTPUTS } from './outputs.ts';

export function MainColumn({ scrolls }: { readonly scrolls: boolean }) {
  const wanted = useLatchkey((state) => state.output);
  const compiled = useCompiled();
  const { selectOutput } = useActions();
  const selected = OUTPUTS.find(({ id }) => id === wanted) ?? OUTPUTS[0];
  if (!selected) return null;
  return (
    <Tabs selected={selected.id} onSelect={selectOutput} className={classNames('bg-panel', scrolls && 'h-full')}>
      <div className="flex shrink-0 flex-wrap items-center gap-x-4 border-b border-hair px-(--gutter)">
        <TabList label={t.panes.tabs.label} className="scroll-pane [scrollbar-width:none]">
          {OUTPUTS.map(({ id, title }) => (
            <Tab key={id} id={id}>
              {title}
            </Tab>
          ))}
        </TabList>
        {selected.id === 'request' && (
          <div className="ml-auto flex flex-wrap items-center gap-x-3 py-1">
            <RequestTools />
          </div>
        )}
      </div>
      <TabPanel
        key={selected.id}
        id={selected.id}
        className={classNames(
          '@container outline-offset-[-2px]',
          scrolls && 'scroll-pane',
          !selected.isFlush && 'px-(--gutter) py-3',
        )}
      >
        <PaneBoundary resetOn={compiled}>
          <Suspense fallback={null}>
            <selected.Pane />
          </Suspense>
        </PaneBoundary>
      </TabPanel>
    </Tabs>
  );
}
