import { memo, useState } from 'react';
import { Label, Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { formatNumber, formatPercent } from '#i18n';
import { NumberInput } from '../number-input.tsx';

/** The controls that are numbers. */
export type SliderName =
  | 'itemBytes'
  | 'changes'
  | 'otherWrites'
  | 'reads'
  | 'rowsPerRead'
  | 'items'
  | 'otherIndexes'
  | 'listedShare'
  | 'utilisation';

export interface SliderFieldProps {
  readonly name: SliderName;
  readonly label: string;
  readonly unit?: string;
  readonly value: number;
  /** One function for all sliders of a group, so that only the one that moves is drawn again. */
  readonly onChange: (name: SliderName, value: number) => void;
  /** Where the slider ends at first; a larger number typed moves the end. */
  readonly most: number;
  /** The least there can be; the slider begins at the step below. */
  readonly least?: number;
  /** What the number can be at all. */
  readonly limit?: number;
  readonly step: number;
  /** What a typed number is rounded to. */
  readonly grain?: number;
  readonly isShare?: boolean;
}

/** A number to drag, and to type where it has to be exact. */
export const SliderField = memo(function SliderField(props: SliderFieldProps) {
  const { label, unit, value, onChange, least = 0, limit = Number.MAX_SAFE_INTEGER, step, isShare = false } = props;
  const [reached, setReached] = useState(0);
  // The end never comes nearer while something is dragged, or the thumb would jump; afterwards it does.
  const most = Math.max(props.most, reached, value);
  const format = isShare ? PERCENT : PLAIN;
  const choose = (chosen: number) => {
    if (!Number.isFinite(chosen)) return;
    onChange(props.name, Math.min(limit, Math.max(least, chosen)));
  };
  return (
    <div className="min-w-0">
      <Slider
        value={value}
        onChange={(chosen) => {
          if (typeof chosen !== 'number') return;
          setReached(most);
          choose(chosen);
        }}
        onChangeEnd={() => setReached(0)}
        minValue={Math.floor(least / step) * step}
        maxValue={most}
        step={step}
        formatOptions={format}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2"
      >
        <Label className="text-small leading-tight text-mute">{label}</Label>
        <span className="flex items-center gap-1 text-small text-faint">
          <NumberInput
            label={label}
            value={value}
            format={isShare ? formatPercent : formatNumber}
            onChange={choose}
            least={least}
            limit={limit}
            grain={props.grain ?? step}
            isShare={isShare}
            className="h-6 field-sizing-content max-w-44 min-w-8 rounded-small border border-transparent bg-transparent px-1 text-right font-mono text-small text-ink outline-none hover:border-line focus:border-focus focus:bg-panel pointer-coarse:h-9"
          />
          {unit}
        </span>
        <SliderTrack className="col-span-2 flex h-4 w-full items-center pointer-coarse:h-8">
          {({ state }) => (
            <>
              <span className="absolute h-0.5 w-full rounded-full bg-line-strong" />
              <span
                className="absolute h-0.5 rounded-full bg-ink"
                style={{ width: `${state.getThumbPercent(0) * 100}%` }}
              />
              <SliderThumb
                aria-label={label}
                className="top-1/2 size-3 rounded-full border border-ink bg-panel data-[dragging]:bg-ink data-[focus-visible]:outline-2 data-[focus-visible]:outline-offset-1 data-[focus-visible]:outline-focus pointer-coarse:size-5"
              />
            </>
          )}
        </SliderTrack>
      </Slider>
    </div>
  );
});

const PLAIN: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };
const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };
