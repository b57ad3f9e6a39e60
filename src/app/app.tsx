/** The page: header, form, outputs. Side by side, or one at a time on a narrow screen. */
import type { ComponentType } from 'react';
import { t } from '#i18n';
import { useActions, useLatchkey } from '#state';
import { SplitPane, ToastRegion } from '#ui';
import { Dialogs } from './dialogs/dialogs.tsx';
import { FormHalf } from './form-half.tsx';
import { GoToPlace } from './go-to-place.tsx';
import { HalfSwitch } from './half-switch.tsx';
import { Header } from './header/header.tsx';
import { OutputsHalf } from './outputs/outputs-half.tsx';
import { useLayout } from './use-layout.ts';
import { useWidth } from './use-width.ts';

const NARROW = 900;
const OUTPUTS_ID = 'outputs-start';

export function App({ Form }: { readonly Form: ComponentType }) {
  const [width, ref] = useWidth();
  const isNarrow = width < NARROW;
  return (
    <div ref={ref} className="flex h-dvh flex-col">
      <a
        href={`#${OUTPUTS_ID}`}
        className="sr-only focus:not-sr-only focus:absolute focus:z-40 focus:m-2 focus:rounded-base focus:bg-ink focus:px-3 focus:py-1.5 focus:text-on-ink"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(OUTPUTS_ID)?.focus();
        }}
      >
        {t.shell.skipToOutputs}
      </a>
      <Header isNarrow={isNarrow} />
      {isNarrow ? <NarrowBody Form={Form} /> : <WideBody Form={Form} />}
      <GoToPlace />
      <Dialogs />
      <Toasts />
    </div>
  );
}

function WideBody({ Form }: { readonly Form: ComponentType }) {
  const [layout, setLayout] = useLayout('page');
  return (
    <main className="min-h-0 flex-1">
      <SplitPane
        id="page"
        layout={layout}
        onLayout={setLayout}
        columns={[
          { id: 'form', defaultSize: 396, minSize: 320, keepsPixels: true, children: <FormHalf Form={Form} /> },
          { id: 'outputs', defaultSize: '70%', minSize: 420, children: <OutputsMain isNarrow={false} /> },
        ]}
      />
    </main>
  );
}

function NarrowBody({ Form }: { readonly Form: ComponentType }) {
  const half = useLatchkey((state) => state.half);
  return (
    <main className="flex min-h-0 flex-1 flex-col">
      <HalfSwitch />
      <div className={half === 'form' ? 'min-h-0 flex-1' : 'hidden'}>
        <FormHalf Form={Form} />
      </div>
      <div className={half === 'outputs' ? 'scroll-pane min-h-0 flex-1' : 'hidden'}>
        <OutputsMain isNarrow />
      </div>
    </main>
  );
}

function OutputsMain({ isNarrow }: { readonly isNarrow: boolean }) {
  return (
    <div id={OUTPUTS_ID} tabIndex={-1} className="h-full min-w-0 outline-none">
      <OutputsHalf isNarrow={isNarrow} />
    </div>
  );
}

function Toasts() {
  const toasts = useLatchkey((state) => state.toasts);
  const { dismissToast } = useActions();
  return <ToastRegion toasts={toasts} onDismiss={dismissToast} />;
}
