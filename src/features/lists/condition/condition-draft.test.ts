import { describe, expect, it } from 'vitest';
import { EXAMPLES, emptyDesign, setAt } from '#core';
import { type ConditionDraft, draftOf, newDraft, readDrafts } from './condition-draft.ts';

const attributes = [
  { name: 'status', type: 'S' as const, values: ['open', 'closed'] },
  { name: 'priority', type: 'N' as const },
  { name: 'urgent', type: 'BOOL' as const },
  { name: 'tags', type: 'SS' as const },
];
const design = setAt(EXAMPLES[0]?.design ?? emptyDesign(), ['entity', 'attributes'], attributes);

describe('readDrafts', () => {
  it.each<[ConditionDraft, object]>([
    [
      { attribute: 'status', is: 'in', texts: ['open', '', 'open'] },
      { is: 'in', values: [{ S: 'open' }] },
    ],
    [
      { attribute: 'status', is: 'equals', texts: ['open'] },
      { is: 'equals', value: { S: 'open' } },
    ],
    [
      { attribute: 'priority', is: 'in', texts: ['1.0', ' 2'] },
      { is: 'in', values: [{ N: '1' }, { N: '2' }] },
    ],
    [
      { attribute: 'urgent', is: 'not-equals', texts: ['true'] },
      { is: 'not-equals', value: { BOOL: true } },
    ],
    [{ attribute: 'tags', is: 'absent', texts: ['x'] }, { is: 'absent' }],
  ])('reads %j', (draft, expected) => {
    expect(readDrafts(design, [draft])).toEqual({ when: [{ attribute: draft.attribute, ...expected }] });
  });

  it('says what the first one is missing', () => {
    const fine: ConditionDraft = { attribute: 'tags', is: 'present', texts: [] };
    const open: ConditionDraft = { attribute: 'status', is: 'in', texts: [''] };
    expect(readDrafts(design, [fine, open])).toEqual({ problem: { code: 'no-value', attribute: 'status' } });
    expect(readDrafts(design, [{ attribute: 'priority', is: 'equals', texts: ['high'] }])).toEqual({
      problem: { code: 'no-number', attribute: 'priority', text: 'high' },
    });
  });

  it('gives back what was not changed, whatever it holds', () => {
    const when = [
      { attribute: 'tags', is: 'equals' as const, value: { SS: ['a'] } },
      { attribute: 'status', is: 'in' as const, values: [{ S: 'open' }] },
    ];
    expect(readDrafts(design, when.map(draftOf))).toEqual({ when });
  });

  it('begins with values to say, or with being there', () => {
    expect(attributes.map((one) => newDraft(one).is)).toEqual(['in', 'in', 'in', 'present']);
  });
});
