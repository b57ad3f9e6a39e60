import type { Attribute, Constraint } from '#core';
import { t } from '#i18n';
import { useLatchkey } from '#state';
import { RoleChip } from '#ui';
import { uniqueNames } from './attribute-facts.ts';

const NONE: readonly Constraint[] = [];

/** What an attribute is there for, in the little room of its row. */
export function AttributeMarks({ attribute }: { readonly attribute: Attribute }) {
  const unique = useLatchkey(({ design }) => uniqueNames(design.constraints ?? NONE).get(attribute.name) ?? '');
  const words = t.form.entity;
  const notes = [
    attribute.keyOnly && words.short.keyOnly,
    attribute.required && words.short.required,
    attribute.immutable && words.short.immutable,
    attribute.values && words.short.values(attribute.values.length),
  ].filter((note) => typeof note === 'string');
  return (
    <span className="flex h-(--control) min-w-0 items-center gap-1 overflow-hidden cramped:col-span-3 cramped:col-start-2 cramped:row-start-2">
      {unique !== '' && <RoleChip of="lock">{unique}</RoleChip>}
      {unique === '' && <span className="truncate text-micro text-faint">{notes.join(' · ')}</span>}
    </span>
  );
}
