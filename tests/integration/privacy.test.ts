import { count, eq, is, or, sum, Table } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import * as schema from '../../db/kit/schema.ts';
import { auditEvents } from '../../db/schema/audit.ts';
import { bookings } from '../../db/schema/bookings.ts';
import { courses } from '../../db/schema/courses.ts';
import { gameComments, games } from '../../db/schema/games.ts';
import { ledger } from '../../db/schema/ledger.ts';
import { mentoringMeetings, mentoringSlots, mentors } from '../../db/schema/mentoring.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { certificates, enrollments, lessonProgress, quizAnswers, quizAttempts } from '../../db/schema/progress.ts';
import { puzzleRatings } from '../../db/schema/puzzles.ts';
import { accessTokens, passwordResets, sessions as sessionRows, users } from '../../db/schema/users.ts';
import { tournaments, youthTeachers } from '../../db/schema/youth.ts';
import { record } from '../../server/features/audit/audit.service.ts';
import { RegisterInput } from '../../server/features/auth/auth.schema.ts';
import { login, register } from '../../server/features/auth/auth.service.ts';
import { createSessions, type Sessions } from '../../server/features/auth/sessions.ts';
import { type Viewer } from '../../server/common/viewer.ts';
import { book } from '../../server/features/bookings/bookings.service.ts';
import { checkCertificate } from '../../server/features/certificates/certificates.service.ts';
import { pay } from '../../server/features/ledger/ledger.service.ts';
import { listReviews } from '../../server/features/follow-up/reviews.service.ts';
import { eraseAccount, NOBODY } from '../../server/features/privacy/erasure.service.ts';
import { exportPersonalData } from '../../server/features/privacy/export.service.ts';
import { PersonalData } from '../../server/features/privacy/privacy.schema.ts';
import { setAvatar } from '../../server/features/profile/avatar.service.ts';
import { createToken } from '../../server/features/tokens/tokens.service.ts';
import { issueUpload, receiveUpload } from '../../server/features/uploads/uploads.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aPng } from '../support/images.ts';
import { aCourse, anAdmin, aProfessor, aStudent, type MadeCourse } from '../support/school.ts';
import { aDisk, type ADisk } from '../support/storages.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

const ADDRESS = '198.51.100.77';
const PASSWORD = 'segredo';
const IN_A_WEEK = new Date(Date.now() + 7 * DAY_MS);
const LONG_AGO = new Date('2026-01-10T12:00:00Z');

let db: Db;
let sessions: Sessions;
let disk: ADisk;
beforeEach(async () => {
  db = await emptyDatabase();
  sessions = createSessions(db, { secure: false });
  disk = aDisk();
});

const doors = (demo = false) => ({ db, storage: disk.storage, sessions, address: ADDRESS, demo });
const erase = (viewer: Viewer, password = PASSWORD, demo = false) => eraseAccount(doors(demo), viewer, password);

const aMember = async (
  role: 'student' | 'professor' = 'student',
  name = 'Quitéria Vasconcelos',
  email = 'quiteria@exemplo.com',
) => {
  const { cookie } = await register(
    { db, sessions, address: '10.0.0.1', professorSignup: 'open' },
    RegisterInput.parse({ fullName: name, username: email.split('@')[0], email, password: PASSWORD, role }),
  );
  const found = await sessions.find(cookie.split(';')[0]);
  if (!found) throw new Error('no session');
  const profile = {
    phone: '+55 19 99876-5432',
    bio: 'Gosto de finais de torre e de gatos',
    location: 'Jundiaí, SP',
    dateOfBirth: '2011-03-09',
  };
  await db.write(tx => tx.update(users).set(profile).where(eq(users.id, found.viewer.id)));
  return { viewer: { ...found.viewer, ...profile, address: ADDRESS }, cookie: cookie.split(';')[0]! };
};

const aTournament = async (startsAt: Date, key: string): Promise<number> => {
  const values = {
    key,
    name: `Aberto ${key}`,
    description: 'Suíço',
    startsAt,
    location: 'Campinas',
    categories: 'Livre',
    prize: 'Medalhas',
    registration: 'open' as const,
    price: 10,
    capacity: 20,
  };
  return (await db.write(tx => tx.insert(tournaments).values(values).returning()))[0]!.id;
};

const PICTURE = aPng({ width: 40, height: 40 });
const aPicture = async (viewer: Viewer): Promise<string> => {
  const { uploadURL, objectPath } = await issueUpload(db, disk.storage, viewer);
  await receiveUpload(
    db,
    disk.storage,
    uploadURL.split('/').at(-1)!,
    (async function* () {
      yield PICTURE;
    })(),
  );
  await setAvatar(db, disk.storage, viewer, objectPath);
  return objectPath;
};

/** Lets a student do something of every kind, and says what of it is theirs alone. */
const aFullLife = async (viewer: Viewer, course: MadeCourse, professor: Viewer) => {
  const [lesson] = course.lessons;
  await createToken(db, viewer, { name: 'Planilha da Quitéria', scopes: ['read'], days: 30 });
  const [coming, past] = [await aTournament(IN_A_WEEK, 'de Verão'), await aTournament(IN_A_WEEK, 'de Outono')];
  await db.write(async tx => {
    await pay(
      tx,
      viewer.id,
      { reason: 'mission_claimed', reference: 'aula', amount: { experience: 50, coins: 100 } },
      LONG_AGO,
    );
    const [enrollment] = await tx
      .insert(enrollments)
      .values({ studentId: viewer.id, courseId: course.id, rating: 5, completedLessons: 1, completedAt: LONG_AGO })
      .returning();
    await tx
      .insert(lessonProgress)
      .values({ enrollmentId: enrollment!.id, lessonId: lesson!.id, completedAt: LONG_AGO });
    const [attempt] = await tx
      .insert(quizAttempts)
      .values({ enrollmentId: enrollment!.id, quizId: lesson!.quizId!, score: 50, passed: false })
      .returning();
    const [essay, choice] = lesson!.questions;
    await tx.insert(quizAnswers).values([
      {
        attemptId: attempt!.id,
        questionId: essay!.id,
        answer: 'Eu, moradora da rua das Acácias, trocaria as damas',
        correct: null,
      },
      { attemptId: attempt!.id, questionId: choice!.id, answer: 'certa', correct: true },
    ]);
    await tx.insert(certificates).values({
      enrollmentId: enrollment!.id,
      code: '7K3QD-00001',
      studentName: viewer.fullName,
      courseTitle: 'Curso',
      professorName: professor.fullName,
      durationMinutes: 10,
      issuedAt: LONG_AGO,
    });
    const pgn = `[Event "Prática contra a IA"]\n[White "Quitéria de Antes"]\n[Black "IA (Médio)"]\n\n1. e4 e5 1-0`;
    const [game] = await tx
      .insert(games)
      .values({
        userId: viewer.id,
        mode: 'practice',
        timeControl: '600',
        difficulty: 'medio',
        pgn,
        plies: 2,
        result: '1-0',
        ending: 'resignation',
        ratingChange: 12,
      })
      .returning();
    await tx
      .insert(gameComments)
      .values({ gameId: game!.id, authorId: professor.id, ply: 1, text: 'Quitéria, aqui havia um garfo' });
    await tx
      .insert(notifications)
      .values({ userId: viewer.id, title: 'Novo comentário', text: 'Para a Quitéria', href: '/partidas' });
    for (const [id, clientKey] of [
      [coming, 'a'],
      [past, 'b'],
    ] as const)
      await book(
        tx,
        viewer,
        { kind: 'tournament', id, title: 'Aberto', price: 10, capacity: 20, startsAt: IN_A_WEEK },
        { clientKey },
        new Date(),
      );
    await tx.update(tournaments).set({ startsAt: LONG_AGO }).where(eq(tournaments.id, past));
    await record(tx, { id: null, address: ADDRESS }, 'sign_in_failed', {
      subjectId: viewer.id,
      detail: 'senha incorreta',
    });
  });
  return { pictureOf: await aPicture(viewer), coming, past };
};

/** Makes a professor a member of both teams, with a link for a password, whose email somebody has tried. */
const aPlaceInTheSchool = (userId: number) =>
  db.write(async tx => {
    await tx.insert(mentors).values({
      key: `mentor-${userId}`,
      userId,
      name: 'Clara',
      title: 'Mestra',
      rating: 2100,
      experience: 5,
      specialty: 'Finais',
      pricePerHour: 50,
    });
    await tx
      .insert(youthTeachers)
      .values({ key: `base-${userId}`, userId, name: 'Clara', title: 'Coordenadora', bio: 'Ensina crianças' });
    await tx.insert(passwordResets).values({ userId, hash: `elo-${userId}`, expiresAt: IN_A_WEEK });
    await record(tx, { id: null, address: ADDRESS }, 'sign_in_failed', {
      subjectId: userId,
      detail: 'senha incorreta',
    });
    await record(tx, { id: userId, address: ADDRESS }, 'token_created', { detail: 'Planilha' });
  });

const everyRow = async (): Promise<string> => {
  const tables = Object.values(schema).filter(value => is(value, Table));
  const rows = await Promise.all(tables.map(table => db.read.select().from(table as typeof users)));
  return JSON.stringify(rows);
};

describe('an account that is deleted', () => {
  test('leaves nothing by which anybody could tell whose it was, in the whole database', async () => {
    const professor = await aProfessor(db);
    const course = await aCourse(db, professor, [{ quiz: [{ type: 'essay' }, {}] }]);
    const { viewer, cookie } = await aMember();
    const { pictureOf } = await aFullLife(viewer, course, professor);
    const secrets = [
      'Quitéria',
      'quiteria',
      'Vasconcelos',
      viewer.phone,
      viewer.bio,
      viewer.location,
      viewer.dateOfBirth,
      ADDRESS,
      'Acácias',
      'garfo',
      '7K3QD-00001',
      pictureOf,
    ];
    const before = await everyRow();
    for (const secret of secrets) expect(before).toContain(secret);
    expect(await erase(viewer)).toContain('Max-Age=0');
    const after = await everyRow();
    for (const secret of secrets) expect(after, secret).not.toContain(secret);
    expect(await sessions.find(cookie)).toBeNull();
    expect(await disk.storage.open(pictureOf.split('/').at(-1)!)).toBeUndefined();
    await expect(checkCertificate(db, '7K3QD-00001')).rejects.toMatchObject({ refusal: 'certificateNotFound' });
    for (const table of [sessionRows, accessTokens]) expect(await db.read.select().from(table)).toEqual([]);
  });

  test('leaves what the sums of others rest on', async () => {
    const professor = await aProfessor(db);
    const course = await aCourse(db, professor, [{ quiz: [{ type: 'essay' }, {}] }]);
    const { viewer } = await aMember();
    await aFullLife(viewer, course, professor);
    const figures = async () => ({
      rows: await Promise.all(
        [enrollments, lessonProgress, quizAttempts, quizAnswers, certificates, games, bookings].map(
          async table => (await db.read.select({ count: count() }).from(table))[0]?.count,
        ),
      ),
      stars: (await db.read.select({ stars: sum(enrollments.rating) }).from(enrollments))[0],
      experience: (await db.read.select({ experience: sum(ledger.experience) }).from(ledger))[0],
    });
    const before = await figures();
    await erase(viewer);
    expect(await figures()).toEqual(before);
    const [account] = await db.read.select().from(users).where(eq(users.id, viewer.id));
    const [balance] = await db.read
      .select({ coins: sum(ledger.coins).mapWith(Number), experience: sum(ledger.experience).mapWith(Number) })
      .from(ledger)
      .where(eq(ledger.userId, viewer.id));
    expect(account).toMatchObject({ fullName: NOBODY, role: 'student', ...balance });
    expect((await db.read.select({ pgn: games.pgn }).from(games))[0]?.pgn).toBe(
      `[Event "Prática contra a IA"]\n[White "${NOBODY}"]\n[Black "IA (Médio)"]\n\n1. e4 e5 1-0`,
    );
    for (const state of ['pending', 'graded'] as const)
      expect((await listReviews(db, professor, { state, page: 1 })).reviews).toEqual([]);
    expect((await db.read.select().from(auditEvents).where(eq(auditEvents.event, 'account_erased')))[0]).toMatchObject({
      actorId: viewer.id,
      address: null,
      detail: null,
    });
  });

  test('gives up the seats of what is to come, and keeps what was', async () => {
    const professor = await aProfessor(db);
    const { viewer } = await aMember();
    const { coming, past } = await aFullLife(
      viewer,
      await aCourse(db, professor, [{ quiz: [{ type: 'essay' }, {}] }]),
      professor,
    );
    await erase(viewer);
    const rows = await db.read.select().from(bookings);
    expect(rows.find(({ tournamentId }) => tournamentId === coming)?.cancelledAt).not.toBeNull();
    expect(rows.find(({ tournamentId }) => tournamentId === past)?.cancelledAt).toBeNull();
  });

  test('lets its email and username sign up again, as somebody else', async () => {
    const { viewer } = await aMember();
    await erase(viewer);
    await expect(login(doors(), { email: viewer.email, password: PASSWORD })).rejects.toMatchObject({
      refusal: 'wrongCredentials',
    });
    const again = await aMember();
    expect(again.viewer.id).not.toBe(viewer.id);
    await expect(login(doors(), { email: `excluida:${viewer.id}`, password: '-' })).rejects.toMatchObject({
      refusal: 'wrongCredentials',
    });
  });

  test('of a professor archives their courses, whose students go on, and unnames what others were told', async () => {
    const { viewer } = await aMember('professor');
    const student = await aStudent(db);
    const [open, draft, deleted] = [
      await aCourse(db, viewer),
      await aCourse(db, viewer, [], { status: 'draft' }),
      await aCourse(db, viewer, [], { status: 'inactive' }),
    ];
    await db.write(async tx => {
      await tx.insert(enrollments).values({ studentId: student.id, courseId: open.id });
      await tx.insert(notifications).values([
        {
          userId: student.id,
          title: 'Novo comentário na sua partida',
          text: 'Quitéria Vasconcelos comentou a sua partida Blitz.',
          href: '/partidas',
        },
        {
          userId: student.id,
          title: 'Oi',
          text: 'Quitéria Vasconcelos Prado e Ana Quitéria Vasconcelos são outras.',
          href: '/',
        },
      ]);
    });
    await erase(viewer);
    const statuses = Object.fromEntries((await db.read.select().from(courses)).map(({ id, status }) => [id, status]));
    expect(statuses).toEqual({ [open.id]: 'archived', [draft.id]: 'archived', [deleted.id]: 'inactive' });
    expect((await db.read.select().from(notifications)).map(({ text }) => text).toSorted()).toEqual([
      `${NOBODY} comentou a sua partida Blitz.`,
      'Quitéria Vasconcelos Prado e Ana Quitéria Vasconcelos são outras.',
    ]);
  });

  test('of a mentor is kept while meetings are to come, and then leaves the team', async () => {
    const { viewer } = await aMember('professor');
    const values = {
      key: 'quiteria',
      userId: viewer.id,
      name: viewer.fullName,
      title: 'Mestre',
      rating: 2100,
      experience: 5,
      specialty: 'Finais',
      pricePerHour: 50,
    };
    const [mentor] = await db.write(tx => tx.insert(mentors).values(values).returning());
    const [slot] = await db.write(tx =>
      tx
        .insert(mentoringSlots)
        .values({
          mentorId: mentor!.id,
          program: 'individual',
          startsAt: IN_A_WEEK,
          minutes: 60,
          price: 50,
          capacity: 1,
        })
        .returning(),
    );
    await db.write(tx =>
      tx.insert(mentoringMeetings).values({ slotId: slot!.id, mentorId: mentor!.id, startsAt: IN_A_WEEK }),
    );
    await expect(erase(viewer)).rejects.toMatchObject({ code: 'CONFLICT', refusal: 'mentorExpected' });
    await db.write(tx =>
      tx.update(mentoringSlots).set({ cancelledAt: new Date() }).where(eq(mentoringSlots.id, slot!.id)),
    );
    await erase(viewer);
    expect((await db.read.select().from(mentors))[0]).toMatchObject({
      userId: null,
      name: NOBODY,
      active: false,
      available: false,
    });
    expect(await everyRow()).not.toContain('uitéria');
  });
});

test("an account that is deleted leaves other people's as they are", async () => {
  const { viewer } = await aMember('professor');
  const { viewer: other } = await aMember('professor', 'Outra Pessoa', 'outra@exemplo.com');
  for (const { id } of [viewer, other]) await aPlaceInTheSchool(id);
  const ofOther = () =>
    Promise.all([
      ...[mentors, youthTeachers, passwordResets, sessionRows].map(table =>
        db.read
          .select()
          .from(table as typeof mentors)
          .where(eq((table as typeof mentors).userId, other.id)),
      ),
      db.read
        .select()
        .from(auditEvents)
        .where(or(eq(auditEvents.actorId, other.id), eq(auditEvents.subjectId, other.id))),
    ]);
  const before = await ofOther();
  expect(before.map(rows => rows.length)).toEqual([1, 1, 1, 1, 3]);
  await erase(viewer);
  expect(await ofOther()).toEqual(before);
});

describe('nothing is deleted', () => {
  test('without the password, which is counted as a failed login is', async () => {
    const { viewer, cookie } = await aMember();
    for (let i = 0; i < 10; i += 1)
      await expect(erase(viewer, 'errada')).rejects.toMatchObject({ refusal: 'wrongPassword' });
    await expect(erase(viewer)).rejects.toMatchObject({ refusal: 'tooManyAttempts' });
    expect(await sessions.find(cookie)).not.toBeNull();
  });

  test('of a demo account, in a demo school', async () => {
    const { viewer } = await aMember('student', 'Aluno', 'aluno@academia.demo');
    await expect(erase(viewer, PASSWORD, true)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'As contas de demonstração não podem ser excluídas',
    });
    await erase(viewer);
  });

  test('of the last administrator who can sign in', async () => {
    const { viewer } = await aMember();
    await db.write(tx => tx.update(users).set({ role: 'admin' }).where(eq(users.id, viewer.id)));
    await anAdmin(db, { deactivatedAt: new Date() });
    await expect(erase({ ...viewer, role: 'admin' })).rejects.toMatchObject({ code: 'CONFLICT', refusal: 'lastAdmin' });
    await anAdmin(db);
    await erase({ ...viewer, role: 'admin' });
  });

  test('twice: of two at once the second finds nobody', async () => {
    const { viewer } = await aMember();
    const tries = await Promise.allSettled([erase(viewer), erase(viewer)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

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
    });
    expect(data.puzzleRating).toBeNull();
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
