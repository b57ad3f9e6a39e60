import { describe, expect, it } from 'vitest';
import type { Finding } from '#core';
import { assignFindings } from './assign-findings.ts';

const at = (...path: (string | number)[]): Finding => ({
  code: 'unknown-scenario',
  severity: 'error',
  path,
  params: { scenario: 'any' },
});

describe('where a finding is shown', () => {
  const places = new Set(['entity', 'entity/attributes/3', 'entity/attributes/3/name', 'scenarios/0/after/a~1b']);
  const shown = (...findings: Finding[]) => assignFindings(findings, (place) => places.has(place));

  it('is the deepest place that claims it, in the order of the findings', () => {
    const [name, type, row, key] = [
      at('entity', 'attributes', 3, 'name'),
      at('entity', 'attributes', 3, 'values', 0),
      at('entity', 'attributes', 3),
      at('entity', 'keys', 'PK'),
    ];
    expect(shown(name, type, row, key)).toEqual(
      new Map([
        ['entity/attributes/3/name', [name]],
        ['entity/attributes/3', [type, row]],
        ['entity', [key]],
      ]),
    );
  });

  it('takes names with slashes as one step', () => {
    const value = at('scenarios', 0, 'after', 'a/b', 'S');
    expect(shown(value)).toEqual(new Map([['scenarios/0/after/a~1b', [value]]]));
  });

  it('is the head of the form for what nobody claims', () => {
    const [design, workload] = [at(), at('workload')];
    expect(shown(design, workload)).toEqual(new Map([['', [design, workload]]]));
  });
});
