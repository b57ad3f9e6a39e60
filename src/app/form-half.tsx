/** The left column: the form, in its own boundary and its own file, fetched beside the rest of the page. */
import { lazy, Suspense } from 'react';
import { t } from '#i18n';
import { useDesign } from '#state';
import { PaneBoundary } from './pane-boundary.tsx';

const form = import('#features/form');
const FormPane = lazy(async () => ({ default: (await form).FormPane }));

/** Resolves when the form can be shown: the page waits for it, so that it appears whole. */
export const formReady = (): Promise<unknown> => form;

export function FormHalf() {
  const design = useDesign();
  return (
    <section aria-label={t.shell.formRegion} className="scroll-pane h-full bg-panel">
      <PaneBoundary resetOn={design}>
        <Suspense fallback={null}>
          <FormPane />
        </Suspense>
      </PaneBoundary>
    </section>
  );
}
