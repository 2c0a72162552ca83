import { count, eq, is, sum, Table } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as schema from '../../db/kit/schema.ts';
import { auditEvents } from '../../db/schema/audit.ts';
import { bookings } from '../../db/schema/bookings.ts';
import { courses } from '../../db/schema/courses.ts';
import { games } from '../../db/schema/games.ts';
import { ledger } from '../../db/schema/ledger.ts';
import { mentoringMeetings, mentoringSlots, mentors } from '../../db/schema/mentoring.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { certificates, enrollments, lessonProgress, quizAnswers, quizAttempts } from '../../db/schema/progress.ts';
import { accessTokens, sessions as sessionRows, users } from '../../db/schema/users.ts';
import { book } from '../../server/features/bookings/bookings.service.ts';
import { login } from '../../server/features/auth/auth.service.ts';
import { checkCertificate } from '../../server/features/certificates/certificates.service.ts';
import { listReviews } from '../../server/features/follow-up/reviews.service.ts';
import { eraseStudent, NOBODY } from '../../server/features/privacy/erasure.service.ts';
import { exportStudentData } from '../../server/features/privacy/export.service.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import {
  ADDRESS,
  aFullLife,
  aTournament,
  aMember,
  db,
  disk,
  doors,
  erase,
  IN_A_WEEK,
  PASSWORD,
  sessions,
  withEmptySchool,
} from './privacy-setup.ts';

withEmptySchool();

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
    await db.write(tx => tx.insert(schema.reviewDays).values({ userId: viewer.id, day: '2026-01-13' }));
    const secrets = [
      '2026-01-13',
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
    const [left] = await db.read.select().from(mentors);
    expect(left).toMatchObject({ userId: null, name: NOBODY, active: false, available: false });
    expect(await everyRow()).not.toContain('uitéria');
  });
});

describe('the school', () => {
  const office = () => ({ ...doors(), sessionId: 'of the office' });

  test('exports and deletes what is kept about a child without an email, and the log says who did it', async () => {
    const { viewer: head } = await aMember('professor', 'Diretora Helena', 'helena@exemplo.com');
    await db.write(tx => tx.update(users).set({ role: 'admin' }).where(eq(users.id, head.id)));
    const { viewer: child } = await aMember('student', 'Quitéria Vasconcelos');
    const coming = await aTournament(IN_A_WEEK, 'de Verão');
    await db.write(async tx => {
      await tx.update(users).set({ email: null, emailLook: null }).where(eq(users.id, child.id));
      await tx.insert(schema.consents).values({ userId: child.id, guardianName: 'Otília Vasconcelos' });
      const seat = { title: 'Aberto', price: 0, capacity: 20, startsAt: IN_A_WEEK };
      await book(tx, child, { kind: 'tournament', id: coming, ...seat }, { clientKey: 'a' }, new Date());
    });
    const asHead = { ...head, role: 'admin' as const };
    const data = await exportStudentData(db, asHead, child.id);
    expect(data.guardians.consent).toMatchObject({ guardianName: 'Otília Vasconcelos' });
    await expect(eraseStudent(office(), asHead, { userId: child.id, password: 'outra' })).rejects.toThrow('Senha');
    await eraseStudent(office(), asHead, { userId: child.id, password: PASSWORD });
    const rows = await everyRow();
    for (const trace of ['Quitéria', 'Otília']) expect(rows).not.toContain(trace);
    const log = await db.read.select().from(auditEvents).where(eq(auditEvents.subjectId, child.id));
    const said = log.map(({ event, actorId }) => [event, actorId]);
    for (const event of ['account_erased', 'booking_cancelled']) expect(said).toContainEqual([event, head.id]);
  });

  test('does so for students alone, and only who administers', async () => {
    const { viewer: professor } = await aMember('professor', 'Diretora Helena', 'helena@exemplo.com');
    const { viewer: child } = await aMember();
    const asked = { userId: child.id, password: PASSWORD };
    await expect(exportStudentData(db, professor, child.id)).rejects.toThrow('Acesso negado');
    await expect(eraseStudent(office(), professor, asked)).rejects.toThrow('Acesso negado');
    const head = { ...professor, role: 'admin' as const };
    await expect(exportStudentData(db, head, professor.id)).rejects.toThrow('Usuário não encontrado');
    await expect(eraseStudent(office(), head, { ...asked, userId: professor.id })).rejects.toThrow('não encontrado');
    expect(await everyRow()).toContain('Quitéria');
  });
});
