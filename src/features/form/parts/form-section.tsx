import type { ReactNode } from 'react';
import type { Path } from '#core';
import { useActions, useLatchkey } from '#state';
import { FieldFindings, Section } from '#ui';
import { useOpenedForGoal } from './use-opened-for-goal.ts';
import { usePlace } from './use-place.ts';

export interface FormSectionProps {
  /** Name of the section in addresses and settings: `constraints`. */
  readonly id: string;
  readonly path: Path;
  readonly title: string;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  /** Closed until somebody opens it. */
  readonly startsClosed?: boolean;
  readonly children: ReactNode;
}

/** A part of the form that can be closed, with what there is to say about it as a whole. */
export function FormSection({ id, path, startsClosed = false, children, ...section }: FormSectionProps) {
  const { setClosed } = useActions();
  const isClosed = useLatchkey((state) => state.closed[id] ?? startsClosed);
  const { place, link, findings } = usePlace(path);
  useOpenedForGoal([place], () => setClosed(id, false));
  return (
    <div id={`form-${id}`} className="scroll-mt-2">
      <Section {...section} place={place} link={link} isOpen={!isClosed} onToggle={(isOpen) => setClosed(id, !isOpen)}>
        {findings.length > 0 && (
          <div className="mb-2">
            <FieldFindings findings={findings} />
          </div>
        )}
        {children}
      </Section>
      {isClosed && findings.length > 0 && (
        <div className="border-b border-line px-(--gutter) pb-3">
          <FieldFindings findings={findings} />
        </div>
      )}
    </div>
  );
}
