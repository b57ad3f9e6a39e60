/** The attributes inside a changed or new item; of many, the first, and the rest on demand. */
import { useState } from 'react';
import { formatValue, t } from '#i18n';
import { Button } from '#ui';
import type { AttributeChange } from './diff-images.ts';

const SHOWN_AT_FIRST = 8;

export function AttributeList(props: { readonly changes: readonly AttributeChange[]; readonly isNew: boolean }) {
  const [showsAll, setShowsAll] = useState(false);
  const { changes, isNew } = props;
  const shown = showsAll || changes.length <= SHOWN_AT_FIRST + 1 ? changes : changes.slice(0, SHOWN_AT_FIRST);
  return (
    <div className="text-small text-mute">
      {shown.map((change) =>
        isNew ? (
          <NewAttribute key={change.name} change={change} />
        ) : (
          <AttributeDiff key={change.name} change={change} />
        ),
      )}
      {shown.length < changes.length && (
        <Button size="small" className="-ml-1.5" onPress={() => setShowsAll(true)}>
          {t.panes.changes.more(changes.length - shown.length)}
        </Button>
      )}
    </div>
  );
}

/** A new item has only new attributes: name and value run on, like words. */
function NewAttribute({ change: { name, after } }: { readonly change: AttributeChange }) {
  return (
    <span className="mr-3 inline-block max-w-full [overflow-wrap:anywhere]">
      <code>{name}</code> <code className="text-ink">{after ? formatValue(after) : ''}</code>
    </span>
  );
}

/** `email ada@lovelace.io → ada@byron.org`; a new attribute has no before, a removed one no after. */
function AttributeDiff({ change: { name, before, after } }: { readonly change: AttributeChange }) {
  return (
    <div className="[overflow-wrap:anywhere]">
      <code>{name}</code>{' '}
      {before && (
        <s className="decoration-removed">
          <code>{formatValue(before)}</code>
        </s>
      )}
      {before && <span> → </span>}
      {before && !after && t.panes.changes.absent}
      {after && <code className="text-ink">{formatValue(after)}</code>}
    </div>
  );
}
