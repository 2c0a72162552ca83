import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { AccessDenied } from '../guards/AccessDenied.tsx';
import { AwaitingApproval } from '../guards/AwaitingApproval.tsx';
import { ClassBreadcrumbs } from '../school/ClassBreadcrumbs.tsx';
import { type SessionUser, useSession } from '../session/session.tsx';
import { isTeacher } from '../session/teaching.ts';
import { Breadcrumbs, type Crumb } from '../../ui/Breadcrumbs.tsx';
import { crumbsOf } from './crumbs.ts';

type ProfessorAreaProps = {
  /** Whether administrators who do not teach come in too: they see the whole school's courses. */
  admins?: boolean;
  /** What visitors read who may not enter. */
  denial?: string;
  /** Instead of the breadcrumbs derived from the address. */
  crumbs?: readonly Crumb[];
  /** The class to which the page belongs: its breadcrumbs then begin with it. */
  classId?: number;
  children: (user: SessionUser) => ReactNode;
};

/** Guards the professor's screens and shows the breadcrumbs to those who may enter. */
export const ProfessorArea = ({
  admins = true,
  denial = 'Você precisa ser um professor para acessar esta área.',
  crumbs,
  classId,
  children,
}: ProfessorAreaProps) => {
  const { user } = useSession();
  const [path] = useLocation();
  const mayEnter = user && (isTeacher(user) || (admins && user.role === 'admin'));
  if (!mayEnter) return <AccessDenied text={denial} />;
  if (user.awaitingApproval) return <AwaitingApproval />;
  return (
    <>
      {classId === undefined ? (
        <Breadcrumbs crumbs={crumbs ?? crumbsOf(path, user.role)} />
      ) : (
        <ClassBreadcrumbs classId={classId} crumbs={crumbs} />
      )}
      {children(user)}
    </>
  );
};
