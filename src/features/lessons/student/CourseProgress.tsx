import { plural } from '../../../lib/plural.ts';
import { Progress } from '../../../ui/Progress.tsx';

type CourseProgressProps = { completedLessons: number; totalLessons: number; progress: number };

const remainingText = (remaining: number): string => {
  if (remaining === 0) return 'Todas as aulas concluídas';
  return remaining === 1 ? 'Falta 1 aula' : `Faltam ${remaining} aulas`;
};

/** The student's progress in the course. */
export const CourseProgress = ({ completedLessons, totalLessons, progress }: CourseProgressProps) => {
  const done = `${completedLessons} de ${plural(totalLessons, 'aula')}`;
  return (
    <section aria-label="Progresso do curso" className="print:hidden">
      <div className="mb-2 flex items-baseline justify-between gap-x-4">
        <p>
          <span className="font-semibold">{done}</span>{' '}
          <span className="text-ink-soft">· {remainingText(totalLessons - completedLessons)}</span>
        </p>
        <p className="font-semibold tabular-nums">{progress}%</p>
      </div>
      <Progress value={progress} label="Progresso do curso" valueText={done} />
    </section>
  );
};
