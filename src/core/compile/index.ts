export { compile, type Prepared, prepare } from './compile.ts';
export type {
  ActionExpressions,
  Compiled,
  CompiledImage,
  CompileOptions,
  Failure,
  KeyCell,
  KeyRow,
} from './compiled.ts';
export { createTable, getRecord, lookUp, type Reads } from './reads.ts';
