/** Every rule at work: each example fires exactly as it says or stays silent, every fix mends. */
import { describe, expect, it } from 'vitest';
import { compile } from '#core/compile';
import { applyPatches, type Design, EXAMPLES, parseDesign } from '#core/design';
import { DOOR_CODES } from './door-cases.ts';
import { type Example, type RuleExamples, SOUND } from './example.ts';
import { type Finding, RULES } from './registry.ts';
import type { Rule } from './rule.ts';

const rules: readonly Rule[] = RULES;

const files = import.meta.glob<{ readonly examples: RuleExamples }>('./rules/*.examples.ts', { eager: true });
const examplesOf = ({ name }: Rule): RuleExamples | undefined => files[`./rules/${name}.examples.ts`]?.examples;
const ruleFiles = Object.keys(import.meta.glob('./rules/*.ts')).filter((file) => !file.endsWith('.examples.ts'));

const all = ({ design, scenario }: Example): readonly Finding[] =>
  compile(design, scenario ?? design.scenarios[0]?.name ?? '').findings;

const found = (rule: Rule, example: Example): Finding[] =>
  all(example).filter(({ code }) => Object.hasOwn(rule.codes, code));

const withoutFix = ({ fix, ...finding }: Finding) => finding;

describe('the registry', () => {
  it('holds each rule file once, by its name', () => {
    expect(rules.map(({ name }) => `./rules/${name}.ts`).sort()).toEqual(ruleFiles.sort());
  });

  it('has no code twice', () => {
    const codes = [...rules.flatMap(({ codes }) => Object.keys(codes)), ...Object.keys(DOOR_CODES)];
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
    expect(codes.filter((code) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code))).toEqual([]);
  });

  it('has examples for each rule, and a firing one for each code', () => {
    for (const rule of rules) {
      const examples = examplesOf(rule);
      expect(examples?.firing.length, rule.name).toBeGreaterThan(0);
      expect(examples?.silent.length, rule.name).toBeGreaterThan(0);
      const shown = new Set<string>(examples?.firing.flatMap(({ findings }) => findings.map(({ code }) => code)));
      expect([...shown].sort(), rule.name).toEqual(Object.keys(rule.codes).sort());
    }
    expect(Object.keys(files).length).toBe(rules.length);
  });
});

describe.each(rules.map((rule) => [rule.name, rule] as const))('%s', (_, rule) => {
  const { firing = [], silent = [] } = examplesOf(rule) ?? {};

  it.each(firing.map((example, at) => [at, example] as const))(
    'fires as stated, and is mended (%i)',
    (_at, example) => {
      expect(parseDesign(example.design)).toMatchObject({ ok: true });
      const findings = found(rule, example);
      expect(findings.map(withoutFix)).toEqual(example.findings);
      for (const finding of findings) if (finding.fix) expectMended(rule, example, finding);
    },
  );

  it('is silent otherwise', () => {
    for (const example of silent) {
      expect(parseDesign(example.design)).toMatchObject({ ok: true });
      expect(found(rule, example)).toEqual([]);
    }
  });
});

/** The fix leaves a design without the finding; a later patch may lean on an earlier one. */
function expectMended(rule: Rule, { design, ...example }: Example, finding: Finding): void {
  const mended = applyPatches(design, finding.fix ?? []);
  expect(mended, finding.code).not.toBe(design);
  expect(found(rule, { ...example, design: mended }).map(withoutFix)).not.toContainEqual(withoutFix(finding));
}

describe('a sound design', () => {
  it.each(SOUND.scenarios.map(({ name }) => name))('has no finding at all: %s', (scenario) => {
    expect(all({ design: SOUND, scenario })).toEqual([]);
  });

  it.each(EXAMPLES.map(({ id, design }) => [id, design] as const))('%s has advice at most', (_, design: Design) => {
    for (const { name } of design.scenarios) {
      expect(all({ design, scenario: name }).filter(({ severity }) => severity !== 'advice')).toEqual([]);
    }
  });
});
