/** What the header, the menus and the palette do with the document, and what they say afterwards. */
import { EXAMPLES, encodeDesign } from '#core';
import { formatNumber, t } from '#i18n';
import { addressWith, copyText, fileNameOf, replaceHash, saveTextFile, writeHash } from '#platform';
import type { Store } from '#state';

/** Opens another design by an action of the store, and offers the way back. */
function open(store: Store, action: () => void): void {
  const before = store.getState().design;
  action();
  const { design } = store.getState();
  if (design === before) return;
  store.actions.notify({
    tone: 'note',
    subject: 'design',
    text: t.shell.toasts.opened(design.name),
    action: { label: t.shell.toasts.undoOpen, onPress: store.actions.undo },
  });
}

export const openExample = (store: Store, id: string): void => open(store, () => store.actions.openExample(id));
export const openRecent = (store: Store, id: string): void => open(store, () => store.actions.openRecent(id));
export const openNew = (store: Store): void => open(store, store.actions.newDesign);

export function exportDesign(store: Store): void {
  const { design } = store.getState();
  saveTextFile(`${fileNameOf(design.name, 'design')}.latchkey.json`, encodeDesign(design));
}

/** Copies a link that holds the design. Nothing is sent: the design is in the link itself. */
export async function shareLink(store: Store): Promise<void> {
  const words = t.shell.toasts;
  const { notify } = store.actions;
  const written = writeHash(JSON.stringify(store.getState().design));
  if (!written.ok) {
    notify({
      tone: 'problem',
      subject: 'copy',
      text: words.linkTooLong(formatNumber(Math.ceil(written.length / 1024))),
    });
    return;
  }
  replaceHash(written.hash);
  const isCopied = await copyText(addressWith(written.hash));
  notify({
    tone: isCopied ? 'note' : 'problem',
    subject: 'copy',
    text: isCopied ? words.linkCopied : words.linkNotCopied,
  });
}

export const exampleList: readonly { readonly id: string; readonly name: string }[] = EXAMPLES.map(
  ({ id, design }) => ({ id, name: design.name }),
);
