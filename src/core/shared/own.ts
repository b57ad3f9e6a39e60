/**
 * Looks up a name that a person chose. Names such as `constructor` or `toString` exist on every plain object by
 * inheritance, so a record that people fill is only ever read through its own properties.
 */
export function own<T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}
