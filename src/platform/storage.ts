/** Documents in IndexedDB, as plain JSON under a name. Everything may fail: private windows, full disks, old files. */
import { type IDBPDatabase, openDB } from 'idb';

const NAME = 'latchkey';
const SHELF = 'documents';

export interface Storage {
  readonly read: (name: string) => Promise<unknown>;
  /** False when the browser did not store it. */
  readonly write: (name: string, value: unknown) => Promise<boolean>;
}

export function createStorage(): Storage {
  let opened: Promise<IDBPDatabase> | null = null;
  const database = (): Promise<IDBPDatabase> => {
    opened ??= openDB(NAME, 1, { upgrade: (fresh) => void fresh.createObjectStore(SHELF) });
    return opened;
  };
  return {
    read: async (name) => {
      try {
        return await (await database()).get(SHELF, name);
      } catch {
        return undefined;
      }
    },
    write: async (name, value) => {
      try {
        await (await database()).put(SHELF, value, name);
        return true;
      } catch {
        opened = null;
        return false;
      }
    },
  };
}
