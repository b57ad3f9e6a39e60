/** How a placement's line looks: its colour says where the list is, table or index; its dashes which kind of index. */
import type { PlacementKind } from '#core';

export const LINE_LOOK: Readonly<Record<PlacementKind, { readonly role: 'record' | 'index'; readonly dash?: string }>> =
  {
    'table-key': { role: 'record' },
    index: { role: 'index' },
    'sparse-index': { role: 'index', dash: '7 4' },
    'multi-attribute-index': { role: 'index', dash: '2 3' },
  };
