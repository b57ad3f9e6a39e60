/** A pane that is fetched when first shown, or before; whoever shows it puts a Suspense and a PaneBoundary around it. */
import { type ComponentType, createElement, use } from 'react';
import { isReachable } from '#platform';
import { forgetFailedFetch, loadOnce } from './load-once.ts';

export interface LazyPane {
  readonly Pane: ComponentType;
  /** Fetches the pane ahead of being shown. Without a network nothing happens: it is asked for again when shown. */
  readonly preload: () => Promise<void>;
}

export function lazyPane(fetchPane: () => Promise<ComponentType>): LazyPane {
  const { loaded, load } = loadOnce(fetchPane, isReachable);
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: panes are made once, when their module is read
    Pane: function LazyPane() {
      return createElement(loaded() ?? use(load()));
    },
    preload: async () => {
      try {
        await load();
      } catch (error) {
        forgetFailedFetch(error);
      }
    },
  };
}
