import { sql } from 'drizzle-orm';
import { bool, createdAt, id, index, int, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { courses } from './courses.ts';
import { users } from './users.ts';

/** Classes (turmas): the children of a school as its professors teach them. */
export const classes = table(
  'classes',
  {
    id: id(),
    name: text('name').notNull(),
    /** As the school writes it, such as '2026'. */
    schoolYear: text('school_year').notNull(),
    /** With which students join: capitals and digits that cannot be taken for one another. */
    code: text('code').notNull(),
    /** Whether a professor accepts those who join by the code. */
    approvesJoining: bool('approves_joining').notNull().default(false),
    /** Who made the class; the professors are in `classProfessors`. */
    makerId: int('maker_id')
      .notNull()
      .references(() => users.id),
    /** From then on the class is read and no longer changed. */
    archivedAt: timestamp('archived_at'),
    createdAt: createdAt(),
  },
  one => [
    uniqueIndex('classes_code').on(one.code),
    // As the list of a whole school shows them.
    index('classes_list').on(sql`(archived_at is not null)`, one.name, sql`(-id)`),
    index('classes_maker').on(one.makerId),
  ],
);

/** Who teaches a class: its maker and those they added. */
export const classProfessors = table(
  'class_professors',
  {
    id: id(),
    classId: int('class_id')
      .notNull()
      .references(() => classes.id),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  row => [
    uniqueIndex('class_professors_class').on(row.classId, row.userId),
    index('class_professors_user').on(row.userId, row.classId),
  ],
);

/** The students of a class. A student who leaves it loses the row, and keeps what they did. */
export const classStudents = table(
  'class_students',
  {
    id: id(),
    classId: int('class_id')
      .notNull()
      .references(() => classes.id),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    /** What a professor says of the student on the report sheet of this class. */
    words: text('words').notNull().default(''),
    createdAt: createdAt(),
  },
  row => [
    uniqueIndex('class_students_class').on(row.classId, row.userId),
    index('class_students_user').on(row.userId, row.classId),
  ],
);

/** Who asked to join a class whose professors accept each one. */
export const classRequests = table(
  'class_requests',
  {
    id: id(),
    classId: int('class_id')
      .notNull()
      .references(() => classes.id),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  row => [uniqueIndex('class_requests_class').on(row.classId, row.userId), index('class_requests_user').on(row.userId)],
);

/** The courses that a class has: whoever is in it, or comes later, is enrolled. */
export const classCourses = table(
  'class_courses',
  {
    id: id(),
    classId: int('class_id')
      .notNull()
      .references(() => classes.id),
    courseId: int('course_id')
      .notNull()
      .references(() => courses.id),
    createdAt: createdAt(),
  },
  row => [
    uniqueIndex('class_courses_class').on(row.classId, row.courseId),
    index('class_courses_course').on(row.courseId, row.classId),
  ],
);

/** The announcements on a class's wall (mural). */
export const classPosts = table(
  'class_posts',
  {
    id: id(),
    classId: int('class_id')
      .notNull()
      .references(() => classes.id),
    authorId: int('author_id')
      .notNull()
      .references(() => users.id),
    /** Markdown, with boards. */
    text: text('text').notNull(),
    /** Whether the students may comment. */
    commentsOpen: bool('comments_open').notNull().default(false),
    createdAt: createdAt(),
  },
  post => [index('class_posts_class').on(post.classId, post.id), index('class_posts_author').on(post.authorId)],
);

/** The pictures in the announcements, as their texts name them. */
export const classPictures = table(
  'class_pictures',
  {
    id: id(),
    postId: int('post_id')
      .notNull()
      .references(() => classPosts.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
  },
  picture => [index('class_pictures_post').on(picture.postId), index('class_pictures_address').on(picture.address)],
);

/** The comments on an announcement, in plain text. */
export const classComments = table(
  'class_comments',
  {
    id: id(),
    postId: int('post_id')
      .notNull()
      .references(() => classPosts.id, { onDelete: 'cascade' }),
    authorId: int('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  comment => [
    index('class_comments_post').on(comment.postId, comment.id),
    index('class_comments_author').on(comment.authorId),
  ],
);

/** Who was in class on a day. */
export const classAttendance = table(
  'class_attendance',
  {
    id: id(),
    classId: int('class_id')
      .notNull()
      .references(() => classes.id),
    /** yyyy-mm-dd */
    date: text('date').notNull(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    present: bool('present').notNull(),
  },
  row => [
    uniqueIndex('class_attendance_day').on(row.classId, row.date, row.userId),
    index('class_attendance_user').on(row.userId, row.date),
  ],
);
