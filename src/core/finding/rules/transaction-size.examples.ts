/** A hundred unique tags make a hundred and one actions; large owners make a large payload. */
import { AT, changed, drop, finds, type RuleExamples, set } from '../example.ts';

const tags = (count: number) => Array.from({ length: count }, (_, i) => `t${i}`);

const tagged = (count: number) =>
  changed(
    drop(AT.reference),
    set([...AT.unique, 'attributes'], ['tags']),
    set([...AT.create, 'after', 'tags'], { SS: tags(count) }),
  );

/** Locks that each carry the record's long sort key as their owner. */
const owned = (count: number, bytes: number) =>
  changed(
    drop(AT.reference),
    set(['locks'], { owner: true }),
    set([...AT.keys, 'SK', 'template'], 'x'.repeat(bytes)),
    set([...AT.unique, 'attributes'], ['tags']),
    set([...AT.create, 'after', 'tags'], { SS: tags(count) }),
  );

export const examples: RuleExamples = {
  firing: [
    {
      design: tagged(100),
      findings: [finds('too-many-actions', 'error', ['scenarios', 0], { count: 101, limit: 100 })],
    },
    {
      design: owned(97, 45_000),
      findings: [finds('payload-too-large', 'error', ['scenarios', 0], { bytes: 4_414_634, limit: 4_194_304 })],
    },
  ],
  silent: [{ design: tagged(99) }, { design: owned(97, 40_000) }],
};
