/** The keyboard, for the whole page. Undo goes to the design's history from everywhere, also from inside a field. */
import { requestText } from '#features/request';
import { t } from '#i18n';
import { copyText } from '#platform';
import { type Store, selectCompiled, unfinishedPaths } from '#state';

export function listenToShortcuts(store: Store): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const action = event.defaultPrevented || event.isComposing ? undefined : shortcutOf(event);
      if (!action || isInDialog(event.target)) return;
      event.preventDefault();
      action(store);
    },
    true,
  );
  // Undo from the browser's own menus.
  window.addEventListener(
    'beforeinput',
    (event) => {
      if (isInDialog(event.target)) return;
      if (event.inputType === 'historyUndo') store.actions.undo();
      else if (event.inputType === 'historyRedo') store.actions.redo();
      else return;
      event.preventDefault();
    },
    true,
  );
}

function shortcutOf(event: KeyboardEvent): ((store: Store) => void) | undefined {
  if (!(event.metaKey || event.ctrlKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return ({ actions }) => (event.shiftKey ? actions.redo() : actions.undo());
  if (key === 'y' && !event.shiftKey) return ({ actions }) => actions.redo();
  if (key === 'k' && !event.shiftKey) return ({ actions }) => actions.openDialog('commands');
  if (key === 'c' && event.shiftKey) return copyRequest;
  return undefined;
}

/** A dialog's fields keep their own history. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}

/** Copies the request as it is shown and says so. */
export async function copyRequest(store: Store): Promise<void> {
  const { notify } = store.actions;
  const words = t.shell.toasts;
  const request = requestText(selectCompiled(store.getState()));
  if (!request) {
    notify({ tone: 'problem', subject: 'copy', text: words.nothingToCopy });
    return;
  }
  const isCopied = await copyText(request.text);
  const leftOut = unfinishedPaths(store.getState()).length;
  const copied = leftOut === 0 ? words.requestCopied : words.requestCopiedWithout(leftOut);
  notify({ tone: isCopied ? 'note' : 'problem', subject: 'copy', text: isCopied ? copied : t.shell.copyFailed });
}
