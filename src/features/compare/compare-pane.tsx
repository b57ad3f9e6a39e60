/** The same change under each placement: controls above, then pictures with their numbers, facts side by side, prices. */
import { useMemo } from 'react';
import { type AccessPattern, type PreparedComparison, prepareComparison } from '#core';
import { compareWords } from '#i18n';
import { useActions, useLatchkey, useList, useShown } from '#state';
import { Button, EmptyState, Section } from '#ui';
import { possibleOf } from './charts/placement-names.ts';
import { SharePicture } from './charts/share-picture.tsx';
import { SizePicture } from './charts/size-picture.tsx';
import { UnitsPicture } from './charts/units-picture.tsx';
import { ComparedScenario } from './controls/compared-scenario.tsx';
import { Controls } from './controls/controls.tsx';
import { NoFigure } from './facts/no-figure.tsx';
import { SideBySide } from './facts/side-by-side.tsx';
import { PriceTable } from './prices/price-table.tsx';

export function ComparePane() {
  const pattern = useList();
  const design = useShown((shown) => shown.design);
  const scenario = useShown((shown) => shown.scenario);
  const picked = useShown(({ compared, design: { scenarios } }) =>
    scenarios.some(({ name }) => name === compared) ? compared : undefined,
  );
  const prepared = useMemo(
    () => (pattern ? prepareComparison(design, pattern.name, picked, scenario) : null),
    [design, pattern, picked, scenario],
  );
  const { selectOutput } = useActions();
  const words = compareWords;
  if (!pattern || !prepared) {
    return (
      <div className="px-(--gutter) py-3">
        <EmptyState
          action={
            !pattern && (
              <Button variant="outline" onPress={() => selectOutput('lists')}>
                {words.toLists}
              </Button>
            )
          }
        >
          {pattern ? words.noScenario : words.noList}
        </EmptyState>
      </div>
    );
  }
  return <Compared pattern={pattern} prepared={prepared} />;
}

function Compared(props: { readonly pattern: AccessPattern; readonly prepared: PreparedComparison }) {
  const { pattern, prepared } = props;
  const comparing = useLatchkey((state) => state.comparing);
  const prices = useLatchkey((state) => state.prices);
  const comparison = useMemo(() => prepared.at({ ...comparing, prices }), [prepared, comparing, prices]);
  const words = compareWords;
  return (
    <>
      <ComparedScenario prepared={prepared} />
      <Controls pattern={pattern} prepared={prepared} comparison={comparison} />
      {possibleOf(comparison).length > 0 ? (
        <>
          <UnitsPicture comparison={comparison} />
          <SizePicture comparison={comparison} />
          <SharePicture comparison={comparison} />
        </>
      ) : (
        <Section title={words.noPictures}>
          <NoFigure placements={comparison.placements} />
        </Section>
      )}
      <Section title={words.facts.title} note={words.heading(comparison.scenario)}>
        <SideBySide name={pattern.name} comparison={comparison} />
      </Section>
      <Section title={words.prices.title} note={words.prices.note(comparison.controls.region)} className="border-b-0!">
        <PriceTable billing={comparison.controls.billing} region={comparison.controls.region} />
      </Section>
    </>
  );
}
