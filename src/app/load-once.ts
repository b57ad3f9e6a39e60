/**
 * A part of the page that is fetched once, when first asked for. What was fetched is kept; a failed download is kept
 * only until somebody has been told of it, so that the next who asks fetches afresh.
 */
export interface LoadOnce<T> {
  /** The part, once it is there. */
  readonly loaded: () => T | undefined;
  readonly load: () => Promise<T>;
}

const FAILED = new WeakMap<object, () => void>();

export function loadOnce<T>(fetchPart: () => Promise<T>): LoadOnce<T> {
  let part: T | undefined;
  let loading: Promise<T> | null = null;
  const fetchNow = async (): Promise<T> => {
    try {
      part = await fetchPart();
      return part;
    } catch (cause) {
      const failure = new Error('a part of the page could not be fetched', { cause });
      FAILED.set(failure, () => {
        loading = null;
      });
      throw failure;
    }
  };
  return {
    loaded: () => part,
    load: () => {
      loading ??= fetchNow();
      return loading;
    },
  };
}

/** Whether an error says that a part of the page could not be fetched. */
export const isFailedFetch = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && FAILED.has(error);

/** Lets go of a failed download: whoever asks next fetches afresh. */
export function forgetFailedFetch(error: unknown): void {
  if (typeof error === 'object' && error !== null) FAILED.get(error)?.();
}
