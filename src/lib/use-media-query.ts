import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window fits a media query, such as '(prefers-reduced-motion: reduce)'; follows it as it changes. */
export const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
};
