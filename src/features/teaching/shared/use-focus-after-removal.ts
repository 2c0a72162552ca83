import { useEffect, useRef } from 'react';

/**
 * For lists from which rows are removed: when the row has really gone, and the focus with it, the focus comes to the
 * place given here.
 */
export const useGoneFocus = <Place extends HTMLElement>(ids: readonly number[]) => {
  const place = useRef<Place>(null);
  const going = useRef<number>(undefined);
  useEffect(() => {
    if (going.current === undefined || ids.includes(going.current)) return;
    going.current = undefined;
    place.current?.focus();
  });
  return {
    place,
    /** The row with this id has been removed on the server. */
    removed: (id: number) => {
      going.current = id;
    },
  };
};
