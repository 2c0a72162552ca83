const MOST_KNOWN = 2_000;

/** Remembers what a function gave: the same few keys are asked for at every request. */
export const remembered = <Key, Value>(of: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return key => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = of(key);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, value);
    return value;
  };
};
