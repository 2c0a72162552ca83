import { api } from '../../lib/api.ts';
import { Breadcrumbs, type Crumb } from '../../ui/Breadcrumbs.tsx';

type ClassBreadcrumbsProps = {
  classId: number;
  /** What comes after the class. */
  crumbs?: readonly Crumb[] | undefined;
};

/** Where a page of a class stands, with the name of the class as soon as it is known. */
export const ClassBreadcrumbs = ({ classId, crumbs = [] }: ClassBreadcrumbsProps) => {
  const found = api.classes.get.useQuery({ classId }, { enabled: classId > 0 });
  const label = found.data?.class.name ?? 'Turma';
  return (
    <Breadcrumbs
      crumbs={[
        { label: 'Turmas', href: '/turmas' },
        { label, href: `/turmas/${classId}`, isLoading: found.isLoading },
        ...crumbs,
      ]}
    />
  );
};
