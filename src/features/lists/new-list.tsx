/** Names a list from the entity's attributes: what it is of, and what it is sorted by. */
import { useState } from 'react';
import {
  type AccessPattern,
  type Attribute,
  type AttributeValue,
  type Design,
  insertAt,
  type Predicate,
  sampleValue,
} from '#core';
import { listWords } from '#i18n';
import { useActions, useDesign } from '#state';
import { Button, Select, TextField } from '#ui';
import { type ConditionDraft, readDrafts } from './condition/condition-draft.ts';
import { ConditionFields } from './condition/condition-fields.tsx';
import { problemInWords } from './condition/condition-problem.ts';
import { NewListHint } from './new-list-hint.tsx';

const NOTHING = '';

export function NewList({ hasOther, onDone }: { readonly hasOther: boolean; readonly onDone: () => void }) {
  const design = useDesign();
  const { edit, selectList, wantPlacement } = useActions();
  const guess = guessFor(design);
  const [group, setGroup] = useState(guess.group);
  const [sort, setSort] = useState(guess.sort);
  const [drafts, setDrafts] = useState<readonly ConditionDraft[]>([]);
  const [typed, setTyped] = useState<string | null>(null);
  const words = listWords.start;
  const name = typed ?? freeName(design, words.suggested(design.entity.name || 'Item', plain(group), plain(sort)));
  const options = keyable(design).map((attribute) => ({
    value: attribute.name,
    label: attribute.name,
    ...(attribute.values && { description: attribute.values.join(', ') }),
  }));
  const read = readDrafts(design, drafts);
  const problem = 'problem' in read ? problemInWords(read.problem) : null;
  const add = () => {
    if ('problem' in read) return;
    const held = heldIn(read.when, sort);
    edit('add:accessPatterns', (current) =>
      insertAt(
        current,
        ['accessPatterns'],
        (current.accessPatterns ?? []).length,
        patternOf(design, name, group, sort, held),
      ),
    );
    // What is held equal says by itself what a sparse index holds.
    if (read.when.length > (held ? 1 : 0)) wantPlacement(name, { kind: 'sparse-index', when: read.when });
    selectList(name);
    onDone();
  };
  return (
    <div className="flex w-full max-w-prose flex-col gap-2">
      {!hasOther && <p className="text-small text-mute">{words.none}</p>}
      <div className="grid grid-cols-2 gap-2">
        <Select hint={null} label={words.group} mono value={group} options={options} onChange={setGroup} />
        <Select
          hint={null}
          label={words.sort}
          mono
          value={sort}
          options={[...options, { value: NOTHING, label: words.nothing }]}
          onChange={setSort}
        />
      </div>
      <ConditionFields drafts={drafts} onChange={setDrafts} />
      <NewListHint group={group} sort={sort} />
      <TextField hint={null} label={words.name} value={name} onChange={setTyped} />
      {problem !== null && <p className="text-small text-mute">{problem}</p>}
      <div className="flex gap-1.5">
        <Button variant="outline" isDisabled={name.trim() === '' || group === '' || problem !== null} onPress={add}>
          {words.add}
        </Button>
        {hasOther && <Button onPress={onDone}>{words.cancel}</Button>}
      </div>
    </div>
  );
}

const keyable = ({ entity }: Design): readonly Attribute[] =>
  entity.attributes.filter(({ type, name }) => (type === 'S' || type === 'N') && name !== '');

/** What does not change groups; what has a few allowed values, or is a number, sorts. */
function guessFor(design: Design): { readonly group: string; readonly sort: string } {
  const usable = keyable(design);
  const others = usable.filter(({ keyOnly }) => keyOnly !== true);
  const group = others.find(({ name, immutable }) => immutable === true || /id$/i.test(name)) ?? others[0] ?? usable[0];
  const rest = others.filter((one) => one !== group);
  const sort = rest.find(({ values = [] }) => values.length > 0) ?? rest.find(({ type }) => type === 'N') ?? rest[0];
  return { group: group?.name ?? NOTHING, sort: sort?.name ?? NOTHING };
}

/** The one value the list's order begins with, where the conditions leave it no other. */
function heldIn(when: readonly Predicate[], sort: string): AttributeValue | undefined {
  const one = when.find(({ attribute }) => attribute === sort);
  if (one?.is === 'equals') return one.value;
  return one?.is === 'in' && one.values.length === 1 ? one.values[0] : undefined;
}

function patternOf(
  design: Design,
  name: string,
  group: string,
  sort: string,
  held: AttributeValue | undefined,
): AccessPattern {
  const grouped = valueFor(design, group);
  return {
    name,
    partition: [group],
    sort: sort === NOTHING ? [] : [sort],
    where: { ...(grouped && { [group]: grouped }), ...(held && { [sort]: held }) },
  };
}

/** The value of the last record stated, so that the list is one that record is in. */
function valueFor(design: Design, name: string): AttributeValue | undefined {
  const state = design.scenarios.at(-1)?.after ?? {};
  const attribute = design.entity.attributes.find((each) => each.name === name);
  const stated = Object.hasOwn(state, name) ? state[name] : undefined;
  return stated ?? (attribute && sampleValue(design, attribute));
}

/** `teamId` → `team` */
const plain = (name: string): string => name.replace(/[-_ ]?id$/i, '') || name;

function freeName({ accessPatterns = [] }: Design, wanted: string): string {
  const taken = new Set(accessPatterns.map(({ name }) => name));
  let name = wanted;
  for (let number = 2; taken.has(name); number++) name = `${wanted} ${number}`;
  return name;
}
