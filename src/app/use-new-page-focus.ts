import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { onPopState } from '../lib/popstate.ts';
import { useSession } from '../shared/session/session.tsx';

const focusContent = () => document.querySelector('main')?.focus({ preventScroll: true });

/**
 * After a navigation the focus moves to the content and the page scrolls to the top, as after a load; so it does when
 * the session ends, which leaves a page of a few lines. On back and forward the browser itself restores the scroll
 * position.
 */
export const useNewPageFocus = () => {
  const [location] = useLocation();
  const previous = useRef(location);
  const isReturn = useRef(false);

  useEffect(
    () =>
      onPopState(() => {
        isReturn.current = window.location.pathname !== previous.current;
        return false;
      }),
    [],
  );

  useEffect(() => {
    if (previous.current === location) return;
    previous.current = location;
    if (!isReturn.current) window.scrollTo(0, 0);
    isReturn.current = false;
    focusContent();
  }, [location]);

  const { hasEnded } = useSession();
  useEffect(() => {
    if (!hasEnded) return;
    window.scrollTo(0, 0);
    focusContent();
  }, [hasEnded]);
};
