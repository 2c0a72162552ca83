import { z } from 'zod';
import { Answer, Moment, PathId, Percent, QueryInt, RowId, Text } from '../../common.schema.ts';

export const Category = z.enum(['beginners', 'intermediate', 'advanced', 'tactics', 'strategy', 'openings', 'endgames', 'kids', 'history', 'psychology']);
export type Category = z.infer<typeof Category>;
export const Difficulty = z.enum(['beginner', 'intermediate', 'advanced']);
export type Difficulty = z.infer<typeof Difficulty>;
export const CourseStatus = z.enum(['active', 'draft', 'paused', 'archived', 'inactive']);

/** Mean of the students' 1 to 5 stars, to one decimal; null before the first. */
const Rating = z.number().min(1).max(5).nullable();

const CourseBase = z.object({
  id: RowId,
  title: z.string(),
  description: z.string(),
  category: Category,
  difficulty: Difficulty,
  /** Cents of R$; 0 is free. */
  price: z.number().int(),
  /** Minutes. */
  duration: z.number().int(),
  imageUrl: z.string().nullable(),
  totalLessons: z.number().int(),
  rating: Rating,
  totalRatings: z.number().int(),
});

/** The viewer's own enrollment in a course. */
export const OwnEnrollment = z.object({
  id: RowId,
  completedLessons: z.number().int(),
  /** Percent of the course's published lessons. */
  progress: Percent,
  completed: z.boolean(),
  certificateCode: z.string().nullable(),
  rating: z.number().int().nullable(),
});

export const CatalogueCourse = CourseBase.extend({
  instructor: z.string(),
  instructorAvatar: z.string().nullable(),
  totalStudents: z.number().int(),
  certificateEnabled: z.boolean(),
  free: z.boolean(),
  /** 1 coin = R$ 1,00, rounded up. */
  priceInCoins: z.number().int(),
  /** Premium, and the viewer is a student without access. */
  locked: z.boolean(),
  enrollment: OwnEnrollment.nullable(),
});
export type CatalogueCourse = z.infer<typeof CatalogueCourse>;

export const CATALOGUE_PAGE_SIZE = 50;

export const CatalogueInput = z.object({
  search: Text(100).optional(),
  category: Category.optional(),
  difficulty: Difficulty.optional(),
  page: QueryInt(1, 10_000).optional(),
});

export const CatalogueOutput = Answer({
  courses: z.array(CatalogueCourse),
  total: z.number().int(),
  /** How many active courses each category has, whatever the filter. */
  categories: z.array(z.object({ category: Category, count: z.number().int() })),
});

export const CourseInput = z.object({ id: PathId });

/** A course's lesson as a list of contents names it. */
const LessonHeading = z.object({
  id: RowId,
  title: z.string(),
  /** The lesson's text; empty for a student who is not enrolled. */
  description: z.string(),
  order: z.number().int(),
  /** Minutes. */
  duration: z.number().int(),
  active: z.boolean(),
  version: z.number().int(),
});

export const Course = CatalogueCourse.extend({
  status: CourseStatus,
  active: z.boolean(),
  isActive: z.boolean(),
  maxStudents: z.number().int(),
  enrolledStudents: z.number().int(),
  objectives: z.array(z.string()),
  prerequisites: z.array(z.string()),
  /** In their order; drafts only for who may change the course. */
  lessons: z.array(LessonHeading),
  createdAt: Moment,
  lastUpdated: Moment,
  /** Sent back with a change, it tells whether somebody else's came first. */
  version: z.number().int(),
  /** Whether the viewer may change it. */
  editable: z.boolean(),
});
export type Course = z.infer<typeof Course>;
export const CourseOutput = Answer({ course: Course });

export const ProfessorCourse = CourseBase.extend({
  status: CourseStatus,
  studentsEnrolled: z.number().int(),
  /** Lessons completed by all its students together. */
  completedLessons: z.number().int(),
  /** Cents of R$ paid by its students. */
  revenue: z.number().int(),
  /** Percent of its students who completed it. */
  completionRate: Percent,
  createdAt: Moment,
  lastUpdated: Moment,
});
export type ProfessorCourse = z.infer<typeof ProfessorCourse>;

export const PROFESSOR_PAGE_SIZE = 100;
export const COURSE_SORTS = ['lastUpdated', 'title', 'students', 'rating', 'revenue'] as const;

export const ProfessorCoursesInput = z.object({
  /** Part of a title, without regard to accents and case. */
  search: Text(100).optional(),
  /** Without one, all but the deleted courses (inactive). */
  status: CourseStatus.optional(),
  category: Category.optional(),
  sort: z.enum(COURSE_SORTS, { error: 'Ordenação inválida' }).optional(),
  page: QueryInt(1, 10_000).optional(),
});
export type ProfessorCoursesInput = z.infer<typeof ProfessorCoursesInput>;

/** What all the professor's courses say together, whatever the filter; deleted ones are left out. */
export const ProfessorStats = z.object({
  totalCourses: z.number().int(),
  activeCourses: z.number().int(),
  draftCourses: z.number().int(),
  /** Published ones. */
  totalLessons: z.number().int(),
  enrollments: z.number().int(),
  /** Cents of R$. */
  revenue: z.number().int(),
  rating: Rating,
  totalRatings: z.number().int(),
});
export type ProfessorStats = z.infer<typeof ProfessorStats>;

export const ProfessorCoursesOutput = Answer({
  courses: z.array(ProfessorCourse),
  /** How many the filter lets through, on all pages. */
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
  stats: ProfessorStats,
});
