import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classNames } from './class-names.ts';

export interface ButtonProps {
  /** `quiet` sits in text and bars, `outline` is an action of a pane, `solid` the one main action of a screen. */
  readonly variant?: 'quiet' | 'outline' | 'solid';
  readonly size?: 'base' | 'small';
  readonly onPress?: () => void;
  readonly isDisabled?: boolean;
  /** Stands back, but keeps the focus: for a button whose press leaves it nothing more to do. */
  readonly 'aria-disabled'?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-describedby'?: string;
  readonly slot?: string | null;
  readonly type?: 'button' | 'submit';
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children?: ReactNode;
}

const VARIANTS = {
  quiet: 'text-mute hover:bg-well hover:text-ink data-[pressed]:bg-well-strong',
  outline: 'border border-line bg-panel text-ink hover:border-line-strong hover:bg-well data-[pressed]:bg-well-strong',
  solid: 'bg-ink text-on-ink hover:opacity-90 data-[pressed]:opacity-80',
} as const;

const SIZES = {
  base: 'h-(--control) px-2.5 text-base',
  small: 'h-6 px-1.5 text-small pointer-coarse:h-9 pointer-coarse:px-2.5',
} as const;

/** A button with words. For an icon alone use IconButton, which names it. */
export function Button({ variant = 'quiet', size = 'base', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      type={type}
      className={classNames(
        'inline-flex shrink-0 cursor-default items-center justify-center gap-1.5 rounded-base whitespace-nowrap select-none',
        'disabled:opacity-40 aria-disabled:opacity-40',
        VARIANTS[variant],
        SIZES[size],
        className,
      )}
    />
  );
}
