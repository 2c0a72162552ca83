import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/users.ts';
import { RegisterInput } from '../../server/features/auth/auth.schema.ts';
import { login, register } from '../../server/features/auth/auth.service.ts';
import { createSessions, type Sessions } from '../../server/features/auth/sessions.ts';
import { type Viewer } from '../../server/common/viewer.ts';
import { getCourse, listCatalogue } from '../../server/features/courses/courses.service.ts';
import { CatalogueInput } from '../../server/features/courses/courses.schema.ts';
import { listLessons } from '../../server/features/lessons/lessons.service.ts';
import { approve, getUser, setRole } from '../../server/features/users/users.service.ts';
import { invite } from '../../server/features/users/invite.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';

let db: Db;
let sessions: Sessions;
beforeEach(async () => {
  db = await emptyDatabase();
  sessions = createSessions(db, { secure: false });
});

const signUp = (role: 'student' | 'professor', professorSignup: 'open' | 'approval') =>
  register(
    { db, sessions, address: '10.0.0.1', professorSignup },
    RegisterInput.parse({ name: 'Rita Lopes', email: 'rita@exemplo.com', password: 'segredo', role }),
  );
const approvalOf = async (userId: number): Promise<Date | null> =>
  (await db.read.select({ at: users.approvedAt }).from(users).where(eq(users.id, userId)))[0]?.at ?? null;
const bellOf = async (viewer: Viewer) =>
  (await listNotifications(db, viewer)).notifications.map(({ title, text, href }) => ({ title, text, href }));

describe('where the school approves its professors', () => {
  test('a professor who signs up waits, may sign in, and every active administrator is told', async () => {
    const [admin, gone, student] = [
      await anAdmin(db),
      await anAdmin(db, { deactivatedAt: new Date() }),
      await aStudent(db),
    ];
    const { user } = await signUp('professor', 'approval');
    expect(user).toMatchObject({ role: 'professor', awaitingApproval: true });
    const again = await login(
      { db, sessions, address: '10.0.0.1' },
      { email: 'rita@exemplo.com', password: 'segredo' },
    );
    expect(again.user.awaitingApproval).toBe(true);
    expect(await bellOf(admin)).toEqual([
      {
        title: 'Um professor aguarda aprovação',
        text: 'Rita Lopes se cadastrou como professor.',
        href: '/admin/usuarios',
      },
    ]);
    for (const other of [gone, student]) expect(await bellOf(other)).toEqual([]);
  });

  test('a student who signs up does not', async () => {
    const admin = await anAdmin(db);
    expect((await signUp('student', 'approval')).user.awaitingApproval).toBe(false);
    expect(await bellOf(admin)).toEqual([]);
  });
});

test('where it does not, a professor is one at once', async () => {
  const admin = await anAdmin(db);
  expect((await signUp('professor', 'open')).user.awaitingApproval).toBe(false);
  expect(await bellOf(admin)).toEqual([]);
});

test(`a professor who waits sees the catalogue, and of premium courses no lesson; one \
who was let in sees them`, async () => {
  const teacher = await aProfessor(db);
  const [free, premium] = [await aCourse(db, teacher), await aCourse(db, teacher, [{}], { priceCents: 4_900 })];
  const candidate = await aProfessor(db, { awaitingApproval: true });
  const { courses } = await listCatalogue(db, candidate, CatalogueInput.parse({}));
  expect(Object.fromEntries(courses.map(({ id, locked }) => [id, locked]))).toEqual({
    [free.id]: false,
    [premium.id]: true,
  });
  const [outline] = await listLessons(db, candidate, premium.id);
  expect(outline).toMatchObject({ accessible: false, description: '', videoUrl: null, resources: [], quiz: null });
  expect((await getCourse(db, candidate, premium.id)).lessons[0]).toMatchObject({ description: '' });
  expect((await listLessons(db, candidate, free.id))[0]?.accessible).toBe(true);
  expect((await listLessons(db, await aProfessor(db), premium.id))[0]?.accessible).toBe(true);
});

test(`who signed up as a professor where anybody may teaches, and reads premium lessons of others once the school let \
them in`, async () => {
  const admin = await anAdmin(db);
  const { user } = await signUp('professor', 'open');
  const viewer = async (): Promise<Viewer> => ({
    ...(await aProfessor(db)),
    id: user.id,
    approvedAt: await approvalOf(user.id),
  });
  const others = await aCourse(db, await aProfessor(db), [{}], { priceCents: 4_900 });
  const own = await aCourse(db, await viewer(), [{}], { priceCents: 4_900 });
  const reads = async (courseId: number) =>
    (await listLessons(db, await viewer(), courseId)).map(
      ({ accessible, videoUrl }) => accessible && videoUrl !== null,
    );

  expect([await reads(others.id), await reads(own.id)]).toEqual([[false], [true]]);
  expect((await getCourse(db, await viewer(), others.id)).locked).toBe(true);
  const office = { db, demo: false, viewer: admin };
  expect((await getUser(office, user.id)).toApprove).toBe(true);
  expect(await approve(office, user.id)).toMatchObject({ toApprove: false, state: 'active' });
  expect([await reads(others.id), await reads(own.id)]).toEqual([[true], [true]]);
});

test('a professor made by the school itself needs no further approval', async () => {
  const office = { db, demo: false, viewer: await anAdmin(db) };
  const student = await aStudent(db);
  expect((await setRole(office, student.id, 'professor')).toApprove).toBe(false);
  const invited = await invite(office, { fullName: 'Ana Luz', email: 'ana@exemplo.com', role: 'professor' });
  expect(invited.user.toApprove).toBe(false);
});
