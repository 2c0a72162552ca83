import { useState } from 'react';

/** A value as it stood when something began, until that is over. */
export const useHeld = <Value>(value: Value, isHeld: boolean): Value => {
  const [held, setHeld] = useState(value);
  if (!isHeld && held !== value) setHeld(value);
  return isHeld ? held : value;
};
