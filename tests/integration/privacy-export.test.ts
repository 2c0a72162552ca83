import { describe, expect, test } from 'vitest';
import { puzzleRatings } from '../../db/schema/puzzles.ts';
import { reviewDays } from '../../db/schema/training.ts';
import { exportPersonalData } from '../../server/features/privacy/export.service.ts';
import { PersonalData } from '../../server/features/privacy/privacy.schema.ts';
import { aCourse, aProfessor } from '../../server/harness/school.ts';
import { ADDRESS, aFullLife, aMember, aPlaceInTheSchool, db, LONG_AGO, withEmptySchool } from './privacy-setup.ts';

withEmptySchool();

describe('the export', () => {
  test('holds everything of a student, and nothing of anybody else', async () => {
    const professor = await aProfessor(db, { fullName: 'Ricardo Nogueira' });
    const course = await aCourse(db, professor, [{ quiz: [{ type: 'essay' }, {}] }]);
    const { viewer } = await aMember();
    const { pictureOf } = await aFullLife(viewer, course, professor);
    const other = await aMember('student', 'Outra Pessoa', 'outra@exemplo.com');
    await db.write(tx =>
      tx
        .insert(puzzleRatings)
        .values({ userId: other.viewer.id, rating: 1600, deviation: 90, volatility: 0.06, updatedAt: LONG_AGO }),
    );
    const days = [viewer, other.viewer].map(({ id }) => ({ userId: id, day: `2026-01-${10 + id}` }));
    await db.write(tx => tx.insert(reviewDays).values(days));
    const data = await exportPersonalData(db, viewer);
    expect(PersonalData.parse(data)).toEqual(data);
    const text = JSON.stringify(data);
    for (const held of [
      viewer.email,
      viewer.phone,
      viewer.bio,
      'Acácias',
      'garfo',
      '7K3QD-00001',
      pictureOf,
      'Planilha da Quitéria',
      ADDRESS,
      '1. e4 e5',
    ])
      expect(text, held).toContain(held);
    for (const foreign of [other.viewer.email, 'argon2', 'Outra']) expect(text).not.toContain(foreign);
    expect(data.enrollments[0]).toMatchObject({
      rating: 5,
      lessons: [{ lesson: 'Aula 1' }],
      certificate: { code: '7K3QD-00001' },
      quizzes: [{ score: 50, answers: [{ correct: null }, { answer: 'certa' }] }],
      openedLessons: [{ lesson: 'Aula 1' }],
      begunQuizzes: [{ quiz: 'Quiz', answers: [{ answer: 'Na rua das Acácias joga-se assim' }] }],
    });
    expect(data.reviewDays).toEqual([days[0]!.day]);
    expect(data.puzzleRating).toBeNull();
    expect(data.matches).toMatchObject([{ opponent: 'board', side: 'white', result: '1-0', moves: ['e4'] }]);
    expect(data.bookings.map(({ what }) => what)).toEqual(['Aberto de Verão', 'Aberto de Outono']);
    expect(data.log.some(({ event }) => event === 'data_exported')).toBe(true);
    expect(data.log.find(({ event }) => event === 'sign_in_failed')).toMatchObject({
      byPerson: false,
      address: ADDRESS,
    });
  });

  test('of a professor holds their courses and what they said of their students’ work', async () => {
    const { viewer } = await aMember('professor');
    await aCourse(db, viewer, [{}], { title: 'Torres' });
    await aPlaceInTheSchool((await aProfessor(db)).id);
    expect((await exportPersonalData(db, viewer)).teaching).toMatchObject({
      courses: [{ title: 'Torres', status: 'active' }],
      comments: [],
      feedback: [],
      teams: [],
    });
  });
});
