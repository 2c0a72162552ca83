import type { User } from '../../server/features/auth/auth.schema.ts';
import type { CatalogueCourse } from '../../server/features/courses/courses.schema.ts';
import type { ProfessorCourse } from '../../server/features/teaching/taught-courses.schema.ts';
import type { Enrollment } from '../../server/features/enrollments/enrollments.schema.ts';
import type {
  Achievement,
  Activity,
  Mission,
  PlayerSummary,
  StudyDay,
} from '../../server/features/missions/missions.schema.ts';
import { HOUR_MS } from '../../server/common/time.schema.ts';

export const student: User = {
  id: 1,
  fullName: 'Ana Clara Moreira',
  username: 'ana',
  email: 'ana@academia.example',
  role: 'student',
  rating: 1245,
  provisional: true,
  level: 4,
  stars: 0,
  experience: 550,
  coins: 185,
  phone: null,
  bio: null,
  location: 'Campinas, SP',
  dateOfBirth: '2013-04-18',
  avatarUrl: null,
  awaitingApproval: false,
  alsoTeaches: false,
  createdAt: '2026-01-10T12:00:00.000Z',
};
export const professor: User = {
  ...student,
  id: 2,
  fullName: 'Ricardo Nogueira',
  email: 'ricardo@academia.example',
  role: 'professor',
};
export const admin: User = {
  ...student,
  id: 3,
  fullName: 'Helena Duarte',
  email: 'helena@academia.example',
  role: 'admin',
};

export const catalogueCourse = (own: Partial<CatalogueCourse> = {}): CatalogueCourse => ({
  id: 1,
  title: 'Fundamentos do Xadrez',
  description: 'O tabuleiro, as peças e o xeque-mate.',
  category: 'beginners',
  difficulty: 'beginner',
  price: 0,
  priceInCoins: 0,
  free: true,
  locked: false,
  duration: 50,
  imageUrl: null,
  totalLessons: 4,
  rating: 4.8,
  totalRatings: 4,
  instructor: 'Ricardo Nogueira',
  instructorAvatar: null,
  totalStudents: 5,
  certificateEnabled: true,
  enrollment: null,
  ...own,
});

export const premiumCourse = (own: Partial<CatalogueCourse> = {}): CatalogueCourse =>
  catalogueCourse({
    id: 2,
    title: 'Finais Essenciais',
    category: 'endgames',
    difficulty: 'advanced',
    price: 29_900,
    priceInCoins: 299,
    free: false,
    ...own,
  });

export const enrollment = (own: Partial<Enrollment> = {}): Enrollment => ({
  id: 1,
  courseId: 1,
  courseTitle: 'Fundamentos do Xadrez',
  courseImageUrl: null,
  totalLessons: 4,
  completedLessons: 0,
  progress: 0,
  completed: false,
  certificateCode: null,
  rating: null,
  accessUntil: null,
  lastActivity: '2026-01-11T12:00:00.000Z',
  createdAt: '2026-01-10T12:00:00.000Z',
  ...own,
});

export const professorCourse = (own: Partial<ProfessorCourse> = {}): ProfessorCourse => ({
  id: 1,
  title: 'Fundamentos do Xadrez',
  description: 'O tabuleiro, as peças e o xeque-mate.',
  category: 'beginners',
  difficulty: 'beginner',
  price: 0,
  duration: 50,
  imageUrl: null,
  totalLessons: 4,
  rating: 4.8,
  totalRatings: 4,
  instructor: 'Roberto Silva',
  shared: false,
  status: 'active',
  studentsEnrolled: 5,
  completedLessons: 12,
  revenue: 0,
  completionRate: 20,
  createdAt: '2026-01-10T12:00:00.000Z',
  lastUpdated: '2026-01-10T12:00:00.000Z',
  ...own,
});

const countOf = (courses: readonly ProfessorCourse[], wanted: ProfessorCourse['status']) =>
  courses.filter(({ status }) => status === wanted).length;

/** What the server says of a professor's courses. */
export const taughtCourses = (...courses: ProfessorCourse[]) => ({
  courses,
  total: courses.length,
  page: 1,
  pageSize: 100,
  stats: {
    totalCourses: courses.length,
    activeCourses: countOf(courses, 'active'),
    draftCourses: countOf(courses, 'draft'),
    pausedCourses: countOf(courses, 'paused'),
    totalLessons: 4,
    publishedLessons: 3,
    enrollments: 5,
    revenue: 0,
    rating: null,
    totalRatings: 0,
  },
});

export const mission = (own: Partial<Mission> = {}): Mission => ({
  id: 'aula-do-dia',
  title: 'Aula do Dia',
  description: 'Conclua 1 aula.',
  difficulty: 'Fácil',
  progress: 0,
  target: 1,
  xpReward: 15,
  coinReward: 5,
  completed: false,
  claimed: false,
  ...own,
});

const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** What the server says of missions: the day's end in five hours, the week's in three days. */
export const missions = (daily: Mission[], weekly: Mission[] = []) => ({
  daily: { missions: daily, endsAt: inHours(5), timeLeft: '5 h 0 min' },
  weekly: { missions: weekly, endsAt: inHours(73), timeLeft: '3 dias' },
});

export const achievement = (own: Partial<Achievement> = {}): Achievement => ({
  id: 'primeira-aula',
  title: 'Primeiros Passos',
  description: 'Concluiu a primeira aula.',
  rarity: 'Comum',
  completed: true,
  dateEarned: '2026-11-21T15:00:00.000Z',
  progress: 1,
  target: 1,
  ...own,
});

export const activity = (own: Partial<Activity> = {}): Activity => ({
  id: 1,
  kind: 'lesson_completed',
  title: 'O garfo',
  experience: 20,
  coins: 5,
  createdAt: '2026-11-21T15:00:00.000Z',
  ...own,
});

export const playerSummary = (own: Partial<PlayerSummary> = {}): PlayerSummary => ({
  level: 4,
  stars: 0,
  xpToNextStar: null,
  xp: 550,
  levelStart: 450,
  xpToNext: 150,
  coins: 185,
  badges: 3,
  streak: 5,
  totalMissions: 12,
  ...own,
});

/** Seven days until Saturday, 21 November 2026, with what was earned on the last. */
export const studyWeek = (own: Partial<StudyDay> = {}): StudyDay[] =>
  Array.from({ length: 7 }, (_, i) => ({
    day: `2026-11-${15 + i}`,
    lessons: 0,
    quizzes: 0,
    puzzles: 0,
    games: 0,
    experience: 0,
    ...(i === 6 && own),
  }));

/** The one class of a professor. */
export const schoolClass = {
  id: 4,
  name: '5º ano B',
  schoolYear: '2026',
  code: 'ABCDEF',
  approvesJoining: false,
  archived: false,
  archivedAt: null,
  students: 30,
  professors: [],
  teaches: true,
  createdAt: '2026-02-02T12:00:00.000Z',
};

/** A week in which nothing takes place. */
export const NOTHING_DUE = { puzzles: 0, mistakes: 0, chapters: 0, endings: 0, lines: 0 };
export const NO_DATES = { today: '2026-11-25', from: '2026-11-23', to: '2026-11-29', entries: [] };
