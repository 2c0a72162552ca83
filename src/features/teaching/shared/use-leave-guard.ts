import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { afterLayers } from '../../../lib/back-closes.ts';
import { onPopState } from '../../../lib/popstate.ts';

const linkUnder = (event: MouseEvent): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const leavesThisTab = link && link.origin === location.origin && !link.target && !link.hasAttribute('download');
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return leavesThisTab && isPlain && link.pathname !== location.pathname ? link : null;
};

const focusedField = (): HTMLElement | null =>
  document.activeElement?.matches('input, textarea, select') ? (document.activeElement as HTMLElement) : null;

/**
 * Keeps the reader at this address when they go back or forward, and reports it. The entry they wanted stays one step
 * behind, so that `history.back()` leads there in the end.
 * @returns what stops the blocking.
 */
const blockBackNavigation = (onBlocked: () => void): (() => void) => {
  const { pathname, href } = location;
  return onPopState(() => {
    if (location.pathname === pathname) return false;
    history.pushState(null, '', href);
    onBlocked();
    return true;
  });
};

/** How the reader wants to leave: by a link, or by the browser's back and forward buttons. */
type Exit = { address: string } | 'history';

/**
 * While something is unsaved, a link out of the page and the back button ask first, and so does the browser before it
 * closes the tab.
 */
export const useLeaveGuard = (isUnsaved: boolean) => {
  const [, go] = useLocation();
  const search = useSearch();
  /** Nothing blocks the back button any more: the effect below goes back once the listener is removed. */
  const [isLeaving, setLeaving] = useState(false);
  const [wanted, setWanted] = useState<Exit | null>(null);
  const lastField = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isUnsaved || isLeaving) return;
    const note = () => {
      lastField.current = focusedField() ?? lastField.current;
    };
    const hold = (event: MouseEvent) => {
      const link = linkUnder(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      lastField.current?.focus({ preventScroll: true }); // whoever stays goes on there
      setWanted({ address: link.pathname + link.search + link.hash });
    };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    note();
    document.addEventListener('focusin', note);
    // Before the router's links see the click.
    document.addEventListener('click', hold, { capture: true });
    addEventListener('beforeunload', warn);
    const unblock = blockBackNavigation(() => setWanted('history'));
    return () => {
      unblock();
      document.removeEventListener('focusin', note);
      document.removeEventListener('click', hold, { capture: true });
      removeEventListener('beforeunload', warn);
    };
    // The query, such as a step of the wizard, is part of the address that is kept.
  }, [isUnsaved, isLeaving, search]);

  useEffect(() => {
    if (isLeaving) afterLayers(() => history.back());
  }, [isLeaving]);

  return {
    isAsking: wanted !== null,
    stay: () => setWanted(null),
    leave: () => {
      setWanted(null);
      if (wanted === 'history') setLeaving(true);
      else if (wanted) go(wanted.address);
    },
  };
};
