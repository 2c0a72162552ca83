import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { RegisterInput } from '../../server/features/auth/auth.schema.ts';
import { login, register } from '../../server/features/auth/auth.service.ts';
import { createSessions, type Sessions } from '../../server/features/auth/sessions.ts';
import { type Viewer } from '../../server/common/viewer.ts';
import { getCourse, listCatalogue } from '../../server/features/courses/courses.service.ts';
import { CatalogueInput } from '../../server/features/courses/courses.schema.ts';
import { listLessons } from '../../server/features/lessons/lessons.service.ts';
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
const bellOf = async (viewer: Viewer) =>
  (await listNotifications(db, viewer)).notifications.map(({ title, text, href }) => ({ title, text, href }));

describe('where the school approves its professors', () => {
  test('who signs up as one waits, may sign in, and every active administrator is told', async () => {
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

  test('who signs up as a student does not', async () => {
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
