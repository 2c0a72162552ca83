import type { ReactNode } from 'react';
import { PracticeHeading } from '../features/chess/PracticeHeading.tsx';
import { CatalogueHeading } from '../features/courses/CatalogueHeading.tsx';
import { AdminHeading } from '../features/dashboard/admin/AdminHeading.tsx';
import { ProfessorHeading } from '../features/dashboard/professor/ProfessorHeading.tsx';
import { StudentHeading } from '../features/dashboard/student/StudentHeading.tsx';
import { HomeHeading } from '../features/teaching/home/HomeHeading.tsx';
import { crumbsOf } from '../shared/professor/crumbs.ts';
import type { SessionUser } from '../shared/session/session.tsx';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';

export type EarlyRole = SessionUser['role'];
export type Names = { /** In a greeting. */ first: string; full: string };

const forEverybody = (heading: ReactNode): Record<EarlyRole, ReactNode> => ({
  student: heading,
  professor: heading,
  admin: heading,
});

/** What a page shows of its screen before any script runs: exactly what the screen then begins with. */
export const headingsFor = ({ first, full }: Names): Record<string, Partial<Record<EarlyRole, ReactNode>>> => ({
  '/dashboard': {
    student: <StudentHeading firstName={first} />,
    professor: <ProfessorHeading firstName={first} />,
    admin: <AdminHeading firstName={first} />,
  },
  '/courses': forEverybody(<CatalogueHeading />),
  '/practice': forEverybody(
    <>
      <PracticeHeading />
      {/* Headings are lower beside a board. */}
      <div data-board="waiting" />
    </>,
  ),
  '/professor': {
    professor: (
      <>
        <Breadcrumbs crumbs={crumbsOf('/professor', 'professor')} />
        <HomeHeading fullName={full} />
      </>
    ),
  },
});
