import { type AttributeValue, type Design, type Path, removeAt, setAt } from '#core';

/** Puts a value at a path of the document, or takes what is there out: then the attribute is absent. */
export function setValue(design: Design, path: Path, value: AttributeValue | undefined): Design {
  return value === undefined ? removeAt(design, path) : setAt(design, path, value);
}
