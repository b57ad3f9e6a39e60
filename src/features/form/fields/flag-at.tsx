import type { ReactNode } from 'react';
import { type Path, removeAt, setAt } from '#core';
import { placeOf, useActions } from '#state';
import { Checkbox, FieldFindings } from '#ui';
import { usePlaceFindings } from '../findings/use-place-findings.ts';

export interface FlagAtProps {
  readonly path: Path;
  readonly value: boolean | undefined;
  readonly children: ReactNode;
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean;
}

/** A yes or no of the document; no is said by leaving it out. */
export function FlagAt({ path, value, children, hint, isDisabled = false }: FlagAtProps) {
  const place = placeOf(path);
  const { edit } = useActions();
  const findings = usePlaceFindings(place);
  return (
    <div data-path={path.join('.')} data-place={place}>
      <Checkbox
        isSelected={value === true}
        isDisabled={isDisabled}
        onChange={(isOn) =>
          edit(place, (design) => (isOn ? setAt(design, path, true) : removeAt(design, path, { dropEmpty: true })))
        }
      >
        {children}
      </Checkbox>
      {hint && <p className="pl-5 text-small text-faint">{hint}</p>}
      <FieldFindings findings={findings} />
    </div>
  );
}
