import { ArrowRight, Users } from 'lucide-react';
import { useState } from 'react';
import type { TaughtStudent } from '../../../../server/features/follow-up/follow-up.schema.ts';
import { formatRelative } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Paging } from '../../../ui/Paging.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { progressTone } from '../../../shared/professor/rating-and-progress.ts';
import { useCourseStudents } from './use-course-studies.ts';

const StudentLine = ({
  student: { name, avatarUrl, completedLessons, totalLessons, progress, lastActivity },
}: {
  student: TaughtStudent;
}) => (
  <li className="flex items-center gap-4 py-4 first:pt-0 last:pb-0">
    <Avatar name={name} src={avatarUrl} size="sm" />
    <div className="min-w-0 flex-1">
      <p className="font-semibold break-words">{name}</p>
      <p className="mb-2 text-[0.95rem] text-ink-soft">
        {progress}% · {completedLessons}/{totalLessons} aulas · atividade {formatRelative(lastActivity)}
      </p>
      <Progress value={progress} label={`Progresso de ${name}`} tone={progressTone(progress)} className="h-2" />
    </div>
  </li>
);

/** The course's students and their progress. */
export const CourseStudents = ({ courseId }: { courseId: number }) => {
  const [page, setPage] = useState(1);
  const students = useCourseStudents(courseId, page);
  if (students.isPending) return <Skeleton className="h-64 w-full" />;
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
  if (total === 0)
    return (
      <EmptyState
        icon={Users}
        title="Nenhum aluno encontrado"
        text="Assim que alguém se matricular neste curso, aparece aqui."
      />
    );
  return (
    <Card as="section" aria-labelledby="course-students">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id="course-students" className="text-heading">
          Alunos ({total.toLocaleString('pt-BR')})
        </h2>
        <LinkButton href={`/professor/manage-students?curso=${courseId}`} variant="secondary" size="sm">
          Gerenciar Alunos <ArrowRight aria-hidden />
        </LinkButton>
      </div>
      <ul aria-label="Alunos do curso" aria-busy={students.isPlaceholderData} className="divide-y divide-line">
        {found.map(student => (
          <StudentLine key={student.enrollmentId} student={student} />
        ))}
      </ul>
      <Paging page={page} total={total} pageSize={pageSize} onGoTo={setPage} />
    </Card>
  );
};
