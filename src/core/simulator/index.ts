export type { CapacityDetail, ConsumedCapacity } from './capacity/consumed-capacity.ts';
export { entriesOfIndex, fingerprint, itemsOf } from './contents.ts';
export { createTables, execute, type Operation, prepare, type SimulatorRequest } from './execute.ts';
export { expire, isExpired } from './expire.ts';
export type { Outcome, Output, Run, RunOptions, Step } from './operation/outcome.ts';
export type { CancellationReason, ErrorType, Failure, Problem, ProblemCode } from './problem.ts';
export { type Database, settle } from './table/database.ts';
