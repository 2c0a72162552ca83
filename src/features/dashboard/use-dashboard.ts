import { api } from '../../lib/api.ts';

/** The student's enrollments. */
export const useOwnStudies = () => api.enrollments.list.useQuery();

/** How much of each kind the student should see again today. */
export const useDueToday = () => api.training.due.useQuery();

/** The courses a professor teaches, last changed first, with their totals; an administrator gets the school's. */
export const useTaughtCourses = () => api.courses.professor.useQuery({});

/** The students of these courses, each counted once. */
export const useStatistics = () => api.professor.statistics.useQuery();

/** The student's next dates. */
export const useUpcoming = () => api.bookings.upcoming.useQuery();

/** The student's last seven days. */
export const useWeek = () => api.missions.week.useQuery();

/** The students with the most XP this week, and the viewer's own position. */
export const useWeekRanking = () => api.missions.ranking.useQuery();

const LATEST = 6;

/** The latest entries of the audit log, for administrators. */
export const useLatestEvents = () => api.audit.list.useQuery({ limit: LATEST });

/** Professors who wait for an administrator's approval. */
export const useWaitingProfessors = () => api.users.list.useQuery({ state: 'waiting' });

export type Beginnings = { isNamed: boolean; professors: number; classes: number };

/** What a school without a course has so far; null where it has one, undefined until it is known. */
export const useBeginnings = (): Beginnings | null | undefined => {
  const taught = useTaughtCourses();
  const isEmpty = taught.data?.stats.totalCourses === 0;
  const school = api.school.get.useQuery();
  const professors = api.users.list.useQuery({ role: 'professor', state: 'active' }, { enabled: isEmpty });
  const classes = api.classes.list.useQuery({ pageSize: 1 }, { enabled: isEmpty });
  if ((taught.data && !isEmpty) || [taught, school, professors, classes].some(({ isError }) => isError)) return null;
  if (!school.data || !professors.data || !classes.data) return undefined;
  return { isNamed: school.data.school.name !== null, professors: professors.data.total, classes: classes.data.total };
};
