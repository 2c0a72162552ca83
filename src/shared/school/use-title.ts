import { useEffect } from 'react';
import { useSchoolName } from './school.ts';

/** Names the document while the caller is on the screen; afterwards it has its former name again. */
export const useTitle = (title: string): void => {
  const school = useSchoolName();
  useEffect(() => {
    const former = document.title;
    document.title = `${title} · ${school}`;
    return () => {
      document.title = former;
    };
  }, [title, school]);
};
