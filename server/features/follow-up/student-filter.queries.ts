import { and, gte, isNotNull, isNull, lt, not, or, type SQL } from 'drizzle-orm';
import { mayContain } from '../../../db/found-users.ts';
import { enrollments } from '../../../db/schema/progress.ts';
import { users } from '../../../db/schema/users.ts';
import { inScope, type GivenScope, type Scope } from '../../../db/scope.ts';
import { matches, searchPattern } from '../../../db/search.ts';
import { isActiveSince } from './taught-courses.queries.ts';

export type StudentFilter = Scope & {
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

/** Whether a student in a course is wanted. */
export const isWanted = (filter: AnyFilter): SQL | undefined =>
  and(
    inScope(filter),
    statusIs(filter),
    filter.experience &&
      and(
        gte(users.experience, filter.experience.from),
        filter.experience.below === Infinity ? undefined : lt(users.experience, filter.experience.below),
      ),
    filter.search === ''
      ? undefined
      : and(
          mayContain(filter.search),
          or(
            matches(users.nameSearch, searchPattern(filter.search)),
            matches(users.email, searchPattern(filter.search)),
          ),
        ),
  );
