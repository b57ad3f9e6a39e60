/** What the scenario does, costs and means, section by section. */
import { t } from '#i18n';
import { useActions, useCompiled, useLatchkey, useLatchkeyStore, useShown } from '#state';
import { CopyButton, Section } from '#ui';
import { PaneBoundary } from '../pane-boundary.tsx';
import { SIDE_SECTIONS, type SideSection } from './outputs.ts';

export function SideColumn() {
  return SIDE_SECTIONS.map((section) => <SidePane key={section.id} section={section} />);
}

/** The element of a section, for jumping to it. */
export const sectionElementId = (id: string): string => `side-${id}`;

function SidePane({ section: { id, title, Pane, ofScenario, noteOf, textOf } }: { readonly section: SideSection }) {
  const compiled = useCompiled();
  const design = useShown(({ design }) => design);
  const isClosed = useLatchkey((state) => state.closed[`side/${id}`] ?? false);
  const isWithout = ofScenario === true && design.scenarios.length === 0;
  const { setClosed } = useActions();
  const store = useLatchkeyStore();
  return (
    <div id={sectionElementId(id)} tabIndex={-1} className="@container outline-none">
      <Section
        title={title}
        note={isWithout ? undefined : noteOf?.(compiled)}
        isOpen={!isClosed}
        onToggle={(isOpen) => setClosed(`side/${id}`, !isOpen)}
        actions={
          <CopyButton
            label={t.panes.copyPane(title)}
            text={() => (isWithout ? t.panes.scenarios.none : textOf(compiled, design, store.getState().closed))}
            variant="icon"
          />
        }
      >
        <PaneBoundary resetOn={compiled}>
          {isWithout ? <p className="text-small text-mute">{t.panes.scenarios.none}</p> : <Pane />}
        </PaneBoundary>
      </Section>
    </div>
  );
}
