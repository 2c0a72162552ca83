import type { ReactNode } from 'react';

/** A lesson and, beside or below it, the list of lessons. */
export const CourseLayout = ({ lesson, aside }: { lesson: ReactNode; aside: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-10 print:block">
    {lesson}
    <aside aria-label="Sobre o curso" className="grid grid-cols-1 gap-6 print:hidden">
      {aside}
    </aside>
  </div>
);
