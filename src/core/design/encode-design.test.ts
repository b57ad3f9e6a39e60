import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDesign } from './__fixtures__/arbitrary-design.ts';
import { type Design, decodeDesign, EXAMPLES, emptyDesign, encodeDesign, parseDesign, setAt } from './index.ts';

describe('encodeDesign', () => {
  it('writes fields in the order of the format, two spaces deep, with a line feed at the end', () => {
    const { table, entity, name, scenarios } = emptyDesign();
    const shuffled: Design = {
      scenarios: scenarios.map(({ after, kind, name: title }) => ({ after: after ?? {}, kind, name: title })),
      entity: { keys: entity.keys, attributes: entity.attributes, name: entity.name },
      locks: { owner: true, prefix: 'UNIQ' },
      name,
      constraints: [
        {
          attributes: ['id'],
          when: [{ is: 'equals', value: { S: 'x' }, attribute: 'id' }],
          name: 'ID',
          kind: 'unique',
        },
      ],
      table: { partitionKey: { type: 'S', name: 'PK' }, name: table.name },
      version: 1,
    };
    expect(encodeDesign(shuffled)).toBe(`{
  "version": 1,
  "name": "New design",
  "table": {
    "name": "my-table",
    "partitionKey": {
      "name": "PK",
      "type": "S"
    }
  },
  "entity": {
    "name": "Record",
    "attributes": [
      {
        "name": "id",
        "type": "S",
        "required": true,
        "keyOnly": true
      }
    ],
    "keys": {
      "PK": {
        "template": "RECORD#{id}"
      },
      "SK": {
        "template": "RECORD"
      }
    }
  },
  "constraints": [
    {
      "kind": "unique",
      "name": "ID",
      "attributes": [
        "id"
      ],
      "when": [
        {
          "attribute": "id",
          "is": "equals",
          "value": {
            "S": "x"
          }
        }
      ]
    }
  ],
  "locks": {
    "prefix": "UNIQ",
    "owner": true
  },
  "scenarios": [
    {
      "name": "Create record",
      "kind": "create",
      "after": {
        "id": {
          "S": "1"
        }
      }
    }
  ]
}
`);
  });

  it('keeps the order of names that people chose', () => {
    const state = { z: { S: '1' }, a: { M: { y: { N: '1' }, b: { NULL: true as const } } }, constructor: { S: 'x' } };
    const text = encodeDesign(setAt(emptyDesign(), ['scenarios', 0, 'after'], state));
    const names = ['"z"', '"a"', '"y"', '"b"', '"constructor"'].map((name) => text.lastIndexOf(name));
    expect(names).toStrictEqual(names.toSorted((a, b) => a - b));
  });

  it('writes the examples as they are', () => {
    for (const { design } of EXAMPLES) expect(encodeDesign(design)).toBe(`${JSON.stringify(design, null, 2)}\n`);
  });

  it('is read back as the same design, and written again as the same text', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        const text = encodeDesign(design);
        const decoded = decodeDesign(text);
        expect(decoded).toEqual({ ok: true, design });
        expect(parseDesign(JSON.parse(text))).toEqual({ ok: true, design });
        expect(decoded.ok && encodeDesign(decoded.design)).toBe(text);
      }),
    );
  });
});
