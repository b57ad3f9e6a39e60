/** Marks states that only a bug of ours can reach. Everything a person can cause is a finding or a Result instead. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`invariant: ${message}`);
}

/** Makes a `switch` over a tagged union exhaustive: a new kind does not compile until it is handled. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
