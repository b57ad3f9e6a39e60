export type { AfterPaint, Shown } from './create-shown.ts';
export { createStore, type Store, type StorePorts } from './create-store.ts';
export { findingId } from './finding-id.ts';
export { type Follower, followDesign } from './follow-design.ts';
export {
  StoreProvider,
  useActions,
  useCompiled,
  useDesign,
  useFindingsAt,
  useHistory,
  useIsLinked,
  useLatchkey,
  useLatchkeyStore,
  useLink,
  useList,
  useScenario,
  useShown,
  useUnfinished,
} from './hooks.ts';
export { itemId, type LinkTarget, linkedIds, linkId, meaningOf, placeOf } from './link-target.ts';
export { compiledFor, compileOptions, selectCompiled } from './select-compiled.ts';
export type {
  Actions,
  Aliases,
  Comparing,
  DialogName,
  Draft,
  EditKind,
  Half,
  ImportResult,
  OrderRow,
  OrderRows,
  RaceOpening,
  RecentDesign,
  State,
  Theme,
  Toast,
} from './state.ts';
export { restoredDraftKey, textAt, unfinishedPaths } from './unfinished.ts';
