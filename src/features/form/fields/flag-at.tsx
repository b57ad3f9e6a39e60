import type { ReactNode } from 'react';
import { type Path, removeAt, setAt } from '#core';
import { placeOf, useActions } from '#state';
import { Checkbox, FieldFindings, type HintLook } from '#ui';
import { usePlaceFindings } from '../findings/use-place-findings.ts';

export interface FlagAtProps {
  readonly path: Path;
  readonly value: boolean | undefined;
  readonly children: ReactNode;
  readonly hint: string;
  readonly hintAs?: HintLook;
  readonly isDisabled?: boolean;
}

/** A yes or no of the document; no is said by leaving it out. */
export function FlagAt({ path, value, children, isDisabled = false, ...hinted }: FlagAtProps) {
  const place = placeOf(path);
  const { edit } = useActions();
  const findings = usePlaceFindings(place);
  return (
    <div data-path={path.join('.')} data-place={place}>
      <Checkbox
        {...hinted}
        isSelected={value === true}
        isDisabled={isDisabled}
        onChange={(isOn) =>
          edit(place, (design) => (isOn ? setAt(design, path, true) : removeAt(design, path, { dropEmpty: true })))
        }
      >
        {children}
      </Checkbox>
      <FieldFindings findings={findings} />
    </div>
  );
}
