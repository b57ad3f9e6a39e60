/** Attribute names a random design may use: a plain set, and one that breaks whoever forgets an alias or a quote. */
export interface Names {
  readonly id: string;
  readonly team: string;
  readonly status: string;
  readonly email: string;
  readonly handle: string;
  readonly level: string;
  readonly tags: string;
  readonly aliases: string;
  readonly deletedAt: string;
  readonly expiresAt: string;
  readonly blob: string;
  readonly note: string;
  readonly extra: string;
  readonly flag: string;
  readonly version: string;
  readonly PK: string;
  readonly SK: string;
}

export type AttributeField = Exclude<keyof Names, 'version' | 'PK' | 'SK'>;

const PLAIN: Names = {
  id: 'recordId',
  team: 'team',
  status: 'status',
  email: 'email',
  handle: 'handle',
  level: 'level',
  tags: 'tags',
  aliases: 'aliases',
  deletedAt: 'deletedAt',
  expiresAt: 'expiresAt',
  blob: 'blob',
  note: 'note',
  extra: 'extra',
  flag: 'flag',
  version: 'rev',
  PK: 'PK',
  SK: 'SK',
};

const HOSTILE: Names = {
  id: 'size',
  team: 'a b',
  status: 'constructor',
  email: 'a.b',
  handle: 'a-b',
  level: '#n',
  tags: 'été',
  aliases: '😀',
  deletedAt: ':d',
  expiresAt: 'ttl',
  blob: 'a_b',
  note: 'status',
  extra: 'toString',
  flag: '_flag',
  version: '"rev"',
  PK: 'p k',
  SK: 'hash',
};

export const NAME_SETS: readonly Names[] = [PLAIN, HOSTILE, { ...PLAIN, PK: 'pk', SK: 'sk' }];
