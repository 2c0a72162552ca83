import clsx from 'clsx';
import { Gift, Lock } from 'lucide-react';
import { useState } from 'react';
import type { CatalogueCourse } from '../../../server/features/courses/courses.schema.ts';
import { late } from '../../lib/late.tsx';
import { plural } from '../../lib/plural.ts';
import { CourseCard } from './CourseCard.tsx';

/** A quarter of the catalogue's scripts, and most visits open none. */
const LockedDialog = late(() => import('./LockedDialog.tsx'));
const fetchOffers = (): void => void LockedDialog.load().catch(() => undefined);

const shelves = [
  { title: 'Cursos Gratuitos', icon: Gift, holds: (course: CatalogueCourse) => course.free },
  { title: 'Cursos Premium', icon: Lock, holds: (course: CatalogueCourse) => !course.free },
];

type CourseShelvesProps = { courses: readonly CatalogueCourse[]; total: number; inCoins: boolean; stale: boolean };

/** All courses that were found, the free ones first. */
export const CourseShelves = ({ courses, total, inCoins, stale }: CourseShelvesProps) => {
  const [locked, setLocked] = useState<CatalogueCourse>();
  const [isFetched, setFetched] = useState(false);
  // Without a connection it stays closed, and opens at the next try.
  const open = (course: CatalogueCourse): void =>
    void LockedDialog.load().then(
      () => {
        setFetched(true);
        setLocked(course);
      },
      () => undefined,
    );
  return (
    <section
      aria-labelledby="all-heading"
      aria-busy={stale}
      className={clsx('transition-opacity', stale && 'opacity-60')}
    >
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="all-heading" className="text-heading">
          Todos os Cursos
        </h2>
        <p role="status" className="text-ink-soft">
          {plural(total, 'curso encontrado', 'cursos encontrados')}
        </p>
      </div>
      {shelves.map(({ title, icon: Icon, holds }) => {
        const held = courses.filter(holds);
        return (
          held.length > 0 && (
            <section key={title} aria-label={title} className="mb-10">
              <h3 className="mb-4 flex items-center gap-2.5 text-lg font-semibold">
                <Icon aria-hidden className="size-5 text-gold-text" />
                {title}
              </h3>
              <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 xl:grid-cols-3">
                {held.map(course => (
                  <CourseCard
                    key={course.id}
                    course={course}
                    inCoins={inCoins}
                    onLocked={open}
                    onLockedAhead={fetchOffers}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {isFetched && <LockedDialog course={locked} onClose={() => setLocked(undefined)} />}
    </section>
  );
};
