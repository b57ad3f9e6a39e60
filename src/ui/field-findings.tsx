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
        <li key={finding.key} className="flex items-start gap-1.5">
          <SeverityMark severity={finding.severity} label={finding.severityLabel} className="mt-0.5" />
          <div className="min-w-0 flex-1">
            <span className={SEVERITY_TEXT[finding.severity]}>{finding.title}</span>
            {finding.detail && finding.severity !== 'advice' && <span className="text-mute"> {finding.detail}</span>}
            {finding.fix && (
              <Button size="small" variant="outline" className="ml-1.5 h-5!" onPress={finding.fix.onPress}>
                {finding.fix.label}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
