import { type Compiled, type ImageItem, type KeyValue, keyValueBytes } from '#core';
import { formatNumber, t } from '#i18n';
import { useShown } from '#state';
import { textOfKey } from '../keys/key-value-line.tsx';

const LIMIT = 2048;

/** The lock a constraint takes in the chosen scenario, and how much of the key limit it needs. */
export function LockKeyLine({ constraint }: { readonly constraint: string }) {
  // The line itself is what is followed: of many constraints a keystroke changes one or two.
  const line = useShown(({ compiled }) => lineOf(compiled, constraint));
  return <p className="mt-0.5 font-mono text-micro text-faint [overflow-wrap:anywhere]">{line}</p>;
}

function lineOf({ images }: Compiled, constraint: string): string {
  const image = images.after ?? images.before;
  const locks = (image?.locks ?? []).filter((lock) => lock.constraint === constraint);
  const [lock, ...others] = locks;
  const value = lock && partitionValue(lock);
  const words = t.form.constraints;
  const first = value
    ? t.form.valueAndBytes(textOfKey(value), formatNumber(keyValueBytes(value)), formatNumber(LIMIT))
    : words.noLock;
  return others.length > 0 ? `${first} ${words.moreLocks(others.length)}` : first;
}

/** The partition key stands first in a key. */
const partitionValue = ({ key }: ImageItem): KeyValue | undefined => Object.values(key)[0];
