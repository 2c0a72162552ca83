import { CalendarPlus, GraduationCap, Pencil, Plus, Users } from 'lucide-react';
import { useState } from 'react';
import type { YouthProgram } from '../../../../server/features/youth/youth.schema.ts';
import { CoinPrice } from '../../../shared/coins/Coins.tsx';
import { formatDate } from '../../../lib/format.ts';
import { plural } from '../../../lib/plural.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { SkeletonCards } from '../../../ui/Skeleton.tsx';
import { EntrantsDialog } from './EntrantsDialog.tsx';
import { ManagedRow } from './ManagedRow.tsx';
import { ProfessorsDialog } from './ProfessorsDialog.tsx';
import { ProgramDialog } from './ProgramDialog.tsx';
import { useManagedYouth, useReadsEntrants } from './use-manage.ts';

/** All programmes for young players. Administrators change them; professors see the students of their own. */
export const ProgramsTab = ({ isAdmin }: { isAdmin: boolean }) => {
  const [edited, setEdited] = useState<YouthProgram | 'new' | null>(null);
  return (
    <>
      {isAdmin && (
        <Button className="mb-6" onClick={() => setEdited('new')}>
          <Plus aria-hidden /> Novo programa
        </Button>
      )}
      <List isAdmin={isAdmin} onEdit={setEdited} />
      {edited && <ProgramDialog program={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
};

const List = ({ isAdmin, onEdit }: { isAdmin: boolean; onEdit: (program: YouthProgram) => void }) => {
  const youth = useManagedYouth();
  const [read, setRead] = useState<YouthProgram | null>(null);
  const [taught, setTaught] = useState<YouthProgram | null>(null);
  const readsEntrants = useReadsEntrants(isAdmin);
  if (youth.isPending) return <SkeletonCards count={3} className="h-28" />;
  if (youth.isError) return <LoadError error={youth.error} onRetry={() => youth.refetch()} />;
  const { programs } = youth.data;
  if (programs.length === 0)
    return (
      <EmptyState
        icon={CalendarPlus}
        title="Nenhum programa criado"
        text="O que você criar aparece aqui e na Categoria de Base."
      />
    );
  return (
    <>
      <ul aria-label="Programas" className="grid gap-4">
        {programs.map(program => (
          <ManagedRow key={program.id} name={program.name} facts={<Facts program={program} />}>
            {readsEntrants({ kind: 'program', id: program.id }) && (
              <Button size="sm" variant="secondary" onClick={() => setRead(program)}>
                <Users aria-hidden /> Matriculados<span className="sr-only">: {program.name}</span>
              </Button>
            )}
            {isAdmin && (
              <Button size="sm" variant="secondary" onClick={() => setTaught(program)}>
                <GraduationCap aria-hidden /> Professores<span className="sr-only">: {program.name}</span>
              </Button>
            )}
            {isAdmin && (
              <Button size="sm" variant="secondary" onClick={() => onEdit(program)}>
                <Pencil aria-hidden /> Editar<span className="sr-only">: {program.name}</span>
              </Button>
            )}
          </ManagedRow>
        ))}
      </ul>
      {taught && (
        <ProfessorsDialog
          event={{ kind: 'program', id: taught.id, name: taught.name }}
          onClose={() => setTaught(null)}
        />
      )}
      {read && (
        <EntrantsDialog entered={{ kind: 'program', id: read.id, name: read.name }} onClose={() => setRead(null)} />
      )}
    </>
  );
};

const Facts = ({ program: { active, price, students, capacity, startsAt } }: { program: YouthProgram }) => (
  <>
    {!active && <Badge>Fechado</Badge>}
    {price === null ? <span>Sob consulta</span> : <CoinPrice value={price} />}
    <span>
      {plural(students, 'aluno')}
      {capacity !== null && ` de ${capacity}`}
    </span>
    {startsAt && <span>início em {formatDate(startsAt)}</span>}
  </>
);
