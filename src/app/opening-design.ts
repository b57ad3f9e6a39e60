/** Decides what the page opens with: the link's design, else what was open last, else an example. Nothing is dropped. */
import { type Design, type DesignIssue, decodeDesign, EXAMPLES, emptyDesign, parseDesign } from '#core';
import type { SharedText } from '#platform';
import type { RecentDesign } from '#state';

export type OpeningNotice =
  | { readonly kind: 'opened-link'; readonly name: string }
  | { readonly kind: 'broken-link' }
  | { readonly kind: 'newer-link' }
  | { readonly kind: 'invalid-link'; readonly issue: DesignIssue | undefined }
  | { readonly kind: 'stored-unreadable' };

export interface Opening {
  readonly design: Design;
  /** Left behind by a link: to be kept among the recent designs. */
  readonly replaced: Design | null;
  readonly notice: OpeningNotice | null;
}

export function openingDesign(link: SharedText, stored: unknown): Opening {
  const kept = stored === undefined ? null : parseDesign(stored);
  const own = kept?.ok ? kept.design : null;
  const design = own ?? EXAMPLES[0]?.design ?? emptyDesign();
  const fallback = { design, replaced: null };
  if (link.kind === 'none') {
    return { ...fallback, notice: kept && !kept.ok ? { kind: 'stored-unreadable' } : null };
  }
  if (link.kind === 'broken') return { ...fallback, notice: { kind: 'broken-link' } };
  if (link.kind === 'newer') return { ...fallback, notice: { kind: 'newer-link' } };
  const linked = decodeDesign(link.text);
  if (!linked.ok) return { ...fallback, notice: { kind: 'invalid-link', issue: linked.issues[0] } };
  const isOwn = own !== null && JSON.stringify(own) === JSON.stringify(linked.design);
  return {
    design: linked.design,
    replaced: isOwn ? null : own,
    notice: own === null || isOwn ? null : { kind: 'opened-link', name: linked.design.name },
  };
}

/** The recent designs as they were stored, without those that cannot be read. */
export function readRecent(stored: unknown): readonly RecentDesign[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { id, name, savedAt, design } = { id: null, name: null, savedAt: null, design: null, ...entry };
    const parsed = parseDesign(design);
    if (typeof id !== 'string' || typeof name !== 'string' || typeof savedAt !== 'number' || !parsed.ok) return [];
    return [{ id, name, savedAt, design: parsed.design }];
  });
}
