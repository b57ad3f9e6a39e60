import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type RoleName = 'record' | 'lock' | 'index' | 'reference';

const SHAPES = {
  record: <circle cx="4" cy="4" r="3.5" fill="currentColor" />,
  lock: <rect x="0.75" y="0.75" width="6.5" height="6.5" fill="currentColor" />,
  index: <path d="M4 0 8 4 4 8 0 4z" fill="currentColor" />,
  reference: <path d="M1.5 6.5 6.5 1.5M2.5 1.5h4v4" fill="none" stroke="currentColor" strokeWidth="1.5" />,
} as const satisfies Record<RoleName, ReactNode>;

/** ● record, ■ lock, ◆ index entry, ↗ reference: the role by shape, then by colour. `label` where no word stands by. */
export function RoleMark(props: { readonly of: RoleName; readonly label?: string; readonly className?: string }) {
  return (
    <>
      <svg
        viewBox="0 0 8 8"
        aria-hidden
        data-role={props.of}
        className={classNames('size-2 shrink-0 text-(--role)', props.className)}
      >
        {SHAPES[props.of]}
      </svg>
      {props.label && <span className="sr-only">{props.label}</span>}
    </>
  );
}

/** A word in a role's colour with its shape: `■ EMAIL`. */
export function RoleChip(props: { readonly of: RoleName; readonly mono?: boolean; readonly children: ReactNode }) {
  return (
    <span
      data-role={props.of}
      className={classNames(
        'inline-flex h-5 max-w-full items-center gap-1.5 rounded-full bg-(--role-wash) px-2 text-(--role)',
        props.mono ? 'font-mono text-small' : 'text-small',
      )}
    >
      <RoleMark of={props.of} />
      <span className="truncate">{props.children}</span>
    </span>
  );
}

/** A neutral tag: a type, a kind, a count. */
export function Chip({ children, mono = false }: { readonly children: ReactNode; readonly mono?: boolean }) {
  return (
    <span
      className={classNames(
        'inline-flex h-[18px] shrink-0 items-center rounded-small border border-line px-1 text-micro text-mute',
        mono && 'font-mono',
      )}
    >
      {children}
    </span>
  );
}
