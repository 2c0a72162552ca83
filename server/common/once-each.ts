/** Works out each value once: for lists in which the same few come again and again. */
export const onceEach = <Key, Value>(workOut: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, { value: Value }>();
  return key => {
    const found = known.get(key) ?? { value: workOut(key) };
    known.set(key, found);
    return found.value;
  };
};
