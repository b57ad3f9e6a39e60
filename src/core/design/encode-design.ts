/**
 * Writes a design as the text people keep in their repositories: JSON with its fields in the order of the format, names
 * that people chose in the order they chose, so that a change to the design is a small difference between two texts.
 */
import { isRecord } from '#core/shared';
import type { Design } from './design.ts';
import { designSchema } from './schema.ts';
import { z } from './zod.ts';

/** The design as JSON with two spaces, ending in a line feed. Equal designs whose maps agree in order give equal texts. */
export function encodeDesign(design: Design): string {
  return `${JSON.stringify(inSchemaOrder(designSchema, design), null, 2)}\n`;
}

/** A copy of `value` whose objects have their fields in the order the schema lists them. */
function inSchemaOrder(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodExactOptional) return inSchemaOrder(schema.unwrap(), value);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((element) => inSchemaOrder(schema.element, element));
  }
  if (!isRecord(value)) return value;
  if (schema instanceof z.ZodRecord) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inSchemaOrder(schema.valueType, one)]));
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape).filter(([field]) => Object.hasOwn(value, field));
    return Object.fromEntries(fields.map(([field, inner]) => [field, inSchemaOrder(inner, value[field])]));
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const branch = schema.options.find((option) => z.safeParse(option, value).success);
    return branch === undefined ? value : inSchemaOrder(branch, value);
  }
  return value;
}
