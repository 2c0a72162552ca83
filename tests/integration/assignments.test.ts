import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import type { Engine } from '../../server/engine/engine.ts';
import { tellOfAssignments } from '../../server/features/assignments/announcing.service.ts';
import { CreateAssignmentInput } from '../../server/features/assignments/assignments.schema.ts';
import {
  copyAssignment,
  createAssignment,
  getAssignment,
  listOfClass,
  listOfStudent,
  updateAssignment,
} from '../../server/features/assignments/assignments.service.ts';
import { getGrades } from '../../server/features/assignments/grades.service.ts';
import { exportResults, getResults } from '../../server/features/assignments/results.service.ts';
import { getStudentWork, listDifficulties } from '../../server/features/assignments/student-work.service.ts';
import { handIn, markWork } from '../../server/features/assignments/work.service.ts';
import { saveChapters } from '../../server/features/chapters/chapters.service.ts';
import { playMove } from '../../server/features/chapters/solving.service.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { attemptPuzzle } from '../../server/features/puzzles/puzzles.service.ts';
import { aCourse, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';
import { aClassOf } from '../support/class-room.ts';
import { emptyDatabase } from '../support/database.ts';
import { RIGHT, somePuzzles, WRONG } from '../support/puzzles.ts';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

let db: Db;
let professor: Viewer;
let ana: Viewer;
let bia: Viewer;
let classId: number;
let course: MadeCourse;

const engine: Engine = {
  search: async () => ({ best: 'a7a6', lines: [] }),
  close: async () => {},
};

type Form = Omit<Parameters<typeof CreateAssignmentInput.parse>[0] & object, 'classId'>;
const give = (form: Form, by = professor) =>
  createAssignment(
    db,
    by,
    CreateAssignmentInput.parse({ classId, title: 'Casa', dueAt: inHours(48).toISOString(), ...form }),
  );
const statesOf = async (id: number) =>
  Object.fromEntries(
    (await getResults(db, professor, id)).rows.map(({ fullName, cells }) => [fullName, cells.map(cell => cell.state)]),
  );
const newsOf = async (viewer: Viewer) =>
  (await listNotifications(db, viewer)).notifications
    .filter(({ href }) => href.startsWith('/tarefas'))
    .map(({ title }) => title);

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
  [bia, ana] = [await aStudent(db, { fullName: 'Bia Reis' }), await aStudent(db, { fullName: 'Ana Lima' })];
  course = await aCourse(db, professor, [{}, { quiz: [{}] }]);
  classId = await aClassOf(db, professor, [ana, bia]);
  for (const student of [ana, bia]) await enrol(db, student, course.id);
});

describe('positions on the board', () => {
  const FORK = '[FEN "q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1"]\n\n1. Nc7+ { [%right] } Kd7 2. Nxa8 { [%right] } *';
  const aChapter = async (lesson: number, pgn = FORK): Promise<number> => {
    const form = { title: 'Garfo', mode: 'responder' as const, goal: null, side: 'white' as const, pgn };
    return (await saveChapters(db, professor, course.lessons[lesson]!.id, [form]))[0]!.id;
  };
  const play = (chapterId: number, move: string, path: string[], by: Viewer) =>
    playMove({ db, engine }, by, { chapterId, move, path });

  test('are done when they are solved, and show who needs help', async () => {
    const chapterId = await aChapter(0);
    const { id } = await give({ kind: 'board', chapterIds: [chapterId] });
    expect(await statesOf(id)).toEqual({ 'Ana Lima': ['not_begun'], 'Bia Reis': ['not_begun'] });
    for (const move of ['Ne7', 'Ne7', 'Nf6']) await play(chapterId, move, [], bia);
    await play(chapterId, 'Nc7', [], ana);
    expect(await statesOf(id)).toEqual({ 'Ana Lima': ['begun'], 'Bia Reis': ['needs_help'] });
    await play(chapterId, 'Nxa8', ['d5c7', 'e8d7'], ana);
    await play(chapterId, 'Nc7', [], bia);
    expect(await statesOf(id)).toEqual({ 'Ana Lima': ['done'], 'Bia Reis': ['begun'] });
  });

  test('show what was tried: of the class by how often, of a child move by move', async () => {
    const chapterId = await aChapter(0);
    const { id } = await give({ kind: 'board', chapterIds: [chapterId] });
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
    await give({ kind: 'board', chapterIds: [chapterId], studentIds: [ana.id] });
    expect(await play(chapterId, 'Nc7', [], ana)).toMatchObject({ right: true });
    await expect(play(chapterId, 'Nc7', [], bia)).rejects.toThrow('Conclua a aula anterior primeiro');
  });

  test('that are only read are nothing to give', async () => {
    const form = { title: 'Ler', mode: 'ler' as const, goal: null, side: 'white' as const, pgn: '1. e4 *' };
    const [read] = await saveChapters(db, professor, course.lessons[0]!.id, [form]);
    await expect(give({ kind: 'board', chapterIds: [read!.id] })).rejects.toThrow('não tem nada a resolver');
  });
});

describe('lessons and puzzles', () => {
  test('enrol whoever is not in the course yet; another’s premium course is not theirs to give', async () => {
    const other = await aCourse(db, await aProfessor(db), [{}]);
    const { id } = await give({ kind: 'lessons', lessonIds: [other.lessons[0]!.id] });
    await completeLesson(db, bia, other.lessons[0]!.id);
    expect(await statesOf(id)).toEqual({ 'Ana Lima': ['not_begun'], 'Bia Reis': ['done'] });
    const paid = await aCourse(db, await aProfessor(db), [{}], { priceCents: 4_990 });
    await expect(give({ kind: 'course', courseId: paid.id })).rejects.toThrow('Conteúdo premium');
  });

  test('a lesson is done when it is completed and its quiz is passed', async () => {
    const { id, items } = await give({ kind: 'course', courseId: course.id });
    expect(items.map(({ lessonId }) => lessonId)).toEqual(course.lessons.map(lesson => lesson.id));
    for (const { id: lessonId } of course.lessons) await completeLesson(db, ana, lessonId);
    expect(await statesOf(id)).toEqual({ 'Ana Lima': ['done', 'begun'], 'Bia Reis': ['not_begun', 'not_begun'] });
  });

  test('of a theme are chosen from the easiest of the band to the hardest', async () => {
    const made = await somePuzzles(
      db,
      [900, 1000, 1100, 1200].map(rating => ({ rating })),
    );
    const theme = 'pecaIndefesa';
    const { items } = await give({ kind: 'puzzles', theme, ratingFrom: 950, ratingTo: 1200, count: 2 });
    expect(items.map(({ puzzleId }) => puzzleId)).toEqual([made[1]!.id, made[2]!.id]);
    await expect(give({ kind: 'puzzles', theme, ratingFrom: 3000 })).rejects.toThrow('Não há problemas deste tema');
  });

  test('every try at a puzzle is kept, and the solved one is done', async () => {
    const [puzzle] = await somePuzzles(db, [{}]);
    const { id } = await give({ kind: 'puzzles', puzzleIds: [puzzle!.id] });
    for (let i = 0; i < 3; i += 1) await attemptPuzzle(db, ana, { id: puzzle!.id, moves: WRONG });
    expect(await statesOf(id)).toMatchObject({ 'Ana Lima': ['needs_help'] });
    await attemptPuzzle(db, ana, { id: puzzle!.id, moves: RIGHT });
    expect(await statesOf(id)).toMatchObject({ 'Ana Lima': ['done'] });
    const { items } = await getStudentWork(db, professor, id, ana.id);
    expect(items[0]?.tries.filter(({ right }) => !right)).toHaveLength(3);
  });
});

describe('a text', () => {
  test('is handed in, returned with a comment, and handed in again', async () => {
    const { id } = await give({ kind: 'text', instructions: 'Conte sua partida.' });
    await handIn(db, ana, id, 'Joguei e4.');
    expect(await statesOf(id)).toMatchObject({ 'Ana Lima': ['done'] });
    await markWork(db, professor, { assignmentId: id, userId: ana.id, comment: 'E depois?', returned: true });
    expect(await newsOf(ana)).toContain('Devolvida para refazer: Casa');
    expect(await getAssignment(db, ana, id)).toMatchObject({ own: { state: 'begun', comment: 'E depois?' } });
    const again = await handIn(db, ana, id, 'Joguei e4 e venci.');
    expect(again.own).toMatchObject({ state: 'done', text: 'Joguei e4 e venci.', points: 10 });
  });

  test('is refused once the assignment is closed, and in an assignment without one', async () => {
    const [text, lessons] = [
      await give({ kind: 'text' }),
      await give({ kind: 'lessons', lessonIds: [course.lessons[0]!.id] }),
    ];
    await updateAssignment(db, professor, { assignmentId: text.id, closed: true });
    await expect(handIn(db, ana, text.id, 'Tarde')).rejects.toThrow('Esta tarefa já foi fechada');
    await expect(handIn(db, ana, lessons.id, 'O quê?')).rejects.toThrow('não há texto a entregar');
  });
});

describe('what students see', () => {
  test('is what is for them and has opened: no draft, nothing of others, nothing of tomorrow', async () => {
    const lessonIds = [course.lessons[0]!.id];
    await give({ kind: 'lessons', lessonIds, title: 'De todos' });
    await give({ kind: 'lessons', lessonIds, title: 'Da Bia', studentIds: [bia.id] });
    const draft = await give({ kind: 'lessons', lessonIds, title: 'Rascunho', draft: true });
    await give({ kind: 'lessons', lessonIds, title: 'De amanhã', opensAt: inHours(24).toISOString() });
    const titlesOf = async (student: Viewer) => (await listOfStudent(db.read, student)).map(({ title }) => title);
    expect(await titlesOf(ana)).toEqual(['De todos']);
    expect((await titlesOf(bia)).toSorted()).toEqual(['Da Bia', 'De todos']);
    expect(await listOfClass(db, professor, classId)).toHaveLength(4);
    await expect(getAssignment(db, ana, draft.id)).rejects.toThrow('Tarefa não encontrada');
    await updateAssignment(db, professor, { assignmentId: draft.id, draft: false });
    expect(await titlesOf(ana)).toContain('Rascunho');
  });

  test('is told by the bell once: when it opens, and the day before it is due unless it is done', async () => {
    const lessonIds = [course.lessons[0]!.id];
    await give({ kind: 'lessons', lessonIds, opensAt: inHours(10).toISOString() });
    expect(await newsOf(ana)).toEqual([]);
    await tellOfAssignments(db, inHours(11));
    await tellOfAssignments(db, inHours(12));
    expect(await newsOf(ana)).toEqual(['Nova tarefa: Casa']);
    await completeLesson(db, ana, lessonIds[0]!);
    await tellOfAssignments(db, inHours(25));
    await tellOfAssignments(db, inHours(26));
    expect(await newsOf(ana)).toEqual(['Nova tarefa: Casa']);
    expect(await newsOf(bia)).toEqual(['Está chegando o prazo: Casa', 'Nova tarefa: Casa']);
  });
});

describe('for professors', () => {
  test('the spreadsheet is the matrix', async () => {
    const { id } = await give({ kind: 'course', courseId: course.id });
    await completeLesson(db, ana, course.lessons[0]!.id);
    await markWork(db, professor, { assignmentId: id, userId: bia.id, excused: true });
    const { csv, filename } = await exportResults(db, professor, id);
    expect(filename).toBe(`tarefa-${id}.csv`);
    expect(csv.trimEnd().split('\r\n')).toEqual([
      '\uFEFFAluno;Situação;Aula 1;Aula 2;Pontos',
      'Ana Lima;Começou;Feito;Não começou;5',
      'Bia Reis;Dispensado;Não começou;Não começou;',
    ]);
  });

  test('the gradebook weighs assignments and quizzes, and says what a mean is made of', async () => {
    const lessonIds = [course.lessons[0]!.id];
    const heavy = await give({ kind: 'lessons', lessonIds, weight: 3 });
    const text = await give({ kind: 'text', weight: 1 });
    await completeLesson(db, ana, lessonIds[0]!);
    await markWork(db, professor, { assignmentId: text.id, userId: ana.id, points: 4 });
    const { columns, rows } = await getGrades(db, professor, classId);
    expect(columns.map(({ kind, id, weight }) => [kind, id, weight])).toEqual([
      ['assignment', heavy.id, 3],
      ['assignment', text.id, 1],
      ['quiz', course.lessons[1]!.id, 1],
    ]);
    expect(rows[0]).toMatchObject({
      fullName: 'Ana Lima',
      mean: 85,
      cells: [
        { percent: 100, counts: true, byHand: false },
        { percent: 40, counts: true, byHand: true },
        { percent: null, counts: false },
      ],
    });
    expect(rows[1]).toMatchObject({ fullName: 'Bia Reis', mean: null });
    await expect(markWork(db, professor, { assignmentId: text.id, userId: ana.id, points: 11 })).rejects.toThrow(
      'mais pontos',
    );
  });

  test('a copy is a draft with the same items', async () => {
    const original = await give({ kind: 'lessons', lessonIds: course.lessons.map(({ id }) => id) });
    const dueAt = inHours(90).toISOString();
    const copy = await copyAssignment(db, professor, { assignmentId: original.id, classId, dueAt });
    expect(copy).toMatchObject({ draft: true, dueAt, title: 'Casa', items: original.items });
    expect(copy.id).not.toBe(original.id);
  });

  test('nothing is done with what is another’s, has passed, or is not there', async () => {
    const stranger = await aProfessor(db);
    const { id } = await give({ kind: 'text' });
    await expect(getResults(db, stranger, id)).rejects.toThrow('Tarefa não encontrada');
    await expect(give({ kind: 'text' }, stranger)).rejects.toThrow('Turma não encontrada');
    await expect(give({ kind: 'text', dueAt: inHours(-1).toISOString() })).rejects.toThrow('depois de agora');
    await expect(give({ kind: 'lessons', lessonIds: [99_999] })).rejects.toThrow('não existe');
    await expect(give({ kind: 'text', studentIds: [stranger.id] })).rejects.toThrow('não é desta turma');
    expect(
      CreateAssignmentInput.safeParse({ classId, title: 'x', kind: 'board', dueAt: '2030-01-01T00:00:00Z' }),
    ).toMatchObject({ success: false });
  });
});
