/**
 * Who may do what with a professor's students, reviews and reports: every procedure, for every caller, in every
 * state of the course, over both protocols. A procedure more is a row more.
 */
import { always, inCourse, lessonId, ofOwners, professors, testTeaching } from '../support/teaching-matrix.ts';

testTeaching([
  {
    procedure: 'professor.courses',
    type: 'query',
    method: 'GET',
    path: () => '/professor/courses',
    cells: always(professors),
  },
  {
    procedure: 'professor.students',
    type: 'query',
    method: 'GET',
    path: () => '/professor/students',
    ids: () => ({}),
    cells: always(professors),
  },
  {
    procedure: 'professor.exportStudents',
    type: 'query',
    method: 'GET',
    path: () => '/professor/students/export',
    ids: () => ({}),
    cells: always(professors),
  },
  {
    procedure: 'professor.student',
    type: 'query',
    method: 'GET',
    path: ({ enrollmentId }) => `/professor/students/${enrollmentId}`,
    ids: ({ enrollmentId }) => ({ enrollmentId }),
    cells: always(ofOwners('noStudent')),
  },
  {
    procedure: 'professor.lessonStudents',
    type: 'query',
    method: 'GET',
    path: ({ lessons: [lesson] }) => `/professor/lessons/${lesson!.id}/students`,
    ids: lessonId,
    cells: always(ofOwners('noLesson')),
  },
  {
    procedure: 'professor.statistics',
    type: 'query',
    method: 'GET',
    path: () => '/professor/statistics',
    cells: always(professors),
  },
  {
    procedure: 'professor.reviews',
    type: 'query',
    method: 'GET',
    path: () => '/professor/reviews',
    ids: () => ({}),
    cells: always(professors),
  },
  {
    procedure: 'professor.grade',
    type: 'mutation',
    method: 'PUT',
    path: ({ answerId }) => `/professor/reviews/${answerId}`,
    ids: ({ answerId }) => ({ answerId }),
    body: () => ({ correct: true }),
    cells: always(ofOwners('noReview')),
  },
  {
    procedure: 'reports.get',
    type: 'query',
    method: 'GET',
    path: ({ id }) => `/reports?courseId=${id}`,
    ids: inCourse,
    cells: always(ofOwners('noCourse')),
  },
  {
    procedure: 'reports.export',
    type: 'query',
    method: 'GET',
    path: ({ id }) => `/reports/export?courseId=${id}`,
    ids: inCourse,
    cells: always(ofOwners('noCourse')),
  },
]);
