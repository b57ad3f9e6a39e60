import { type ComponentType, lazy } from 'react';

/** A pane that is fetched when first shown; whoever shows it puts a Suspense around it. */
export function lazyPane(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load() }));
}
