import { Clock, Users } from 'lucide-react';
import type { Course } from '../../../server/features/courses/courses.schema.ts';
import { categoryLabels, difficultyLabels, saysLevel } from '../../lib/course-labels.ts';
import { formatDuration } from '../../lib/format.ts';
import { plural } from '../../lib/plural.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names);

/** What the course is and who teaches it. */
export const CourseHeader = ({ course }: { course: Course }) => (
  <header>
    <Breadcrumbs crumbs={[{ label: 'Cursos', href: '/courses' }, { label: course.title }]} />
    <div className="flex flex-wrap-reverse items-center gap-x-10 gap-y-5 sm:flex-nowrap">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-2 print:hidden">
          {!saysLevel(categoryLabels[course.category], difficultyLabels[course.difficulty]) && (
            <Badge tone="brand">{difficultyLabels[course.difficulty]}</Badge>
          )}
          <Badge>{categoryLabels[course.category]}</Badge>
          {!course.active && <Badge tone="info">Fora do catálogo</Badge>}
        </p>
        <h1 className="mt-3 text-title print:text-base">{course.title}</h1>
        <p className="mt-3 max-w-3xl whitespace-pre-line text-ink-soft sm:text-lg print:hidden">{course.description}</p>
        <ul className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          <li className="flex items-center gap-2.5">
            <Avatar name={course.instructor} src={course.instructorAvatar} size="sm" />
            <span>
              <span className="sr-only">Professor: </span>
              <span className="font-semibold wrap-anywhere">{course.instructor}</span>
              {course.coAuthors.length > 0 && (
                <span className="wrap-anywhere"> com {listed(course.coAuthors.map(({ fullName }) => fullName))}</span>
              )}
            </span>
          </li>
          <li>
            {course.rating === null ? (
              <span className="text-ink-soft">Sem avaliações ainda</span>
            ) : (
              <Rating value={course.rating} count={course.totalRatings} />
            )}
          </li>
          <li className="flex items-center gap-2">
            <Users aria-hidden className="size-5 text-ink-soft" /> {plural(course.totalStudents, 'aluno')}
          </li>
          <li className="flex items-center gap-2">
            <Clock aria-hidden className="size-5 text-ink-soft" />
            <span className="sr-only">Duração: </span>
            {formatDuration(course.duration)}
          </li>
        </ul>
      </div>
      <Thumbnail
        src={course.imageUrl}
        className="hidden w-72 rounded-card border border-line shadow-card lg:block print:hidden"
      />
    </div>
  </header>
);
