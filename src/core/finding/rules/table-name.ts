/** Names of tables: what DynamoDB takes as a TableName. */
import type { Found, Path } from '../finding.ts';
import type { Rule } from '../rule.ts';

type TableNameCases = { 'table-name': { readonly name: string } };

const PATTERN = /^[a-zA-Z0-9_.-]{3,255}$/;

export const tableName: Rule<TableNameCases> = {
  name: 'table-name',
  codes: { 'table-name': 'error' },
  ofDesign({ design: { table, locks, constraints = [] } }) {
    const found = check(table.name, ['table', 'name']);
    if (locks?.table) found.push(...check(locks.table.name, ['locks', 'table', 'name']));
    for (const [i, constraint] of constraints.entries()) {
      if (constraint.kind !== 'reference' || constraint.table === undefined) continue;
      found.push(...check(constraint.table, ['constraints', i, 'table']));
    }
    return found;
  },
};

const check = (name: string, path: Path): Found<TableNameCases>[] =>
  PATTERN.test(name) ? [] : [{ code: 'table-name', path, params: { name } }];
