/** Copies a link to the run that is shown. A preset needs no design; an own race carries it along. */
import { t } from '#i18n';
import { addressWith, copyText, writeHash, writeRunPart } from '#platform';
import { useActions, useLatchkeyStore } from '#state';
import { useSession } from './race-session.ts';
import { writeRun } from './run-link.ts';

export function useShareRun(): () => void {
  const { setup, order, at } = useSession();
  const store = useLatchkeyStore();
  const { notify } = useActions();
  return () => {
    const part = writeRunPart(writeRun({ setup, order, at }));
    const design = setup.preset === null ? writeHash(JSON.stringify(store.getState().design)) : undefined;
    if (design && !design.ok) {
      notify({ tone: 'problem', text: t.races.run.tooLong });
      return;
    }
    copyText(addressWith(design ? `${design.hash}&${part}` : `#${part}`)).then((isCopied) =>
      notify({ tone: isCopied ? 'note' : 'problem', text: isCopied ? t.races.run.shared : t.races.run.notShared }),
    );
  };
}
