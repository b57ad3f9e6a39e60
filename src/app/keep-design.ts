/** Keeps what is typed: the design in storage and in the address bar, designs left behind in the recent list. */
import type { Design } from '#core';
import { t } from '#i18n';
import { changeOnLeaving, replaceHash, type Storage, writeHash, writePreference } from '#platform';
import { followDesign, type RecentDesign, type Store } from '#state';
import { readRecent } from './opening-design.ts';

const REST_MS = 300;
const RECENT_KEPT = 20;

export function keepDesign(store: Store, storage: Storage): void {
  let hasWarned = false;
  const keep = (design: Design): void => {
    const written = writeHash(JSON.stringify(design));
    replaceHash(written.ok ? written.hash : '');
    storage.write('current', design).then((isStored) => {
      if (isStored || hasWarned) return;
      hasWarned = true;
      store.actions.notify({ tone: 'problem', subject: 'storage', text: t.shell.toasts.notStored });
    });
  };
  const follower = followDesign(store, REST_MS, keep);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && follower.flush());
  window.addEventListener('pagehide', () => changeOnLeaving(follower.flush));
  keep(store.getState().design);
  keepRecent(store, storage);
  store.subscribe((state, previous) => {
    if (state.scenario === previous.scenario && state.output === previous.output) return;
    writePreference('view', { scenario: state.scenario, output: state.output });
  });
}

/** Other windows write the same list, so it is read again and joined before it is written. */
function keepRecent(store: Store, storage: Storage): void {
  const save = async (recent: readonly RecentDesign[]): Promise<void> => {
    const others = readRecent(await storage.read('recent'));
    const known = new Set(recent.map(({ id }) => id));
    const joined = [...recent, ...others.filter(({ id }) => !known.has(id))];
    const newest = joined.toSorted((a, b) => b.savedAt - a.savedAt).slice(0, RECENT_KEPT);
    await storage.write('recent', newest);
  };
  let last = Promise.resolve();
  const queue = (recent: readonly RecentDesign[]): void => {
    last = last.then(() => save(recent));
  };
  if (store.getState().recent.length > 0) queue(store.getState().recent);
  store.subscribe((state, previous) => {
    if (state.recent !== previous.recent) queue(state.recent);
  });
}
