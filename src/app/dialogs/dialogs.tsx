/** Dialogs, fetched once the page has time, so that what is typed right after opening one reaches it. */
import { lazy, Suspense, useEffect } from 'react';
import { whenIdle } from '#platform';
import { useLatchkey } from '#state';

const loadPalette = () => import('./command-palette.lazy.tsx');
const loadImport = () => import('./import-dialog.lazy.tsx');
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));
const ImportDialog = lazy(async () => ({ default: (await loadImport()).ImportDialog }));

export function Dialogs() {
  const dialog = useLatchkey((state) => state.dialog);
  useEffect(
    () =>
      whenIdle(() => {
        // Without a network they are asked for again when they are opened.
        Promise.all([loadPalette(), loadImport()]).catch(() => undefined);
      }),
    [],
  );
  return (
    <Suspense fallback={null}>
      {dialog === 'commands' && <CommandPalette />}
      {dialog === 'import' && <ImportDialog />}
    </Suspense>
  );
}
