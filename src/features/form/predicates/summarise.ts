/** Conditions in one line, for rows that are closed. */
import type { AttributeValue, Predicate } from '#core';
import { t } from '#i18n';
import { writeValueText } from '../drafts/parse-value.ts';
import { valuesOf } from './edit-predicate.ts';

/** `status is one of open, pending and deletedAt is absent` */
export function summarise(predicates: readonly Predicate[] | undefined): string {
  return (predicates ?? []).map(summariseOne).join(t.form.predicates.and);
}

function summariseOne(predicate: Predicate): string {
  const values = valuesOf(predicate).map(textOf).join(', ');
  return [predicate.attribute, t.form.predicates.kinds[predicate.is], values].filter(Boolean).join(' ');
}

function textOf(value: AttributeValue): string {
  if ('BOOL' in value) return String(value.BOOL);
  if ('NULL' in value) return 'null';
  return writeValueText(value) || t.form.values.emptyText;
}
