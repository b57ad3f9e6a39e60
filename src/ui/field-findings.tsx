import { asSentence } from './as-sentence.ts';
import { Button } from './button.tsx';
import { SEVERITY_TEXT, SeverityMark, type SeverityName } from './severity-mark.tsx';

/** A finding in words, as a field shows it. */
export interface FieldFinding {
  readonly key: string;
  readonly severity: SeverityName;
  /** `Error`, `Warning` or `Advice`: read aloud before the title. */
  readonly severityLabel: string;
  readonly title: string;
  readonly detail?: string;
  readonly fix?: { readonly label: string; readonly onPress: () => void };
}

/** What the product has to say about one field, right under it. Advice keeps to its title: it must not crowd the form. */
export function FieldFindings({ id, findings }: { readonly id?: string; readonly findings: readonly FieldFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul {...(id ? { id } : {})} data-findings className="mt-1 flex flex-col gap-1 text-small">
      {findings.map((finding) => (
        <FindingLine key={finding.key} finding={finding} />
      ))}
    </ul>
  );
}

function FindingLine({ finding }: { readonly finding: FieldFinding }) {
  const { severity, title, fix } = finding;
  const detail = severity === 'advice' ? undefined : finding.detail;
  return (
    <li className="flex items-start gap-1.5">
      <SeverityMark severity={severity} label={finding.severityLabel} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <span className={SEVERITY_TEXT[severity]}>{detail ? asSentence(title) : title}</span>
        {detail && <span className="text-mute"> {detail}</span>}
        {fix && (
          <Button size="small" variant="outline" className="ml-1.5 h-5!" onPress={fix.onPress}>
            {fix.label}
          </Button>
        )}
      </div>
    </li>
  );
}
