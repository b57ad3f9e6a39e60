/** Which list and which change of it are compared; by themselves, those chosen elsewhere if they move the list. */
import { type AccessPattern, addMove, movedAttribute, type PreparedComparison } from '#core';
import { compareWords, listWords } from '#i18n';
import { useActions, useLatchkeyStore, useList, useShown } from '#state';
import { Button, Select } from '#ui';

export function ComparedScenario({ prepared }: { readonly prepared: PreparedComparison }) {
  const scenarios = useShown(({ design }) => design.scenarios);
  const patterns = useShown(({ design }) => design.accessPatterns) ?? [];
  const pattern = useList();
  const { compareScenario, selectList } = useActions();
  const words = compareWords.controls;
  const { scenario, moving } = prepared;
  const isMoving = moving.includes(scenario);
  return (
    <div className="border-b border-line px-(--gutter) py-3">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <Select
          hint={null}
          label={words.scenario}
          className="max-w-72 min-w-40 flex-1"
          value={scenario}
          options={scenarios.map(({ name, kind }) => ({
            value: name,
            label: name,
            description: moving.includes(name) ? words.moves : words.stays(kind),
          }))}
          onChange={compareScenario}
        />
        {patterns.length > 1 && pattern && (
          <Select
            hint={null}
            label={listWords.list}
            className="max-w-72 min-w-40 flex-1"
            value={pattern.name}
            options={patterns.map(({ name }) => ({ value: name, label: name }))}
            onChange={selectList}
          />
        )}
      </div>
      {!isMoving && (
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="max-w-prose text-small text-mute">{words.nothingMoves}</p>
          {moving.length === 0 && pattern && <AddMove pattern={pattern} />}
        </div>
      )}
    </div>
  );
}

/** For whoever has named a list and no change yet: one click away from a comparison. */
function AddMove({ pattern }: { readonly pattern: AccessPattern }) {
  const moved = useShown(({ design }) => movedAttribute(design, pattern));
  const store = useLatchkeyStore();
  const { edit, selectScenario } = useActions();
  if (moved === undefined) return null;
  const add = () => {
    edit('add:scenarios', (design) => addMove(design, pattern.name));
    const added = store.getState().design.scenarios.at(-1);
    if (added) selectScenario(added.name);
  };
  return (
    <Button variant="outline" size="small" onPress={add}>
      {compareWords.controls.addMove(moved)}
    </Button>
  );
}
