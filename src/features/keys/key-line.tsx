import type { KeyCell } from '#core';
import { formatNumber, formatValue, t } from '#i18n';
import { Code, CopyButton, classNames } from '#ui';

/** One value of a key attribute with its size, or the reason why there is none. */
export function KeyLine(props: {
  readonly label: string;
  readonly cell: KeyCell;
  readonly name: string;
  readonly isChanged?: boolean;
}) {
  const { label, cell } = props;
  return (
    <>
      <dt className="text-small text-faint">{label}</dt>
      <dd className="min-w-0">
        {'value' in cell ? (
          <Value cell={cell} name={props.name} isChanged={props.isChanged ?? false} />
        ) : (
          <span className="text-small text-mute">{reasonOf(cell)}</span>
        )}
      </dd>
    </>
  );
}

type Present = Extract<KeyCell, { value: unknown }>;

function Value({
  cell,
  name,
  isChanged,
}: {
  readonly cell: Present;
  readonly name: string;
  readonly isChanged: boolean;
}) {
  const text = formatValue(cell.value);
  const words = t.panes.keys;
  return (
    <>
      <span className="flex items-start gap-2">
        <Code className={classNames('min-w-0 flex-1', isChanged && 'font-semibold', !cell.written && 'text-faint')}>
          {text}
        </Code>
        <span className="-my-0.5 flex shrink-0 items-center gap-1">
          <span className={cell.bytes > cell.limit ? 'text-small font-semibold text-error' : 'text-small text-faint'}>
            {words.bytesOf(formatNumber(cell.bytes), formatNumber(cell.limit))}
          </span>
          <CopyButton label={words.copy(name)} text={text} variant="icon" />
        </span>
      </span>
      {!cell.written && <span className="block text-small text-faint">{words.notWritten}</span>}
    </>
  );
}

function reasonOf({ absent, attribute = t.panes.keys.aPart }: Extract<KeyCell, { absent: unknown }>): string {
  const words = t.panes.keys.absent;
  return { missing: words.missing(attribute), when: words.when, invalid: words.invalid(attribute) }[absent];
}
