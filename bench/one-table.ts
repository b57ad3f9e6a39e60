/** The same requests by dynamodb-onetable: models with key templates, collected into a transaction, never sent. */

import { Table } from 'dynamodb-onetable';
import { Dynamo } from 'dynamodb-onetable/Dynamo';
import type { TransactItem } from '#core';
import { aliases, TABLE } from './cases.ts';

const text = { type: String } as const;
const required = { type: String, required: true } as const;

const table = new Table({
  // No call is executed, so the client is never used.
  client: new Dynamo({ client: { send: async () => ({}) } as never }),
  name: TABLE,
  partial: false,
  logger: false,
  schema: {
    format: 'onetable:1.1.0',
    version: '0.0.1',
    indexes: { primary: { hash: 'PK', sort: 'SK' } },
    models: {
      Account: {
        // biome-ignore lint/suspicious/noTemplateCurlyInString: OneTable's own templates
        PK: { type: String, value: 'ACCT#${accountId}' },
        SK: { type: String, value: 'PROFILE' },
        accountId: { ...required, hidden: true },
        email: text,
        username: text,
        aliases: { type: Set },
      },
      Lock: {
        // biome-ignore lint/suspicious/noTemplateCurlyInString: OneTable's own templates
        PK: { type: String, value: 'UNIQ#${constraint}#${value}' },
        SK: { type: String, value: 'LOCK' },
        constraint: required,
        value: required,
      },
    },
    params: { timestamps: false },
  },
});

interface Transaction {
  TransactItems?: TransactItem[];
}
type Model = Record<
  'create' | 'update' | 'remove',
  (
    properties: object,
    params: { readonly transaction: Transaction; readonly [option: string]: unknown },
  ) => Promise<unknown>
>;
const accounts = table.getModel('Account' as never) as unknown as Model;
const locks = table.getModel('Lock' as never) as unknown as Model;

/** The transaction's actions, by case title. */
export const ONE_TABLE: Readonly<Record<string, () => Promise<readonly TransactItem[]>>> = {
  'Sign up (3 actions)': async () => {
    const transaction: Transaction = {};
    await accounts.create({ accountId: 'a1f9c3', email: 'ada@lovelace.io', username: 'ada' }, { transaction });
    await locks.create({ constraint: 'EMAIL', value: 'ada@lovelace.io' }, { transaction });
    await locks.create({ constraint: 'HANDLE', value: 'ada' }, { transaction });
    return transaction.TransactItems ?? [];
  },
  'Change email (3 actions)': async () => {
    const transaction: Transaction = {};
    await accounts.update(
      { accountId: 'a1f9c3', email: 'ada@byron.org' },
      // biome-ignore lint/suspicious/noTemplateCurlyInString: OneTable's own templates
      { transaction, where: '${email} = {ada@lovelace.io}', exists: null },
    );
    await locks.create({ constraint: 'EMAIL', value: 'ada@byron.org' }, { transaction });
    await locks.remove({ constraint: 'EMAIL', value: 'ada@lovelace.io' }, { transaction, exists: null });
    return transaction.TransactItems ?? [];
  },
  'Sign up with 99 aliases (100 actions)': async () => {
    const transaction: Transaction = {};
    await accounts.create({ accountId: 'a1f9c3', aliases: new Set(aliases) }, { transaction });
    for (const value of aliases) await locks.create({ constraint: 'ALIAS', value }, { transaction });
    return transaction.TransactItems ?? [];
  },
};
