import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { chapterTries } from '../../db/schema/chapters.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import type { Engine } from '../../server/engine/engine.ts';
import { getStudentWork, listDifficulties } from '../../server/features/assignments/student-work.service.ts';
import { saveChapters } from '../../server/features/chapters/chapters.service.ts';
import { playMove } from '../../server/features/chapters/solving.service.ts';
import { countOfTheme } from '../../server/features/assignments/material.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { attemptPuzzle } from '../../server/features/puzzles/puzzles.service.ts';
import { HOUR_MS } from '../../server/common/time.schema.ts';
import { aCourse, aProfessor, type MadeCourse } from '../../server/harness/school.ts';
import { RIGHT, somePuzzles, WRONG } from '../support/puzzles.ts';
import { aRoom, give, type Room, statesOf } from './assignments-setup.ts';

let room: Room;
let db: Db;
let professor: Viewer;
let ana: Viewer;
let bia: Viewer;
let course: MadeCourse;

beforeEach(async () => {
  room = await aRoom();
  ({ db, professor, ana, bia, course } = room);
});

const engine: Engine = {
  search: async () => ({ best: 'a7a6', lines: [] }),
  close: async () => {},
};

describe('positions on the board', () => {
  const FORK = '[FEN "q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1"]\n\n1. Nc7+ { [%right] } Kd7 2. Nxa8 { [%right] } *';
  const aChapter = async (lesson: number, pgn = FORK): Promise<number> => {
    const form = { title: 'Garfo', mode: 'responder' as const, goal: null, side: 'white' as const, pgn };
    return (await saveChapters(db, professor, { lessonId: course.lessons[lesson]!.id, chapters: [form] }))[0]!.id;
  };
  const play = (chapterId: number, move: string, path: string[], by: Viewer) =>
    playMove({ db, engine }, by, { chapterId, move, path });

  test('are done when they are solved, and show who needs help', async () => {
    const chapterId = await aChapter(0);
    const { id } = await give(room, { kind: 'board', chapterIds: [chapterId] });
    expect(await statesOf(room, id)).toEqual({ 'Ana Lima': ['not_begun'], 'Bia Reis': ['not_begun'] });
    for (const move of ['Ne7', 'Ne7', 'Nf6']) await play(chapterId, move, [], bia);
    await play(chapterId, 'Nc7', [], ana);
    expect(await statesOf(room, id)).toEqual({ 'Ana Lima': ['begun'], 'Bia Reis': ['needs_help'] });
    await play(chapterId, 'Nxa8', ['d5c7', 'e8d7'], ana);
    await play(chapterId, 'Nc7', [], bia);
    expect(await statesOf(room, id)).toEqual({ 'Ana Lima': ['done'], 'Bia Reis': ['begun'] });
  });

  test('show who needs help in them, not who once did', async () => {
    const chapterId = await aChapter(0);
    for (const move of ['Ne7', 'Ne7', 'Nf6']) await play(chapterId, move, [], bia);
    const past = new Date(Date.now() - HOUR_MS);
    await db.write(tx => tx.update(chapterTries).set({ at: past }));
    const { id } = await give(room, { kind: 'board', chapterIds: [chapterId] });
    expect(await statesOf(room, id)).toMatchObject({ 'Bia Reis': ['begun'] });
    for (const state of ['begun', 'begun', 'needs_help']) {
      await play(chapterId, 'Ne7', [], bia);
      expect(await statesOf(room, id)).toMatchObject({ 'Bia Reis': [state] });
    }
  });

  test('show what was tried: of the class by how often, of a child move by move', async () => {
    const chapterId = await aChapter(0);
    const { id } = await give(room, { kind: 'board', chapterIds: [chapterId] });
    for (const move of ['Ne7', 'Ne7', 'Nc7']) await play(chapterId, move, [], bia);
    await play(chapterId, 'Ne7', [], ana);
    expect(await listDifficulties(db, professor, id)).toMatchObject([
      { title: 'Garfo', wrong: 3, students: 2, answers: [{ text: 'Ne7', count: 3 }] },
    ]);
    const { items, row } = await getStudentWork(db, professor, id, bia.id);
    expect(row).toMatchObject({ fullName: 'Bia Reis', state: 'begun' });
    expect(items[0]?.tries.map(({ text, right }) => [text, right])).toEqual([
      ['Ne7', false],
      ['Ne7', false],
      ['Nc7+', true],
    ]);
  });

  test('can be solved in a lesson that is not reached yet', async () => {
    const chapterId = await aChapter(1);
    await expect(play(chapterId, 'Nc7', [], ana)).rejects.toThrow('Conclua a aula anterior primeiro');
    await give(room, { kind: 'board', chapterIds: [chapterId], studentIds: [ana.id] });
    expect(await play(chapterId, 'Nc7', [], ana)).toMatchObject({ right: true });
    await expect(play(chapterId, 'Nc7', [], bia)).rejects.toThrow('Conclua a aula anterior primeiro');
  });

  test('that are only read are nothing to give', async () => {
    const form = { title: 'Ler', mode: 'ler' as const, goal: null, side: 'white' as const, pgn: '1. e4 *' };
    const [read] = await saveChapters(db, professor, { lessonId: course.lessons[0]!.id, chapters: [form] });
    await expect(give(room, { kind: 'board', chapterIds: [read!.id] })).rejects.toThrow('não tem nada a resolver');
  });
});

describe('lessons and puzzles', () => {
  test('enrol whoever is not in the course yet; another’s premium course is not theirs to give', async () => {
    const other = await aCourse(db, await aProfessor(db), [{}]);
    const { id } = await give(room, { kind: 'lessons', lessonIds: [other.lessons[0]!.id] });
    await completeLesson(db, bia, other.lessons[0]!.id);
    expect(await statesOf(room, id)).toEqual({ 'Ana Lima': ['not_begun'], 'Bia Reis': ['done'] });
    const paid = await aCourse(db, await aProfessor(db), [{}], { priceCents: 4_990 });
    await expect(give(room, { kind: 'course', courseId: paid.id })).rejects.toThrow('Conteúdo premium');
  });

  test('a lesson is done when it is completed and its quiz is passed', async () => {
    const { id, items } = await give(room, { kind: 'course', courseId: course.id });
    expect(items.map(({ lessonId }) => lessonId)).toEqual(course.lessons.map(lesson => lesson.id));
    for (const { id: lessonId } of course.lessons) await completeLesson(db, ana, lessonId);
    expect(await statesOf(room, id)).toEqual({ 'Ana Lima': ['done', 'begun'], 'Bia Reis': ['not_begun', 'not_begun'] });
  });

  test('of a theme are chosen from the easiest of the band to the hardest, and others the next time', async () => {
    const made = await somePuzzles(
      db,
      [900, 1000, 1100, 1200].map(rating => ({ rating })),
    );
    const theme = 'pecaIndefesa';
    const { items } = await give(room, { kind: 'puzzles', theme, ratingFrom: 950, ratingTo: 1200, count: 2 });
    expect(items.map(({ puzzleId }) => puzzleId)).toEqual([made[1]!.id, made[2]!.id]);
    const again = await give(room, { kind: 'puzzles', theme, ratingFrom: 950, ratingTo: 1200, count: 2 });
    expect(again.items.map(({ puzzleId }) => puzzleId)).toEqual([made[3]!.id, made[1]!.id]);
    const supply = { classId: room.classId, theme, ratingFrom: 950, ratingTo: 1100 } as const;
    expect(await countOfTheme(db, professor, supply)).toEqual({ available: 2 });
    await expect(give(room, { kind: 'puzzles', theme, ratingFrom: 3000 })).rejects.toThrow(
      'Não há problemas deste tema',
    );
  });

  test('every try at a puzzle is kept, and the solved one is done', async () => {
    const [puzzle] = await somePuzzles(db, [{}]);
    const { id } = await give(room, { kind: 'puzzles', puzzleIds: [puzzle!.id] });
    for (let i = 0; i < 3; i += 1) await attemptPuzzle(db, ana, { id: puzzle!.id, moves: WRONG });
    expect(await statesOf(room, id)).toMatchObject({ 'Ana Lima': ['needs_help'] });
    await attemptPuzzle(db, ana, { id: puzzle!.id, moves: RIGHT });
    expect(await statesOf(room, id)).toMatchObject({ 'Ana Lima': ['done'] });
    const { items } = await getStudentWork(db, professor, id, ana.id);
    expect(items[0]?.tries.filter(({ right }) => !right)).toHaveLength(3);
  });
});
