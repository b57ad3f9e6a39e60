import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTE_TYPES, type AttributeType, type AttributeValue, checkValue } from '#core/value';
import { anyDesign, anyValue } from '../__fixtures__/arbitrary-design.ts';
import { changeAttributeType, convertValue, type Design, emptyDesign, parseDesign } from '../index.ts';

describe('convertValue', () => {
  it.each<[AttributeValue, AttributeType, AttributeValue]>([
    [{ S: '12' }, 'S', { S: '12' }],
    [{ S: '12' }, 'N', { N: '12' }],
    [{ S: ' 1.50 ' }, 'N', { N: '1.5' }],
    [{ S: 'abc' }, 'N', { N: '0' }],
    [{ S: 'é' }, 'B', { B: 'w6k=' }],
    [{ S: 'true' }, 'BOOL', { BOOL: true }],
    [{ S: 'yes' }, 'BOOL', { BOOL: false }],
    [{ S: 'a' }, 'NULL', { NULL: true }],
    [{ S: 'a' }, 'L', { L: [{ S: 'a' }] }],
    [{ S: 'a' }, 'M', { M: {} }],
    [{ S: 'a' }, 'SS', { SS: ['a'] }],
    [{ S: '7' }, 'NS', { NS: ['7'] }],
    [{ S: 'x' }, 'NS', { NS: ['0'] }],
    [{ S: 'LOCK' }, 'BS', { BS: ['TE9DSw=='] }],
    [{ N: '1.50' }, 'S', { S: '1.50' }],
    [{ N: '1' }, 'BOOL', { BOOL: true }],
    [{ N: '0' }, 'BOOL', { BOOL: false }],
    [{ N: '2' }, 'SS', { SS: ['2'] }],
    [{ B: 'AQ==' }, 'S', { S: 'AQ==' }],
    [{ B: 'AQ==' }, 'L', { L: [{ B: 'AQ==' }] }],
    [{ BOOL: true }, 'S', { S: 'true' }],
    [{ BOOL: false }, 'N', { N: '0' }],
    [{ BOOL: true }, 'N', { N: '1' }],
    [{ NULL: true }, 'S', { S: '' }],
    [{ NULL: true }, 'L', { L: [] }],
    [{ NULL: true }, 'B', { B: '' }],
    [{ M: { a: { S: 'x' } } }, 'L', { L: [] }],
    [{ M: { a: { S: 'x' } } }, 'SS', { SS: [''] }],
    [{ SS: ['b', 'a'] }, 'S', { S: 'b' }],
    [{ SS: ['1', 'x', '2.0'] }, 'NS', { NS: ['1', '2'] }],
    [{ SS: ['a'] }, 'L', { L: [{ S: 'a' }] }],
    [{ SS: [] }, 'N', { N: '0' }],
    [{ NS: ['1', '2'] }, 'L', { L: [{ N: '1' }, { N: '2' }] }],
    [{ NS: ['1', '2'] }, 'SS', { SS: ['1', '2'] }],
    [{ BS: ['AQ=='] }, 'B', { B: 'AQ==' }],
    [{ BS: ['AQ=='] }, 'L', { L: [{ B: 'AQ==' }] }],
    [{ L: [{ S: 'a' }, { S: 'b' }, { S: 'a' }] }, 'SS', { SS: ['a', 'b'] }],
    [{ L: [{ N: '1' }, { N: '1.0' }, { S: 'x' }, { L: [] }] }, 'NS', { NS: ['1'] }],
    [{ L: [{ B: 'AQ==' }, { S: 'x' }] }, 'BS', { BS: ['AQ=='] }],
    [{ L: [] }, 'BS', { BS: [''] }],
  ])('makes of %j as %s %j', (value, type, expected) => {
    expect(convertValue(value, type)).toStrictEqual(expected);
  });

  it('gives a value of the type that DynamoDB stores, if it stored the one before', () => {
    fc.assert(
      fc.property(anyValue, fc.constantFrom(...ATTRIBUTE_TYPES), (value, type) => {
        const converted = convertValue(value, type);
        expect(Object.keys(converted)).toStrictEqual([type]);
        if (checkValue(value).length === 0) expect(checkValue(converted)).toStrictEqual([]);
      }),
    );
  });
});

describe('changeAttributeType', () => {
  const design: Design = {
    ...emptyDesign(),
    table: {
      name: 'my-table',
      partitionKey: { name: 'level', type: 'S' },
      sortKey: { name: 'SK', type: 'S' },
      indexes: [
        {
          name: 'byLevel',
          kind: 'global',
          partitionKey: [{ name: 'level', type: 'S' }],
          sortKey: [{ name: 'level', type: 'S' }],
          projection: { type: 'ALL' },
        },
      ],
    },
    entity: {
      name: 'Record',
      attributes: [
        { name: 'level', type: 'S' },
        { name: 'other', type: 'S' },
      ],
      keys: { SK: { template: 'X', when: [{ attribute: 'level', is: 'in', values: [{ S: '1' }, { S: 'x' }] }] } },
    },
    constraints: [
      {
        kind: 'unique',
        name: 'U',
        attributes: ['other'],
        when: [
          { attribute: 'level', is: 'equals', value: { S: '1' } },
          { attribute: 'level', is: 'present' },
        ],
      },
      { kind: 'reference', name: 'R', key: { PK: '{level}' }, table: 'x', on: [] },
    ],
    accessPatterns: [
      {
        name: 'A',
        partition: [],
        sort: [],
        where: { level: { S: '1' }, other: { S: '1' } },
        range: { attribute: 'level', op: '<', values: [{ S: '2' }] },
      },
      { name: 'B', partition: [], sort: [], where: {}, range: { attribute: 'other', op: '<', values: [{ S: '2' }] } },
    ],
    scenarios: [
      {
        name: 'Change',
        kind: 'update',
        before: { level: { S: '1' } },
        after: { level: { S: 'x' }, other: { S: '1' } },
        expects: [
          { attribute: 'level', is: 'not-equals', value: { S: '3' } },
          { attribute: 'other', is: 'equals', value: { S: '3' } },
        ],
      },
    ],
  };

  it('converts every value that stands for it, and the keys it is', () => {
    const changed = changeAttributeType(design, 'level', 'N');
    expect(changed).toStrictEqual({
      ...design,
      table: {
        ...design.table,
        partitionKey: { name: 'level', type: 'N' },
        indexes: [
          {
            name: 'byLevel',
            kind: 'global',
            partitionKey: [{ name: 'level', type: 'N' }],
            sortKey: [{ name: 'level', type: 'N' }],
            projection: { type: 'ALL' },
          },
        ],
      },
      entity: {
        name: 'Record',
        attributes: [
          { name: 'level', type: 'N' },
          { name: 'other', type: 'S' },
        ],
        keys: { SK: { template: 'X', when: [{ attribute: 'level', is: 'in', values: [{ N: '1' }, { N: '0' }] }] } },
      },
      constraints: [
        {
          kind: 'unique',
          name: 'U',
          attributes: ['other'],
          when: [
            { attribute: 'level', is: 'equals', value: { N: '1' } },
            { attribute: 'level', is: 'present' },
          ],
        },
        design.constraints?.[1],
      ],
      accessPatterns: [
        {
          name: 'A',
          partition: [],
          sort: [],
          where: { level: { N: '1' }, other: { S: '1' } },
          range: { attribute: 'level', op: '<', values: [{ N: '2' }] },
        },
        design.accessPatterns?.[1],
      ],
      scenarios: [
        {
          name: 'Change',
          kind: 'update',
          before: { level: { N: '1' } },
          after: { level: { N: '0' }, other: { S: '1' } },
          expects: [
            { attribute: 'level', is: 'not-equals', value: { N: '3' } },
            { attribute: 'other', is: 'equals', value: { S: '3' } },
          ],
        },
      ],
    });
    expect(changed.accessPatterns?.[1]).toBe(design.accessPatterns?.[1]);
  });

  it('leaves a key its type where a key cannot have the new one', () => {
    const changed = changeAttributeType(design, 'level', 'SS');
    expect(changed.table).toBe(design.table);
    expect(changed.scenarios[0]?.before).toStrictEqual({ level: { SS: ['1'] } });
  });

  it('gives the same design back for no such attribute, and for the type it has', () => {
    expect(changeAttributeType(design, 'nobody', 'N')).toBe(design);
    expect(changeAttributeType(design, 'level', 'S')).toBe(design);
  });

  it('always gives a design', () => {
    fc.assert(
      fc.property(anyDesign, fc.constantFrom(...ATTRIBUTE_TYPES), (any, type) => {
        for (const { name } of any.entity.attributes)
          expect(parseDesign(changeAttributeType(any, name, type)).ok).toBe(true);
      }),
    );
  });
});
