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
  useScenario,
} from './hooks.ts';
export { itemId, type LinkTarget, linkedIds, linkId, meaningOf, placeOf } from './link-target.ts';
export { compiledFor, compileOptions, selectCompiled, selectLinked } from './select-compiled.ts';
export type {
  Actions,
  Aliases,
  DialogName,
  EditKind,
  Half,
  ImportResult,
  RecentDesign,
  State,
  Theme,
  Toast,
} from './state.ts';
