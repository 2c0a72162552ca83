import { expect, test } from 'vitest';
import { CourseFile } from '../../server/features/course-files/course-files.schema.ts';

/** As the first version wrote it. It never changes: schools have such files. */
const FIRST = {
  format: 'academia-curso',
  version: 1,
  course: {
    title: 'Finais básicos',
    description: 'Rei e peão contra rei.',
    category: 'endgames',
    difficulty: 'beginner',
    price: 4_990,
    duration: 60,
    maxStudents: 50,
    imageUrl: null,
    objectives: ['Ganhar a oposição'],
    prerequisites: [],
    certificateEnabled: true,
  },
  lessons: [{ title: 'A oposição', description: 'Texto da aula', duration: 30 }],
};

test('a file of the first version can still be read', () => {
  expect(CourseFile.safeParse(FIRST).error?.issues).toBeUndefined();
});
