import { expect, test } from 'vitest';
import { forgetFailedFetch, isFailedFetch, loadOnce } from './load-once.ts';

test('a part is fetched once and then there at once', async () => {
  let times = 0;
  const { load, loaded } = loadOnce(async () => {
    times += 1;
    return 'part';
  });
  expect(loaded()).toBeUndefined();
  expect(await Promise.all([load(), load()])).toEqual(['part', 'part']);
  expect(await load()).toBe('part');
  expect([loaded(), times]).toEqual(['part', 1]);
});

test('a failed download stays until it is let go of, then the part is fetched afresh', async () => {
  let isOnline = false;
  const { load } = loadOnce(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return 'part';
  });
  const failure = await load().catch((error: unknown) => error);
  expect(isFailedFetch(failure)).toBe(true);
  expect(isFailedFetch(new Error('a bug'))).toBe(false);
  isOnline = true;
  await expect(load()).rejects.toBe(failure);
  forgetFailedFetch(failure);
  expect(await load()).toBe('part');
});
