/** The left column: the form, in its own boundary. */
import { FormPane } from '#features/form';
import { t } from '#i18n';
import { useDesign } from '#state';
import { PaneBoundary } from './pane-boundary.tsx';

export function FormHalf() {
  const design = useDesign();
  return (
    <section aria-label={t.shell.formRegion} className="scroll-pane h-full bg-panel">
      <PaneBoundary resetOn={design}>
        <FormPane />
      </PaneBoundary>
    </section>
  );
}
