import { MINUTE_MS } from './time.schema.ts';

/** Remembers for a minute what was found for a key. A clock that is put back forgets it. */
export const keptAMinute = <Found>() => {
  const kept = new WeakMap<object, { found: Found; at: number }>();
  return async (key: object, find: () => Promise<Found>, now = new Date()): Promise<Found> => {
    const known = kept.get(key);
    const age = known ? now.getTime() - known.at : Infinity;
    if (known && age >= 0 && age < MINUTE_MS) return known.found;
    const found = await find();
    kept.set(key, { found, at: now.getTime() });
    return found;
  };
};
