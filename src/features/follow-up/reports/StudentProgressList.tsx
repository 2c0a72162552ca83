import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import type { StudentProgress } from '../../../../server/features/follow-up/reports.schema.ts';
import { formatDuration, formatRelative } from '../../../lib/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { progressTone } from '../../../shared/professor/rating-and-progress.ts';
import { plural } from '../../../lib/plural.ts';

/** The most recently active students and their progress. */
export const StudentProgressList = ({ students }: { students: readonly StudentProgress[] }) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl font-semibold">
          Últimos alunos ativos
        </h2>
        <LinkButton href="/professor/manage-students" variant="ghost" size="sm">
          Ver todos os alunos <ArrowRight aria-hidden />
        </LinkButton>
      </div>
      {students.length === 0 ? (
        <p className="mt-3 text-ink-soft">Nenhum aluno fez algo no período.</p>
      ) : (
        <ul aria-labelledby={id} className="mt-2 divide-y divide-line">
          {students.map(student => (
            <StudentRow key={`${student.studentId} ${student.courseId}`} student={student} />
          ))}
        </ul>
      )}
    </Card>
  );
};

const StudentRow = ({ student }: { student: StudentProgress }) => {
  const { studentName, courseName, progress, lessonsCompleted, totalLessons, timeSpent, lastActivity } = student;
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-2 sm:items-center">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{studentName}</p>
        <p className="wrap-anywhere text-ink-soft">{courseName}</p>
      </div>
      <div>
        <Progress
          value={progress}
          label={`Progresso de ${studentName} em ${courseName}`}
          tone={progressTone(progress)}
        />
        <p className="mt-1.5 text-sm text-ink-soft tabular-nums">
          {lessonsCompleted} de {plural(totalLessons, 'aula')} · {formatDuration(timeSpent)} ·{' '}
          {formatRelative(lastActivity)}
        </p>
      </div>
    </li>
  );
};
