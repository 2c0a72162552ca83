import { CircleCheck, type LucideIcon, Flag } from 'lucide-react';
import type { Course } from '../../../../server/features/courses/courses.schema.ts';
import type { Lesson } from '../../../../server/features/lessons/lessons.schema.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EnrollmentCard } from './EnrollmentCard.tsx';
import { LessonOutline } from './LessonOutline.tsx';

const Points = ({ title, icon: Icon, points }: { title: string; icon: LucideIcon; points: readonly string[] }) =>
  points.length > 0 && (
    <Card as="section" aria-label={title}>
      <h2 className="text-heading">{title}</h2>
      <ul className="mt-4 grid gap-x-8 gap-y-2.5 md:grid-cols-2">
        {points.map(point => (
          <li key={point} className="flex gap-3 wrap-anywhere">
            <Icon aria-hidden className="mt-1 size-5 shrink-0 text-brand-text" /> {point}
          </li>
        ))}
      </ul>
    </Card>
  );

/** A course before enrollment: objectives, lessons, and the enrollment card, which comes first on a phone. */
export const VisitorCourse = ({
  course,
  lessons,
  waits = false,
}: {
  course: Course;
  lessons: readonly Lesson[];
  /** For a professor who waits for approval. */ waits?: boolean;
}) => (
  <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8 xl:gap-10">
    {waits ? (
      <Alert className="lg:order-last" title="Conteúdo premium">
        As aulas abrem para você quando a escola aprovar seu cadastro de professor.
      </Alert>
    ) : (
      <EnrollmentCard course={course} className="lg:order-last" />
    )}
    <div className="grid min-w-0 gap-6">
      <Points title="O que você vai aprender" icon={CircleCheck} points={course.objectives} />
      <LessonOutline lessons={lessons} />
      <Points title="Antes de começar" icon={Flag} points={course.prerequisites} />
    </div>
  </div>
);
