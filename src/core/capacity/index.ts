export type { ActionCapacity, Capacity, IndexCapacity } from './capacity.ts';
export {
  type LocalQueryUnits,
  localQueryUnits,
  PAGE_BYTES,
  type QueryUnits,
  queryUnits,
  READ_UNIT_BYTES,
  type ReadConsistency,
  readManyUnits,
  readUnits,
  uniformQueryUnits,
} from './read-capacity.ts';
export { indexCapacity, WRITE_UNIT_BYTES, writeCapacity, writeUnits } from './write-capacity.ts';
