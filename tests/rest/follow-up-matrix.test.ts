/**
 * Who may do what with a professor's students, reviews and reports: every procedure, for every caller, in every
 * state of the course, over both protocols. A new procedure is a new row.
 */
import { always, inCourse, lessonId, ofOwners, professors, reading, testTeaching } from '../support/teaching-matrix.ts';

testTeaching([
  {
    procedure: 'professor.courses',
    type: 'query',
    method: 'GET',
    path: () => '/professor/courses',
    cells: always(professors),
  },
  reading(
    'professor.students',
    () => '/professor/students',
    () => ({}),
    always(professors),
  ),
  reading(
    'professor.exportStudents',
    () => '/professor/students/export',
    () => ({}),
    always(professors),
  ),
  reading(
    'professor.student',
    ({ enrollmentId }) => `/professor/students/${enrollmentId}`,
    ({ enrollmentId }) => ({ enrollmentId }),
    always(ofOwners('noStudent')),
  ),
  reading(
    'professor.lessonStudents',
    ({ lessons: [lesson] }) => `/professor/lessons/${lesson!.id}/students`,
    lessonId,
    always(ofOwners('noLesson')),
  ),
  {
    procedure: 'professor.statistics',
    type: 'query',
    method: 'GET',
    path: () => '/professor/statistics',
    cells: always(professors),
  },
  reading(
    'professor.reviews',
    () => '/professor/reviews',
    () => ({}),
    always(professors),
  ),
  {
    procedure: 'professor.grade',
    type: 'mutation',
    method: 'PUT',
    path: ({ answerId }) => `/professor/reviews/${answerId}`,
    ids: ({ answerId }) => ({ answerId }),
    body: () => ({ correct: true }),
    cells: always(ofOwners('noReview')),
  },
  reading('reports.get', ({ id }) => `/reports?courseId=${id}`, inCourse, always(ofOwners('noCourse'))),
  reading('reports.export', ({ id }) => `/reports/export?courseId=${id}`, inCourse, always(ofOwners('noCourse'))),
]);
