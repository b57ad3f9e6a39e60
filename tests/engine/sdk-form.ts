/** Between the JSON body of a request and what the official SDK takes: binary as bytes instead of base64. */

/** Base64 texts of B and BS become bytes; everything else stays. */
export function toSdk<T>(json: T): T {
  return convert(json, (text) =>
    typeof text === 'string' ? new Uint8Array(Buffer.from(text, 'base64')) : undefined,
  ) as T;
}

/** Bytes of B and BS become base64 texts; everything else stays. */
export function fromSdk<T>(value: T): T {
  return convert(value, (bytes) =>
    bytes instanceof Uint8Array ? Buffer.from(bytes).toString('base64') : undefined,
  ) as T;
}

function convert(value: unknown, binary: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((element) => convert(element, binary));
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  const entries = Object.entries(value);
  const [only] = entries;
  if (entries.length === 1 && only?.[0] === 'B') {
    const converted = binary(only[1]);
    if (converted !== undefined) return { B: converted };
  }
  if (entries.length === 1 && only?.[0] === 'BS' && Array.isArray(only[1])) {
    const converted = only[1].map(binary);
    if (!converted.includes(undefined)) return { BS: converted };
  }
  return Object.fromEntries(entries.map(([name, element]) => [name, convert(element, binary)]));
}
