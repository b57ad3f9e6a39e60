import { expect, test } from 'vitest';
import { failedFetch, forgetFailedFetch, loadOnce } from './load-once.ts';

const reachable = async () => true;

test('a part is fetched once and then there at once', async () => {
  let times = 0;
  const { load, loaded } = loadOnce(async () => {
    times += 1;
    return 'part';
  }, reachable);
  expect(loaded()).toBeUndefined();
  expect(await Promise.all([load(), load()])).toEqual(['part', 'part']);
  expect(await load()).toBe('part');
  expect([loaded(), times]).toEqual(['part', 1]);
});

test('without a connection nothing is asked for; once that is let go of, the part is fetched', async () => {
  let isOnline = false;
  let times = 0;
  const { load } = loadOnce(
    async () => {
      times += 1;
      return 'part';
    },
    async () => isOnline,
  );
  const failure = await load().catch((error: unknown) => error);
  expect([failedFetch(failure), times]).toEqual(['offline', 0]);
  isOnline = true;
  await expect(load()).rejects.toBe(failure);
  forgetFailedFetch(failure);
  expect(await load()).toBe('part');
});

test('a part that is not given is told from a bug', async () => {
  const { load } = loadOnce(() => Promise.reject(new TypeError('Failed to fetch')), reachable);
  expect(failedFetch(await load().catch((error: unknown) => error))).toBe('not-given');
  expect(failedFetch(new Error('a bug'))).toBeNull();
  expect(failedFetch('a bug')).toBeNull();
});
