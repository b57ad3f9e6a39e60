import { describe, expect, it } from 'vitest';
import { compile, type Design, EXAMPLES, emptyDesign, setAt } from '#core';
import { costsOf, costText } from './cost-rows.ts';

const example = (id: string): Design => EXAMPLES.find((each) => each.id === id)?.design ?? emptyDesign();
const tickets = example('support-ticket');
const accounts = example('account-sign-up');
const stepsOf = (design: Design, scenario: string) => costsOf(compile(design, scenario)).rows.map(({ steps }) => steps);
const ofSize = (title: string) => {
  const set = (design: Design, when: 'before' | 'after') =>
    setAt(design, ['scenarios', 1, when, 'title'], { S: title });
  return set(set(tickets, 'before'), 'after');
};

describe('C2, C3: how bytes became units', () => {
  it('says what a single write rounds up, and what a moved entry costs', () => {
    expect(stepsOf(tickets, 'Open to pending')).toEqual([
      ['105 bytes → 1', 'GSI1 moves: 99 bytes → 1 + 105 bytes → 1'],
    ]);
    expect(stepsOf(tickets, 'Close')).toEqual([['105 bytes → 1', 'GSI1 leaves: 105 bytes → 1']]);
    expect(stepsOf(ofSize('x'.repeat(3000)), 'Open to pending')).toEqual([
      ['3,090 bytes → 4', 'GSI1 moves: 3,084 bytes → 4 + 3,090 bytes → 4'],
    ]);
  });

  it('says what a transaction counts twice', () => {
    expect(stepsOf(accounts, 'Change email')).toEqual([
      ['53 bytes → 1 × 2'],
      ['32 bytes → 1 × 2'],
      ['34 bytes → 1 × 2'],
    ]);
  });

  it('gives the same as text', () => {
    expect(costText(compile(tickets, 'Close'))).toBe(
      'record change\t2\t105 bytes → 1\tGSI1 leaves: 105 bytes → 1\nGSI1 of which\t1\ntotal\t2',
    );
  });
});
