/** React's way to the store: narrow reads, stable actions, and the handlers that tie a part to its counterparts. */
import { createContext, createElement, type FocusEvent, type PointerEvent, type ReactNode, use, useMemo } from 'react';
import { useStore } from 'zustand/react';
import type { AccessPattern, Compiled, Design, Finding, Path, Scenario } from '#core';
import type { Shown } from './create-shown.ts';
import type { Store } from './create-store.ts';
import { type LinkTarget, linkId, placeOf } from './link-target.ts';
import type { Actions, State } from './state.ts';
import { unfinishedPaths } from './unfinished.ts';

const StoreContext = createContext<Store | null>(null);

export function StoreProvider({ store, children }: { readonly store: Store; readonly children: ReactNode }) {
  return createElement(StoreContext, { value: store }, children);
}

/** The store itself: for event handlers that read the state of the moment. */
export function useLatchkeyStore(): Store {
  const store = use(StoreContext);
  if (!store) throw new Error('invariant: StoreProvider stands above every pane');
  return store;
}

/** Reads one part of the state; the component renders again when that part changes. */
export function useLatchkey<T>(select: (state: State) => T): T {
  return useStore(useLatchkeyStore(), select);
}

export function useActions(): Actions {
  return useLatchkeyStore().actions;
}

export function useDesign(): Design {
  return useLatchkey((state) => state.design);
}

/** The compiled result of the chosen scenario, as the outputs show it. */
export function useCompiled(): Compiled {
  return useShown(({ compiled }) => compiled);
}

/** Reads one part of what the outputs show: design and compiled result belong together here. */
export function useShown<T>(select: (shown: Shown) => T): T {
  return useStore(useLatchkeyStore().shown, select);
}

/** The chosen scenario, if the design has one of that name. */
export function useScenario(): Scenario | undefined {
  return useLatchkey((state) => state.design.scenarios.find((scenario) => scenario.name === state.scenario));
}

/** The access pattern that is looked at, as the outputs show the design; the first one where none is chosen. */
export function useList(): AccessPattern | undefined {
  return useShown(
    ({ design: { accessPatterns = [] }, list }) =>
      accessPatterns.find(({ name }) => name === list) ?? accessPatterns[0],
  );
}

/** Places whose text is no value yet: the outputs show what stood there before. */
export function useUnfinished(): readonly Path[] {
  const drafts = useLatchkey((state) => state.drafts);
  const design = useLatchkey((state) => state.design);
  const scenario = useLatchkey((state) => state.scenario);
  return useMemo(() => unfinishedPaths({ drafts, design, scenario }), [drafts, design, scenario]);
}

/** What undo and redo would do. */
export function useHistory(): { readonly canUndo: boolean; readonly canRedo: boolean } {
  const { history } = useLatchkeyStore();
  const canUndo = useStore(history, (state) => state.pastStates.length > 0);
  const canRedo = useStore(history, (state) => state.futureStates.length > 0);
  return { canUndo, canRedo };
}

/** Findings at exactly this place of the document: what a field shows under itself. */
export function useFindingsAt(path: Path): readonly Finding[] {
  const place = placeOf(path);
  const { findings } = useCompiled();
  return useMemo(() => findings.filter((finding) => placeOf(finding.path) === place), [findings, place]);
}

/** Whether something that corresponds to the target is pointed at or focused. */
export function useIsLinked(target: LinkTarget): boolean {
  const id = linkId(target);
  return useShown(({ linked }) => linked.has(id));
}

/** Attributes and handlers for an element that stands for a target. Spread them on it: `<div {...useLink(target)}>`. */
export function useLink(target: LinkTarget): Readonly<Record<string, unknown>> {
  const { setLink } = useActions();
  const isLinked = useIsLinked(target);
  const id = linkId(target);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id is the target's identity
  const handlers = useMemo(
    () => ({
      'data-link': id,
      onPointerOver: (event: PointerEvent) => isInnermost(event) && setLink('hovered', target),
      onPointerOut: (event: PointerEvent) => isInnermost(event) && setLink('hovered', null),
      onFocus: (event: FocusEvent) => isInnermost(event) && setLink('focused', target),
      onBlur: (event: FocusEvent) => isInnermost(event) && setLink('focused', null),
    }),
    [id, setLink],
  );
  return isLinked ? { ...handlers, 'data-linked': '' } : handlers;
}

/** Linked parts lie inside each other; an event belongs to the innermost around it. */
function isInnermost(event: { readonly target: EventTarget; readonly currentTarget: EventTarget }): boolean {
  return event.target instanceof Element && event.target.closest('[data-link]') === event.currentTarget;
}
