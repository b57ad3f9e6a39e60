/** Whether a text can be the name of something while it is typed. Names that cannot stay in the field as a draft. */

export type NameProblem = 'empty' | 'taken' | 'braces' | 'forbidden';

export interface NameRules {
  /** Whether something else has the name: a rename to it would merge two things into one. Asked while typing only. */
  readonly isTaken: (name: string) => boolean;
  /** Names that key templates insert: `{`, `}` and `|` would end the placeholder. */
  readonly inTemplates?: boolean;
}

/** What is wrong with a name, or null. Whether DynamoDB takes it is a finding; this is about the document holding it. */
export function checkName(name: string, rules: NameRules): NameProblem | null {
  if (name === '') return 'empty';
  if (name === '__proto__') return 'forbidden';
  if (rules.inTemplates && /[{}|]/.test(name)) return 'braces';
  return rules.isTaken(name) ? 'taken' : null;
}

/** The first of `name`, `name2`, `name3` … that nobody has. */
export function freeName(name: string, taken: readonly string[], separator = ''): string {
  if (!taken.includes(name)) return name;
  let count = 2;
  while (taken.includes(`${name}${separator}${count}`)) count += 1;
  return `${name}${separator}${count}`;
}

/** Whether an item of a list other than the one at `at` has the name. */
export function isOther(list: readonly { readonly name: string }[] | undefined, at: number, name: string): boolean {
  return (list ?? []).some((one, other) => other !== at && one.name === name);
}
