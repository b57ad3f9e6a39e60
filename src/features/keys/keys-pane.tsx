/** Every key attribute of table and indexes: its template, its value before and after, or why it has none. */
import type { KeyCell, KeyRow } from '#core';
import { formatNumber, formatValue, t } from '#i18n';
import { useCompiled, useLink } from '#state';
import { Chip, Code, CopyButton, KeyText, RoleChip, ScrollBox } from '#ui';

export function KeysPane() {
  const { keys } = useCompiled();
  const words = t.panes.keys;
  if (keys.length === 0) return <p className="text-small text-mute">{words.none}</p>;
  return (
    <ScrollBox label={t.panes.tabs.keys}>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="text-micro text-faint">
            {[words.attribute, words.template, words.before, words.after].map((title) => (
              <th key={title} scope="col" className="pr-4 pb-1 font-normal whitespace-nowrap">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((row) => (
            <Row key={`${row.part}:${row.name}`} row={row} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Row({ row }: { readonly row: KeyRow }) {
  const { name, type, part, usedBy, template, before, after } = row;
  const link = useLink({ kind: 'key', name });
  const isOfTable = usedBy.includes(null);
  return (
    <tr {...link} data-role={isOfTable ? 'record' : 'index'} className="linkable border-t border-hair align-top">
      <td className="py-1.5 pr-4">
        <span className="flex items-center gap-1.5">
          <code className="font-semibold">{name}</code>
          <Chip mono>{type}</Chip>
        </span>
        <span className="mt-0.5 flex flex-wrap items-center gap-1 text-small text-faint">
          {t.panes.keys.parts[part]}
          {usedBy.map((index) => (
            <RoleChip key={index ?? ''} of={index === null ? 'record' : 'index'} mono={index !== null}>
              {index ?? t.panes.keys.table}
            </RoleChip>
          ))}
        </span>
      </td>
      <td className="py-1.5 pr-4">
        {template === undefined ? (
          <span className="text-small text-faint">{t.panes.keys.itself}</span>
        ) : (
          <KeyText parts={[template]} />
        )}
      </td>
      <Cell cell={before} name={name} />
      <Cell cell={after} name={name} isChanged={textOf(before) !== textOf(after)} />
    </tr>
  );
}

function textOf(cell: KeyCell | undefined): string | undefined {
  return cell && 'value' in cell ? JSON.stringify(cell.value) : undefined;
}

function Cell(props: { readonly cell: KeyCell | undefined; readonly name: string; readonly isChanged?: boolean }) {
  const { cell, name } = props;
  if (!cell) return <td className="py-1.5 pr-4 text-faint">–</td>;
  if (!('value' in cell)) return <AbsentCell cell={cell} />;
  const text = formatValue(cell.value);
  return (
    <td className="py-1.5 pr-4">
      <span className="flex items-start gap-1">
        <Code className={props.isChanged ? 'font-semibold' : cell.written ? '' : 'text-faint'}>{text}</Code>
        <span className="-my-0.5">
          <CopyButton label={t.panes.keys.copy(name)} text={text} variant="icon" />
        </span>
      </span>
      <Bytes cell={cell} />
      {!cell.written && <span className="block text-small text-faint">{t.panes.keys.notWritten}</span>}
    </td>
  );
}

function Bytes({ cell }: { readonly cell: Extract<KeyCell, { value: unknown }> }) {
  const isOver = cell.bytes > cell.limit;
  return (
    <span className={isOver ? 'block text-small font-semibold text-error' : 'block text-small text-faint'}>
      {t.panes.keys.bytesOf(formatNumber(cell.bytes), formatNumber(cell.limit))}
    </span>
  );
}

/** The reason, in the same words for before and after. */
function AbsentCell({ cell }: { readonly cell: Extract<KeyCell, { absent: unknown }> }) {
  const words = t.panes.keys.absent;
  const attribute = cell.attribute ?? t.panes.keys.aPart;
  const reason = { missing: words.missing(attribute), when: words.when, invalid: words.invalid(attribute) }[
    cell.absent
  ];
  return <td className="py-1.5 pr-4 text-small text-mute">{reason}</td>;
}
