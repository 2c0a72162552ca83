import { useState } from 'react';

/** A value that stays as it was while it is frozen, such as a price while it is being paid. */
export const useFrozenValue = <Value>(value: Value, isFrozen: boolean): Value => {
  const [frozen, setFrozen] = useState(value);
  if (!isFrozen && frozen !== value) setFrozen(value);
  return isFrozen ? frozen : value;
};
