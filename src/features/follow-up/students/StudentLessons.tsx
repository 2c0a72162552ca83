import { Check, Circle } from 'lucide-react';
import type { StudentDetail } from '../../../../server/features/follow-up/follow-up.schema.ts';
import { formatDate, formatDuration } from '../../../lib/format.ts';
import { plural } from '../../../lib/plural.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

type Lesson = StudentDetail['lessons'][number];

const Attempt = ({ attempt: { score, passed, pending, createdAt } }: { attempt: Lesson['attempts'][number] }) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.95rem]">
    <span className="tabular-nums">{formatDate(createdAt)}</span>
    <span className="font-semibold tabular-nums">{score}%</span>
    <Badge tone={passed ? 'brand' : pending > 0 ? 'gold' : 'danger'}>
      {passed ? 'Aprovado' : pending > 0 ? 'Aguarda correção' : 'Não aprovado'}
    </Badge>
  </li>
);

const LessonRow = ({ lesson: { order, title, duration, completedAt, hasQuiz, attempts } }: { lesson: Lesson }) => (
  <li className="grid grid-cols-[auto_1fr] gap-x-3 py-3">
    {completedAt ? (
      <Check aria-label="Concluída" className="mt-1 size-5 text-brand-text" />
    ) : (
      <Circle aria-label="Não concluída" className="mt-1 size-5 text-ink-soft" />
    )}
    <div className="min-w-0">
      <p className="font-semibold break-words">
        {order}. {title}
      </p>
      <p className="text-[0.95rem] text-ink-soft">
        {formatDuration(duration)}
        {completedAt && ` · concluída em ${formatDate(completedAt)}`}
        {hasQuiz && ` · ${attempts.length === 0 ? 'quiz ainda não feito' : plural(attempts.length, 'tentativa')}`}
      </p>
      {attempts.length > 0 && (
        <ul aria-label={`Tentativas no quiz de ${title}`} className="mt-2 space-y-1">
          {attempts.map(attempt => (
            <Attempt key={attempt.id} attempt={attempt} />
          ))}
        </ul>
      )}
    </div>
  </li>
);

export const StudentLessons = ({ lessons }: { lessons: Lesson[] }) => (
  <section aria-labelledby="student-lessons">
    <h3 id="student-lessons" className="mb-1 text-lg font-semibold">
      Aulas e quizzes
    </h3>
    {lessons.length === 0 ? (
      <EmptyState title="Este curso ainda não tem aulas publicadas" />
    ) : (
      <ul className="divide-y divide-line">
        {lessons.map(lesson => (
          <LessonRow key={lesson.id} lesson={lesson} />
        ))}
      </ul>
    )}
  </section>
);
