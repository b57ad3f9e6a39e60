/** An edited placement, checked as it is typed: what is wrong with it, and an example of each key. */
import { useDeferredValue, useMemo } from 'react';
import { checkPlacement, type Finding, type Placement } from '#core';
import { describeFinding, formatValue, listWords, t } from '#i18n';
import { useDesign } from '#state';
import type { FieldFinding } from '#ui';

type PlacementCheck = ReturnType<typeof checkPlacement>;
type KeyExample = PlacementCheck['examples'][string] | null;

export interface Checked {
  /** Why it cannot be taken; null where it can. */
  readonly reason: string | null;
  /** What is wrong with one key's template, for its field. */
  readonly findingsOf: (key: string) => readonly FieldFinding[];
  /** What concerns no template of the placement. */
  readonly others: readonly FieldFinding[];
  readonly exampleOf: (key: string) => string | null;
}

/** `keys` are the names of the keys that have a field here. */
export function useChecked(name: string, edited: Placement, proposed: Placement, keys: readonly string[]): Checked {
  const design = useDesign();
  const late = useDeferredValue(edited);
  const check = useMemo(() => checkPlacement(design, name, late, proposed), [design, name, late, proposed]);
  return useMemo(() => {
    const isOf = ({ path }: Finding, key: string) => path[0] === 'entity' && path[1] === 'keys' && path[2] === key;
    return {
      reason: reasonOf(check, keys),
      findingsOf: (key) => check.errors.filter((one) => isOf(one, key)).map(inField),
      others: othersIn(check, (one) => keys.some((key) => isOf(one, key))),
      exampleOf: (key) => {
        const example = exampleIn(check, key);
        return example && 'value' in example ? formatValue(example.value) : null;
      },
    };
  }, [check, keys]);
}

function reasonOf(check: PlacementCheck, keys: readonly string[]): string | null {
  const words = listWords.place;
  if (check.outcome === 'refused') return words.refused;
  if (check.errors.some(({ path }) => path[0] !== 'accessPatterns')) return words.mend;
  if (check.outcome === 'unserved' || check.errors.length > 0) return words.unserved;
  const unfit = keys.map((key) => exampleIn(check, key)).find((one) => one !== null && 'unfit' in one);
  return unfit && 'unfit' in unfit ? words.unfit(unfit.unfit) : null;
}

/** Each thing to say once, however many states it is true of; that the list is not served is the reason itself. */
function othersIn({ errors }: PlacementCheck, isElsewhere: (finding: Finding) => boolean): readonly FieldFinding[] {
  const said = new Map<string, FieldFinding>();
  for (const finding of errors) {
    const words = inField(finding);
    const text = `${words.title}\n${words.detail}`;
    if (finding.path[0] !== 'accessPatterns' && !isElsewhere(finding) && !said.has(text)) said.set(text, words);
  }
  return [...said.values()].slice(0, OTHERS_SHOWN);
}

const OTHERS_SHOWN = 3;

const exampleIn = ({ examples }: PlacementCheck, key: string): KeyExample =>
  (Object.hasOwn(examples, key) ? examples[key] : undefined) ?? null;

function inField(finding: Finding): FieldFinding {
  const { title, detail } = describeFinding(finding);
  return {
    key: `${finding.code}:${finding.path.join('/')}`,
    severity: finding.severity,
    severityLabel: t.panes.severities[finding.severity],
    title,
    ...(detail !== undefined && { detail }),
  };
}
