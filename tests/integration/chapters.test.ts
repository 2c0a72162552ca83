import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import type { Engine } from '../../server/engine/engine.ts';
import { versionOf } from '../../server/features/chapters/chapter-version.ts';
import { type ChapterForm, SaveChaptersInput } from '../../server/features/chapters/chapters.schema.ts';
import { exportChapters, listChapters, saveChapters } from '../../server/features/chapters/chapters.service.ts';
import { playMove, takeHint } from '../../server/features/chapters/solving.service.ts';
import { listTries } from '../../server/features/chapters/tries.service.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { emptyDatabase } from '../support/database.ts';

let db: Db;
let professor: Viewer;
let student: Viewer;
let courseId: number;
let lessonId: number;

/** Answers with the move that the test chose. */
let engineMove = '';
const engine: Engine = {
  search: async () => ({
    best: engineMove,
    lines: [{ depth: 1, rank: 1, score: { kind: 'cp', value: 0 }, moves: [engineMove] }],
  }),
  close: async () => {},
};

/** A fork that wins a queen: `Nc7+`; `Ne7` is a mistake that the professor foresaw. */
const FORK =
  '[FEN "q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1"]\n\n' +
  '1. Cc7+ { Os dois! [%csl Ga8] [%right] } ( 1. Ce7 { Só o rei vê isso. } Rxe7 2. Rd2 ) 1... Rd7 ' +
  '2. Cxa8 { [%right] } *';

const aForm = (form: Partial<ChapterForm> = {}): ChapterForm => ({
  title: 'Garfo',
  mode: 'responder',
  goal: null,
  side: 'white',
  pgn: FORK,
  ...form,
});
const save = (...forms: ChapterForm[]) => saveChapters(db, professor, { lessonId, chapters: forms });
/** @returns the id of the first of them. */
const saveOne = async (...forms: ChapterForm[]): Promise<number> => (await save(...forms))[0]!.id;
const play = (chapterId: number, move: string, path: string[] = [], by = student) =>
  playMove({ db, engine }, by, { chapterId, move, path });

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
  student = await aStudent(db, { fullName: 'Ana Lima' });
  const course = await aCourse(db, professor, [{}, {}]);
  courseId = course.id;
  lessonId = course.lessons[0]!.id;
  await enrol(db, student, course.id);
});

describe('two windows', () => {
  test('the second to save what it read before is refused, and nothing changes', async () => {
    const chapters = await save(aForm());
    const version = versionOf(chapters);
    const [chapter] = chapters;
    const renamed = { lessonId, version, chapters: [aForm({ id: chapter!.id, title: 'Da outra janela' })] };
    const saved = await saveChapters(db, professor, renamed);
    expect(versionOf(saved)).not.toBe(version);
    await expect(saveChapters(db, professor, { lessonId, version, chapters: [] })).rejects.toThrow('outra janela');
    expect(await listChapters(db, professor, lessonId)).toEqual(saved);
    const again = await saveChapters(db, professor, { lessonId, version: versionOf(saved), chapters: [] });
    expect(again).toEqual([]);
  });

  test('a position without moves is kept as it is, also the usual first one', async () => {
    const pgn = '[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]\n\n*';
    const [chapter] = await save(aForm({ mode: 'ler', pgn }));
    expect(chapter?.fen).toContain('PPPPPPPP/RNBQKBNR');
  });
});

describe('a chapter to answer', () => {
  test('shows students its position and never its tree, and professors both', async () => {
    const [chapter] = await save(aForm());
    expect(chapter?.pgn).toContain('Nc7+');
    const [seen] = await listChapters(db, student, lessonId);
    expect(seen).toMatchObject({ id: chapter?.id, fen: 'q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1', pgn: null, path: [] });
    expect(JSON.stringify(seen)).not.toMatch(/c7|Os dois/);
  });

  test('answers right moves with the other side’s until all are found, and keeps where the student is', async () => {
    const id = await saveOne(aForm());
    expect(await play(id, 'Cc7+')).toEqual({
      right: true,
      move: { uci: 'd5c7', san: 'Nc7+', nags: [], comment: 'Os dois! [%csl Ga8]' },
      reply: { uci: 'e8d7', san: 'Kd7', nags: [], comment: '' },
      finished: false,
      missed: false,
      path: ['d5c7', 'e8d7'],
    });
    expect(await listChapters(db, student, lessonId)).toMatchObject([{ path: ['d5c7', 'e8d7'], solved: false }]);
    expect(await play(id, 'c7a8', ['d5c7', 'e8d7'])).toMatchObject({ right: true, reply: null, finished: true });
    expect(await listChapters(db, student, lessonId)).toMatchObject([{ path: [], solved: true }]);
  });

  test('refutes a wrong move: by the tree with its comment, else by the engine', async () => {
    const id = await saveOne(aForm());
    const move = { comment: 'Só o rei vê isso.' };
    expect(await play(id, 'Ce7')).toMatchObject({ right: false, move, reply: { san: 'Kxe7' }, path: [] });
    engineMove = 'a8d5';
    expect(await play(id, 'Rd2')).toMatchObject({ right: false, move: { comment: '' }, reply: { san: 'Qxd5+' } });
  });

  test('counts every move that is marked, and the main one where none is', async () => {
    const two = '[FEN "4k3/8/8/8/8/8/3R4/R3K3 w - - 0 1"]\n\n1. Ra8+ { [%right] } ( 1. Re2+ { [%right] } ) *';
    const [both, main] = await save(aForm({ pgn: two }), aForm({ pgn: two.replaceAll('[%right]', 'x') }));
    expect(await play(both!.id, 'Ta8+')).toMatchObject({ right: true, finished: true });
    expect(await play(both!.id, 'Te2')).toMatchObject({ right: true, finished: true });
    expect(await play(main!.id, 'Te2')).toMatchObject({ right: false, reply: null });
    expect(await play(main!.id, 'a1a8')).toMatchObject({ right: true });
  });

  test('refuses an illegal move, and moves before it that are not the chapter’s', async () => {
    const id = await saveOne(aForm());
    for (const [move, path] of [
      ['Cd6xx', []],
      ['Ca1', []],
      ['e2e4', []],
      ['Rd6', ['d5c7', 'e8e7']],
      ['Rd7', ['d5c7']],
      ['Rd2', ['d5e7', 'e8e7']],
    ] as const)
      await expect(play(id, move, [...path])).rejects.toThrow('Este lance não é possível nesta posição');
    expect(await listTries(db, professor, id)).toEqual([]);
  });

  test('tells the piece, then the square, then the move', async () => {
    const id = await saveOne(aForm());
    expect(await takeHint(db, student, id, [])).toEqual({ from: 'd5', to: null, move: null });
    expect(await takeHint(db, student, id, [])).toEqual({ from: 'd5', to: 'c7', move: null });
    expect(await takeHint(db, student, id, [])).toEqual({ from: 'd5', to: 'c7', move: 'Nc7+' });
    expect(await takeHint(db, student, id, ['d5c7', 'e8d7'])).toMatchObject({ from: 'c7', to: null });
    for (const path of [['d5c7'], ['d5e7', 'e8e7']])
      await expect(takeHint(db, student, id, path)).rejects.toThrow('Não há dica');
  });

  test('that begins with the other side’s move has it on the board', async () => {
    await save(aForm({ side: 'black', pgn: '1. e4 e5 2. Nf3 Nc6 *' }));
    expect(await listChapters(db, student, lessonId)).toMatchObject([{ path: ['e2e4'] }]);
  });
});

test('a lesson is complete when its chapters to answer are', async () => {
  const id = await saveOne(aForm({ pgn: '1. e4 *' }), aForm({ mode: 'ler' }));
  await expect(completeLesson(db, student, lessonId)).rejects.toThrow('Termine os capítulos da lição primeiro');
  await play(id, 'e4');
  expect(await completeLesson(db, student, lessonId)).toMatchObject({ progress: { completedLessons: 1 } });
});

describe('what was tried', () => {
  test('is told the professor by position, with the wrong moves and whose they were', async () => {
    const id = await saveOne(aForm());
    const other = await aStudent(db, { fullName: 'Bia Reis' });
    await enrol(db, other, courseId);
    engineMove = 'e8e7';
    await play(id, 'Ce7');
    await play(id, 'Ce7');
    await play(id, 'Cc7');
    await play(id, 'Cc7', [], other);
    await play(id, 'Re2', ['d5c7', 'e8d7'], other);
    const [first, second] = await listTries(db, professor, id);
    expect(first).toMatchObject({ path: [], solvedAtOnce: 1, solvedLater: 1, unsolved: 0, hints: 0 });
    expect(first?.moves).toMatchObject([
      { san: 'Ne7', right: false, count: 2, students: [{ fullName: 'Ana Lima', count: 2 }] },
      { san: 'Nc7+', right: true, count: 2, students: [{ fullName: 'Ana Lima' }, { fullName: 'Bia Reis' }] },
    ]);
    expect(first?.students).toMatchObject([
      { fullName: 'Ana Lima', state: 'later', moves: ['Ne7', 'Ne7', 'Nc7+'], hints: 0 },
      { fullName: 'Bia Reis', state: 'at_once', moves: ['Nc7+'] },
    ]);
    expect(second?.students).toMatchObject([{ fullName: 'Bia Reis', state: 'stuck', moves: ['Ke2'] }]);
    expect(second).toMatchObject({ path: ['d5c7', 'e8d7'], unsolved: 1, moves: [{ san: 'Ke2', count: 1 }] });
  });

  test('stays with the student’s place when other words are said, and of professors nothing is kept', async () => {
    const [chapter] = await save(aForm());
    await play(chapter!.id, 'Ce7');
    await play(chapter!.id, 'Cc7', [], professor);
    await play(chapter!.id, 'Cc7');
    await save(aForm({ id: chapter!.id, title: 'De novo', pgn: FORK.replace('Os dois!', 'Rei e dama!') }));
    expect(await listChapters(db, student, lessonId)).toMatchObject([{ path: ['d5c7', 'e8d7'] }]);
    expect(await listTries(db, professor, chapter!.id)).toMatchObject([{ moves: [{ san: 'Ne7' }, { san: 'Nc7+' }] }]);
  });
});

describe('a chapter to play', () => {
  const LADDER = '[FEN "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1"]\n\n*';

  test('is answered by the engine and reached when the goal is', async () => {
    const id = await saveOne(aForm({ mode: 'jogar', goal: 'mate', pgn: LADDER }));
    engineMove = 'h8g8';
    const first = await play(id, 'Ta7');
    expect(first).toMatchObject({ right: true, reply: { san: 'Kg8' }, finished: false, path: ['a2a7', 'h8g8'] });
    expect(await play(id, 'Tb8#', first.path)).toMatchObject({ finished: true, reply: null });
  });

  test('goes on only from the engine’s own replies', async () => {
    const id = await saveOne(aForm({ mode: 'jogar', goal: 'mate', pgn: LADDER }));
    engineMove = 'h8g8';
    await expect(play(id, 'Tb8', ['a2a7', 'h8g8'])).rejects.toThrow('A posição mudou em outra janela');
    expect(await listChapters(db, student, lessonId)).toMatchObject([{ solved: false, path: [] }]);
  });

  test('is missed when too many moves were made, and begins again', async () => {
    const id = await saveOne(aForm({ mode: 'jogar', goal: 'mate 1', pgn: LADDER }));
    expect(await play(id, 'Ta7')).toMatchObject({ right: false, missed: true, path: [] });
  });
});

describe('saving', () => {
  test('keeps the ids of what was there, makes a chapter of each game, and takes away what is not sent', async () => {
    const [first, second] = await save(aForm(), aForm({ title: 'Outro' }));
    const many = '[ChapterName "A"]\n\n1. e4 *\n\n[ChapterName "B"]\n\n1. d4 *';
    const saved = await save(aForm({ id: second!.id, title: 'Estudo', pgn: many }));
    expect(saved.map(({ id, title }) => [id === second!.id, title])).toEqual([
      [true, 'Estudo'],
      [false, 'B'],
    ]);
    await expect(play(first!.id, 'Cc7')).rejects.toThrow('Capítulo não encontrado');
    await expect(save(aForm({ id: first!.id + 1_000 }))).rejects.toThrow('não é desta lição');
  });

  test('refuses a PGN with its line and move, and a chapter without anything to do', async () => {
    const problemOf = (chapter: object) =>
      SaveChaptersInput.safeParse({ lessonId, chapters: [{ ...aForm(), ...chapter }] }).error?.issues[0]?.message;
    expect(problemOf({ pgn: '1. e4 e5\n2. Cf6' })).toBe('Na linha 2: o lance 2. Cf6 não é possível nesta posição.');
    expect(problemOf({ goal: 'vencer' })).toContain('Escolha o objetivo');
    await expect(save(aForm({ mode: 'jogar' }))).rejects.toThrow('Escolha o objetivo');
    await expect(save(aForm({ pgn: '1. e4 *', side: 'black' }))).rejects.toThrow('nenhum lance do aluno');
  });

  test('comes out as PGN that comes in again as the same chapters', async () => {
    const saved = await save(aForm());
    const { pgn } = await exportChapters(db, professor, lessonId);
    expect(pgn).toContain('[%right]');
    const again = await save(aForm({ id: saved[0]!.id, pgn }));
    expect((await exportChapters(db, professor, lessonId)).pgn).toBe(pgn);
    expect(again).toHaveLength(1);
  });
});
