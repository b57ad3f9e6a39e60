import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classNames } from './class-names.ts';
import type { LinkProps } from './field.tsx';

export interface SectionProps {
  readonly title: ReactNode;
  /** A few faint words after the title. */
  readonly note?: ReactNode;
  /** Buttons at the right of the header. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Given together: the header opens and closes the section. */
  readonly isOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly place?: string;
  readonly link?: LinkProps;
  readonly className?: string;
}

/** A titled part of a column, separated by a line from the next. Collapsible where `onToggle` is given. */
export function Section(props: SectionProps) {
  const id = useId();
  const isOpen = props.isOpen ?? true;
  const { onToggle } = props;
  const title = <span className="text-small font-semibold">{props.title}</span>;
  return (
    <section
      {...props.link}
      aria-labelledby={id}
      {...(props.place === undefined ? {} : { 'data-place': props.place })}
      className={classNames('border-b border-line px-(--gutter) py-3', props.className)}
    >
      <header className="-my-1 flex min-h-7 items-center gap-2">
        <h2 id={id} className="flex min-w-0 items-center gap-2">
          {onToggle ? (
            <AriaButton
              onPress={() => onToggle(!isOpen)}
              aria-expanded={isOpen}
              className="group -ml-1 flex cursor-default items-center gap-1 rounded-small px-1 py-0.5 hover:bg-well"
            >
              <ChevronRight
                aria-hidden
                className={classNames('size-3 text-faint transition-transform', isOpen && 'rotate-90')}
              />
              {title}
            </AriaButton>
          ) : (
            title
          )}
          {props.note && <span className="truncate text-micro font-normal text-faint">{props.note}</span>}
        </h2>
        {props.actions && <div className="ml-auto flex shrink-0 items-center gap-1">{props.actions}</div>}
      </header>
      {isOpen && <div className="mt-2">{props.children}</div>}
    </section>
  );
}
