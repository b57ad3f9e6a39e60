/**
 * Looks up a name that a person chose. Names such as `constructor` or `toString` exist on every plain object by
 * inheritance, so a record that people fill is only ever read through its own properties.
 */
export function own<T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}

/**
 * Writes under a name that a person chose. Assigning to `__proto__` would change what an object inherits instead; a
 * finding refuses the name, and until then it is a name like any other.
 */
export function setOwn<T>(record: Record<string, T>, name: string, value: T): void {
  if (name !== '__proto__') record[name] = value;
  else Object.defineProperty(record, name, { value, enumerable: true, configurable: true, writable: true });
}
