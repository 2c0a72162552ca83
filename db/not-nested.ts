import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './client.ts';

/**
 * A transaction inside another would wait for it forever (SQLite) or be separate from it (Postgres), so this throws.
 */
export const notNested = (write: Db['write']): Db['write'] => {
  const inside = new AsyncLocalStorage<true>();
  return async work => {
    if (inside.getStore()) throw new Error('db.write inside db.write: pass the transaction on instead');
    return write(tx => inside.run(true, () => work(tx)));
  };
};
