import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { holdReturn } from './hold-return.ts';

const linkUnder = (event: MouseEvent): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const leavesThisTab = link && link.origin === location.origin && !link.target && !link.hasAttribute('download');
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return leavesThisTab && isPlain && link.pathname !== location.pathname ? link : null;
};

const focusedField = (): HTMLElement | null =>
  document.activeElement?.matches('input, textarea, select') ? (document.activeElement as HTMLElement) : null;

/** Which way out was taken: a link's address, or the browser's own back and forward. */
type Way = { address: string } | 'history';

/**
 * While there is something unsaved, a link out of the page and the way back ask first, and so does the browser before
 * it closes the tab.
 */
export const useLeaveGuard = (isUnsaved: boolean) => {
  const [, go] = useLocation();
  const search = useSearch();
  /** The way back is free: whoever held it has let go by the time it is taken. */
  const [isLeaving, setLeaving] = useState(false);
  const [wanted, setWanted] = useState<Way | null>(null);
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
      lastField.current?.focus({ preventScroll: true }); // where who stays goes on
      setWanted({ address: link.pathname + link.search + link.hash });
    };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    note();
    document.addEventListener('focusin', note);
    // Before the router's links see the click.
    document.addEventListener('click', hold, { capture: true });
    addEventListener('beforeunload', warn);
    const letReturn = holdReturn(() => setWanted('history'));
    return () => {
      letReturn();
      document.removeEventListener('focusin', note);
      document.removeEventListener('click', hold, { capture: true });
      removeEventListener('beforeunload', warn);
    };
    // The query, such as a step of a wizard, is part of the address that is held.
  }, [isUnsaved, isLeaving, search]);

  useEffect(() => {
    if (isLeaving) history.back();
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
