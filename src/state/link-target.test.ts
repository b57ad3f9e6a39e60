import { describe, expect, test } from 'vitest';
import { compile, EXAMPLES } from '#core';
import { itemId, type LinkTarget, linkedIds, linkId, meaningOf, placeOf } from './link-target.ts';

const signUp = EXAMPLES[0]!.design;
const ticket = EXAMPLES[1]!.design;
const changeEmail = compile(signUp, 'Change email');
const close = compile(ticket, 'Close');
const record = itemId('accounts', { PK: { S: 'ACCT#a1f9c3' }, SK: { S: 'PROFILE' } });
const claim = itemId('accounts', { PK: { S: 'UNIQ#EMAIL#ada@byron.org' }, SK: { S: 'LOCK' } });
const release = itemId('accounts', { PK: { S: 'UNIQ#EMAIL#ada@lovelace.io' }, SK: { S: 'LOCK' } });

const linked = (target: LinkTarget): readonly string[] => [...linkedIds(target, signUp, changeEmail)].toSorted();

describe('linkedIds', () => {
  test('an action brings its item, its constraint, and the attributes it is about', () => {
    expect(linked({ kind: 'action', position: 1 })).toEqual(
      ['action:1', 'attribute:email', 'constraint:EMAIL', `item:${claim}`, 'key:PK', 'key:SK'].toSorted(),
    );
  });

  test('an item brings the same as the action that writes it', () => {
    expect(linked({ kind: 'item', item: claim })).toEqual(linked({ kind: 'action', position: 1 }));
  });

  test('a constraint brings its claim and its release', () => {
    expect(linked({ kind: 'constraint', name: 'EMAIL' })).toEqual(
      ['action:1', 'action:2', 'constraint:EMAIL', `item:${claim}`, `item:${release}`].toSorted(),
    );
  });

  test('an attribute brings every action that reads or writes it', () => {
    expect(linked({ kind: 'attribute', name: 'email' })).toEqual(
      [
        'action:0',
        'action:1',
        'action:2',
        'attribute:email',
        `item:${record}`,
        `item:${claim}`,
        `item:${release}`,
      ].toSorted(),
    );
  });

  test('a field of the form means what it is a field of', () => {
    expect(linked({ kind: 'path', path: ['constraints', 0, 'normalise'] })).toEqual(
      ['path:constraints/0/normalise', ...linked({ kind: 'constraint', name: 'EMAIL' })].toSorted(),
    );
  });

  test('an index brings its keys and the actions that cost it something', () => {
    expect([...linkedIds({ kind: 'index', name: 'GSI1' }, ticket, close)].toSorted()).toEqual([
      'action:0',
      'index:GSI1',
      'key:GSI1PK',
      'key:GSI1SK',
    ]);
  });

  test('what nothing touches brings itself alone', () => {
    expect(linked({ kind: 'attribute', name: 'username' })).toEqual(['attribute:username']);
  });
});

test.each([
  [['constraints', 1, 'attributes', 0], 'constraint:HANDLE'],
  [['entity', 'attributes', 1, 'type'], 'attribute:email'],
  [['entity', 'keys', 'PK', 'template'], 'key:PK'],
  [['scenarios', 1, 'after', 'email', 'S'], 'attribute:email'],
  [['table', 'name'], null],
  [['constraints', 9], null],
  [['workload', 'region'], null],
] as const)('%j stands for %s', (path, id) => {
  const meaning = meaningOf(signUp, path);
  expect(meaning && linkId(meaning)).toBe(id);
});

test('places tell names with slashes apart', () => {
  expect(placeOf(['entity', 'keys', 'a/b'])).not.toBe(placeOf(['entity', 'keys', 'a', 'b']));
});
