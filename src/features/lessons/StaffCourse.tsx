import { Footprints, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Course } from '../../../server/features/courses/courses.schema.ts';
import type { Lesson } from '../../../server/features/lessons/lessons.schema.ts';
import { Alert } from '../../ui/Alert.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { CourseLayout } from './CourseLayout.tsx';
import { LessonList } from './lesson/LessonList.tsx';
import { LessonView } from './lesson/LessonView.tsx';
import { lessonAfter } from './lesson-path.ts';
import { QuizPreview } from './quiz/QuizPreview.tsx';
import { useCurrentLesson } from './use-current-lesson.ts';

/** A course as professors and administrators read it: everything open, nothing to complete. */
export const StaffCourse = ({
  userId,
  course,
  lessons,
}: {
  userId: number;
  course: Course;
  lessons: readonly Lesson[];
}) => {
  const { lesson, title, select } = useCurrentLesson(lessons);
  const [isQuizOpen, setQuizOpen] = useState(false);
  if (!lesson) return null;

  const next = lessonAfter(lessons, lesson.id);
  const showsTries = course.followed && lesson.chapterCount > 0;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <Alert className="flex-1 basis-80">
          Você vê o curso como a equipe da escola: tudo está aberto e nada conta como progresso.
        </Alert>
        {showsTries && (
          <LinkButton href={`/professor/cursos/${course.id}/lessons/${lesson.id}/tentativas`} variant="secondary">
            <Footprints aria-hidden /> Ver tentativas
          </LinkButton>
        )}
        {course.editable && (
          <LinkButton href={`/professor/cursos/${course.id}/edit`} variant="secondary">
            <Pencil aria-hidden /> Editar curso
          </LinkButton>
        )}
      </div>
      <CourseLayout
        lesson={
          <LessonView
            key={lesson.id}
            lesson={lesson}
            title={title}
            position={`Aula ${lessons.indexOf(lesson) + 1} de ${lessons.length}`}
            film={`${userId}.${lesson.id}`}
            studies={false}
            saving={false}
            failure={null}
            actions={{
              finish: () => undefined,
              finishHere: () => undefined,
              openQuiz: () => setQuizOpen(true),
              goOn: next && (() => select(next.id)),
            }}
          />
        }
        aside={<LessonList lessons={lessons} currentId={lesson.id} onSelect={select} />}
      />
      {isQuizOpen && lesson.quiz && <QuizPreview quiz={lesson.quiz} onClose={() => setQuizOpen(false)} />}
    </>
  );
};
