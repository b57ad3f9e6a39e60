/** INCLUDE lists that are empty, repeat themselves, name keys or strangers, or are too long. */
import { AT, changed, finds, type RuleExamples, SOUND, set } from '../example.ts';

const path = ['table', 'indexes', 0, 'projection', 'attributes'];
const include = (attributes: readonly string[]) => ({ type: 'INCLUDE', attributes });
const included = (attributes: readonly string[]) => changed(set([...AT.index, 'projection'], include(attributes)));

/** Some attributes, all of them projected into some indexes. */
function declaring(attributes: number, indexes: number) {
  const names = Array.from({ length: attributes }, (_, i) => `a${i}`);
  const index = { ...SOUND.table.indexes?.[0], projection: include(names) };
  return changed(
    set(AT.attributes, [...SOUND.entity.attributes, ...names.map((name) => ({ name, type: 'S' }))]),
    set(
      ['table', 'indexes'],
      Array.from({ length: indexes }, (_, i) => ({ ...index, name: `index${i}` })),
    ),
  );
}

export const examples: RuleExamples = {
  firing: [
    { design: included([]), findings: [finds('include-empty', 'error', path, {})] },
    {
      design: included(['email', 'email', 'PK', '', 'nobody']),
      findings: [
        finds('include-repeated', 'error', [...path, 1], { attribute: 'email' }),
        finds('include-key', 'warning', [...path, 2], { attribute: 'PK' }),
        finds('include-name', 'error', [...path, 3], { attribute: '' }),
        finds('include-unknown', 'advice', [...path, 4], { attribute: 'nobody' }),
      ],
    },
    { design: included(['G1SK']), findings: [finds('include-key', 'warning', [...path, 0], { attribute: 'G1SK' })] },
    { design: declaring(21, 1), findings: [finds('too-many-included', 'warning', path, { count: 21, limit: 20 })] },
    {
      design: declaring(20, 6),
      findings: [finds('too-many-included-in-all', 'error', ['table', 'indexes'], { count: 120, limit: 100 })],
    },
  ],
  silent: [
    { design: included(['email', 'status']) },
    { design: declaring(20, 5) },
    { design: changed(set([...AT.index, 'projection'], { type: 'KEYS_ONLY' })) },
  ],
};
