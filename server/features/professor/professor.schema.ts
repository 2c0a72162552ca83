import { z } from 'zod';
import { Answer, Moment, PathId, Percent, QueryInt, RequiredText, RowId, Text } from '../../common.schema.ts';

export const STUDENTS_PER_PAGE = 20;
export const REVIEWS_PER_PAGE = 20;
/** Rows of an export: a spreadsheet of more helps nobody. */
export const EXPORT_MAX_ROWS = 50_000;
export const FEEDBACK_MAX_LENGTH = 2_000;
/** Who did nothing for so many days is not active. */
export const ACTIVE_DAYS = 30;
const MAX_PAGE = 100_000;

const page = QueryInt(1, MAX_PAGE).default(1);

/** Those of the professor, by title; an administrator gets the school's. */
export const CourseTitlesOutput = Answer({ courses: z.array(z.object({ id: RowId, title: z.string() })) });

export const StudentStatus = z.enum(['ativo', 'inativo', 'concluído'], { error: 'Situação inválida' });
export type StudentStatus = z.infer<typeof StudentStatus>;

/** One student in one course. */
export const TaughtStudent = z.object({
  enrollmentId: RowId,
  /** The student's. */
  id: RowId,
  name: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  courseId: RowId,
  courseTitle: z.string(),
  /** Active: did something in the last 30 days. */
  status: StudentStatus,
  progress: Percent,
  /** 1 to 10. */
  level: z.number().int(),
  completedLessons: z.number().int(),
  totalLessons: z.number().int(),
  lastActivity: Moment,
});
export type TaughtStudent = z.infer<typeof TaughtStudent>;

const studentFilters = {
  /** Part of a name or an email, without regard to accents and case. */
  search: Text(100).default(''),
  courseId: PathId.optional(),
  /** 1 to 10. */
  level: QueryInt(1, 10).optional(),
  status: StudentStatus.optional(),
};
export const StudentsInput = z.object({ ...studentFilters, page });
export type StudentsInput = z.infer<typeof StudentsInput>;
export const StudentsOutput = Answer({ students: z.array(TaughtStudent), total: z.number().int(), page: z.number().int(), pageSize: z.number().int() });
export const StudentsExportInput = z.object(studentFilters);
/** `csv` as Brazilian spreadsheets read it: semicolons, decimal commas, a byte order mark. */
export const CsvOutput = Answer({ filename: z.string(), csv: z.string() });

/** Over all students of the professor's courses, each counted once. */
export const Statistics = z.object({
  totalStudents: z.number().int(),
  activeStudents: z.number().int(),
  /** Mean over the enrollments. */
  averageProgress: Percent,
  /** Mean of the stars, to one decimal; null before the first. */
  averageRating: z.number().nullable(),
  totalCourses: z.number().int(),
  totalLessons: z.number().int(),
  /** Essay answers that wait for a grade. */
  pendingReviews: z.number().int(),
});
export const StatisticsOutput = Answer({ statistics: Statistics });

export const StudentDetailInput = z.object({ enrollmentId: PathId });
export const StudentDetail = TaughtStudent.extend({
  phone: z.string().nullable(),
  enrolledAt: Moment,
  completedAt: Moment.nullable(),
  certificateCode: z.string().nullable(),
  /** Minutes of the lessons completed, by their planned duration. */
  studyMinutes: z.number().int(),
  lessons: z.array(
    z.object({
      id: RowId,
      title: z.string(),
      order: z.number().int(),
      duration: z.number().int(),
      completedAt: Moment.nullable(),
      hasQuiz: z.boolean(),
      attempts: z.array(z.object({ id: RowId, score: Percent, passed: z.boolean(), /** Essays without a grade. */ pending: z.number().int(), createdAt: Moment })),
    }),
  ),
});
export type StudentDetail = z.infer<typeof StudentDetail>;
export const StudentDetailOutput = Answer({ student: StudentDetail });

/** An essay answer, waiting for its grade or graded. */
export const Review = z.object({
  answerId: RowId,
  studentName: z.string(),
  courseId: RowId,
  courseTitle: z.string(),
  lessonTitle: z.string(),
  question: z.string(),
  modelAnswer: z.string(),
  answer: z.string(),
  submittedAt: Moment,
  /** Null until it is graded. */
  correct: z.boolean().nullable(),
  feedback: z.string().nullable(),
  gradedAt: Moment.nullable(),
});
export type Review = z.infer<typeof Review>;
export const ReviewsInput = z.object({ state: z.enum(['pending', 'graded'], { error: 'Estado inválido' }).default('pending'), courseId: PathId.optional(), page });
export type ReviewsInput = z.infer<typeof ReviewsInput>;
export const ReviewsOutput = Answer({ reviews: z.array(Review), total: z.number().int(), page: z.number().int(), pageSize: z.number().int() });
export const GradeInput = z.object({
  answerId: PathId,
  correct: z.boolean({ error: 'Diga se a resposta está certa' }),
  feedback: RequiredText(FEEDBACK_MAX_LENGTH, 'Escreva um comentário').nullish(),
});
export type GradeInput = z.infer<typeof GradeInput>;
/** What the grade made of the attempt. */
export const GradeOutput = Answer({ review: Review, score: Percent, passed: z.boolean() });
