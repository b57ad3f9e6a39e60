/** Keeps a text readable where a line runs behind it. */
export const HALO = {
  stroke: 'var(--color-panel)',
  strokeWidth: 3,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const;
