import { GraduationCap, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import type { YouthTeacher } from '../../../../server/features/youth/youth.schema.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { SkeletonCards } from '../../../ui/Skeleton.tsx';
import { ManagedRow } from './ManagedRow.tsx';
import { TeacherDialog } from './TeacherDialog.tsx';
import { useManagedYouth } from './use-manage.ts';

/** The team that is presented on the page for the young. */
export const TeachersTab = () => {
  const [edited, setEdited] = useState<YouthTeacher | 'new' | null>(null);
  return (
    <>
      <Button className="mb-6" onClick={() => setEdited('new')}>
        <Plus aria-hidden /> Novo professor
      </Button>
      <List onEdit={setEdited} />
      {edited && <TeacherDialog teacher={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
};

const List = ({ onEdit }: { onEdit: (teacher: YouthTeacher) => void }) => {
  const youth = useManagedYouth();
  if (youth.isPending) return <SkeletonCards count={3} className="h-24" />;
  if (youth.isError) return <LoadError error={youth.error} onRetry={() => youth.refetch()} />;
  const { teachers } = youth.data;
  if (teachers.length === 0)
    return (
      <EmptyState
        icon={GraduationCap}
        title="Ninguém na equipe"
        text="Quem você incluir aparece aqui e na Categoria de Base."
      />
    );
  return (
    <ul aria-label="Professores" className="grid gap-4">
      {teachers.map(teacher => (
        <ManagedRow
          key={teacher.id}
          name={teacher.name}
          facts={
            <>
              {!teacher.active && <Badge>Fora da equipe</Badge>}
              <span>{teacher.title}</span>
            </>
          }
        >
          <Button size="sm" variant="secondary" onClick={() => onEdit(teacher)}>
            <Pencil aria-hidden /> Editar<span className="sr-only">: {teacher.name}</span>
          </Button>
        </ManagedRow>
      ))}
    </ul>
  );
};
