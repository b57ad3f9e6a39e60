/** On narrow screens: the form or the outputs, one at a time. */
import { t } from '#i18n';
import { type Half, useActions, useLatchkey } from '#state';
import { Button } from '#ui';

const HALVES: readonly Half[] = ['form', 'outputs'];

export function HalfSwitch() {
  const half = useLatchkey((state) => state.half);
  const { showHalf } = useActions();
  const names: Readonly<Record<Half, string>> = { form: t.shell.form, outputs: t.shell.outputs };
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons in a bar are no form fields
    <div
      role="group"
      aria-label={t.shell.halves}
      className="flex shrink-0 gap-1 border-b border-line bg-panel px-(--gutter) py-1"
    >
      {HALVES.map((one) => (
        <Button
          key={one}
          aria-pressed={one === half}
          className={one === half ? 'flex-1 bg-well-strong font-semibold text-ink!' : 'flex-1'}
          onPress={() => showHalf(one)}
        >
          {names[one]}
        </Button>
      ))}
    </div>
  );
}
