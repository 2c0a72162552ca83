import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { AccessDenied } from '../guards/AccessDenied.tsx';
import { AwaitingApproval } from '../guards/AwaitingApproval.tsx';
import { type SessionUser, useSession } from '../session/session.tsx';
import { Breadcrumbs, type Crumb } from '../../ui/Breadcrumbs.tsx';
import { crumbsOf } from './crumbs.ts';

type ProfessorAreaProps = {
  /** Whether administrators come in too, for whom the rooms hold the whole school's courses. */
  admins?: boolean;
  /** What a visitor reads who may not enter. */
  denial?: string;
  /** Instead of the crumbs that the address tells. */
  crumbs?: readonly Crumb[];
  children: (user: SessionUser) => ReactNode;
};

/** The walls of the professor's rooms: who may not enter is told so, who may sees where they are. */
export const ProfessorArea = ({
  admins = true,
  denial = 'Você precisa ser um professor para acessar esta área.',
  crumbs,
  children,
}: ProfessorAreaProps) => {
  const { user } = useSession();
  const [path] = useLocation();
  const mayEnter = user?.role === 'professor' || (admins && user?.role === 'admin');
  if (!user || !mayEnter) return <AccessDenied text={denial} />;
  if (user.awaitingApproval) return <AwaitingApproval />;
  return (
    <>
      <Breadcrumbs crumbs={crumbs ?? crumbsOf(path, user.role)} />
      {children(user)}
    </>
  );
};
