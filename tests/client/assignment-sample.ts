import type { Assignment } from '../../server/features/assignments/assignments.schema.ts';

export const item = (title: string) => ({ title, courseId: null, lessonId: null, chapterId: null, puzzleId: 7 });

export const assignment = (values: Partial<Assignment> = {}): Assignment => ({
  id: 3,
  classId: 1,
  className: '5º ano',
  title: 'Garfos',
  instructions: '',
  kind: 'puzzles',
  level: null,
  courseId: null,
  maxPoints: 10,
  weight: 1,
  draft: false,
  closed: false,
  forSome: false,
  opensAt: '2026-05-01T12:00:00.000Z',
  dueAt: '2040-05-08T21:00:00.000Z',
  createdAt: '2026-05-01T12:00:00.000Z',
  items: [item('Um'), item('Dois')],
  own: null,
  ...values,
});
