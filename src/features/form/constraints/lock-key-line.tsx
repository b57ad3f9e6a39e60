import { type Compiled, type ImageItem, type KeyValue, keyValueBytes } from '#core';
import { formatNumber, t } from '#i18n';
import { useActions, useLatchkeyStore, useShown } from '#state';
import { Button } from '#ui';
import { textOfKey } from '../keys/key-value-line.tsx';
import { missingValue, valuePath } from './missing-value.ts';

const LIMIT = 2048;

/** The lock a constraint takes in the chosen scenario and how much of the key limit it needs, or the value it lacks. */
export function LockKeyLine({ constraint }: { readonly constraint: string }) {
  // The line itself is what is followed: of many constraints a keystroke changes one or two.
  const line = useShown(({ compiled }) => lineOf(compiled, constraint));
  const missing = useShown((shown) => (line === null ? missingValue(shown, constraint) : null));
  const store = useLatchkeyStore();
  const { goTo } = useActions();
  const words = t.form.constraints;
  return (
    <p className="mt-0.5 font-mono text-micro text-faint [overflow-wrap:anywhere]">
      {line ?? (missing === null ? words.noLock : words.noLockAs(missing))}
      {missing !== null && (
        <Button
          size="small"
          className="ml-1 h-5! font-sans text-micro!"
          onPress={() => goTo(valuePath(store.getState(), missing))}
        >
          {words.giveValue}
        </Button>
      )}
    </p>
  );
}

/** Null where there is no lock. */
function lineOf({ images }: Compiled, constraint: string): string | null {
  const image = images.after ?? images.before;
  const locks = (image?.locks ?? []).filter((lock) => lock.constraint === constraint);
  const [lock, ...others] = locks;
  const value = lock && partitionValue(lock);
  if (!value) return null;
  const first = t.form.valueAndBytes(textOfKey(value), formatNumber(keyValueBytes(value)), formatNumber(LIMIT));
  return others.length > 0 ? `${first} ${t.form.constraints.moreLocks(others.length)}` : first;
}

/** The partition key stands first in a key. */
const partitionValue = ({ key }: ImageItem): KeyValue | undefined => Object.values(key)[0];
