import { CodeBlock } from './code-block.tsx';
import { CopyButton } from './copy-button.tsx';
import { Chip } from './role-mark.tsx';

export interface RequestBlockProps {
  readonly title: string;
  readonly operation: string;
  /** The request's JSON, as shown and as copied. */
  readonly text: string;
  readonly note?: string;
  readonly copyLabel: string;
}

/** One request under its name, with its own copy button. */
export function RequestBlock({ title, operation, text, note, copyLabel }: RequestBlockProps) {
  return (
    <section className="flex flex-col gap-1">
      <div className="flex items-center gap-2">
        <h2 className="text-small font-semibold">{title}</h2>
        <Chip mono>{operation}</Chip>
        <span className="ml-auto">
          <CopyButton label={copyLabel} text={text} variant="icon" />
        </span>
      </div>
      {note !== undefined && <p className="max-w-prose text-small text-mute">{note}</p>}
      <CodeBlock text={text} language="json" label={`${operation}: ${title}`} isNumbered={false} padding={4} wraps />
    </section>
  );
}
