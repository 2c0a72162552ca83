import type { SchoolClass } from '../../server/features/classes/classes.schema.ts';

export const ofClass: SchoolClass = {
  id: 1,
  name: '5º ano',
  schoolYear: '2026',
  students: 2,
  professors: [],
  code: null,
  approvesJoining: false,
  archived: false,
  archivedAt: null,
  teaches: true,
  createdAt: '2026-01-10T12:00:00.000Z',
};
