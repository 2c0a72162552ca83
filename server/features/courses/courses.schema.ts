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

export const Course = CatalogueCourse.extend({
  status: CourseStatus,
  active: z.boolean(),
  isActive: z.boolean(),
  maxStudents: z.number().int(),
  enrolledStudents: z.number().int(),
  objectives: z.array(z.string()),
  prerequisites: z.array(z.string()),
  createdAt: Moment,
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
export const ProfessorCoursesOutput = Answer({ courses: z.array(ProfessorCourse) });
