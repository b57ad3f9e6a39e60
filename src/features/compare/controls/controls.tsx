/** What is compared with what: sliders over the figures of the design's workload, which stay as they are. */
import type { AccessPattern, ComparisonControls, PreparedComparison } from '#core';
import { t } from '#i18n';
import { type Comparing, useActions, useLatchkey } from '#state';
import { Button } from '#ui';
import { Choices } from './choices.tsx';
import { SliderField } from './slider-field.tsx';

const LARGEST_ITEM = 400 * 1024;
const PAGE = 16 * 1024;

export interface ControlsProps {
  readonly pattern: AccessPattern;
  readonly prepared: PreparedComparison;
  readonly controls: ComparisonControls;
}

export function Controls({ pattern, prepared, controls }: ControlsProps) {
  const { compareWith } = useActions();
  const isChanged = useLatchkey(({ comparing }) => Object.keys(comparing).length > 0);
  const words = t.compare.controls;
  return (
    <section
      aria-label={words.title}
      className="top-0 z-10 border-b border-line bg-panel px-(--gutter) py-3 [@media(min-width:900px)_and_(min-height:820px)]:sticky"
    >
      <div className="grid grid-cols-2 gap-x-5 gap-y-1 @max-[380px]:grid-cols-1 @min-[560px]:grid-cols-3 @min-[900px]:grid-cols-4">
        <Sliders controls={controls} defaults={prepared.defaults} set={compareWith} />
      </div>
      <div className="mt-2 flex flex-wrap items-end gap-x-3 gap-y-2">
        <Choices pattern={pattern} controls={controls} set={compareWith} />
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
  const words = t.compare.controls;
  const counted = (name: 'changes' | 'otherWrites' | 'reads' | 'items') => {
    const most = endOf(defaults[name]);
    return (
      <SliderField
        label={words[name]}
        value={controls[name]}
        onChange={(value) => set({ [name]: value })}
        most={most}
        step={most / 100}
        grain={1}
      />
    );
  };
  return (
    <>
      <SliderField
        label={words.itemBytes}
        unit={words.bytes}
        value={controls.itemBytes}
        onChange={(itemBytes) => set({ itemBytes })}
        most={PAGE}
        limit={LARGEST_ITEM}
        step={64}
        grain={1}
      />
      {counted('changes')}
      {counted('otherWrites')}
      {counted('reads')}
      <SliderField
        label={words.rowsPerRead}
        value={controls.rowsPerRead}
        onChange={(rowsPerRead) => set({ rowsPerRead })}
        most={100}
        least={1}
        step={1}
      />
      {counted('items')}
      <SliderField
        label={words.otherIndexes}
        value={controls.otherIndexes}
        onChange={(otherIndexes) => set({ otherIndexes })}
        most={5}
        limit={20}
        step={1}
      />
      <SliderField
        label={words.listedShare}
        value={controls.listedShare}
        onChange={(listedShare) => set({ listedShare })}
        most={1}
        limit={1}
        step={0.01}
        isShare
      />
      {controls.billing === 'provisioned' && (
        <SliderField
          label={words.utilisation}
          value={controls.utilisation}
          onChange={(utilisation) => set({ utilisation })}
          most={1}
          least={0.1}
          limit={1}
          step={0.01}
          isShare
        />
      )}
    </>
  );
}

/** Four times what the design says, rounded up to a figure that a hundred steps divide. */
function endOf(figure: number): number {
  const wanted = Math.max(LEAST_END, figure * 4);
  const power = 10 ** Math.floor(Math.log10(wanted));
  return Math.ceil(wanted / power) * power;
}

const LEAST_END = 10_000;
