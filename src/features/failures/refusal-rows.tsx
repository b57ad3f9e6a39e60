/** Codes that have nothing to do with a condition: named in one line, a row each once that is unfolded. */
import { ChevronRight } from 'lucide-react';
import { Fragment, useId } from 'react';
import type { Refusal } from '#core';
import { t } from '#i18n';
import { useActions, useLatchkey } from '#state';
import { classNames } from '#ui';
import { isFolded, refusalCode, refusalsSection, shortCodes } from './failures-text.ts';

export interface RefusalRowsProps {
  readonly refusals: readonly Refusal[];
  readonly title: string;
  /** Whose codes these are, where they are of a single position. */
  readonly position?: number;
  readonly isFirst?: boolean;
}

export function RefusalRows({ refusals, title, position, isFirst = false }: RefusalRowsProps) {
  const isOpen = useLatchkey(({ closed }) => !isFolded(closed, position));
  const { setClosed } = useActions();
  const id = useId();
  if (refusals.length === 0) return null;
  return (
    <>
      <tr className={isFirst ? 'border-t border-hair' : ''}>
        <td />
        <td colSpan={2} className={isFirst ? 'py-1' : 'pb-1'}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={t.refusals.unfold(position)}
            onClick={() => setClosed(refusalsSection(position), isOpen)}
            className="flex w-full cursor-default items-baseline gap-1 rounded-small text-left text-small text-faint hover:text-ink"
          >
            <ChevronRight
              aria-hidden
              className={classNames('size-3 shrink-0 translate-y-px transition-transform', isOpen && 'rotate-90')}
            />
            <span className="min-w-0">
              {title} {shortCodes(refusals)}
            </span>
          </button>
        </td>
      </tr>
      {isOpen &&
        refusals.map((refusal, at) => (
          <tr key={refusal.cause} id={at === 0 ? id : undefined} className="align-top text-small">
            <td />
            <td className="py-1 pr-3 pl-4">
              <code className="block text-mute">
                <Breakable name={refusalCode(refusal)} />
              </code>
              {t.refusals.causes[refusal.cause].means}
            </td>
            <Cell tell={t.refusals.causes[refusal.cause].tell} retry={t.refusals.retries[refusal.retry]} />
          </tr>
        ))}
    </>
  );
}

/** A long name in CamelCase, to be broken between its words. */
export function Breakable({ name }: { readonly name: string }) {
  return name.split(/(?=[A-Z])/).map((word, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the name
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

/** What to tell the user, under which fields, and whether to try again. */
export function Cell(props: {
  readonly tell?: string | undefined;
  readonly retry: string;
  readonly fields?: readonly string[];
}) {
  const { tell, retry, fields = [] } = props;
  return (
    <td className="py-1 text-mute">
      {fields.length > 0 && <code className="text-ink">{fields.join(', ')}: </code>}
      {tell !== undefined && `“${tell}” `}
      <span className="text-faint">{retry}.</span>
    </td>
  );
}
