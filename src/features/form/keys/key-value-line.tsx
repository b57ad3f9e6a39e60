import type { KeyCell, KeyValue } from '#core';
import { formatNumber, t } from '#i18n';
import { useShown } from '#state';

/** The value a key has in the chosen scenario and how much of its limit that takes; or why it has none. */
export function KeyValueLine({ name }: { readonly name: string }) {
  // The line itself is what is followed: most keystrokes leave it as it is.
  const line = useShown(({ compiled }) => {
    const row = compiled.keys.find((key) => key.name === name);
    const cell = row?.after ?? row?.before;
    return cell ? lineOf(cell) : null;
  });
  if (line === null) return null;
  return <p className="min-w-0 truncate font-mono text-micro text-faint">{line}</p>;
}

function lineOf(cell: KeyCell): string {
  if ('absent' in cell) {
    const words = t.panes.keys.absent;
    return cell.absent === 'when' ? words.when : words[cell.absent](cell.attribute ?? t.panes.keys.aPart);
  }
  return t.form.valueAndBytes(textOfKey(cell.value), formatNumber(cell.bytes), formatNumber(cell.limit));
}

/** A key's value as text: B as its base64. */
export function textOfKey(value: KeyValue): string {
  return 'S' in value ? value.S : 'N' in value ? value.N : value.B;
}
