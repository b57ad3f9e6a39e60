/** What a list is still missing to be a useful one, while it is named. */
import type { Attribute } from '#core';
import { listWords } from '#i18n';
import { useActions, useDesign } from '#state';
import { Button } from '#ui';

export function NewListHint({ group, sort }: { readonly group: string; readonly sort: string }) {
  const { attributes } = useDesign().entity;
  const { goTo } = useActions();
  const words = listWords.start;
  const grouping = attributes.find(({ name }) => name === group);
  if (grouping?.keyOnly) return <p className="text-small text-mute">{words.onlyId}</p>;
  const at = attributes.findIndex(({ name }) => name === sort);
  const sorting = attributes[at];
  if (!sorting || !isState(sorting)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-mute">
      {words.alphabetical(sort)}
      <Button size="small" variant="outline" onPress={() => goTo(['entity', 'attributes', at, 'values'])}>
        {words.allow(sort)}
      </Button>
    </p>
  );
}

/** Named like something that has a few values with an order of their own. */
const isState = ({ type, values = [], name }: Attribute): boolean =>
  type === 'S' && values.length === 0 && /(status|state|stage|phase|priority|severity|level|rank)$/i.test(name);
