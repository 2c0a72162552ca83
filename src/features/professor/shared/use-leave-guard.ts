import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

const linkUnder = (event: MouseEvent): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const leavesThisTab = link && link.origin === location.origin && !link.target && !link.hasAttribute('download');
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return leavesThisTab && isPlain && link.pathname !== location.pathname ? link : null;
};

/** While there is something unsaved, a link out of the page asks first, and so does the browser before it closes the tab. */
export const useLeaveGuard = (isUnsaved: boolean) => {
  const [, go] = useLocation();
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    if (!isUnsaved) return;
    const hold = (event: MouseEvent) => {
      const link = linkUnder(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(link.pathname + link.search + link.hash);
    };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the router's links see the click.
    document.addEventListener('click', hold, { capture: true });
    addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('click', hold, { capture: true });
      removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved]);

  return {
    isAsking: wanted !== null,
    stay: () => setWanted(null),
    leave: () => {
      setWanted(null);
      if (wanted !== null) go(wanted);
    },
  };
};
