import type { Db, Read } from '../../db/client.ts';

/** The same database, with a count of the queries that were begun on its reading side. */
export const countingReads = (db: Db): { db: Db; count: () => number } => {
  let begun = 0;
  const read = new Proxy(db.read, {
    get: (target, name) => {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        begun += 1;
        return (value as (...args: unknown[]) => unknown).apply(target, given);
      };
    },
  }) as Read;
  return { db: { ...db, read }, count: () => begun };
};
