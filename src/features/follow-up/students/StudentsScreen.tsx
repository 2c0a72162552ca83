import { Download, SearchX, Users } from 'lucide-react';
import { type SetUrlState, useUrlState } from '../../../lib/use-url-state.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Paging } from '../../../ui/Paging.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ProfessorArea } from '../../../shared/professor/ProfessorArea.tsx';
import { StudentDialog } from './StudentDialog.tsx';
import { StudentFigures } from './StudentFigures.tsx';
import { StudentFilters } from './StudentFilters.tsx';
import { orderBy, orderChoices, type StudentOrder } from './student-order.ts';
import { StudentTable } from './StudentTable.tsx';
import { isFiltered, studentsFields, type StudentFilterValues } from './student-filters.ts';
import { useStudents, useStudentsExport } from './use-students.ts';

/** The order of the list, where the columns' headings have no room. */
const OrderField = ({ order, onOrder }: { order: StudentOrder; onOrder: (order: StudentOrder) => void }) => {
  const shown = orderChoices.findIndex(({ sort, direction }) => sort === order.sort && direction === order.direction);
  return (
    <Field label="Ordem" className="mb-4 lg:hidden">
      <Select
        value={shown}
        onChange={({ target }) => {
          const chosen = orderChoices[Number(target.value)];
          if (chosen) onOrder({ sort: chosen.sort, direction: chosen.direction });
        }}
      >
        {orderChoices.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
};

type ListProps = { filters: StudentFilterValues; onFilter: SetUrlState<StudentFilterValues> };

const StudentList = ({ filters, onFilter }: ListProps) => {
  const students = useStudents(filters);
  const exportAll = useStudentsExport();
  if (students.isPending) {
    return (
      <div role="status" className="space-y-3">
        <p className="text-ink-soft">Carregando dados dos alunos...</p>
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    );
  }
  if (students.isError)
    return (
      <LoadError
        title="Erro"
        error={students.error}
        text="Erro ao carregar dados dos alunos. Tente novamente."
        onRetry={() => students.refetch()}
      />
    );
  const { students: found, total, pageSize } = students.data;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div>
          <div role="status">
            <h2 className="text-heading">Alunos ({total.toLocaleString('pt-BR')})</h2>
          </div>
          {total > 0 && (
            <p className="text-[0.95rem] text-ink-soft">
              Uma linha por matrícula: quem está em dois cursos aparece duas vezes.
              {found.some(({ enrollmentId }) => enrollmentId === null) && ' Quem só está em uma turma vem no fim.'}
            </p>
          )}
        </div>
        <Button variant="secondary" size="sm" disabled={total === 0} onClick={() => void exportAll(filters)}>
          <Download aria-hidden /> Exportar CSV
        </Button>
      </div>
      {total === 0 && (
        <EmptyState
          icon={isFiltered(filters) ? SearchX : Users}
          title="Nenhum aluno encontrado"
          text={isFiltered(filters) ? 'Tente ajustar os filtros de busca' : 'Você ainda não tem alunos cadastrados'}
        />
      )}
      {found.length > 0 && (
        <>
          <OrderField order={filters} onOrder={order => onFilter({ ...order, page: 1 }, { replace: true })} />
          <StudentTable
            students={found}
            order={filters}
            isStale={students.isPlaceholderData}
            onSort={sort => onFilter({ ...orderBy(sort, filters), page: 1 }, { replace: true })}
            onOpen={student => onFilter({ student }, { replace: true })}
          />
        </>
      )}
      <Paging page={filters.page} total={total} pageSize={pageSize} onGoTo={page => onFilter({ page })} />
    </>
  );
};

/** The professor's students, their courses and their progress. */
const StudentsScreen = () => {
  const [filters, setFilters] = useUrlState(studentsFields);
  return (
    <ProfessorArea>
      {user => (
        <>
          <PageHeading
            title="Gerenciar Alunos"
            subtitle={
              user.role === 'admin'
                ? 'Acompanhe o progresso e desempenho dos alunos da escola'
                : 'Acompanhe o progresso e desempenho dos seus alunos'
            }
            actions={
              <LinkButton href={user.role === 'admin' ? '/dashboard' : '/professor'} variant="secondary">
                Voltar
              </LinkButton>
            }
          />
          <StudentFigures />
          <Card as="section" aria-label="Lista de alunos">
            <StudentFilters
              filters={filters}
              onFilter={change => setFilters({ ...change, page: 1 }, { replace: true })}
            />
            <StudentList filters={filters} onFilter={setFilters} />
          </Card>
          {filters.student !== undefined && (
            <StudentDialog
              enrollmentId={filters.student}
              onClose={() => setFilters({ student: undefined }, { replace: true })}
            />
          )}
        </>
      )}
    </ProfessorArea>
  );
};

export default StudentsScreen;
