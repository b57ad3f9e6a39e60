/** One list: where it could live and why, how it is read and what that costs, and what order its keys have. */
import { useState } from 'react';
import type { AccessPattern } from '#core';
import { listWords } from '#i18n';
import { useList, useShown } from '#state';
import { Button, EmptyState, Section } from '#ui';
import { ListSelect } from './list-select.tsx';
import { NewList } from './new-list.tsx';
import { OrderPart } from './order/order-part.tsx';
import { PlacePart } from './place/place-part.tsx';
import { ReadPart } from './read/read-part.tsx';

export function ListsPane() {
  const pattern = useList();
  const [isNaming, setNaming] = useState(false);
  const hasAttributes = useShown(({ design }) => design.entity.attributes.length > 0);
  const words = listWords;
  if (!hasAttributes) {
    return (
      <div className="px-(--gutter) py-3">
        <EmptyState>{words.start.noAttributes}</EmptyState>
      </div>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-start gap-2 border-b border-line px-(--gutter) py-3">
        {pattern && !isNaming ? (
          <>
            <ListSelect chosen={pattern} />
            <Button size="small" className="my-0.5" onPress={() => setNaming(true)}>
              {words.start.another}
            </Button>
          </>
        ) : (
          <NewList hasOther={pattern !== undefined} onDone={() => setNaming(false)} />
        )}
      </div>
      {pattern && <Parts key={pattern.name} pattern={pattern} />}
    </>
  );
}

function Parts({ pattern }: { readonly pattern: AccessPattern }) {
  const words = listWords;
  return (
    <>
      <Section title={words.place.title}>
        <PlacePart pattern={pattern} />
      </Section>
      <Section title={words.read.title}>
        <ReadPart pattern={pattern} />
      </Section>
      <Section title={words.order.title} className="border-b-0!">
        <OrderPart pattern={pattern} />
      </Section>
    </>
  );
}
