/** Updates of very many attributes, and conditions on very many. */
import { AT, changed, drop, finds, type RuleExamples, SOUND, set } from '../example.ts';

const names = (count: number) => Array.from({ length: count }, (_, i) => `a${String(i).padStart(3, '0')}`);
const declared = (count: number) => [...SOUND.entity.attributes, ...names(count).map((name) => ({ name, type: 'S' }))];
const { before } = SOUND.scenarios[1] ?? {};

/** A change of that many attributes at once. */
const wide = (count: number) =>
  changed(
    set(AT.attributes, declared(count)),
    set([...AT.change, 'after'], { ...before, ...Object.fromEntries(names(count).map((name) => [name, { S: name }])) }),
  );

/** `a0` to `z9`: short names, so that the operators are too many before the bytes are. */
const short = (count: number) =>
  Array.from({ length: count }, (_, i) => `${String.fromCharCode(97 + Math.floor(i / 10))}${i % 10}`);

/** A change that expects that many attributes to be something. */
const expecting = (count: number) =>
  changed(
    set(AT.attributes, [...SOUND.entity.attributes, ...short(count).map((name) => ({ name, type: 'S' }))]),
    set([...AT.change, 'after'], { ...before, total: { N: '1' } }),
    set(
      [...AT.change, 'expects'],
      short(count).map((attribute) => ({ attribute, is: 'equals', value: { S: 'x' } })),
    ),
  );

export const examples: RuleExamples = {
  firing: [
    {
      design: wide(300),
      scenario: 'Change',
      findings: [
        finds('expression-too-long', 'error', ['scenarios', 1], {
          position: 0,
          expression: 'UpdateExpression',
          bytes: 4202,
          limit: 4096,
        }),
      ],
    },
    {
      design: wide(240),
      scenario: 'Change',
      findings: [
        finds('expression-nearly-too-long', 'warning', ['scenarios', 1], {
          position: 0,
          expression: 'UpdateExpression',
          bytes: 3362,
          limit: 4096,
        }),
      ],
    },
    {
      design: expecting(152),
      scenario: 'Change',
      findings: [finds('too-many-operators', 'error', ['scenarios', 1], { position: 0, count: 303, limit: 300 })],
    },
    {
      design: expecting(121),
      scenario: 'Change',
      findings: [
        finds('nearly-too-many-operators', 'warning', ['scenarios', 1], { position: 0, count: 241, limit: 300 }),
      ],
    },
  ],
  silent: [
    { design: wide(200), scenario: 'Change' },
    { design: expecting(100), scenario: 'Change' },
    { design: changed(drop([...AT.create, 'after'])) },
  ],
};
