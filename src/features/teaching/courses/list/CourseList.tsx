import { BookOpen, SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ProfessorCourse } from '../../../../../server/features/teaching/taught-courses.schema.ts';
import type { SetUrlState } from '../../../../lib/use-url-state.ts';
import { plural } from '../../../../lib/plural.ts';
import { Button } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { LoadError } from '../../../../ui/LoadError.tsx';
import { Paging } from '../../../../ui/Paging.tsx';
import { Skeleton, SkeletonCards } from '../../../../ui/Skeleton.tsx';
import { useFocusAfterRemoval } from '../../shared/use-focus-after-removal.ts';
import { useCourses } from '../use-courses.ts';
import { TaughtCourseCard } from './TaughtCourseCard.tsx';
import { CourseFigures } from './CourseFigures.tsx';
import { CourseFilters } from './CourseFilters.tsx';
import { type CourseFilterValues, inputOf, isFiltered } from './course-filters.ts';
import { DeleteCourse } from './DeleteCourse.tsx';

type CourseListProps = {
  filters: CourseFilterValues;
  mayCreate: boolean;
  onFilter: SetUrlState<CourseFilterValues>;
};

/** A new draft is sure to be the first of all courses in this view. */
const UNFILTERED = { search: '', status: undefined, category: undefined, sort: 'lastUpdated', page: 1 } as const;

const Waiting = () => (
  <>
    <Skeleton className="mb-8 h-28 w-full" />
    <SkeletonCards count={6} className="h-96" />
  </>
);

/** The figures, the filters and a card per course. */
export const CourseList = ({ filters, mayCreate, onFilter }: CourseListProps) => {
  const courses = useCourses(inputOf(filters));
  const all = useCourses({});
  const [doomed, setDoomed] = useState<ProfessorCourse>();
  /** A new draft, which gets the focus as soon as it is on the screen. */
  const copyId = useRef<number>(undefined);
  const { target: heading, onRemoved } = useFocusAfterRemoval<HTMLHeadingElement>(
    (courses.data?.courses ?? []).map(({ id }) => id),
  );

  useEffect(() => {
    const link = copyId.current === undefined ? null : document.getElementById(`course-${copyId.current}`);
    if (!link) return;
    link.focus();
    copyId.current = undefined;
  });

  if (courses.isPending) return <Waiting />;
  if (courses.isError) return <LoadError error={courses.error} onRetry={() => courses.refetch()} />;
  const { courses: found, total, pageSize, stats } = courses.data;
  const isNarrowed = isFiltered(filters) || filters.page > 1;
  return (
    <>
      <CourseFigures stats={stats} />
      <CourseFilters
        filters={filters}
        courses={all.data?.courses ?? found}
        onFilter={change => onFilter({ ...change, page: 1 }, { replace: true })}
      />
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-heading">
        <span role="status">{plural(total, 'curso')}</span>
      </h2>
      {found.length === 0 && (
        <EmptyState
          icon={isNarrowed ? SearchX : BookOpen}
          title="Nenhum curso encontrado"
          text={isNarrowed ? 'Tente ajustar os filtros de busca' : 'Quando houver cursos, eles aparecem aqui.'}
          action={
            isNarrowed ? (
              <Button
                variant="secondary"
                onClick={() => {
                  onFilter(UNFILTERED);
                  heading.current?.focus(); // this button goes
                }}
              >
                Limpar filtros
              </Button>
            ) : (
              mayCreate && <LinkButton href="/create-course">Criar Primeiro Curso</LinkButton>
            )
          }
        />
      )}
      <ul
        aria-label="Cursos"
        aria-busy={courses.isPlaceholderData}
        className="grid grid-cols-1 gap-5 lg:grid-cols-2 xl:grid-cols-3"
      >
        {found.map(course => (
          <TaughtCourseCard
            key={course.id}
            course={course}
            isEditing={filters.isEditing}
            onDelete={() => setDoomed(course)}
            onDuplicated={id => {
              copyId.current = id;
              onFilter(UNFILTERED);
            }}
          />
        ))}
      </ul>
      <Paging page={filters.page} total={total} pageSize={pageSize} onGoTo={page => onFilter({ page })} />
      {doomed && (
        <DeleteCourse
          course={doomed}
          onClose={() => setDoomed(undefined)}
          onDeleted={() => {
            setDoomed(undefined);
            onRemoved(doomed.id);
          }}
        />
      )}
    </>
  );
};
