/**
 * ExpressionAttributeNames and -Values: their own form, looking them up, and whether each was used.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Expressions.ExpressionAttributeNames.html
 */
import type { PathTree, ValueTree } from '#core/expression';
import { isRecord, ok, own, utf8Length } from '#core/shared';
import { type AttributeValue, type Item, itemSize } from '#core/value';
import { type Checked, refuse } from '../problem.ts';
import { type Reader, record, text } from './fields.ts';
import { checkName, expressionValue } from './values.ts';

/** A document path with real names. */
export type Path = readonly (string | number)[];

/** Looks placeholders up and remembers which ones were asked for. */
export interface Placeholders {
  readonly path: (tree: PathTree, expression: string) => Checked<Path>;
  readonly value: (tree: ValueTree, expression: string) => Checked<AttributeValue>;
  /** Refuses what nobody asked for. */
  readonly checkUsed: () => Checked<true>;
}

const MAX_BYTES = 255;
const MAX_BYTES_TOGETHER = 2_097_152;
const FORMS = { '#': /^#[A-Za-z0-9_]+$/, ':': /^:[A-Za-z0-9_]+$/ } as const;

/** The field ExpressionAttributeNames. */
export const names: Reader<Readonly<Record<string, string>>> = (json, field) => {
  const form = checkForm(json, field, '#');
  if (!form.ok) return form;
  return record((name, place) => {
    const read = text(name, place);
    if (!read.ok) return read;
    const checked = checkName(read.value, place);
    return checked.ok ? read : checked;
  })(json, field);
};

/** The field ExpressionAttributeValues. */
export const values: Reader<Item> = (json, field) => {
  const form = checkForm(json, field, ':');
  return form.ok ? record(expressionValue)(json, field) : form;
};

function checkForm(json: unknown, field: string, mark: keyof typeof FORMS): Checked<true> {
  if (!isRecord(json)) return refuse('wrong-json', { field, expected: 'object' });
  const placeholders = Object.keys(json);
  if (placeholders.length === 0) return refuse('placeholders-empty', { field });
  for (const placeholder of placeholders) {
    const bytes = utf8Length(placeholder);
    if (bytes > MAX_BYTES) return refuse('placeholder-too-long', { field, bytes, limit: MAX_BYTES });
    if (!FORMS[mark].test(placeholder)) return refuse('placeholder-syntax', { field, placeholder });
  }
  return ok(true);
}

/** The placeholders of one request or action. `expressions` are its expression texts, as far as it has them. */
export function createPlaceholders(
  names: Readonly<Record<string, string>> | undefined,
  values: Item | undefined,
  expressions: readonly (string | undefined)[],
): Checked<Placeholders> {
  const field = names ? 'ExpressionAttributeNames' : values ? 'ExpressionAttributeValues' : undefined;
  if (field !== undefined && expressions.every((expression) => expression === undefined)) {
    return refuse('placeholders-without-expression', { field });
  }
  const bytes = bytesOf(names) + itemSize(values ?? {});
  if (bytes > MAX_BYTES_TOGETHER) return refuse('placeholders-too-large', { bytes, limit: MAX_BYTES_TOGETHER });
  const used = new Set<string>();
  return ok({
    path: (tree, expression) => bindPath(tree, expression, names, used),
    value: ({ name }, expression) => {
      used.add(name);
      const value = own(values, name);
      return value === undefined ? refuse('value-undefined', { expression, placeholder: name }) : ok(value);
    },
    checkUsed: () => checkUsed(names, values, used),
  });
}

const bytesOf = (names: Readonly<Record<string, string>> = {}): number =>
  Object.entries(names).reduce((sum, [alias, name]) => sum + utf8Length(alias) + utf8Length(name), 0);

function bindPath(
  tree: PathTree,
  expression: string,
  names: Readonly<Record<string, string>> | undefined,
  used: Set<string>,
): Checked<Path> {
  const path: (string | number)[] = [];
  for (const element of tree.elements) {
    if (element.kind === 'index') path.push(element.index);
    else if (element.kind === 'name') path.push(element.name);
    else {
      used.add(element.alias);
      const name = own(names, element.alias);
      if (name === undefined) return refuse('name-undefined', { expression, placeholder: element.alias });
      path.push(name);
    }
  }
  return ok(path);
}

function checkUsed(
  names: Readonly<Record<string, string>> | undefined,
  values: Item | undefined,
  used: ReadonlySet<string>,
): Checked<true> {
  const name = Object.keys(names ?? {}).find((placeholder) => !used.has(placeholder));
  if (name !== undefined) return refuse('name-unused', { placeholder: name });
  const value = Object.keys(values ?? {}).find((placeholder) => !used.has(placeholder));
  return value === undefined ? ok(true) : refuse('value-unused', { placeholder: value });
}
