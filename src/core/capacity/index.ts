export type { ActionCapacity, Capacity, IndexCapacity } from './capacity.ts';
export { indexCapacity, WRITE_UNIT_BYTES, writeCapacity, writeUnits } from './write-capacity.ts';
