import { useState } from 'react';
import type { AttributeValue, Scenario, State } from '#core';
import { t } from '#i18n';
import { placeOf, useLatchkey } from '#state';
import { Button, FieldFindings } from '#ui';
import { usePlaceFindings } from '../findings/use-place-findings.ts';
import { useRow } from '../rows/row-context.ts';
import { foldRows, type SideName, stateRows } from './state-rows.ts';
import { StateValueRow } from './state-value-row.tsx';

/** The record's values before and after, side by side; one column where there is only one of them. */
export function StateGrid({ scenario }: { readonly scenario: Scenario }) {
  const { path } = useRow();
  const entity = useLatchkey((state) => state.design.entity);
  const [isUnfolded, setUnfolded] = useState(false);
  const words = t.form.scenarios;
  const rows = stateRows(entity, scenario);
  const { shown, folded } = foldRows(rows, scenario);
  const sides = sidesOf(scenario);
  if (rows.length === 0) return <p className="text-small text-mute">{words.noAttributes}</p>;
  return (
    <div>
      <div aria-hidden className={`${GRIDS[sides.length === 1 ? 1 : 2]} mb-1 text-micro text-faint`}>
        <span />
        {sides.map((side) => (
          <span key={side}>{words.sides[side]}</span>
        ))}
      </div>
      <div className="flex flex-col gap-1">
        {(isUnfolded ? rows : shown).map((row) => (
          <StateValueRow
            key={row.name}
            {...row}
            before={valueIn(scenario.before, row.name)}
            after={valueIn(scenario.after, row.name)}
            sides={sides}
            grid={GRIDS[sides.length === 1 ? 1 : 2]}
          />
        ))}
      </div>
      {folded.length > 0 && (
        <Button size="small" className="mt-1" onPress={() => setUnfolded(!isUnfolded)}>
          {isUnfolded
            ? words.fold
            : words.unfold(
                folded.length,
                folded
                  .map(({ name }) => name)
                  .slice(0, 3)
                  .join(', '),
              )}
        </Button>
      )}
      {sides.map((side) => (
        <SideFindings key={side} place={placeOf([...path, side])} />
      ))}
    </div>
  );
}

const GRIDS = {
  1: 'grid grid-cols-[minmax(0,92px)_minmax(0,1fr)] gap-x-2',
  2: 'grid grid-cols-[minmax(0,84px)_minmax(0,1fr)_minmax(0,1fr)] gap-x-1.5',
} as const;

/** The sides a scenario has by its kind, and those it states all the same. */
function sidesOf({ kind, before, after }: Scenario): readonly SideName[] {
  const hasBefore = kind !== 'create' || before !== undefined;
  const hasAfter = kind !== 'delete' || after !== undefined;
  if (hasBefore && hasAfter) return SIDES.both;
  return hasBefore ? SIDES.before : SIDES.after;
}

const SIDES = {
  both: ['before', 'after'],
  before: ['before'],
  after: ['after'],
} as const satisfies Readonly<Record<string, readonly SideName[]>>;

const valueIn = (state: State | undefined, name: string): AttributeValue | undefined =>
  state !== undefined && Object.hasOwn(state, name) ? state[name] : undefined;

function SideFindings({ place }: { readonly place: string }) {
  return <FieldFindings findings={usePlaceFindings(place)} />;
}
