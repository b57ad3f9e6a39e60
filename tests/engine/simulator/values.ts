/** Random attribute values that meet each other often, and now and then one that DynamoDB refuses. */
import fc from 'fast-check';

export type Json = Record<string, unknown>;
export type KeyType = 'S' | 'N' | 'B';

/** One way as a rule, another way one time in so many. */
export const rarely = <T>(often: fc.Arbitrary<T>, seldom: fc.Arbitrary<T>, one = 20): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: often, weight: one - 1 }, { arbitrary: seldom, weight: 1 });

/** There one time in so many. */
export const maybe = <T>(of: fc.Arbitrary<T>, one = 2): fc.Arbitrary<T | undefined> =>
  rarely<T | undefined>(fc.constant(undefined), of, one);

/** The fields that are there. */
export const defined = (fields: Json): Json =>
  Object.fromEntries(Object.entries(fields).filter(([, one]) => one !== undefined));

const STRINGS = ['a', 'b', 'ab', 'abc', 'é', '😀', '', 'a b', '10', 'ﬁ', '\uffff'];
const NUMBERS = ['0', '1', '2', '10', '-1', '1.5', '0.1', '1.0', '01', '+2', '1e1', '-0', '.5', '12345678901234567890'];
const BAD_NUMBERS = ['', 'abc', '1e126', '1e-131', '1'.repeat(39), ' 1', '0x1', 'NaN'];
const BINARIES = ['', 'YQ==', 'YWI=', 'YWJj', 'AA==', '/w=='];

export const string = fc.constantFrom(...STRINGS).map((S) => ({ S }));
export const number = fc.constantFrom(...NUMBERS).map((N) => ({ N }));
export const binary = fc.constantFrom(...BINARIES).map((B) => ({ B }));

const distinct = (...of: string[]) => fc.uniqueArray(fc.constantFrom(...of), { minLength: 1, maxLength: 3 });

export const scalar: fc.Arbitrary<Json> = fc.oneof(
  { arbitrary: string, weight: 4 },
  { arbitrary: number, weight: 4 },
  { arbitrary: binary, weight: 1 },
  { arbitrary: fc.boolean().map((BOOL) => ({ BOOL })), weight: 1 },
  { arbitrary: fc.constant({ NULL: true }), weight: 1 },
);

/** Values that `<` and its like compare. */
export const ordered: fc.Arbitrary<Json> = fc.oneof(
  { arbitrary: string, weight: 4 },
  { arbitrary: number, weight: 4 },
  { arbitrary: binary, weight: 1 },
);

export const set: fc.Arbitrary<Json> = fc.oneof(
  distinct(...STRINGS).map((SS) => ({ SS })),
  distinct('0', '1', '2', '1.5', '-1').map((NS) => ({ NS })),
  distinct(...BINARIES).map((BS) => ({ BS })),
);

export const list = (of: fc.Arbitrary<Json>): fc.Arbitrary<Json> => fc.array(of, { maxLength: 3 }).map((L) => ({ L }));
const map = (of: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc.dictionary(fc.constantFrom('p', 'q', 'data'), of, { maxKeys: 3, noNullPrototype: true }).map((M) => ({ M }));

const good: fc.Arbitrary<Json> = fc.oneof(
  { arbitrary: scalar, weight: 6 },
  { arbitrary: set, weight: 2 },
  { arbitrary: list(fc.oneof(scalar, map(scalar))), weight: 2 },
  { arbitrary: map(fc.oneof(scalar, list(scalar), set)), weight: 2 },
);

const nested = (levels: number): Json =>
  Array.from({ length: levels }).reduce<Json>((inner) => ({ L: [inner] }), { S: 'x' });

const bad: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom(...BAD_NUMBERS).map((N) => ({ N })),
  fc.constantFrom<Json>(
    { SS: [] },
    { NS: [] },
    { BS: [] },
    { SS: ['a', 'a'] },
    { NS: ['1', '1.0'] },
    { BS: ['YQ==', 'YQ=='] },
    {},
    { S: 'a', N: '1' },
    { X: 'a' },
    { S: 1 },
    { N: 1 },
    { B: '!' },
    { B: 'YQ' },
    { L: {} },
    { NULL: false },
    { BOOL: 'true' },
  ),
  fc.constantFrom(31, 32, 33).map(nested),
);

export const value: fc.Arbitrary<Json> = rarely(good, bad, 150);

const KEYS: Record<KeyType, fc.Arbitrary<Json>> = {
  S: fc.constantFrom('a', 'b', 'ab', 'é', '😀', '\uffff').map((S) => ({ S })),
  N: fc.constantFrom('0', '1', '2', '-1', '1.5', '10', '1.0', '2e0').map((N) => ({ N })),
  B: fc.constantFrom('YQ==', 'YWI=', 'AA==', '/w==').map((B) => ({ B })),
};

const BAD_KEYS: Json[] = [{ S: '' }, { B: '' }, { S: 'x'.repeat(1025) }, { S: 'x'.repeat(2049) }, { L: [] }];

/** The value of a key attribute: of its type as a rule, now and then empty, of another type, or too long. */
export const keyValue = (type: KeyType): fc.Arbitrary<Json> =>
  rarely(KEYS[type], fc.oneof(scalar, fc.constantFrom(...BAD_KEYS)), 60);
