/** The request and, under it, why each of its guards is there. */
import { GuardsPane, guardsText } from '#features/guards';
import { RequestPane } from '#features/request';
import { t } from '#i18n';
import { useCompiled, useShown } from '#state';
import { CopyButton, Section } from '#ui';
import { PaneBoundary } from '../pane-boundary.tsx';
import { SeeRace } from './see-race.tsx';

export function RequestView() {
  const compiled = useCompiled();
  const design = useShown(({ design }) => design);
  const { title } = t.panes.guards;
  return (
    <>
      <PaneBoundary resetOn={compiled}>
        <RequestPane />
      </PaneBoundary>
      {compiled.plan.length > 0 && (
        <Section
          title={title}
          className="border-t border-b-0! border-hair"
          actions={
            <CopyButton label={t.panes.copyPane(title)} text={() => guardsText(compiled, design)} variant="icon" />
          }
        >
          <PaneBoundary resetOn={compiled}>
            <GuardsPane more={(guard) => <SeeRace guard={guard} />} />
          </PaneBoundary>
        </Section>
      )}
    </>
  );
}
