/** Whether a text can be the name of something while it is typed. Names that cannot stay in the field as a draft. */

export type NameProblem = 'empty' | 'taken' | 'braces' | 'forbidden';

export interface NameRules {
  /** Names that others have: a rename to one of them would merge two things into one. */
  readonly taken: readonly string[];
  /** Names that key templates insert: `{`, `}` and `|` would end the placeholder. */
  readonly inTemplates?: boolean;
}

/** What is wrong with a name, or null. Whether DynamoDB takes it is a finding; this is about the document holding it. */
export function checkName(name: string, rules: NameRules): NameProblem | null {
  if (name === '') return 'empty';
  if (name === '__proto__') return 'forbidden';
  if (rules.inTemplates && /[{}|]/.test(name)) return 'braces';
  return rules.taken.includes(name) ? 'taken' : null;
}

/** The first of `name`, `name2`, `name3` … that nobody has. */
export function freeName(name: string, taken: readonly string[], separator = ''): string {
  if (!taken.includes(name)) return name;
  let count = 2;
  while (taken.includes(`${name}${separator}${count}`)) count += 1;
  return `${name}${separator}${count}`;
}
