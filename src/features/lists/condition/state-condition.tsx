/** What a sparse index of this list would hold, where nothing of the list says it: then there can be one. */
import { useState } from 'react';
import { listWords } from '#i18n';
import { useActions, useDesign } from '#state';
import { Button } from '#ui';
import { type ConditionDraft, readDrafts } from './condition-draft.ts';
import { ConditionFields } from './condition-fields.tsx';
import { problemInWords } from './condition-problem.ts';

export function StateCondition({ name }: { readonly name: string }) {
  const design = useDesign();
  const { wantPlacement } = useActions();
  const [drafts, setDrafts] = useState<readonly ConditionDraft[]>([]);
  const read = readDrafts(design, drafts);
  return (
    <div className="flex max-w-prose flex-col gap-1.5">
      <ConditionFields drafts={drafts} onChange={setDrafts} />
      {drafts.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Button
            size="small"
            variant="outline"
            isDisabled={'problem' in read}
            onPress={() => 'when' in read && wantPlacement(name, { kind: 'sparse-index', when: read.when })}
          >
            {listWords.condition.propose}
          </Button>
          {'problem' in read && <p className="text-small text-mute">{problemInWords(read.problem)}</p>}
        </div>
      )}
    </div>
  );
}
