import { and, gte, isNotNull, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm';
import { coursesOfClassesOf, isInClassOf } from '../../../db/class-scope.ts';
import { mayContain } from '../../../db/found-users.ts';
import { courses } from '../../../db/schema/courses.ts';
import { enrollments } from '../../../db/schema/progress.ts';
import { users } from '../../../db/schema/users.ts';
import { inScope, type GivenScope, type Scope } from '../../../db/scope.ts';
import { matches, searchPattern } from '../../../db/search.ts';
import { coursesTaughtBy, isTaughtBy } from '../../../db/taught-by.ts';
import { isActiveSince } from './taught-courses.queries.ts';

export type StudentFilter = Scope & {
  /** With the students of the professor's classes in the courses of others that these have. */
  followed?: boolean;
  search: string;
  status?: 'ativo' | 'inativo' | 'concluído' | undefined;
  /** Students who did something since then are active. */
  activeSince: Date;
  /** XP range: `from` inclusive, `below` exclusive. */
  experience?: { from: number; below: number } | undefined;
};

/** The same with placeholders for its values. */
export type GivenFilter = Omit<StudentFilter, 'professorId' | 'courseId' | 'activeSince'> &
  GivenScope & { activeSince: SQL };
export type AnyFilter = StudentFilter | GivenFilter;

const statusIs = ({ status, activeSince }: AnyFilter): SQL | undefined => {
  if (status === undefined) return undefined;
  if (status === 'concluído') return isNotNull(enrollments.completedAt);
  return and(
    isNull(enrollments.completedAt),
    status === 'ativo' ? isActiveSince(activeSince) : not(isActiveSince(activeSince)),
  );
};

/** A professor's own courses, and in the courses of their classes the students of these. */
const isFollowed = ({ professorId, courseId }: AnyFilter): SQL | undefined =>
  professorId === undefined
    ? inScope({ professorId, courseId })
    : and(
        inScope({ professorId: undefined, courseId }),
        // Says where to begin: with few courses.
        sql`${courses.id} in (${coursesTaughtBy(professorId)} union all ${coursesOfClassesOf(professorId)})`,
        or(isTaughtBy(professorId), isInClassOf(professorId, enrollments.studentId, enrollments.courseId)),
      );

/** Whether a person is wanted, in whatever course. */
export const isWantedPerson = ({ experience, search }: Pick<AnyFilter, 'experience' | 'search'>): SQL | undefined =>
  and(
    experience &&
      and(
        gte(users.experience, experience.from),
        experience.below === Infinity ? undefined : lt(users.experience, experience.below),
      ),
    search === ''
      ? undefined
      : and(
          mayContain(search),
          or(matches(users.nameSearch, searchPattern(search)), matches(users.email, searchPattern(search))),
        ),
  );

/** Whether a student in a course is wanted. @param isTaught as of `inScope`. */
export const isWanted = (filter: AnyFilter, isTaught = isTaughtBy): SQL | undefined =>
  and(filter.followed ? isFollowed(filter) : inScope(filter, isTaught), statusIs(filter), isWantedPerson(filter));
