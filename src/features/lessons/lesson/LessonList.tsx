import clsx from 'clsx';
import { CircleCheck, CirclePlay, FileText, Lock } from 'lucide-react';
import type { Lesson } from '../../../../server/features/lessons/lessons.schema.ts';
import { formatDuration } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';

const standingOf = ({ unlocked, completed, videoUrl }: Lesson) => {
  if (completed) return { icon: CircleCheck, text: 'Concluída' };
  if (!unlocked) return { icon: Lock, text: 'Bloqueada' };
  return { icon: videoUrl === null ? FileText : CirclePlay, text: 'Disponível' };
};

const quizText = ({ hasQuiz, completed, quizPassed, quizWaiting }: Lesson): string => {
  if (!hasQuiz) return '';
  if (quizPassed) return ' · Quiz aprovado';
  if (quizWaiting) return ' · Quiz aguardando correção';
  return completed ? ' · Falta o quiz' : ' · Quiz';
};

type LessonListProps = {
  lessons: readonly Lesson[];
  currentId: number | undefined;
  onSelect: (lessonId: number) => void;
};

/** The course's lessons in their order. A locked one opens when the one before it is completed. */
export const LessonList = ({ lessons, currentId, onSelect }: LessonListProps) => (
  <Card as="section" flush aria-labelledby="aulas">
    <div className="px-5 pt-5 pb-3">
      <h2 id="aulas" className="text-heading">
        Aulas do curso
      </h2>
      {lessons.some(({ unlocked }) => !unlocked) && (
        <p className="mt-1 text-[0.95rem] text-ink-soft">Conclua uma aula para abrir a seguinte.</p>
      )}
    </div>
    <ol>
      {lessons.map((lesson, index) => {
        const { icon: Icon, text } = standingOf(lesson);
        const isCurrent = lesson.id === currentId;
        return (
          <li key={lesson.id} className="border-t border-line">
            <button
              type="button"
              disabled={!lesson.unlocked}
              aria-current={isCurrent || undefined}
              onClick={() => onSelect(lesson.id)}
              className={clsx(
                'flex min-h-16 w-full items-center gap-3 border-l-4 px-4 py-3 text-left -outline-offset-3',
                'disabled:cursor-not-allowed disabled:text-ink-soft',
                isCurrent ? 'border-brand bg-brand-soft' : 'border-transparent enabled:hover:bg-sunken',
              )}
            >
              <Icon aria-hidden className={clsx('size-6 shrink-0', lesson.completed && 'text-brand-text')} />
              <span className="min-w-0 flex-1">
                <span className="block leading-snug font-semibold">
                  {index + 1}. {lesson.title}
                </span>
                <span className="block text-sm text-ink-soft">
                  {formatDuration(lesson.duration)}
                  {quizText(lesson)}
                  <span className="sr-only">. {text}</span>
                </span>
              </span>
              {!lesson.active && <Badge tone="info">Rascunho</Badge>}
              {isCurrent && <Badge tone="gold">Atual</Badge>}
            </button>
          </li>
        );
      })}
    </ol>
  </Card>
);
