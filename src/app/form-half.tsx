/** The left column: the form, in its own boundary. */
import { type ComponentType, useMemo } from 'react';
import { t } from '#i18n';
import { useDesign } from '#state';
import { PaneBoundary } from './pane-boundary.tsx';

export function FormHalf({ Form }: { readonly Form: ComponentType }) {
  const design = useDesign();
  // One element for all times: the form follows the design by itself, field by field.
  const form = useMemo(() => <Form />, [Form]);
  return (
    <section aria-label={t.shell.formRegion} className="scroll-pane h-full bg-panel">
      <PaneBoundary resetOn={design}>{form}</PaneBoundary>
    </section>
  );
}
