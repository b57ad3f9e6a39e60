/**
 * A part of the page that is fetched once, when first asked for. What was fetched is kept; a failed download is kept
 * only until somebody has been told of it, so that the next who asks fetches afresh. A browser remembers a module it
 * failed to fetch for as long as the page lives, so without a connection none is asked for.
 */
export interface LoadOnce<T> {
  /** The part, once it is there. */
  readonly loaded: () => T | undefined;
  readonly load: () => Promise<T>;
}

/** Why a part is not there: no connection, or the connection did not give it. Only a new page helps against that. */
export type FailedFetch = 'offline' | 'not-given';

const FAILED = new WeakMap<object, { readonly why: FailedFetch; readonly forget: () => void }>();

export function loadOnce<T>(fetchPart: () => Promise<T>, isReachable: () => Promise<boolean>): LoadOnce<T> {
  let part: T | undefined;
  let loading: Promise<T> | null = null;
  const forget = (): void => {
    loading = null;
  };
  const fail = (why: FailedFetch, cause?: unknown): Error => {
    const failure = new Error(`a part of the page could not be fetched: ${why}`, { cause });
    FAILED.set(failure, { why, forget });
    return failure;
  };
  const fetchNow = async (): Promise<T> => {
    if (!(await isReachable())) throw fail('offline');
    try {
      part = await fetchPart();
      return part;
    } catch (cause) {
      throw fail('not-given', cause);
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

/** Whether an error says that a part of the page could not be fetched, and why. */
export function failedFetch(error: unknown): FailedFetch | null {
  return (isObject(error) && FAILED.get(error)?.why) || null;
}

/** Lets go of a failed download: whoever asks next fetches afresh. */
export function forgetFailedFetch(error: unknown): void {
  if (isObject(error)) FAILED.get(error)?.forget();
}

const isObject = (error: unknown): error is object => typeof error === 'object' && error !== null;
