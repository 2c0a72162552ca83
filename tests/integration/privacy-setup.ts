import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { Db } from '../../db/client.ts';
import { gameComments, games } from '../../db/schema/games.ts';
import { matches, matchMoves } from '../../db/schema/matches.ts';
import { mentors } from '../../db/schema/mentoring.ts';
import { notifications } from '../../db/schema/notifications.ts';
import {
  certificates,
  enrollments,
  lessonOpenings,
  lessonProgress,
  quizAnswers,
  quizAttempts,
  quizDrafts,
  quizStarts,
} from '../../db/schema/progress.ts';
import { passwordResets, users } from '../../db/schema/users.ts';
import { tournaments, youthTeachers } from '../../db/schema/youth.ts';
import { record } from '../../server/features/audit/audit.service.ts';
import { RegisterInput } from '../../server/features/auth/auth.schema.ts';
import { register } from '../../server/features/auth/auth.service.ts';
import { createSessions, type Sessions } from '../../server/features/auth/sessions.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { book } from '../../server/features/bookings/bookings.service.ts';
import { pay } from '../../server/features/ledger/ledger.service.ts';
import { eraseAccount } from '../../server/features/privacy/erasure.service.ts';
import { setAvatar } from '../../server/features/profile/avatar.service.ts';
import { createToken } from '../../server/features/tokens/tokens.service.ts';
import { issueUpload, receiveUpload } from '../../server/features/uploads/uploads.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aPng } from '../support/images.ts';
import type { MadeCourse } from '../../server/harness/school.ts';
import { aDisk, type ADisk } from '../support/storages.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

export const ADDRESS = '198.51.100.77';
export const PASSWORD = 'segredo';
export const IN_A_WEEK = new Date(Date.now() + 7 * DAY_MS);
export const LONG_AGO = new Date('2026-01-10T12:00:00Z');

export let db: Db;
export let sessions: Sessions;
export let disk: ADisk;

/** Before each test: an empty school with its sessions and its disk. */
export const withEmptySchool = (): void => {
  beforeEach(async () => {
    db = await emptyDatabase();
    sessions = createSessions(db, { secure: false });
    disk = aDisk();
  });
};

export const doors = (demo = false) => ({ db, storage: disk.storage, sessions, address: ADDRESS, demo });
export const erase = (viewer: Viewer, password = PASSWORD, demo = false) =>
  eraseAccount({ ...doors(demo), sessionId: `of ${viewer.id}` }, viewer, password);

export const aMember = async (
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
  return { viewer: { ...found.viewer, ...profile, email, address: ADDRESS }, cookie: cookie.split(';')[0]! };
};

export const aTournament = async (startsAt: Date, key: string): Promise<number> => {
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
export const aFullLife = async (viewer: Viewer, course: MadeCourse, professor: Viewer) => {
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
    await tx.insert(lessonOpenings).values({ enrollmentId: enrollment!.id, lessonId: lesson!.id, openedAt: LONG_AGO });
    const [start] = await tx
      .insert(quizStarts)
      .values({
        enrollmentId: enrollment!.id,
        quizId: lesson!.quizId!,
        seed: 1,
        startedAt: LONG_AGO,
        deadline: LONG_AGO,
      })
      .returning();
    await tx
      .insert(quizDrafts)
      .values({ startId: start!.id, questionId: essay!.id, answer: 'Na rua das Acácias joga-se assim' });
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
    const [held] = await tx
      .insert(matches)
      .values({
        opponent: 'board',
        creatorId: viewer.id,
        whiteId: viewer.id,
        color: 'white',
        base: 600,
        increment: 0,
        rated: false,
        status: 'finished',
        result: '1-0',
        ending: 'resignation',
        whiteMs: 600_000,
        blackMs: 600_000,
        whiteLag: 0,
        blackLag: 0,
      })
      .returning();
    await tx.insert(matchMoves).values({ matchId: held!.id, ply: 0, san: 'e4', uci: 'e2e4', fen: 'x', ms: 0 });
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
export const aPlaceInTheSchool = (userId: number) =>
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
