import type { User } from '../../server/features/auth/auth.schema.ts';
import type { CatalogueCourse, ProfessorCourse } from '../../server/features/courses/courses.schema.ts';
import type { Enrollment } from '../../server/features/enrollments/enrollments.schema.ts';
import type { Game, GameSummary } from '../../server/features/games/games.schema.ts';

export const student: User = {
  id: 1,
  fullName: 'Ana Clara Moreira',
  username: 'ana',
  email: 'ana@academia.example',
  role: 'student',
  rating: 1245,
  level: 4,
  experience: 550,
  coins: 185,
  phone: null,
  bio: null,
  location: 'Campinas, SP',
  dateOfBirth: '2013-04-18',
  avatarUrl: null,
  createdAt: '2026-01-10T12:00:00.000Z',
};
export const professor: User = { ...student, id: 2, fullName: 'Ricardo Nogueira', email: 'ricardo@academia.example', role: 'professor' };
export const admin: User = { ...student, id: 3, fullName: 'Helena Duarte', email: 'helena@academia.example', role: 'admin' };

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
  catalogueCourse({ id: 2, title: 'Finais Essenciais', category: 'endgames', difficulty: 'advanced', price: 29_900, priceInCoins: 299, free: false, ...own });

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
  status: 'active',
  studentsEnrolled: 5,
  completedLessons: 12,
  revenue: 0,
  completionRate: 20,
  createdAt: '2026-01-10T12:00:00.000Z',
  lastUpdated: '2026-01-10T12:00:00.000Z',
  ...own,
});

/** What the server says of a professor's courses. */
export const taughtCourses = (...courses: ProfessorCourse[]) => ({
  courses,
  total: courses.length,
  page: 1,
  pageSize: 100,
  stats: { totalCourses: courses.length, activeCourses: courses.length, draftCourses: 0, totalLessons: 4, enrollments: 5, revenue: 0, rating: null, totalRatings: 0 },
});

export const savedGame = (own: Partial<Game> = {}): Game => ({
  id: 12,
  playerId: 1,
  playerName: 'Ana Clara Moreira',
  mode: 'practice',
  timeControl: '600',
  difficulty: 'medio',
  opponent: 'IA (Médio)',
  result: '1-0',
  ending: 'checkmate',
  plies: 7,
  ratingChange: 34,
  createdAt: '2026-11-20T15:00:00.000Z',
  pgn: '[Result "1-0"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0',
  comments: [{ id: 1, ply: 6, text: 'Aqui as pretas deixam f7 sem defesa.', authorId: 2, authorName: 'Ricardo Nogueira', createdAt: '2026-11-20T18:00:00.000Z' }],
  mayComment: false,
  ...own,
});

/** The same game as a list shows it. */
export const summaryOf = ({ pgn: _pgn, mayComment: _mayComment, comments, ...summary }: Game): GameSummary => ({ ...summary, comments: comments.length });
