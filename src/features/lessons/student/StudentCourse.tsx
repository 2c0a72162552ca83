import clsx from 'clsx';
import type { Course } from '../../../../server/features/courses/courses.schema.ts';
import type { Lesson } from '../../../../server/features/lessons/lessons.schema.ts';
import { CertificateCard } from '../certificate/CertificateCard.tsx';
import { CertificateDialog } from '../certificate/CertificateDialog.tsx';
import { CourseLayout } from '../CourseLayout.tsx';
import { CourseProgress } from './CourseProgress.tsx';
import { LessonList } from '../lesson/LessonList.tsx';
import { LessonView } from '../lesson/LessonView.tsx';
import { lessonAfter } from '../lesson-path.ts';
import { QuizDialog } from '../quiz/QuizDialog.tsx';
import { RatingCard } from './RatingCard.tsx';
import { useCurrentLesson } from '../use-current-lesson.ts';
import { useStudy } from './use-study.ts';
import { CalendarClock } from 'lucide-react';
import { UNLOCK } from '../../../../server/features/enrollments/unlock-offer.schema.ts';
import { UnlockButton } from '../../../shared/unlock/UnlockButton.tsx';
import { formatLongDate } from '../../../lib/format.ts';

type StudentCourseProps = {
  userId: number;
  course: Course;
  enrollment: NonNullable<Course['enrollment']>;
  lessons: readonly Lesson[];
  /** Whether the student has just enrolled, so that the focus was on a button that is gone. */
  justEnrolled: boolean;
};

/** A course as its student sees it. */
export const StudentCourse = ({ userId, course, enrollment, lessons, justEnrolled }: StudentCourseProps) => {
  const { lesson, title, select } = useCurrentLesson(lessons, justEnrolled);
  const study = useStudy(course, lessons, lesson, select);
  if (!lesson) return null;

  const next = lessonAfter(lessons, lesson.id);
  const { overlay } = study;
  const quizLesson = overlay?.is === 'quiz' ? lessons.find(({ id }) => id === overlay.lessonId) : undefined;
  return (
    <>
      <CourseProgress
        progress={enrollment.progress}
        completedLessons={enrollment.completedLessons}
        totalLessons={course.totalLessons}
      />
      {enrollment.accessUntil !== null && <OpenUntil course={course} accessUntil={enrollment.accessUntil} />}
      <CourseLayout
        lesson={
          <LessonView
            key={lesson.id}
            lesson={lesson}
            title={title}
            position={`Aula ${lessons.indexOf(lesson) + 1} de ${lessons.length}`}
            film={`${userId}.${lesson.id}`}
            studies
            saving={study.saving}
            failure={study.failureOf(lesson)}
            actions={{
              finish: () => study.finish(lesson),
              finishHere: () => study.finishHere(lesson),
              openQuiz: () => study.openQuiz(lesson.id),
              goOn: next?.unlocked ? () => select(next.id) : undefined,
            }}
          />
        }
        aside={
          <>
            <LessonList lessons={lessons} currentId={lesson.id} onSelect={select} />
            {(course.certificateEnabled || enrollment.certificateCode !== null) && (
              <CertificateCard
                enrollment={enrollment}
                lessons={lessons}
                opening={study.saving}
                onOpen={study.openCertificate}
                onSelect={select}
              />
            )}
            {enrollment.completed && <RatingCard enrollment={enrollment} />}
          </>
        }
      />
      {overlay?.is === 'quiz' && quizLesson?.quiz && (
        <QuizDialog
          lessonId={quizLesson.id}
          title={quizLesson.quiz.title}
          onClose={study.close}
          onDone={result => study.moveOn(quizLesson.id, result, overlay.wasCompleted)}
        />
      )}
      {overlay?.is === 'certificate' && <CertificateDialog code={overlay.code} onClose={study.close} />}
    </>
  );
};

/** Until when the course was unlocked, and the way to more time. */
const OpenUntil = ({ course, accessUntil }: { course: Course; accessUntil: string }) => (
  <div
    className={clsx(
      '-mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2',
      'rounded-control bg-sunken px-4 py-3 print:hidden',
    )}
  >
    <p className="flex items-center gap-2.5">
      <CalendarClock aria-hidden className="size-5 shrink-0 text-gold-text" />
      <span>
        Aberto para você até <span className="font-semibold">{formatLongDate(accessUntil)}</span>
      </span>
    </p>
    <UnlockButton course={{ ...course, accessUntil }} variant="secondary" size="sm">
      Abrir por mais {UNLOCK.days} dias
    </UnlockButton>
  </div>
);
