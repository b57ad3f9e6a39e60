/** One placement: what it sends, costs, asks and risks, and the way to go there. */
import { moveList, type PlacementComparison } from '#core';
import { compareWords, describePlacementReason, formatNumber } from '#i18n';
import { useActions } from '#state';
import { Button, Chip } from '#ui';
import { Cost } from './cost-facts.tsx';
import { Fact } from './fact.tsx';
import { NoFigure } from './no-figure.tsx';
import { RequestFact } from './request-fact.tsx';

export interface PlacementCardProps {
  readonly name: string;
  readonly placement: PlacementComparison;
  /** Whether other writes are plain ones, as the workload names none. */
  readonly isPlain: boolean;
  /** Whether the change can be planned in some place, so that going there leads on. */
  readonly isOpen: boolean;
}

export function PlacementCard({ name, placement, isPlain, isOpen }: PlacementCardProps) {
  const { kind, current, impossible, planned } = placement;
  const words = compareWords.facts;
  const { short } = compareWords;
  if (impossible.length > 0) {
    return (
      <li className="row-span-10 min-w-0">
        <h3 className="flex items-center gap-1.5 font-semibold">
          {short[kind]} <Chip>{compareWords.impossible}</Chip>
        </h3>
        {impossible.map((reason) => (
          <p key={JSON.stringify(reason)} className="mt-1 text-small text-mute">
            {describePlacementReason(reason)}
          </p>
        ))}
      </li>
    );
  }
  const head = (
    <div className="flex min-h-7 items-center gap-1.5">
      <h3 className="truncate font-semibold">{short[kind]}</h3>
      {current ? <Chip>{compareWords.here}</Chip> : isOpen && <Take name={name} placement={placement} />}
    </div>
  );
  if (!planned) {
    return (
      <li aria-label={short[kind]} className="row-span-10 min-w-0">
        {head}
        <NoFigure placements={[placement]} />
      </li>
    );
  }
  return (
    <li aria-label={short[kind]} className="row-span-10 grid min-w-0 grid-rows-subgrid content-start gap-y-2.5">
      {head}
      <RequestFact placement={placement} />
      <Fact label={words.write}>
        <strong className="font-mono text-small font-semibold">
          {formatNumber(placement.change.total)} {compareWords.units}
        </strong>
        <span className="text-small text-mute"> {splitOf(placement)}</span>
      </Fact>
      <Cost placement={placement} isPlain={isPlain} />
      <Fact label={words.orchestrate}>{words.orchestration[placement.orchestration]}</Fact>
      <Fact label={words.stale}>{placement.read.rows === 0 ? words.noRead : words.staleWords[placement.stale]}</Fact>
      <Fact label={words.crash}>{words.crashWords[placement.crash]}</Fact>
      <Fact label={words.risks}>
        {placement.risks.length === 0 ? (
          words.noRisks
        ) : (
          <ul className="list-disc pl-4 marker:text-faint">
            {placement.risks.map((risk) => (
              <li key={risk}>{words.riskWords[risk]}</li>
            ))}
          </ul>
        )}
      </Fact>
    </li>
  );
}

function splitOf({ change: { table, indexes, otherIndexes } }: PlacementComparison): string {
  const { bars } = compareWords;
  const parts = [
    [bars.table, table] as const,
    ...Object.entries(indexes),
    ...(otherIndexes > 0 ? [[bars.others, otherIndexes] as const] : []),
  ];
  return parts.map(([name, units]) => `${name} ${formatNumber(units)}`).join(' + ');
}

function Take({ name, placement: { kind } }: { readonly name: string; readonly placement: PlacementComparison }) {
  const { placeList } = useActions();
  const words = compareWords.facts;
  return (
    <Button
      size="small"
      variant="outline"
      className="ml-auto"
      aria-label={words.takeNamed(compareWords.short[kind])}
      onPress={() => placeList(name, (known, design) => moveList(known, design, name, kind))}
    >
      {words.use}
    </Button>
  );
}
