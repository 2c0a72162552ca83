/** The ten calls that are measured, and the batch of a student's dashboard. */
type Person = 'student' | 'professor';
export type MeasuredCall = {
  name: string;
  as: Person;
  path: string;
  procedure: string;
  input?: object;
  /** The answer may be another each time. */
  varies?: true;
  /** The share of the limit to reach. */
  bar: number;
};

const READING = 0.5;
const LIST = 0.4;
const COMPUTED = 0.25;

/** @param courseId a course in which the student is enrolled. */
export const callsFor = (courseId: number): MeasuredCall[] => [
  { name: 'me', as: 'student', path: '/api/auth/me', procedure: 'auth.me', bar: READING },
  {
    name: "professor's courses",
    as: 'professor',
    path: '/api/courses/professor',
    procedure: 'courses.professor',
    bar: LIST,
  },
  { name: 'courses', as: 'student', path: '/api/courses', procedure: 'courses.list', input: {}, bar: LIST },
  {
    name: 'course',
    as: 'student',
    path: `/api/courses/${courseId}`,
    procedure: 'courses.get',
    input: { id: courseId },
    bar: LIST,
  },
  {
    name: "course's lessons",
    as: 'student',
    path: `/api/courses/${courseId}/lessons`,
    procedure: 'lessons.ofCourse',
    input: { courseId },
    bar: LIST,
  },
  { name: 'enrollments', as: 'student', path: '/api/enrollments', procedure: 'enrollments.list', bar: LIST },
  { name: 'missions', as: 'student', path: '/api/missions', procedure: 'missions.list', bar: COMPUTED },
  {
    name: 'next puzzle',
    as: 'student',
    path: '/api/puzzles/next',
    procedure: 'puzzles.next',
    input: {},
    varies: true,
    bar: LIST,
  },
  {
    name: 'students',
    as: 'professor',
    path: '/api/professor/students',
    procedure: 'professor.students',
    input: {},
    bar: LIST,
  },
  {
    name: 'reports',
    as: 'professor',
    path: '/api/reports',
    procedure: 'reports.get',
    input: {},
    bar: COMPUTED,
  },
];

/** What a student's dashboard asks for at once. */
export const DASHBOARD = [
  'auth.me',
  'enrollments.list',
  'missions.list',
  'missions.week',
  'missions.ranking',
  'missions.activity',
  'bookings.upcoming',
  'notifications.list',
];
