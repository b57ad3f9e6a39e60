/** Dialogs, fetched when first opened. */
import { lazy, Suspense } from 'react';
import { useLatchkey } from '#state';

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.lazy.tsx')).CommandPalette }));
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.lazy.tsx')).ImportDialog }));

export function Dialogs() {
  const dialog = useLatchkey((state) => state.dialog);
  return (
    <Suspense fallback={null}>
      {dialog === 'commands' && <CommandPalette />}
      {dialog === 'import' && <ImportDialog />}
    </Suspense>
  );
}
