import { useState } from 'react';
import { FieldFindings, HintArea } from '#ui';
import { AccessSection } from './access/access-section.tsx';
import { ConstraintsSection } from './constraints/constraints-section.tsx';
import { EntitySection } from './entity/entity-section.tsx';
import { createClaims } from './findings/claims.ts';
import { ClaimsContext, usePlaceFindings } from './findings/use-place-findings.ts';
import { KeysSection } from './keys/keys-section.tsx';
import { LocksSection } from './locks/locks-section.tsx';
import { ScenariosSection } from './scenarios/scenarios-section.tsx';
import { TableSection } from './table/table-section.tsx';
import { WorkloadSection } from './workload/workload-section.tsx';

/** The whole design as a form. Every keystroke goes into the document; what is no value yet stays in its field. */
export function FormPane() {
  const [claims] = useState(createClaims);
  return (
    <ClaimsContext value={claims}>
      <HintArea>
        <DesignFindings />
        <TableSection />
        <EntitySection />
        <KeysSection />
        <ConstraintsSection />
        <LocksSection />
        <AccessSection />
        <ScenariosSection />
        <WorkloadSection />
      </HintArea>
    </ClaimsContext>
  );
}

/** What concerns the design as a whole, and what no field stands for. */
function DesignFindings() {
  const findings = usePlaceFindings('');
  if (findings.length === 0) return null;
  return (
    <div className="border-b border-line px-(--gutter) py-3">
      <FieldFindings findings={findings} />
    </div>
  );
}
