/** Text in the form that is no value yet: where it stands and whether what it was typed over still stands there. */
import type { Design, Path } from '#core';
import type { Draft, State } from './state.ts';

/** What the document has at a place, as text to compare; empty where it has nothing. */
export function textAt(design: Design, path: Path): string {
  let here: unknown = design;
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return '';
    here = Reflect.get(here, step);
  }
  return JSON.stringify(here) ?? '';
}

/** Places whose text is left out of what the outputs show: those of the chosen scenario and of the design around it. */
export function unfinishedPaths({ drafts, design, scenario }: Pick<State, 'drafts' | 'design' | 'scenario'>): Path[] {
  return Object.values(drafts).flatMap((draft: Draft) => {
    if (draft.over === null || textAt(design, draft.path) !== draft.over) return [];
    const [root, at] = draft.path;
    const isOfAnother = root === 'scenarios' && design.scenarios[Number(at)]?.name !== scenario;
    return isOfAnother ? [] : [draft.path];
  });
}

/** The key of a draft from before a reload, until its field takes it over: fields go by rows, and those are new. */
export const restoredDraftKey = (place: string): string => `@${place}`;
