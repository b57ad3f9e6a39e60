import type { RoleName } from './role-mark.tsx';

export interface BarSegment {
  readonly role: RoleName;
  readonly units: number;
}

/** Units as lengths on one common scale: each segment in its role's colour, apart by a gap. The number stands beside. */
export function UnitBar(props: { readonly segments: readonly BarSegment[]; readonly scale: number }) {
  return (
    <span aria-hidden className="flex h-3 gap-0.5">
      {props.segments
        .filter((segment) => segment.units > 0)
        .map((segment, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: segments have no identity but their order
            key={at}
            data-role={segment.role}
            className="rounded-[2px] bg-(--role-fill)"
            style={{ width: `${(100 * segment.units) / Math.max(props.scale, 1)}%` }}
          />
        ))}
    </span>
  );
}
