/** From a guard to a race that shows what happens without it. */
import { type Guard, shownBy } from '#core';
import { t } from '#i18n';
import { useActions } from '#state';

export function SeeRace({ guard }: { readonly guard: Guard }) {
  const { openRace } = useActions();
  const shown = shownBy(guard);
  if (!shown) return null;
  return (
    <button
      type="button"
      onClick={() => openRace({ kind: 'preset', id: shown.preset, off: shown.off })}
      className="cursor-default rounded-small text-ink underline decoration-line-strong underline-offset-2 hover:decoration-ink"
    >
      {t.races.seeRace}
    </button>
  );
}
