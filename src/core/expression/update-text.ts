/** An Update's changes → update expression text: one SET section, one REMOVE section. */
import type { Change } from '#core/plan';
import type { Placeholders } from './placeholders.ts';

/** Text of the changes, taking the placeholders it needs. */
export function updateText(changes: readonly Change[], placeholders: Placeholders): string {
  const set: string[] = [];
  const remove: string[] = [];
  for (const change of changes) {
    const name = placeholders.name(change.attribute);
    if (change.kind === 'remove') remove.push(name);
    else set.push(`${name} = ${placeholders.value(change.attribute, change.value)}`);
  }
  const sections = [set.length > 0 && `SET ${set.join(', ')}`, remove.length > 0 && `REMOVE ${remove.join(', ')}`];
  return sections.filter((section) => section !== false).join(' ');
}
