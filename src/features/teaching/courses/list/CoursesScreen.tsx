import { Plus } from 'lucide-react';
import { useUrlState } from '../../../../lib/use-url-state.ts';
import { isTeacher } from '../../../../shared/session/teaching.ts';
import { useTitle } from '../../../../shared/school/use-title.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { ProfessorArea } from '../../../../shared/professor/ProfessorArea.tsx';
import { ImportCourse } from './ImportCourse.tsx';
import { CourseList } from './CourseList.tsx';
import { courseFields } from './course-filters.ts';

/** The courses that a professor teaches; for an administrator the school's. */
const CoursesScreen = () => {
  const [filters, setFilters] = useUrlState(courseFields);
  const title = filters.isEditing ? 'Editar Cursos' : 'Meus Cursos';
  useTitle(title);
  return (
    <ProfessorArea>
      {user => (
        <>
          <PageHeading
            title={title}
            subtitle={
              filters.isEditing
                ? 'Escolha o curso que você quer alterar.'
                : user.role === 'admin'
                  ? 'Todos os cursos da escola.'
                  : 'Gerencie os cursos que você ensina.'
            }
            actions={
              isTeacher(user) && (
                <>
                  <ImportCourse />
                  <LinkButton href="/create-course">
                    <Plus aria-hidden /> Criar Curso
                  </LinkButton>
                </>
              )
            }
          />
          <CourseList mayCreate={isTeacher(user)} filters={filters} onFilter={setFilters} />
        </>
      )}
    </ProfessorArea>
  );
};

export default CoursesScreen;
