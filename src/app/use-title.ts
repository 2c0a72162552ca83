import { useEffect } from 'react';

const SCHOOL = 'Academia';

/** Names the document while the caller is on the screen; afterwards it has its former name again. */
export const useTitle = (title: string): void =>
  useEffect(() => {
    const former = document.title;
    document.title = `${title} · ${SCHOOL}`;
    return () => {
      document.title = former;
    };
  }, [title]);
