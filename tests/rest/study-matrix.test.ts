/**
 * Who may do what with enrollments and certificates: every procedure, for every caller, in every
 * state of the course, over both protocols. A new procedure is a new row.
 */
import {
  always,
  enrolled,
  inCourse,
  ofTheCourse,
  reading,
  students,
  testTeaching,
} from '../support/teaching-matrix.ts';

testTeaching([
  {
    procedure: 'enrollments.enrol',
    type: 'mutation',
    method: 'POST',
    path: () => '/enrollments',
    body: ({ id }) => ({ courseId: id }),
    cells: {
      active: ['login', 'ok', 'again', 'denied', 'denied', 'denied', 'denied'],
      draft: ['login', 'noCourse', 'again', 'denied', 'denied', 'denied', 'denied'],
      draftLesson: ['login', 'ok', 'again', 'denied', 'denied', 'denied', 'denied'],
    },
  },
  { procedure: 'enrollments.list', type: 'query', method: 'GET', path: () => '/enrollments', cells: always(students) },
  reading(
    'enrollments.progress',
    ({ enrollmentId }) => `/enrollments/${enrollmentId}/progress`,
    ({ enrollmentId }) => ({ id: enrollmentId }),
    always(enrolled),
  ),
  {
    procedure: 'enrollments.rate',
    type: 'mutation',
    method: 'PUT',
    path: ({ enrollmentId }) => `/enrollments/${enrollmentId}/rating`,
    ids: ({ enrollmentId }) => ({ id: enrollmentId }),
    body: () => ({ rating: 4 }),
    cells: always(enrolled),
  },
  {
    procedure: 'enrollments.unlock',
    type: 'mutation',
    method: 'POST',
    path: course => `${ofTheCourse(course)}/unlock`,
    ids: inCourse,
    body: () => ({ clientKey: 'marca-nova' }),
    cells: {
      active: ['login', 'open', 'open', 'denied', 'denied', 'denied', 'denied'],
      draft: ['login', 'noCourse', 'open', 'denied', 'denied', 'denied', 'denied'],
      draftLesson: ['login', 'open', 'open', 'denied', 'denied', 'denied', 'denied'],
    },
  },
  reading(
    'certificates.check',
    ({ certificateCode }) => `/certificates/${certificateCode}`,
    ({ certificateCode }) => ({ code: certificateCode }),
    always(['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok']),
  ),
]);
