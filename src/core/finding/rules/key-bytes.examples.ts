/** Keys beyond their bytes, UTF-8 counted: of the table, an index, a lock, a reference. */
import { applyPatches } from '#core/design';
import { AT, changed, finds, type RuleExamples, set } from '../example.ts';

const path = ['scenarios', 0, 'after'];
const holding = (attribute: string, text: string) => changed(set([...AT.create, 'after', attribute], { S: text }));

export const examples: RuleExamples = {
  firing: [
    {
      design: holding('orderId', 'x'.repeat(2043)),
      findings: [
        finds('key-too-long', 'error', [...path, 'orderId'], {
          key: 'PK',
          attribute: 'orderId',
          bytes: 2049,
          limit: 2048,
        }),
        finds('key-too-long', 'error', [...path, 'orderId'], {
          key: 'G1SK',
          attribute: 'orderId',
          bytes: 2061,
          limit: 1024,
        }),
      ],
    },
    {
      design: holding('customer', 'é'.repeat(1020)),
      findings: [
        finds('key-too-long', 'error', [...path, 'customer'], {
          key: 'G1PK',
          attribute: 'customer',
          bytes: 2049,
          limit: 2048,
        }),
        finds('reference-key-too-long', 'error', [...path, 'customer'], {
          constraint: 'CUSTOMER',
          key: 'PK',
          bytes: 2049,
          limit: 2048,
        }),
      ],
    },
    {
      design: holding('email', 'x'.repeat(2038)),
      findings: [
        finds('lock-key-too-long', 'error', [...path, 'email'], {
          constraint: 'EMAIL',
          attribute: 'email',
          bytes: 2049,
          limit: 2048,
        }),
      ],
    },
    {
      design: applyPatches(holding('customer', 'x'.repeat(800)), [
        set(
          [...AT.index, 'sortKey'],
          [
            { name: 'customer', type: 'S' },
            { name: 'email', type: 'S' },
          ],
        ),
        set([...AT.create, 'after', 'email'], { S: 'x'.repeat(300) }),
      ]),
      findings: [
        finds('key-too-long', 'error', [...path, 'customer'], {
          key: 'customer',
          attribute: 'customer',
          bytes: 1100,
          limit: 1024,
        }),
      ],
    },
    {
      design: changed(
        set([...AT.unique, 'attributes'], ['tags']),
        set([...AT.create, 'after', 'tags'], { SS: ['x'.repeat(2038), 'y'.repeat(2038)] }),
      ),
      findings: [
        finds('lock-key-too-long', 'error', [...path, 'tags'], {
          constraint: 'EMAIL',
          attribute: 'tags',
          bytes: 2049,
          limit: 2048,
        }),
      ],
    },
    {
      design: applyPatches(holding('email', 'x'.repeat(1014)), [
        set([...AT.index, 'sortKey'], [{ name: 'PK', type: 'S' }]),
      ]),
      findings: [
        finds('lock-key-too-long', 'error', [...path, 'email'], {
          constraint: 'EMAIL',
          attribute: 'email',
          bytes: 1025,
          limit: 1024,
        }),
      ],
    },
    {
      design: changed(set([...AT.keys, 'SK', 'template'], 'x'.repeat(1025))),
      findings: [
        finds('key-too-long', 'error', ['entity', 'keys', 'SK', 'template'], {
          key: 'SK',
          attribute: '',
          bytes: 1025,
          limit: 1024,
        }),
      ],
    },
    {
      design: changed(set([...AT.reference, 'key', 'SK'], 'x'.repeat(1025)), set([...AT.reference, 'key', 'PK'], 'y')),
      findings: [
        finds('reference-key-too-long', 'error', ['constraints', 1, 'key', 'SK'], {
          constraint: 'CUSTOMER',
          key: 'SK',
          bytes: 1025,
          limit: 1024,
        }),
      ],
    },
  ],
  silent: [
    { design: holding('customer', 'é'.repeat(1019)) },
    { design: holding('email', 'x'.repeat(2037)) },
    {
      design: changed(
        set([...AT.create, 'after', 'email'], { S: 'x'.repeat(3000) }),
        set([...AT.unique, 'normalise'], ['sha256']),
      ),
    },
    {
      design: changed(
        set([...AT.create, 'after', 'customer'], { S: 'x'.repeat(2500) }),
        set([...AT.keys, 'G1SK', 'when'], [{ attribute: 'total', is: 'present' }]),
        set([...AT.reference, 'on'], ['delete']),
      ),
    },
  ],
};
