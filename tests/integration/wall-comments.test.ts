/** Comments on the announcements of a class: how they come along, who is told, and what harms nothing. */
import { beforeEach, expect, test } from 'vitest';
import { classComments } from '../../db/schema/classes.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { writeComment } from '../../server/features/classes/comments.service.ts';
import { addProfessor, removeProfessor } from '../../server/features/classes/professors.service.ts';
import { removeStudent } from '../../server/features/classes/students.service.ts';
import { writePost } from '../../server/features/classes/wall.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { exportPersonalData } from '../../server/features/privacy/export.service.ts';
import { leaveClasses } from '../../server/features/privacy/erasure.queries.ts';
import { aProfessor, aStudent } from '../../server/harness/school.ts';
import { aClassOf } from '../support/class-room.ts';
import { collectReads } from '../support/explain.ts';
import { HOSTILE_LINES } from '../support/hostile-texts.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let professor: Viewer;
let ana: Viewer;
let bia: Viewer;
let classId: number;
let postId: number;
beforeEach(async () => {
  server = await startServer();
  const { db } = server;
  professor = await aProfessor(db);
  [ana, bia] = [await aStudent(db, { fullName: 'Ana Lima' }), await aStudent(db, { fullName: 'Bia Reis' })];
  classId = await aClassOf(db, professor, [ana, bia]);
  ({ id: postId } = await writePost(db, professor, { classId, text: 'Tragam o livro', commentsOpen: true }));
});

const say = (as: Viewer, text: string) => writeComment(server.db, as, { classId, postId, text });
const path = (rest = '') => `/classes/${classId}/posts/${postId}${rest}`;
const wall = async (as: Viewer) => {
  const { posts } = (await server.rest('GET', `/classes/${classId}/posts`, { as })).body;
  return posts as { commentsOpen: boolean; commentCount: number; comments: { text: string; mayRemove: boolean }[] }[];
};
const bellOf = async (as: Viewer) =>
  (await listNotifications(server.db, as)).notifications.map(({ title, text }) => ({ title, text }));

test('an announcement is closed to comments unless its professor opens it, and can be closed again', async () => {
  const { body } = await server.rest('POST', `/classes/${classId}/posts`, { as: professor, body: { text: 'Olá' } });
  expect(body.post).toMatchObject({ commentsOpen: false, commentCount: 0, comments: [] });
  await say(ana, 'Eu levo');
  const closed = await server.rest('PUT', path(), { as: professor, body: { commentsOpen: false } });
  expect(closed.body.post).toMatchObject({ commentsOpen: false, commentCount: 1, comments: [{ text: 'Eu levo' }] });
  const refused = await server.rest('POST', path('/comments'), { as: bia, body: { text: 'Eu também' } });
  expect([refused.status, refused.body.reason]).toEqual([409, 'comments_closed']);
  expect((await wall(bia))[1]).toMatchObject({ commentCount: 1, comments: [{ text: 'Eu levo', mayRemove: false }] });
  await server.rest('PUT', path(), { as: professor, body: { commentsOpen: true } });
  expect((await server.rest('POST', path('/comments'), { as: bia, body: { text: 'Eu também' } })).status).toBe(200);
});

test('the newest three come with the announcement, the others by pages, in as many queries however many', async () => {
  for (let i = 1; i <= 5; i += 1) await say(i % 2 ? ana : bia, `${i}`);
  const { id: other } = await writePost(server.db, professor, { classId, text: 'Outro', commentsOpen: true });
  await writeComment(server.db, ana, { classId, postId: other, text: 'No outro' });
  await writePost(server.db, professor, { classId, text: 'Sem', commentsOpen: true });
  const asked = collectReads(server.db);
  const [empty, newer, older] = await wall(ana);
  expect(asked().filter(({ query }) => query.includes('class_')).length).toBeLessThanOrEqual(4);
  expect([empty?.commentCount, newer?.comments.map(({ text }) => text)]).toEqual([0, ['No outro']]);
  expect(older?.commentCount).toBe(5);
  expect(older?.comments.map(({ text, mayRemove }) => [text, mayRemove])).toEqual([
    ['5', true],
    ['4', false],
    ['3', true],
  ]);
  const { body } = await server.rest('GET', path('/comments?page=2&pageSize=2'), { as: bia });
  expect(body).toMatchObject({ total: 5, page: 2, pageSize: 2, comments: [{ text: '3' }, { text: '2' }] });
});

test('the bell tells the author once of all that is unread, and nobody of their own', async () => {
  await say(professor, 'Não esqueçam');
  expect(await bellOf(professor)).toEqual([]);
  await say(ana, 'Eu levo');
  await say(bia, 'Eu também');
  expect(await bellOf(professor)).toEqual([
    { title: 'Comentários na turma 5º ano', text: 'O mais novo é de Bia Reis.' },
  ]);
});

test('a professor who has left the class hears of it no more', async () => {
  const co = await aProfessor(server.db);
  await addProfessor(server.db, professor, classId, { userId: co.id });
  ({ id: postId } = await writePost(server.db, co, { classId, text: 'Adeus', commentsOpen: true }));
  await removeProfessor(server.db, professor, classId, co.id);
  const before = await bellOf(co);
  await say(ana, 'Até logo');
  expect(await bellOf(co)).toEqual(before);
});

test('who has left the class neither reads nor writes there, and what they said stays', async () => {
  const { id } = await say(ana, 'Eu levo');
  await removeStudent(server.db, professor, classId, ana.id);
  const calls = [
    server.rest('GET', path('/comments'), { as: ana }),
    server.rest('POST', path('/comments'), { as: ana, body: { text: 'Oi' } }),
    server.rest('DELETE', path(`/comments/${id}`), { as: ana }),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await wall(bia))[0]?.commentCount).toBe(1);
});

test('a comment is found at its own announcement alone, and goes with it', async () => {
  const { id } = await say(ana, 'Eu levo');
  const { id: other } = await writePost(server.db, professor, { classId, text: 'Outro', commentsOpen: true });
  const wrong = `/classes/${classId}/posts/${other}/comments/${id}`;
  expect(await server.rest('DELETE', wrong, { as: professor })).toMatchObject({
    status: 404,
    body: { reason: 'comment_not_found' },
  });
  const elsewhere = await aClassOf(server.db, professor, [], 'Outra');
  const moved = `/classes/${elsewhere}/posts/${postId}/comments`;
  expect((await server.rest('GET', moved, { as: professor })).body.reason).toBe('post_not_found');
  await server.rest('DELETE', path(), { as: professor });
  expect(await server.db.read.select().from(classComments)).toEqual([]);
});

test('a comment says something, in at most 500 characters, and is kept as it was written', async () => {
  const put = (text: unknown) => server.rest('POST', path('/comments'), { as: ana, body: { text } });
  for (const text of ['', '  \n ', 'a'.repeat(501), `a${String.fromCharCode(0)}`, undefined, 7])
    expect((await put(text)).status, JSON.stringify(text)).toBe(400);
  expect((await put('')).body.message).toBe('Escreva o comentário');
  for (const text of [...HOSTILE_LINES.map(line => line.trim()), 'a'.repeat(500)])
    expect((await put(text)).body.comment).toMatchObject({ text });
});

test('comments go out with the data of who wrote them, and go with the account', async () => {
  await say(ana, 'Eu levo');
  await say(bia, 'Eu também');
  expect((await exportPersonalData(server.db, ana)).classes.comments).toMatchObject([{ text: 'Eu levo' }]);
  await server.db.write(tx => leaveClasses(tx, ana.id));
  expect((await wall(professor))[0]).toMatchObject({ commentCount: 1, comments: [{ text: 'Eu também' }] });
});
