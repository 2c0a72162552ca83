import type { CourseAnalytics, Happened, Report, ReportInput } from '../../server/features/follow-up/reports.schema.ts';
import { answer } from '../support/msw.ts';

export const PATH = '/professor/relatorios';

const happened = (own: Partial<Happened> = {}): Happened => ({
  enrollments: 0,
  lessonsCompleted: 0,
  quizAttempts: 0,
  quizzesPassed: 0,
  coursesCompleted: 0,
  revenue: 0,
  ...own,
});

const course = (own: Partial<CourseAnalytics> = {}): CourseAnalytics => ({
  enrollments: 4,
  lessonsCompleted: 11,
  quizAttempts: 8,
  quizzesPassed: 6,
  completions: 1,
  revenue: 59_800,
  courseId: 2,
  courseName: 'Finais Essenciais',
  students: 9,
  activeStudents: 7,
  averageProgress: 64,
  completionRate: 22,
  averageRating: 4.5,
  averageTimeToComplete: 12.5,
  ...own,
});

export const report = (own: Partial<Report> = {}): Report => ({
  period: '30d',
  from: '2026-10-23',
  to: '2026-11-21',
  metrics: {
    totalStudents: 12,
    activeStudents: 9,
    totalCourses: 2,
    activeCourses: 1,
    totalLessons: 14,
    completedLessons: 75,
    averageProgress: 58,
    averageRating: 4.6,
    completionRate: 36,
    totalRevenue: 250_000,
    monthlyGrowth: 50,
  },
  totals: happened({
    enrollments: 6,
    lessonsCompleted: 30,
    quizAttempts: 10,
    quizzesPassed: 7,
    coursesCompleted: 2,
    revenue: 119_600,
  }),
  previous: happened({ enrollments: 4, lessonsCompleted: 30, quizAttempts: 0, coursesCompleted: 4 }),
  series: [
    {
      day: '2026-11-20',
      ...happened({
        enrollments: 2,
        lessonsCompleted: 13,
        quizAttempts: 4,
        quizzesPassed: 3,
        coursesCompleted: 0,
        revenue: 29_900,
      }),
    },
    {
      day: '2026-11-21',
      ...happened({
        enrollments: 4,
        lessonsCompleted: 17,
        quizAttempts: 6,
        quizzesPassed: 4,
        coursesCompleted: 2,
        revenue: 89_700,
      }),
    },
  ],
  courseAnalytics: [
    course(),
    course({
      courseId: 3,
      courseName: 'Fundamentos do Xadrez',
      averageTimeToComplete: null,
      students: 5,
      activeStudents: 4,
      averageProgress: 80,
      completionRate: 60,
      quizAttempts: 0,
      quizzesPassed: 0,
      revenue: 0,
    }),
  ],
  studentProgress: [
    {
      studentId: 8,
      studentName: 'Bia Torres',
      courseId: 2,
      courseName: 'Finais Essenciais',
      progress: 62,
      lessonsCompleted: 5,
      totalLessons: 8,
      timeSpent: 95,
      lastActivity: '2026-11-20T12:00:00.000Z',
    },
  ],
  progress: [
    { from: 0, to: 0, students: 1 },
    { from: 1, to: 24, students: 3 },
    { from: 100, to: 100, students: 2 },
  ],
  ...own,
});

export const school = (found: Report = report()) => {
  const asked: ReportInput[] = [];
  answer({
    'professor.courses': () => ({ courses: [{ id: 2, title: 'Finais Essenciais' }] }),
    'reports.get': input => {
      asked.push(input as ReportInput);
      return { report: found };
    },
  });
  return asked;
};
