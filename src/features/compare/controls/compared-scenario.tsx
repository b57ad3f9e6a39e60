/** Which list and which change of it are compared; by themselves, those chosen elsewhere if they move the list. */
import type { PreparedComparison } from '#core';
import { t } from '#i18n';
import { useActions, useList, useShown } from '#state';
import { Select } from '#ui';

export function ComparedScenario({ prepared }: { readonly prepared: PreparedComparison }) {
  const scenarios = useShown(({ design }) => design.scenarios);
  const patterns = useShown(({ design }) => design.accessPatterns) ?? [];
  const pattern = useList();
  const { compareScenario, selectList } = useActions();
  const words = t.compare.controls;
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
            label={t.lists.list}
            className="max-w-72 min-w-40 flex-1"
            value={pattern.name}
            options={patterns.map(({ name }) => ({ value: name, label: name }))}
            onChange={selectList}
          />
        )}
      </div>
      {!isMoving && <p className="mt-1 max-w-prose text-small text-mute">{words.nothingMoves}</p>}
    </div>
  );
}
