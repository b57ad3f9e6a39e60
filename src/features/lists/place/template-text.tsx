/** The template of one key of a proposal, with what is wrong with it, or an example of what it gives. */
import { listWords } from '#i18n';
import { TextField } from '#ui';
import type { Checked } from './use-checked.ts';

export function TemplateText(props: {
  readonly name: string;
  readonly value: string;
  readonly checked: Checked;
  readonly onChange: (text: string) => void;
}) {
  const { name, value, checked, onChange } = props;
  const findings = checked.findingsOf(name);
  const example = checked.exampleOf(name);
  return (
    <div className="min-w-0">
      <TextField
        hint={null}
        mono
        label={listWords.place.template(name)}
        value={value}
        findings={findings}
        onChange={onChange}
      />
      {findings.length === 0 && example !== null && (
        <p className="mt-0.5 truncate font-mono text-micro text-faint">{example}</p>
      )}
    </div>
  );
}
