export type {
  Image,
  ImageItem,
  IndexEntry,
  Key,
  KeyOutcome,
  LockGap,
  Problem,
  RequiredItem,
  Role,
} from './image.ts';
export { imageOf } from './image-of.ts';
export { indexEntries, indexEntry } from './index-entries.ts';
export {
  type Derived,
  type PreparedDesign,
  type PreparedIndex,
  type PreparedIndexKey,
  prepareDesign,
} from './prepare.ts';
export type { PreparedKey, PreparedTemplate } from './prepare-key.ts';
export {
  DEFAULT_LOCK_PREFIX,
  DEFAULT_LOCK_SORT_KEY,
  DEFAULT_LOCK_TEMPLATE,
  type PreparedLock,
} from './prepare-lock.ts';
export type { PreparedReference } from './prepare-reference.ts';
export { shownBy } from './shown-by.ts';
