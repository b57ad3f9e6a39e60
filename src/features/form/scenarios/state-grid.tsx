import { useCallback, useMemo, useState } from 'react';
import type { AttributeValue, Scenario, State } from '#core';
import { t } from '#i18n';
import { placeOf, useLatchkey } from '#state';
import { Button, FieldFindings } from '#ui';
import { usePlaceFindings } from '../findings/use-place-findings.ts';
import { useOpenedForGoal } from '../parts/use-opened-for-goal.ts';
import { useRow } from '../rows/row-context.ts';
import { RowGap } from '../rows/row-gap.tsx';
import { usePages } from '../rows/use-pages.ts';
import { useRowKeys } from '../rows/use-row-keys.ts';
import { foldRows, type SideName, type StateRow, stateRows } from './state-rows.ts';
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
  const keys = useRowKeys(entity.attributes);
  const keyOf = useMemo(
    () => new Map(entity.attributes.map(({ name }, at) => [name, keys[at]])),
    [entity.attributes, keys],
  );
  const listed = isUnfolded ? rows : shown;
  const { parts, reveal } = usePages(listed.length);
  const places = sides.map((side) => placeOf([...path, side]));
  useOpenedForGoal(places, (goal) => {
    const isGoal = ({ name }: StateRow): boolean => name === goal[path.length + 1];
    if (folded.some(isGoal)) setUnfolded(true);
    reveal(Math.max(0, (folded.some(isGoal) ? rows : listed).findIndex(isGoal)));
  });
  const placesAt = useCallback(
    (at: number) => sides.map((side) => placeOf([...path, side, listed[at]?.name ?? ''])),
    [sides, path, listed],
  );
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
        {parts.map((part) =>
          part.kind === 'rows' ? (
            listed
              .slice(part.from, part.to)
              .map((row) => (
                <StateValueRow
                  key={row.name}
                  {...row}
                  before={valueIn(scenario.before, row.name)}
                  after={valueIn(scenario.after, row.name)}
                  sides={sides}
                  rowKey={keyOf.get(row.name)}
                  grid={GRIDS[sides.length === 1 ? 1 : 2]}
                />
              ))
          ) : (
            <div key={`gap-${part.from}`}>
              <RowGap gap={part} placesAt={placesAt} reveal={reveal} />
            </div>
          ),
        )}
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
      {places.map((place) => (
        <SideFindings key={place} place={place} />
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
