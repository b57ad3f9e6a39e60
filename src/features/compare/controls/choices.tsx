/** What is chosen from a few: projection, billing, region, and whether readers need the whole item. */
import { memo } from 'react';
import { type AccessPattern, type ComparisonControls, offeredRegions, type Projection, type Workload } from '#core';
import { compareWords } from '#i18n';
import { type Comparing, useLatchkey, useShown } from '#state';
import { Select, Switch, TokenField } from '#ui';

interface ChoicesProps extends Pick<ComparisonControls, 'projection' | 'billing' | 'region' | 'wholeItems'> {
  readonly pattern: AccessPattern;
  readonly set: (controls: Comparing) => void;
}

const PROJECTIONS: readonly Projection['type'][] = ['ALL', 'KEYS_ONLY', 'INCLUDE'];
const BILLINGS: readonly Workload['billing'][] = ['on-demand', 'provisioned'];

export const Choices = memo(function Choices(props: ChoicesProps) {
  const attributes = useShown(({ design }) => design.entity.attributes);
  const prices = useLatchkey((state) => state.prices);
  const { pattern, projection, billing, region, wholeItems, set } = props;
  const words = compareWords.controls;
  const others = attributes.filter(({ name }) => ![...pattern.partition, ...pattern.sort].includes(name));
  const choose = (type: Projection['type']) => {
    if (type !== 'INCLUDE') set({ projection: { type } });
    else set({ projection: { type, attributes: others.slice(0, 1).map(({ name }) => name) } });
  };
  return (
    <>
      <Select
        hint={null}
        label={words.projection}
        className="w-28"
        value={projection.type}
        options={PROJECTIONS.map((type) => ({
          value: type,
          label: words.projections[type],
          description: words.projectionMeans[type],
        }))}
        onChange={choose}
      />
      {projection.type === 'INCLUDE' && (
        <TokenField
          hint={null}
          mono
          label={words.include}
          className="min-w-40"
          values={projection.attributes}
          options={others.map(({ name }) => ({ value: name, label: name }))}
          placeholder={words.noInclude}
          onChange={(chosen) => set({ projection: { type: 'INCLUDE', attributes: chosen } })}
        />
      )}
      <Select
        hint={null}
        label={words.billing}
        className="w-32"
        value={billing}
        options={BILLINGS.map((value) => ({ value, label: words.billings[value] }))}
        onChange={(value) => set({ billing: value })}
      />
      <Select
        hint={null}
        label={words.region}
        mono
        className="w-40"
        value={region}
        options={offeredRegions(billing, prices).map((value) => ({ value, label: value }))}
        onChange={(value) => set({ region: value })}
      />
      {projection.type !== 'ALL' && (
        <Switch className="min-h-(--control)" isSelected={wholeItems} onChange={(isOn) => set({ wholeItems: isOn })}>
          {words.wholeItems}
        </Switch>
      )}
    </>
  );
});
