import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { listenToPopState } from '../lib/popstate.ts';

/**
 * After a step to another page the reader stands at its beginning, as after a load: the focus on the content, the top
 * in view. On the way back the browser itself returns to where one was.
 */
export const useArrival = () => {
  const [location] = useLocation();
  const previous = useRef(location);
  const isReturn = useRef(false);

  useEffect(
    () =>
      listenToPopState(() => {
        isReturn.current = true;
        return false;
      }),
    [],
  );

  useEffect(() => {
    if (previous.current === location) return;
    previous.current = location;
    if (!isReturn.current) window.scrollTo(0, 0);
    isReturn.current = false;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [location]);
};
