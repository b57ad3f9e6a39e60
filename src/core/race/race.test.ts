import { describe, expect, it } from 'vitest';
import type { Design } from '#core/design';
import { EXAMPLES } from '#core/design';
import { playRace, prove, type Race } from '#core/race';

const S = (text: string) => ({ S: text });

function accounts(scenarios: Design['scenarios']): Design {
  const example = EXAMPLES.find(({ design }) => design.name === 'Account sign-up');
  if (!example) throw new Error('the example is there');
  return { ...example.design, constraints: example.design.constraints?.slice(0, 1) ?? [], scenarios };
}

const ada = { accountId: S('a1'), email: S('ada@x.org'), username: S('ada') };
const race = (design: Design, way: Race['way'], off: readonly string[] = []): Race => ({
  design,
  way,
  off: new Set(off),
  clients: design.scenarios.map(({ name }, at) => ({ id: 'ABC'[at] ?? '?', scenario: name })),
});

const signUps = accounts([
  { name: 'One', kind: 'create', after: ada },
  { name: 'Two', kind: 'create', after: { ...ada, accountId: S('b2') } },
]);

const emailChanges = accounts([
  { name: 'One', kind: 'update', before: ada, after: { ...ada, email: S('one@x.org') } },
  { name: 'Two', kind: 'update', before: ada, after: { ...ada, email: S('two@x.org') } },
]);

describe('two sign-ups with one email', () => {
  it('leave two accounts when both look before both write', () => {
    const run = playRace(race(signUps, 'check-then-write'), ['A', 'B', 'A', 'B']);
    expect(run.steps.at(-1)?.violations.map(({ code }) => code)).toEqual(['two-holders']);
    expect(run.next).toEqual([]);
  });

  it('leave one with the plan, and the other fails at position 1', () => {
    const run = playRace(race(signUps, 'plan'), ['A', 'B']);
    expect(run.steps[1]?.fired.map(({ position, guard }) => [position, guard.reason])).toEqual([[1, 'unclaimed']]);
    expect(run.steps.flatMap(({ violations }) => violations)).toEqual([]);
  });
});

describe('two changes of one email', () => {
  it('leave an orphan lock without the guard on the email read, found in at most 4 steps', () => {
    const proof = prove(race(emailChanges, 'plan', ['unchanged:email']));
    expect(proof.kind === 'broken' && proof.order.length).toBeLessThanOrEqual(4);
    expect(proof.kind === 'broken' && proof.violations.map(({ code }) => code)).toContain('orphan-lock');
  });

  it('hold in all interleavings with it', () => {
    expect(prove(race(emailChanges, 'plan'))).toMatchObject({
      kind: 'holds',
      interleavings: 6,
    });
  });
});

describe('a change of a plain attribute against a delete', () => {
  const design = {
    ...accounts([
      { name: 'Rename', kind: 'update', before: ada, after: { ...ada, username: S('lovelace') } },
      { name: 'Delete', kind: 'delete', before: ada },
    ]),
    constraints: [],
  };

  it('brings a ghost back without attribute_exists', () => {
    const proof = prove(race(design, 'plan', ['exists:']));
    expect(proof.kind === 'broken' && proof.violations.map(({ code }) => code)).toEqual(['ghost']);
  });

  it('does not with it', () => {
    expect(prove(race(design, 'plan')).kind).toBe('holds');
  });
});
