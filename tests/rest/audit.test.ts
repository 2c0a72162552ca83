/** The log over the whole way: who did it and from where is what the server knows, not what somebody says. */
import { beforeAll, expect, test } from 'vitest';
import type { LogEntry } from '../../server/features/audit/audit.schema.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { aKey, anItem, giveCoins } from '../support/store.ts';

const ADDRESS = '127.0.0.1';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});

test('names actor and address of a purchase, a grade, a deletion and a change of role', async () => {
  const { db, rest } = server;
  const [student, professor, admin] = [await aStudent(db), await aProfessor(db), await anAdmin(db)];
  const course = await aCourse(db, professor, [{ quiz: [{ type: 'essay' }] }, {}]);
  const [lesson, spare] = course.lessons;
  await giveCoins(db, student.id, 500);
  const done = async (method: string, path: string, as: { id: number }, body?: object) => {
    const answer = await rest(method, path, { as, ...(body && { body }) });
    expect([method, path, answer.status, answer.body.message]).toEqual([method, path, 200, undefined]);
    return answer.body;
  };

  await done('POST', '/enrollments', student, { courseId: course.id });
  await done('POST', '/store/orders', student, { itemId: await anItem(db), clientKey: aKey() });
  await done('POST', `/lessons/${lesson!.id}/complete`, student);
  await done('POST', `/lessons/${lesson!.id}/quiz`, student, {
    answers: [{ questionId: lesson!.questions[0]!.id, answer: 'Porque sim.' }],
  });
  const { reviews } = (await done('GET', '/professor/reviews', professor)) as { reviews: { answerId: number }[] };
  await done('PUT', `/professor/reviews/${reviews[0]!.answerId}`, professor, { correct: false });
  await done('DELETE', `/lessons/${spare!.id}`, professor);
  await done('PUT', `/users/${student.id}/role`, admin, { role: 'professor' });

  const { events } = (await done('GET', '/admin/events', admin)) as { events: LogEntry[] };
  const told = (event: string) =>
    events
      .filter(entry => entry.event === event)
      .map(({ actor, subject, address }) => [actor?.id, subject?.id ?? null, address]);
  expect({
    paid: told('order_paid'),
    graded: told('essay_graded'),
    deleted: told('lesson_deleted'),
    role: told('role_changed'),
  }).toEqual({
    paid: [[student.id, null, ADDRESS]],
    graded: [[professor.id, student.id, ADDRESS]],
    deleted: [[professor.id, null, ADDRESS]],
    role: [[admin.id, student.id, ADDRESS]],
  });
});
