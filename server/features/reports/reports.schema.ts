import { z } from 'zod';
import { Answer, PathId, Percent, RowId } from '../../common.schema.ts';

export const REPORT_PERIODS = ['7d', '30d', '90d', '1y'] as const;
export const ReportPeriod = z.enum(REPORT_PERIODS, { error: 'Período inválido' });
export type ReportPeriod = z.infer<typeof ReportPeriod>;

export const ReportInput = z.object({ period: ReportPeriod.default('30d'), courseId: PathId.optional() });
export type ReportInput = z.infer<typeof ReportInput>;

const Count = z.number().int();

/** What happened in a stretch of days. Revenue in cents of R$. */
export const Happened = z.object({
  enrollments: Count,
  lessonsCompleted: Count,
  quizAttempts: Count,
  quizzesPassed: Count,
  coursesCompleted: Count,
  revenue: Count,
});
export type Happened = z.infer<typeof Happened>;

export const ReportCourse = Happened.extend({
  id: RowId,
  title: z.string(),
  /** Enrolled by now. */
  students: Count,
  activeStudents: Count,
  averageProgress: Percent,
  /** Percent of its students who completed it. */
  completionRate: Percent,
  rating: z.number().nullable(),
});
export type ReportCourse = z.infer<typeof ReportCourse>;

export const Report = z.object({
  period: ReportPeriod,
  /** First and last day, yyyy-mm-dd, America/Sao_Paulo. */
  from: z.string(),
  to: z.string(),
  /** How the courses' students stand now; active: did something within the period. */
  now: z.object({ students: Count, activeStudents: Count, averageProgress: Percent, averageRating: z.number().nullable() }),
  /** The period's sums, and those of the period of the same length before it. */
  totals: Happened,
  previous: Happened,
  /** By day for 7d and 30d, by week for 90d, by month for 1y; `day` is the first of each, and none is left out. */
  series: z.array(Happened.extend({ day: z.string() })),
  courses: z.array(ReportCourse),
  /** How many enrollments stand at 0, 1–24, 25–49, 50–74, 75–99 and 100 percent. */
  progress: z.array(z.object({ from: Percent, to: Percent, students: Count })),
});
export type Report = z.infer<typeof Report>;
export const ReportOutput = Answer({ report: Report });
