/** What is compared with what: sliders over the figures of the design's workload, which stay as they are. */
import { useCallback } from 'react';
import type { AccessPattern, Comparison, ComparisonControls, PreparedComparison } from '#core';
import { compareWords } from '#i18n';
import { type Comparing, useActions, useLatchkey } from '#state';
import { Button } from '#ui';
import { Choices } from './choices.tsx';
import { SliderField, type SliderName } from './slider-field.tsx';

const LARGEST_ITEM = 400 * 1024;
const PAGE = 16 * 1024;

export interface ControlsProps {
  readonly pattern: AccessPattern;
  readonly prepared: PreparedComparison;
  readonly comparison: Comparison;
}

export function Controls({ pattern, prepared, comparison }: ControlsProps) {
  const { compareWith } = useActions();
  const isChanged = useLatchkey(({ comparing }) => Object.keys(comparing).length > 0);
  const words = compareWords.controls;
  const { controls, mix } = comparison;
  const named = (writes: Comparison['mix']['changes']) => writes.map(({ name, times }) => words.mixed(name, times));
  return (
    <section
      aria-label={words.title}
      className="top-0 z-10 border-b border-line bg-panel px-(--gutter) py-3 [@media(min-width:900px)_and_(min-height:820px)]:sticky"
    >
      <div className="grid grid-cols-2 gap-x-5 gap-y-1 @max-[380px]:grid-cols-1 @min-[560px]:grid-cols-3 @min-[900px]:grid-cols-4">
        <Sliders controls={controls} defaults={prepared.defaults} set={compareWith} />
      </div>
      <div className="mt-2 flex flex-wrap items-end gap-x-3 gap-y-2">
        <Choices
          pattern={pattern}
          projection={controls.projection}
          billing={controls.billing}
          region={controls.region}
          wholeItems={controls.wholeItems}
          set={compareWith}
        />
        <p className="w-full text-small text-mute">{words.mix(named(mix.changes), named(mix.others))}</p>
        {prepared.assumed && <p className="text-small text-faint">{words.assumed}</p>}
        {isChanged && (
          <Button className="ml-auto" onPress={() => compareWith(null)}>
            {words.reset}
          </Button>
        )}
      </div>
    </section>
  );
}

interface SlidersProps {
  readonly controls: ComparisonControls;
  readonly defaults: ComparisonControls;
  readonly set: (controls: Comparing) => void;
}

function Sliders({ controls, defaults, set }: SlidersProps) {
  const words = compareWords.controls;
  const onChange = useCallback((name: SliderName, value: number) => set({ [name]: value }), [set]);
  const field = (name: SliderName) => ({ name, label: words[name], value: controls[name], onChange });
  const count = (name: 'changes' | 'otherWrites' | 'reads' | 'items') => {
    const most = endOf(defaults[name]);
    return <SliderField {...field(name)} most={most} step={most / 100} grain={1} />;
  };
  return (
    <>
      <SliderField
        {...field('itemBytes')}
        unit={words.bytes}
        most={PAGE}
        least={Math.min(LARGEST_ITEM, defaults.itemBytes)}
        limit={LARGEST_ITEM}
        step={SIZE_STEP}
        grain={1}
      />
      {count('changes')}
      {count('otherWrites')}
      {count('reads')}
      <SliderField {...field('rowsPerRead')} most={100} least={1} step={1} />
      {count('items')}
      <SliderField {...field('otherIndexes')} most={5} limit={20} step={1} />
      <SliderField {...field('listedShare')} most={1} limit={1} step={0.01} isShare />
      {controls.billing === 'provisioned' && (
        <SliderField {...field('utilisation')} most={1} least={0.1} limit={1} step={0.01} isShare />
      )}
    </>
  );
}

const SIZE_STEP = 64;

/** Four times what the design says, rounded up to a figure that a hundred steps divide. */
function endOf(figure: number): number {
  const wanted = Math.max(LEAST_END, figure * 4);
  const power = 10 ** Math.floor(Math.log10(wanted));
  return Math.ceil(wanted / power) * power;
}

const LEAST_END = 10_000;
