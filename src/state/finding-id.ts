import type { Finding } from '#core';

/** Tells findings apart: for lists that must know one from another when the order changes. */
export function findingId({ code, path, params }: Finding): string {
  return JSON.stringify([code, path, params]);
}
