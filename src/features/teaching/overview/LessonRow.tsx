import { CalendarDays, Clock, Users } from 'lucide-react';
import { useState } from 'react';
import type { TaughtLesson } from '../../../../server/features/teaching/taught-lessons.schema.ts';
import { difficultyLabels } from '../../../lib/course-labels.ts';
import { formatDuration } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { formatMoment } from '../../../lib/moments.ts';
import { statusOf } from '../shared/taught-lesson.ts';
import { plural } from '../../../lib/plural.ts';
import { LessonStudents } from '../shared/LessonStudents.tsx';
import { LessonActions } from './LessonActions.tsx';
import { plainLine } from '../shared/plain-line.ts';

/** How many of the course's students have completed the lesson. */
const Attendance = ({ lesson }: { lesson: TaughtLesson }) => {
  const { studentsEnrolled, studentsAttended } = lesson;
  const [isOpen, setOpen] = useState(false);
  if (studentsEnrolled === 0) return 'Nenhum aluno matriculado';
  return (
    <>
      <button
        type="button"
        className="min-h-8 font-semibold text-brand-text underline underline-offset-4"
        onClick={() => setOpen(true)}
      >
        Concluída por {studentsAttended.toLocaleString('pt-BR')} de {plural(studentsEnrolled, 'aluno')}
      </button>
      {isOpen && <LessonStudents lesson={lesson} onClose={() => setOpen(false)} />}
    </>
  );
};

export const LessonRow = ({ lesson }: { lesson: TaughtLesson }) => {
  const { title, description, courseName, order, difficulty, scheduledDate, duration } = lesson;
  const { label, tone } = statusOf(lesson);
  const facts = [
    { icon: CalendarDays, text: scheduledDate === null ? 'Sem data' : formatMoment(scheduledDate) },
    { icon: Clock, text: formatDuration(duration) },
  ];
  return (
    <li className="grid gap-x-6 gap-y-4 py-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="min-w-0">
        <h2 className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
          <span className="min-w-0 break-words">{title}</span>
          <Badge tone={tone}>{label}</Badge>
        </h2>
        <p className="break-words">
          {courseName} · Lição {order} · {difficultyLabels[difficulty]}
        </p>
        <p className="mt-1 line-clamp-2 max-w-3xl text-[0.95rem] break-words text-ink-soft">{plainLine(description)}</p>
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-[0.95rem]">
          {facts.map(({ icon: Icon, text }) => (
            <li key={text} className="inline-flex items-center gap-1.5">
              <Icon aria-hidden className="size-4 shrink-0 text-ink-soft" /> {text}
            </li>
          ))}
          <li className="inline-flex items-center gap-1.5">
            <Users aria-hidden className="size-4 shrink-0 text-ink-soft" /> <Attendance lesson={lesson} />
          </li>
        </ul>
      </div>
      <LessonActions lesson={lesson} />
    </li>
  );
};
