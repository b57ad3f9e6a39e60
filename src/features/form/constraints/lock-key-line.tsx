import { type ImageItem, type KeyValue, keyValueBytes } from '#core';
import { formatNumber, t } from '#i18n';
import { useCompiled } from '#state';
import { textOfKey } from '../keys/key-value-line.tsx';

const LIMIT = 2048;

/** The lock a constraint takes in the chosen scenario, and how much of the key limit it needs. */
export function LockKeyLine({ constraint }: { readonly constraint: string }) {
  const { images } = useCompiled();
  const image = images.after ?? images.before;
  const locks = (image?.locks ?? []).filter((lock) => lock.constraint === constraint);
  const [lock, ...others] = locks;
  const value = lock && partitionValue(lock);
  const words = t.form.constraints;
  return (
    <p className="mt-0.5 font-mono text-micro text-faint [overflow-wrap:anywhere]">
      {value
        ? t.form.valueAndBytes(textOfKey(value), formatNumber(keyValueBytes(value)), formatNumber(LIMIT))
        : words.noLock}
      {others.length > 0 && ` ${words.moreLocks(others.length)}`}
    </p>
  );
}

/** The partition key stands first in a key. */
const partitionValue = ({ key }: ImageItem): KeyValue | undefined => Object.values(key)[0];
