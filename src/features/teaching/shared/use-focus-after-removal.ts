import { useEffect, useRef } from 'react';

/**
 * For lists whose rows can be removed: once a row has disappeared, and the focus with it, the focus moves to `target`.
 */
export const useFocusAfterRemoval = <Target extends HTMLElement>(ids: readonly number[]) => {
  const target = useRef<Target>(null);
  const removedId = useRef<number>(undefined);
  useEffect(() => {
    if (removedId.current === undefined || ids.includes(removedId.current)) return;
    removedId.current = undefined;
    target.current?.focus();
  });
  return {
    target,
    /** To be called when the server has removed the row with this id. */
    onRemoved: (id: number) => {
      removedId.current = id;
    },
  };
};
