import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { lessons } from '../../db/schema/courses.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { tellOfAssignments } from '../../server/features/assignments/announcing.service.ts';
import { CreateAssignmentInput } from '../../server/features/assignments/assignment-form.schema.ts';
import {
  copyAssignment,
  getAssignment,
  listOfClass,
  listOfStudent,
  updateAssignment,
} from '../../server/features/assignments/assignments.service.ts';
import { exportGrades, getGrades } from '../../server/features/assignments/grades.service.ts';
import { removeAssignment } from '../../server/features/assignments/removal.service.ts';
import { exportResults, getResults } from '../../server/features/assignments/results.service.ts';
import { markWork } from '../../server/features/assignments/work.service.ts';
import { listEnrollments } from '../../server/features/enrollments/enrollments.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { aCourse, aProfessor, type MadeCourse } from '../../server/harness/school.ts';
import { archive } from '../support/class-room.ts';
import { aRoom, give, handInText, inHours, newsOf, type Room, statesOf } from './assignments-setup.ts';

let room: Room;
let db: Db;
let professor: Viewer;
let ana: Viewer;
let bia: Viewer;
let classId: number;
let course: MadeCourse;

beforeEach(async () => {
  room = await aRoom();
  ({ db, professor, ana, bia, classId, course } = room);
});

test('what is given enrols the whole class, past the limit of its course', async () => {
  const small = await aCourse(db, professor, [{}], { maxStudents: 1 });
  const { id } = await give(room, { kind: 'course', courseId: small.id });
  expect(Object.values(await statesOf(room, id))).toEqual([['not_begun'], ['not_begun']]);
  for (const student of [ana, bia])
    expect((await listEnrollments(db, student)).enrollments.map(({ courseId }) => courseId)).toContain(small.id);
});

test('a draft enrols nobody before it is given', async () => {
  const small = await aCourse(db, professor, [{}]);
  const coursesOf = async () => (await listEnrollments(db, ana)).enrollments.map(({ courseId }) => courseId);
  const draft = await give(room, { kind: 'course', courseId: small.id, draft: true });
  await copyAssignment(db, professor, { assignmentId: draft.id, classId, dueAt: inHours(48).toISOString() });
  expect(await coursesOf()).not.toContain(small.id);
  await updateAssignment(db, professor, { assignmentId: draft.id, draft: false });
  expect(await coursesOf()).toContain(small.id);
});

test('what was withdrawn is nothing to be done any more', async () => {
  const lessonIds = course.lessons.map(({ id }) => id);
  const { id } = await give(room, { kind: 'lessons', lessonIds });
  await db.write(tx => tx.update(lessons).set({ active: false }).where(eq(lessons.id, lessonIds[1]!)));
  await completeLesson(db, ana, lessonIds[0]!);
  expect(await statesOf(room, id)).toEqual({ 'Ana Lima': ['done'], 'Bia Reis': ['not_begun'] });
});

test('the assignments of an archived class are closed, and read as before', async () => {
  const text = await give(room, { kind: 'text' });
  await handInText(room, ana, text.id, 'Joguei e4.');
  await archive(db, classId);
  expect(await getAssignment(db, ana, text.id)).toMatchObject({ closed: true, own: { text: 'Joguei e4.' } });
  expect(await listOfStudent(db.read, ana)).toHaveLength(1);
  await expect(handInText(room, ana, text.id, 'Tarde')).rejects.toThrow('Esta tarefa já foi fechada');
});

describe('a text', () => {
  test('is handed in, returned with a comment, and handed in again', async () => {
    const { id } = await give(room, { kind: 'text', instructions: 'Conte sua partida.' });
    await handInText(room, ana, id, 'Joguei e4.');
    expect(await statesOf(room, id)).toMatchObject({ 'Ana Lima': ['done'] });
    await markWork(db, professor, { assignmentId: id, userId: ana.id, comment: 'E depois?', returned: true });
    expect(await newsOf(room, ana)).toContain('Devolvida para refazer: Casa');
    expect(await getAssignment(db, ana, id)).toMatchObject({ own: { state: 'begun', comment: 'E depois?' } });
    const again = await handInText(room, ana, id, 'Joguei e4 e venci.');
    expect(again.own).toMatchObject({ state: 'done', text: 'Joguei e4 e venci.', points: 10 });
  });

  test('is refused once the assignment is closed, and in an assignment without one', async () => {
    const [text, lessons] = [
      await give(room, { kind: 'text' }),
      await give(room, { kind: 'lessons', lessonIds: [course.lessons[0]!.id] }),
    ];
    await updateAssignment(db, professor, { assignmentId: text.id, closed: true });
    await expect(handInText(room, ana, text.id, 'Tarde')).rejects.toThrow('Esta tarefa já foi fechada');
    await expect(handInText(room, ana, lessons.id, 'O quê?')).rejects.toThrow('não há nada a entregar');
  });
});

describe('what students see', () => {
  test('is what is for them and has opened: no draft, nothing of others, nothing of tomorrow', async () => {
    const lessonIds = [course.lessons[0]!.id];
    await give(room, { kind: 'lessons', lessonIds, title: 'De todos' });
    await give(room, { kind: 'lessons', lessonIds, title: 'Da Bia', studentIds: [bia.id] });
    const draft = await give(room, { kind: 'lessons', lessonIds, title: 'Rascunho', draft: true });
    await give(room, { kind: 'lessons', lessonIds, title: 'De amanhã', opensAt: inHours(24).toISOString() });
    const titlesOf = async (student: Viewer) => (await listOfStudent(db.read, student)).map(({ title }) => title);
    expect(await titlesOf(ana)).toEqual(['De todos']);
    expect((await titlesOf(bia)).toSorted()).toEqual(['Da Bia', 'De todos']);
    expect((await listOfClass(db, professor, { classId })).assignments).toHaveLength(4);
    await expect(getAssignment(db, ana, draft.id)).rejects.toThrow('Tarefa não encontrada');
    await updateAssignment(db, professor, { assignmentId: draft.id, draft: false });
    expect(await titlesOf(ana)).toContain('Rascunho');
  });

  test('opens when its professor later says, and is told then', async () => {
    const { id } = await give(room, { kind: 'lessons', lessonIds: [course.lessons[0]!.id] });
    const openAt = (hours: number) =>
      updateAssignment(db, professor, { assignmentId: id, opensAt: inHours(hours).toISOString() });
    await expect(openAt(24 * 3_650)).rejects.toMatchObject({ refusal: 'opensAfterDue' });
    expect((await openAt(10)).opensAt).toBe((await getAssignment(db, professor, id)).opensAt);
    expect(await listOfStudent(db.read, ana)).toEqual([]);
    await tellOfAssignments(db, inHours(9));
    expect(await newsOf(room, ana)).toHaveLength(1);
    await openAt(-1);
    expect(await listOfStudent(db.read, ana)).toHaveLength(1);
    expect(await newsOf(room, ana)).toEqual(['Nova tarefa: Casa', 'Nova tarefa: Casa']);
  });

  test('is told by the bell once: when it opens, and the day before it is due unless it is done', async () => {
    const lessonIds = [course.lessons[0]!.id];
    await give(room, { kind: 'lessons', lessonIds, opensAt: inHours(10).toISOString() });
    expect(await newsOf(room, ana)).toEqual([]);
    await tellOfAssignments(db, inHours(11));
    await tellOfAssignments(db, inHours(12));
    expect(await newsOf(room, ana)).toEqual(['Nova tarefa: Casa']);
    await completeLesson(db, ana, lessonIds[0]!);
    await tellOfAssignments(db, inHours(25));
    await tellOfAssignments(db, inHours(26));
    expect(await newsOf(room, ana)).toEqual(['Nova tarefa: Casa']);
    expect(await newsOf(room, bia)).toEqual(['Está chegando o prazo: Casa', 'Nova tarefa: Casa']);
  });
});

describe('for professors', () => {
  test('an assignment is taken back with what the bell said of it, unless there is work in it', async () => {
    const lessonIds = [course.lessons[0]!.id];
    const [wrong, text] = [await give(room, { kind: 'lessons', lessonIds }), await give(room, { kind: 'text' })];
    await completeLesson(db, ana, lessonIds[0]!);
    await handInText(room, ana, text.id, 'Joguei e4.');
    await removeAssignment(db, professor, wrong.id);
    await expect(getAssignment(db, ana, wrong.id)).rejects.toThrow('Tarefa não encontrada');
    expect(await newsOf(room, ana)).toHaveLength(1);
    await expect(removeAssignment(db, professor, text.id)).rejects.toThrow('Já há entregas ou notas');
    expect((await listOfClass(db, professor, { classId })).assignments.map(({ id }) => id)).toEqual([text.id]);
  });

  test('an assignment is worth no less than somebody was given, and only a text is given back', async () => {
    const { id } = await give(room, { kind: 'lessons', lessonIds: [course.lessons[0]!.id] });
    await markWork(db, professor, { assignmentId: id, userId: ana.id, points: 8 });
    const worth = (points: number) => updateAssignment(db, professor, { assignmentId: id, points });
    await expect(worth(5)).rejects.toThrow('Já há notas acima disso');
    expect((await worth(8)).maxPoints).toBe(8);
    const back = { assignmentId: id, userId: ana.id, returned: true } as const;
    await expect(markWork(db, professor, back)).rejects.toThrow('não há nada a entregar');
  });

  test('the spreadsheet is the matrix', async () => {
    const { id } = await give(room, { kind: 'course', courseId: course.id });
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
    const heavy = await give(room, { kind: 'lessons', lessonIds, weight: 3 });
    const text = await give(room, { kind: 'text', weight: 1 });
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
    await markWork(db, professor, { assignmentId: heavy.id, userId: bia.id, excused: true });
    const { csv } = await exportGrades(db, professor, classId);
    expect(csv.trimEnd().split('\r\n')).toEqual([
      '\uFEFFAluno;Média;Casa (peso 3);Casa (peso 1);Quiz: Aula 2 (peso 1)',
      'Ana Lima;85;100;40;',
      'Bia Reis;;dispensado;;',
    ]);
    await expect(markWork(db, professor, { assignmentId: text.id, userId: ana.id, points: 11 })).rejects.toThrow(
      'mais pontos',
    );
  });

  test('a copy is a draft with the same items', async () => {
    const original = await give(room, { kind: 'lessons', lessonIds: course.lessons.map(({ id }) => id) });
    const dueAt = inHours(90).toISOString();
    const copy = await copyAssignment(db, professor, { assignmentId: original.id, classId, dueAt });
    expect(copy).toMatchObject({ draft: true, dueAt, title: 'Casa', items: original.items });
    expect(copy.id).not.toBe(original.id);
  });

  test('nothing is done with what is another’s, has passed, or is not there', async () => {
    const stranger = await aProfessor(db);
    const { id } = await give(room, { kind: 'text' });
    await expect(getResults(db, stranger, id)).rejects.toThrow('Tarefa não encontrada');
    await expect(give(room, { kind: 'text' }, stranger)).rejects.toThrow('Turma não encontrada');
    await expect(give(room, { kind: 'text', dueAt: inHours(-1).toISOString() })).rejects.toThrow('depois de agora');
    await expect(give(room, { kind: 'lessons', lessonIds: [99_999] })).rejects.toThrow('não existe');
    await expect(give(room, { kind: 'text', studentIds: [stranger.id] })).rejects.toThrow('não é desta turma');
    expect(
      CreateAssignmentInput.safeParse({ classId, title: 'x', kind: 'board', dueAt: '2030-01-01T00:00:00Z' }),
    ).toMatchObject({ success: false });
  });
});
