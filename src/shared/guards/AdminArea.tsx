import type { ReactNode } from 'react';
import { AccessDenied } from './AccessDenied.tsx';
import { useSession } from '../session/session.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

type AdminAreaProps = { title: string; subtitle: string; actions?: ReactNode; children: ReactNode };

/** A page for administrators only: heading, breadcrumbs, content. */
export const AdminArea = ({ title, subtitle, actions, children }: AdminAreaProps) => {
  const { user } = useSession();
  if (user?.role !== 'admin') return <AccessDenied text="Esta área é dos administradores da escola." />;
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Dashboard', href: '/dashboard' }, { label: title }]} />
      <PageHeading title={title} subtitle={subtitle} actions={actions} />
      {children}
    </>
  );
};
