/** Starts the page: reads link and storage, makes the store, renders, and from then on keeps what is typed. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { issueText, t } from '#i18n';
import {
  afterPaint,
  applyTheme,
  copyText,
  createStorage,
  isThemeName,
  newId,
  onHashChange,
  openedHash,
  readHash,
  readPreference,
  readRunPart,
  writePreference,
} from '#platform';
import { createStore, type RecentDesign, type Store, StoreProvider } from '#state';
import { type UiPorts, UiPortsProvider } from '#ui';
import { App } from './app.tsx';
import { fetchTheRest } from './fetch-the-rest.ts';
import { keepDesign } from './keep-design.ts';
import { keepDrafts } from './keep-drafts.ts';
import { type OpeningNotice, openingDesign, readRecent } from './opening-design.ts';
import { PaneBoundary } from './pane-boundary.tsx';
import { listenToShortcuts } from './shortcuts.ts';

const PORTS: UiPorts = {
  copyText,
  words: {
    copy: t.shell.copy,
    copied: t.shell.copied,
    copyFailed: t.shell.copyFailed,
    close: t.shell.close,
    dismiss: t.shell.dismiss,
    remove: t.shell.remove,
    add: t.shell.add,
    resize: t.shell.resize,
  },
};

export async function start(root: HTMLElement): Promise<void> {
  const storage = createStorage();
  // The form is a file of its own, fetched beside this one; the page appears whole.
  const [{ FormPane }, stored, storedRecent] = await Promise.all([
    import('#features/form'),
    storage.read('current'),
    storage.read('recent'),
  ]);
  const { hash, isLeft } = openedHash();
  // What a page left on its way out is newer than what it stored, and no link of somebody else's.
  const opening = openingDesign(readHash(hash), isLeft ? undefined : stored);
  if (opening.notice?.kind === 'stored-unreadable') await storage.write('unreadable', stored);
  const recent = readRecent(storedRecent);
  const theme = readPreference('theme');
  const store = createStore({
    design: opening.design,
    recent: opening.replaced ? [recentOf(opening.replaced), ...recent] : recent,
    theme: isThemeName(theme) ? theme : 'system',
    now: Date.now,
    newId,
    afterPaint,
  });
  restoreView(store);
  followTheme(store);
  keepDesign(store, storage);
  keepDrafts(store);
  openRun(store, hash);
  followLinks(store);
  listenToShortcuts(store);
  if (opening.notice) sayOpened(store, opening.notice);
  createRoot(root).render(
    <StrictMode>
      <StoreProvider store={store}>
        <UiPortsProvider ports={PORTS}>
          <PaneBoundary resetOn={null}>
            <App Form={FormPane} />
          </PaneBoundary>
        </UiPortsProvider>
      </StoreProvider>
    </StrictMode>,
  );
  fetchTheRest();
}

function recentOf(design: RecentDesign['design']): RecentDesign {
  return { id: newId(), name: design.name, savedAt: Date.now(), design };
}

/** Shows the scenario and the output that were shown last, where the design still has them. */
function restoreView(store: Store): void {
  const view = readPreference('view');
  if (typeof view !== 'object' || view === null) return;
  const { scenario, output } = { scenario: null, output: null, ...view };
  const { scenarios } = store.getState().design;
  if (scenarios.some(({ name }) => name === scenario)) store.actions.selectScenario(String(scenario));
  if (typeof output === 'string') store.setState({ output });
}

function followTheme(store: Store): void {
  applyTheme(store.getState().theme);
  store.subscribe((state, previous) => {
    if (state.theme === previous.theme) return;
    applyTheme(state.theme);
    writePreference('theme', state.theme);
  });
}

/** A run of a race that a link carries beside the design, or alone. */
function openRun(store: Store, hash: string): void {
  const run = readRunPart(hash);
  if (run.kind === 'text') store.actions.openRace({ kind: 'run', text: run.text });
  else if (run.kind !== 'none') store.actions.notify({ tone: 'problem', text: t.races.run.broken });
}

/** A link followed or pasted into the open page. */
function followLinks(store: Store): void {
  onHashChange((hash) => {
    const { design, replaced, notice } = openingDesign(readHash(hash), store.getState().design);
    if (replaced) store.actions.replaceDesign(design);
    if (notice) sayOpened(store, notice);
    openRun(store, hash);
  });
}

function sayOpened({ actions }: Store, notice: OpeningNotice): void {
  const tone = notice.kind === 'opened-link' ? 'note' : 'problem';
  actions.notify({ tone, subject: 'design', text: noticeText(notice) });
}

function noticeText(notice: OpeningNotice): string {
  const words = t.shell.toasts;
  switch (notice.kind) {
    case 'opened-link':
      return words.linkOpened(notice.name);
    case 'broken-link':
      return words.linkBroken;
    case 'newer-link':
      return words.linkNewer;
    case 'stored-unreadable':
      return words.restoreFailed;
    case 'invalid-link':
      return words.linkInvalid(notice.issue ? issueText(notice.issue) : '');
  }
}
