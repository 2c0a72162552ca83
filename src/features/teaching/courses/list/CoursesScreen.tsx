import { Plus } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { useTitle } from '../../../../shared/school/use-title.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { ProfessorArea } from '../../../../shared/professor/ProfessorArea.tsx';
import { CourseList, type Go } from './CourseList.tsx';
import { placeFrom, queryOf } from './course-filters.ts';

/** The courses that a professor teaches; for an administrator the school's. */
const CoursesScreen = () => {
  const [query, setQuery] = useSearchParams();
  const place = placeFrom(query);
  const title = place.isEditing ? 'Editar Cursos' : 'Meus Cursos';
  useTitle(title);
  // From where one is by then: a search that was typed settles a moment later.
  const go: Go = (next, options) => setQuery(current => queryOf({ ...placeFrom(current), ...next }), options);
  return (
    <ProfessorArea>
      {({ role }) => (
        <>
          <PageHeading
            title={title}
            subtitle={
              place.isEditing
                ? 'Escolha o curso que você quer alterar.'
                : role === 'admin'
                  ? 'Todos os cursos da escola.'
                  : 'Gerencie os cursos que você ensina.'
            }
            actions={
              role === 'professor' && (
                <LinkButton href="/create-course">
                  <Plus aria-hidden /> Criar Curso
                </LinkButton>
              )
            }
          />
          <CourseList mayCreate={role === 'professor'} place={place} onGo={go} />
        </>
      )}
    </ProfessorArea>
  );
};

export default CoursesScreen;
