/** Brings a document of an older version up to the current one, step by step. */
import { isRecord } from '#core/shared';
import { MIGRATIONS, type Migration } from './migrations.ts';

/** The document at the current version; anything that has no version to start from stays as it is. */
export function migrate(document: unknown, migrations: readonly Migration[] = MIGRATIONS): unknown {
  let current = document;
  for (const { from, up } of migrations) {
    if (isRecord(current) && current.version === from) current = { ...up(current), version: from + 1 };
  }
  return current;
}
