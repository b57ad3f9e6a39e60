/** What happens to a request that is sent again: with a token, without, with another payload, and when no answer came. */
import { ChevronRight } from 'lucide-react';
import { t } from '#i18n';
import { useActions, useLatchkey } from '#state';
import { Switch } from '#ui';

export function Idempotency({ isTransaction }: { readonly isTransaction: boolean }) {
  const isOn = useLatchkey((state) => state.token.isOn);
  const { setTokenOn } = useActions();
  const words = t.failureLog.idempotency;
  return (
    <details className="group text-small">
      <summary className="flex cursor-default list-none items-center gap-1 rounded-small text-mute hover:text-ink">
        <ChevronRight aria-hidden className="size-3 text-faint transition-transform group-open:rotate-90" />
        {words.title}
      </summary>
      <div className="mt-1 ml-4 flex flex-col gap-1.5">
        {isTransaction ? (
          <Switch isSelected={isOn} onChange={setTokenOn}>
            {words.token}
          </Switch>
        ) : (
          <p className="text-mute">{words.single}</p>
        )}
        <dl className="flex flex-col gap-1.5">
          {words.points.map(({ term, means }) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd className="text-mute">{means}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
