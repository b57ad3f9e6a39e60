/** Key attributes with what each is rendered from. */
import type { ProposedKey } from '#core';
import { listWords, t } from '#i18n';
import { KeyText } from '#ui';

export function ProposalKeys({ keys }: { readonly keys: readonly ProposedKey[] }) {
  const only = [...new Set(keys.flatMap(({ when = [] }) => when.map(({ attribute }) => attribute)))];
  return (
    <div className="min-w-0 flex-1">
      <dl className="grid grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)] gap-x-3">
        {keys.map(({ name, part, template }) => (
          <div key={`${part}:${name}`} className="contents">
            <dt className="text-small text-mute">
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
      {only.length > 0 && <p className="text-small text-faint">{listWords.place.onlyWhen(only.join(', '))}</p>}
    </div>
  );
}
