import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { t } from '#i18n';
import { Button, classNames, Field, type FieldProps, IconButton, Menu, type MenuEntry, type Option } from '#ui';
import { afterMenu } from '../parts/focus-place.ts';

export interface OrderedTokensProps extends FieldProps {
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  /** Everything that can be chosen, in the order it is offered; asked when the menu opens. */
  readonly offer: () => readonly Option[];
  /** Whether there is anything left to choose. */
  readonly hasMore: boolean;
  /** What a value is called; itself, where nothing else is said. */
  readonly labelOf?: (value: string) => string;
  readonly mono?: boolean;
  /** What no choice means. */
  readonly placeholder?: string;
  /** Drawn between two tokens: `#` between the parts of a key, `→` between steps. */
  readonly joint?: string;
}

/**
 * Several of a list in an order that matters. Each token is a button with a menu: earlier, later, remove; Alt and the
 * arrow keys move it, Delete removes it.
 */
export function OrderedTokens(props: OrderedTokensProps) {
  const { values, onChange, offer, mono = false, joint } = props;
  const box = useRef<HTMLDivElement>(null);
  const change = (next: readonly string[], focusAt: number): void => {
    flushSync(() => onChange(next));
    afterMenu(() =>
      tokenButtons(box.current)
        .at(Math.max(0, Math.min(focusAt, next.length)))
        ?.focus(),
    );
  };
  const move = (at: number, to: number): void => {
    const value = values[at];
    if (value !== undefined && to >= 0 && to < values.length)
      change(values.toSpliced(at, 1).toSpliced(to, 0, value), to);
  };
  const additions = (): readonly MenuEntry[] =>
    offer()
      .filter((option) => !values.includes(option.value))
      .map((option) => ({
        id: option.value,
        label: option.label,
        ...(option.description ? { description: option.description } : {}),
        onAction: () => change([...values, option.value], values.length + 1),
      }));
  return (
    <Field {...props} labelIsFor={false}>
      {(ids) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a line of tokens in every browser
        <div
          ref={box}
          role="group"
          aria-labelledby={ids.label}
          aria-describedby={ids.describedBy}
          className={classNames(
            'flex min-h-(--control) w-full min-w-0 flex-wrap items-center gap-1 rounded-base border border-line bg-panel px-1 py-[3px]',
            'hover:border-line-strong',
            ids.isInvalid && 'border-error',
          )}
        >
          {values.length === 0 && props.placeholder && (
            <span className="px-1 text-small text-faint">{props.placeholder}</span>
          )}
          {values.map((value, at) => (
            <span key={value} className="contents">
              {at > 0 && joint && (
                <span aria-hidden className="font-mono text-micro text-faint">
                  {joint}
                </span>
              )}
              <Token
                label={props.labelOf?.(value) ?? value}
                mono={mono}
                at={at}
                count={values.length}
                onMove={(to) => move(at, to)}
                onRemove={() => change(values.toSpliced(at, 1), at)}
              />
            </span>
          ))}
          {props.hasMore && (
            <Menu label={t.form.tokens.addTo(props.label)} groups={() => [{ entries: additions() }]}>
              <IconButton
                label={t.form.tokens.addTo(props.label)}
                size="small"
                className="h-5! w-5! text-faint pointer-coarse:h-7! pointer-coarse:w-7!"
              >
                <Plus aria-hidden className="size-3.5" />
              </IconButton>
            </Menu>
          )}
        </div>
      )}
    </Field>
  );
}

const tokenButtons = (box: HTMLElement | null): readonly HTMLElement[] => [...(box?.querySelectorAll('button') ?? [])];

function Token(props: {
  readonly label: string;
  readonly mono: boolean;
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}) {
  const { at, count, label, onMove, onRemove } = props;
  const words = t.form.tokens;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else if (event.altKey && event.key === 'ArrowLeft') onMove(at - 1);
    else if (event.altKey && event.key === 'ArrowRight') onMove(at + 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const moves = [
    { id: 'earlier', label: words.earlier, isDisabled: at === 0, onAction: () => onMove(at - 1) },
    { id: 'later', label: words.later, isDisabled: at === count - 1, onAction: () => onMove(at + 1) },
  ];
  return (
    <span onKeyDownCapture={onKeyDown} className="inline-flex min-w-0 max-w-full">
      <Menu
        label={words.token(label)}
        groups={[
          { entries: count > 1 ? moves : [] },
          { entries: [{ id: 'remove', label: words.remove(label), isDangerous: true, onAction: onRemove }] },
        ]}
      >
        <Button
          size="small"
          className={classNames(
            'h-5! min-w-0 shrink! bg-well px-1.5! text-ink! hover:bg-well-strong pointer-coarse:h-7!',
            props.mono && 'font-mono',
          )}
        >
          <span className="truncate">{label}</span>
        </Button>
      </Menu>
    </span>
  );
}
