/** The outputs of the chosen scenario: side by side where there is room, else one below the other. */
import { useCallback } from 'react';
import { ScenarioTabs } from '#features/scenarios-bar';
import { t } from '#i18n';
import { useActions } from '#state';
import { SplitPane } from '#ui';
import { useLayout } from '../use-layout.ts';
import { useWidth } from '../use-width.ts';
import { MainColumn } from './main-column.tsx';
import { SideColumn, sectionElementId } from './side-column.tsx';

const WIDE_ENOUGH = 820;

export function OutputsHalf({ isNarrow }: { readonly isNarrow: boolean }) {
  const [width, ref] = useWidth();
  const [layout, setLayout] = useLayout('outputs');
  const showFindings = useShowFindings();
  const isWide = !isNarrow && width >= WIDE_ENOUGH;
  return (
    <section ref={ref} aria-label={t.shell.outputsRegion} className="h-full min-w-0">
      <ScenarioTabs onShowFindings={showFindings}>
        {isWide ? (
          <SplitPane
            id="outputs"
            layout={layout}
            onLayout={setLayout}
            columns={[
              { id: 'main', defaultSize: '60%', minSize: 360, children: <MainColumn scrolls /> },
              {
                id: 'side',
                defaultSize: 412,
                minSize: 300,
                keepsPixels: true,
                children: <Side className="scroll-pane h-full" />,
              },
            ]}
          />
        ) : (
          <div className={isNarrow ? '' : 'scroll-pane min-h-0 flex-1'}>
            <MainColumn scrolls={false} />
            <Side className="border-t border-line" />
          </div>
        )}
      </ScenarioTabs>
    </section>
  );
}

function Side({ className }: { readonly className: string }) {
  return (
    <section aria-label={t.shell.sideRegion} className={className}>
      <SideColumn />
    </section>
  );
}

function useShowFindings(): () => void {
  const { setClosed } = useActions();
  return useCallback(() => {
    setClosed('side/findings', false);
    requestAnimationFrame(() => {
      const section = document.getElementById(sectionElementId('findings'));
      section?.scrollIntoView({ block: 'start', behavior: 'smooth' });
      section?.focus({ preventScroll: true });
    });
  }, [setClosed]);
}
