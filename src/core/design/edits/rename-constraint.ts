/** Renames a constraint. Its name is part of its locks' keys and stands nowhere else in the document. */
import type { Constraint, Design } from '../design.ts';
import { mapField, mapList } from './map-parts.ts';

/** The design with the constraint `from` called `to`; the same design where there is none or `to` is taken. */
export function renameConstraint(design: Design, from: string, to: string): Design {
  const constraints = design.constraints ?? [];
  if (constraints.some(({ name }) => name === to)) return design;
  const rename = (constraint: Constraint): Constraint =>
    constraint.name === from ? { ...constraint, name: to } : constraint;
  return mapField(design, 'constraints', (list) => mapList(list, rename));
}
