/** Dialogs, fetched once the page has time, so that what is typed right after opening one reaches it. */
import { Suspense, useEffect } from 'react';
import { whenIdle } from '#platform';
import { useLatchkey } from '#state';
import { lazyPane } from '../lazy-pane.ts';
import { PaneBoundary } from '../pane-boundary.tsx';

const palette = lazyPane(async () => (await import('./command-palette.lazy.tsx')).CommandPalette);
const importing = lazyPane(async () => (await import('./import-dialog.lazy.tsx')).ImportDialog);

export function Dialogs() {
  const dialog = useLatchkey((state) => state.dialog);
  useEffect(
    () =>
      whenIdle(() => {
        void palette.preload();
        void importing.preload();
      }),
    [],
  );
  return (
    <PaneBoundary resetOn={dialog}>
      <Suspense fallback={null}>
        {dialog === 'commands' && <palette.Pane />}
        {dialog === 'import' && <importing.Pane />}
      </Suspense>
    </PaneBoundary>
  );
}
