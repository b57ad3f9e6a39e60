/** Work in another thread, called like functions. Whoever starts a worker ends it: that is also how work is cancelled. */
import { expose, proxy, type Remote, wrap } from 'comlink';

export interface Running<T> {
  readonly api: Remote<T>;
  readonly stop: () => void;
}

/** Offers functions to the page; called once in a worker's own file. */
export function offer<T extends object>(api: T): void {
  expose(api);
}

export function callWorker<T>(worker: Worker): Running<T> {
  return { api: wrap<T>(worker), stop: () => worker.terminate() };
}

/** A callback that a worker may call. */
export const callback = <F extends object>(call: F) => proxy(call);
