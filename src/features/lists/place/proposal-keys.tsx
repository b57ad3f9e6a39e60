/** Key attributes with what each is rendered from. */
import type { ProposedKey } from '#core';
import { listWords, t } from '#i18n';
import { KeyText } from '#ui';

export function ProposalKeys({ keys }: { readonly keys: readonly ProposedKey[] }) {
  const when = keys.find((key) => (key.when ?? []).length > 0)?.when;
  return (
    <div className="min-w-0 flex-1">
      <dl className="grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-3">
        {keys.map(({ name, part, template }) => (
          <div key={`${part}:${name}`} className="contents">
            <dt className="min-w-18 text-small text-mute [overflow-wrap:anywhere]">
              <code>{name}</code>
            </dt>
            <dd className="min-w-0">
              {template === undefined ? (
                <span className="text-small text-faint">
                  {t.panes.keys.parts[part]}, {t.panes.keys.itself}
                </span>
              ) : (
                <KeyText parts={[template]} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {when && <p className="text-small text-mute">{listWords.place.onlyWhen(when)}</p>}
    </div>
  );
}
