import { plural } from '../../../lib/plural.ts';
import { useLessonStudents } from '../shared/use-lesson-students.ts';

const NAMES_SHOWN = 5;

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** 'Ana, Bia e mais 20 alunos'. */
const namesOf = (names: readonly string[], total: number): string => {
  const shown = names.slice(0, NAMES_SHOWN);
  const others = total - shown.length;
  return list.format(others > 0 ? [...shown, `mais ${plural(others, 'aluno')}`] : shown);
};

/** What becomes of the progress of those who completed a lesson that is to be removed, and who they are. */
export const RemovalEffects = ({ lessonId }: { lessonId: number }) => {
  const completed = useLessonStudents({ lessonId, state: 'completed', page: 1 });
  if (completed.isPending) return 'Vendo quem já a concluiu...';
  // To remove it is possible all the same.
  if (completed.isError) return 'Não foi possível ver quem já a concluiu.';
  const { students, total } = completed.data;
  if (total === 0) return 'Nenhum aluno a concluiu ainda.';
  const who = plural(total, 'aluno já a concluiu', 'alunos já a concluíram');
  const names = students.map(({ name }) => name);
  return (
    <>
      <span className="font-semibold text-ink">{who}</span>: {namesOf(names, total)}. O XP e as moedas que ganharam
      ficam com eles, e as notas do quiz continuam guardadas. O progresso no curso passa a ser contado sem esta lição:
      quem já concluiu todas as outras conclui o curso.
    </>
  );
};
