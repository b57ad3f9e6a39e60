/** The optimistic version after a write: 1 for a record without one, else one more than the number read (P3). */
import { type AttributeValue, addNumbers } from '#core/value';

/** The next version. What is no number counts as none; a finding says so. */
export function nextVersion(read: AttributeValue | undefined): AttributeValue {
  if (read === undefined || !('N' in read)) return { N: '1' };
  const next = addNumbers(read.N, '1');
  return { N: next.ok ? next.value : '1' };
}
