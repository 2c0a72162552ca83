/**
 * What the school knows of a child stays with the child, those who teach them and its administrators: every read, by
 * everybody else.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { bookSlot } from '../../server/features/mentoring/mentoring.service.ts';
import { enterTournament } from '../../server/features/tournaments/tournaments.service.ts';
import { enroll } from '../../server/features/youth/youth.service.ts';
import { endpointsOf } from '../../server/http/openapi-document.ts';
import { appRouter } from '../../server/router.ts';
import { aMentor, aSlot } from '../support/mentoring.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { aKey, giveCoins } from '../support/store.ts';
import { aProgram, aTournament } from '../support/youth.ts';

/** Nine years old. */
const dateOfBirth = `${new Date().getFullYear() - 9}-01-02`;
const SECRETS = { email: 'so-da-familia@exemplo.com', dateOfBirth, phone: '11987654321', address: '203.0.113.77' };
const reads = endpointsOf(appRouter).filter(({ method }) => method === 'GET');
/** Numbers that the rows of this school have. */
const IDS = [1, 2, 3, 4, 5, 6];

let server: TestServer;
const strangers: Record<string, Viewer | undefined> = {};
let admin: Viewer;

beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  const teacher = await aProfessor(db);
  const { address, ...secrets } = SECRETS;
  const child: Viewer = { ...(await aStudent(db, { fullName: 'Criança', ...secrets })), address };
  Object.assign(strangers, { visitor: undefined, student: await aStudent(db), professor: await aProfessor(db) });
  admin = await anAdmin(db);
  await giveCoins(db, child.id, 1_000);
  await enrol(db, child, (await aCourse(db, teacher)).id);
  await enroll(db, child, { programId: await aProgram(db), category: 'sub10', clientKey: aKey() });
  await enterTournament(db, child, { tournamentId: await aTournament(db), clientKey: aKey() });
  await bookSlot(db, child, { slotId: await aSlot(db, await aMentor(db, { userId: teacher.id })), clientKey: aKey() });
});

const answersTo = async (path: string, as: Viewer | undefined): Promise<string> => {
  const paths = path.includes('{') ? IDS.map(id => path.replaceAll(/\{\w+\}/g, String(id))) : [path];
  const answers = await Promise.all(paths.map(filled => server.rest('GET', filled, as ? { as } : {})));
  return JSON.stringify(answers.map(({ body }) => body));
};
const told = (text: string): string[] =>
  Object.entries(SECRETS).flatMap(([name, secret]) => (text.includes(secret) ? [name] : []));

describe.each(['visitor', 'student', 'professor'])('a %s who does not know the child', who => {
  test.each(reads)('learns none of it from $path', async ({ path }) => {
    expect(told(await answersTo(path, strangers[who]))).toEqual([]);
  });
});

test('administrators read what they need, and the address in the log', async () => {
  expect(told(await answersTo('/youth/programs/{programId}/entrants', admin))).toEqual(['email']);
  expect(told(await answersTo('/tournaments/{tournamentId}/entrants', admin))).toEqual(['email']);
  expect(told(await answersTo('/admin/events', admin))).toEqual(['address']);
});
