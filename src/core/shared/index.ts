export { distinct } from './distinct.ts';
export { assertNever, invariant } from './invariant.ts';
export { isRecord, type JsonType, jsonType } from './json-type.ts';
export type { Mutable } from './mutable.ts';
export { own, setOwn } from './own.ts';
export { fail, ok, type Result } from './result.ts';
export { compareUtf8, isWellFormed, utf8Bytes, utf8Length } from './text.ts';
