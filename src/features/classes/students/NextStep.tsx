import type { SchoolClass } from '../../../../server/features/classes/classes.schema.ts';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useClassCourses } from '../use-classes.ts';

/** What comes after the cards, in a class that has no assignment and no course yet. */
export const NextStep = ({ one }: { one: SchoolClass }) => {
  if (useClassCourses(one.id).data?.courses.length !== 0) return null;
  return (
    <Card as="section" aria-label="Próximo passo" className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="min-w-0 flex-1 basis-64">
        <strong className="block">Próximo passo: o que os alunos vão fazer</strong>
        Dê o primeiro curso à turma, ou uma primeira tarefa.
      </p>
      <span className="flex flex-wrap gap-3">
        <LinkButton href={`/turmas/${one.id}/cursos`}>Dar o primeiro curso</LinkButton>
        <LinkButton href={`/turmas/${one.id}/tarefas`} variant="secondary">
          Dar uma tarefa
        </LinkButton>
      </span>
    </Card>
  );
};
