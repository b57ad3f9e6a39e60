import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { classNames } from '#ui';

export interface TextBoxProps {
  readonly id?: string;
  readonly label?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The text with its parts told apart, drawn where the text stands; without it the text is drawn plainly. */
  readonly drawn?: ReactNode;
  readonly placeholder?: string;
  readonly isInvalid?: boolean;
  readonly describedBy?: string | undefined;
  /** Nothing is there: the box is a ghost of one. */
  readonly isGhost?: boolean;
  /** What is there is of no interest: the text steps back. */
  readonly isQuiet?: boolean;
  /** Enter makes a new line; otherwise Shift and Enter do. */
  readonly enterBreaks?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  readonly onBlur?: () => void;
  readonly suffix?: ReactNode;
  /** A finger has no hover: on a touch screen a button always lies over the end of the line. */
  readonly leavesRoom?: boolean;
  readonly textRef?: Ref<HTMLTextAreaElement>;
  readonly className?: string;
}

const TEXT =
  'col-start-1 row-start-1 min-w-0 whitespace-pre-wrap px-2 py-[calc((var(--control)-20px)/2)] font-mono text-small ' +
  '[overflow-wrap:anywhere] [font-feature-settings:"calt"_0] [font-variant-ligatures:none] pointer-coarse:text-[16px]';

const ROOM = 'pointer-coarse:pr-9';

/**
 * A mono text that grows with what is in it, line by line, so that a long key or value is never cut off. The text is
 * drawn in the same cell as the text area: the drawing gives the box its height and its colours.
 */
export function TextBox(props: TextBoxProps) {
  const { value, drawn, isGhost = false } = props;
  return (
    <div
      className={classNames(
        'flex min-h-(--control) w-full min-w-0 items-start rounded-base border hover:border-line-strong',
        'focus-within:border-focus focus-within:ring-2 focus-within:ring-focus/15 has-[[aria-invalid=true]]:border-error',
        isGhost ? 'border-dashed border-line bg-transparent' : 'border-line bg-panel',
        props.className,
      )}
    >
      <div className="grid min-w-0 flex-1">
        <div
          aria-hidden
          className={classNames(
            TEXT,
            props.leavesRoom && ROOM,
            drawn === undefined ? 'invisible' : 'pointer-events-none',
          )}
        >
          {drawn ?? value}
          {/* A last line without a letter on it has no height of its own. */}
          {'\u200b'}
        </div>
        <Area {...props} />
      </div>
      {props.suffix && (
        <span className="flex h-[calc(var(--control)-2px)] shrink-0 items-center pr-0.5">{props.suffix}</span>
      )}
    </div>
  );
}

function Area(props: TextBoxProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // Enter also ends the composing of a letter; that one is not ours.
    if (event.nativeEvent.isComposing) return;
    props.onKeyDown?.(event);
    if (event.key === 'Enter' && !props.enterBreaks && !event.shiftKey) event.preventDefault();
  };
  return (
    <textarea
      {...(props.id ? { id: props.id } : {})}
      {...(props.label ? { 'aria-label': props.label } : {})}
      ref={props.textRef}
      rows={1}
      value={props.value}
      placeholder={props.placeholder}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.describedBy}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={props.onBlur}
      className={classNames(
        TEXT,
        props.leavesRoom && ROOM,
        'h-full w-full resize-none overflow-hidden bg-transparent outline-none',
        props.drawn !== undefined && 'text-transparent caret-ink',
        props.drawn === undefined && props.isQuiet && 'text-faint',
      )}
    />
  );
}
