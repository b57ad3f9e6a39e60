/** What a design guarantees and what it does not, read off its parts. */
import type { Constraint, Design, UniqueConstraint } from '#core';
import { t } from '#i18n';
import type { LinkTarget } from '#state';
import type { RoleName } from '#ui';

export interface Statement {
  readonly text: string;
  readonly role?: RoleName;
  readonly target?: LinkTarget;
}

export interface Guarantees {
  readonly holds: readonly Statement[];
  readonly limits: readonly Statement[];
}

export function deriveGuarantees(design: Design): Guarantees {
  const constraints = design.constraints ?? [];
  const unique = constraints.filter((constraint) => constraint.kind === 'unique');
  const entity = design.entity.name || t.panes.roles.record;
  const { version } = design.entity;
  const indexes = design.table.indexes ?? [];
  const global = indexes.filter(({ kind }) => kind === 'global').map(({ name }) => name);
  return {
    holds: [
      ...constraints.map((constraint) => holdsOf(constraint, entity)),
      ...(unique.length > 0 ? [{ text: t.guarantees.together(entity) }] : []),
      ...(version === undefined ? [] : [{ text: t.guarantees.version(version), role: 'record' as const }]),
      ...(indexes.length > 0
        ? [{ text: t.guarantees.indexKeys(indexes.map(({ name }) => name)), role: 'index' as const }]
        : []),
    ],
    limits: [
      ...constraints.flatMap((constraint) => limitsOf(constraint, design)),
      ...(global.length > 0 ? [{ text: t.guarantees.indexReads(global), role: 'index' as const }] : []),
      ...(unique.length > 0 && design.locks?.owner !== true
        ? [{ text: t.guarantees.noOwner, role: 'lock' as const }]
        : []),
      ...(design.table.timeToLive === undefined ? [] : [{ text: t.guarantees.expiry }]),
      { text: t.guarantees.otherWriters },
      { text: t.guarantees.oneRegion },
      ...(unique.length > 0 ? [{ text: t.guarantees.oldData }] : []),
    ],
  };
}

function holdsOf(constraint: Constraint, entity: string): Statement {
  const target: LinkTarget = { kind: 'constraint', name: constraint.name };
  return constraint.kind === 'unique'
    ? { text: t.guarantees.unique(entity, constraint.attributes, constraint.normalise ?? []), role: 'lock', target }
    : { text: t.guarantees.reference(constraint.name, constraint.on), role: 'reference', target };
}

function limitsOf(constraint: Constraint, design: Design): readonly Statement[] {
  const target: LinkTarget = { kind: 'constraint', name: constraint.name };
  if (constraint.kind === 'reference') {
    return [{ text: t.guarantees.referenceLater(constraint.name), role: 'reference', target }];
  }
  return uniqueLimits(constraint, design).map((text) => ({ text, role: 'lock', target }));
}

function uniqueLimits(constraint: UniqueConstraint, design: Design): readonly string[] {
  const { name, attributes, normalise = [] } = constraint;
  const known = attributes.flatMap((attribute) => {
    const found = design.entity.attributes.find((candidate) => candidate.name === attribute);
    return found ? [found] : [];
  });
  const isText = known.some(({ type }) => type === 'S' || type === 'SS');
  const optional = known.filter(({ required }) => !required).map((attribute) => attribute.name);
  const foldsCase = normalise.includes('lowercase') || normalise.includes('digits');
  return [
    ...(isText ? [foldsCase ? t.guarantees.lookAlikes(name) : t.guarantees.caseCounts(name)] : []),
    ...(optional.length > 0 ? [t.guarantees.optional(optional)] : []),
    ...(constraint.when?.length ? [t.guarantees.uniqueWhen(name)] : []),
    ...(constraint.reclaimExpired ? [t.guarantees.reclaim(name)] : []),
  ];
}

/** The same as text, as two lists. */
export function guaranteesText(design: Design): string {
  const { holds, limits } = deriveGuarantees(design);
  const list = (title: string, statements: readonly Statement[]): readonly string[] =>
    statements.length > 0 ? [title, ...statements.map(({ text }) => `- ${text}`)] : [];
  return [...list(t.panes.guarantee.holds, holds), ...list(t.panes.guarantee.butNot, limits)].join('\n');
}
