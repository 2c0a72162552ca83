import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { assignments } from '../../db/schema/assignments.ts';
import { gameMistakes } from '../../db/schema/games.ts';
import { enrollments } from '../../db/schema/progress.ts';
import { listOfClass, listOwn } from '../../server/features/assignments/assignments.service.ts';
import { listEnrollments } from '../../server/features/enrollments/enrollments.service.ts';
import { listMistakes } from '../../server/features/game-reviews/mistakes.service.ts';
import { saveGame } from '../../server/features/games/games.service.ts';
import { listSlots } from '../../server/features/mentoring/mentoring.service.ts';
import { listNotifications, notify } from '../../server/features/notifications/notifications.service.ts';
import { aCourse } from '../../server/harness/school.ts';
import { aMentor, aSlot } from '../support/mentoring.ts';
import { aRoom, give, inHours, type Room } from './assignments-setup.ts';
import { aMatch } from './game-samples.ts';

const YESTERDAY = inHours(-24);

/** Three of each list of a student's, of which the one made first is a day old. */
const fill = async ({ db, ana, professor, course, ...room }: Room): Promise<void> => {
  for (const when of [YESTERDAY, new Date(), new Date()])
    await db.write(tx => notify(tx, ana.id, { title: 'Aviso', text: '', href: '/' }, when));

  for (let i = 0; i < 2; i += 1) {
    const { id: courseId } = await aCourse(db, professor);
    await db.write(tx => tx.insert(enrollments).values({ studentId: ana.id, courseId }));
  }
  const isFirst = eq(enrollments.courseId, course.id);
  await db.write(tx => tx.update(enrollments).set({ lastActivityAt: YESTERDAY }).where(isFirst));

  const [old] = [
    await give({ db, ana, professor, course, ...room }, { kind: 'text' }),
    await give({ db, ana, professor, course, ...room }, { kind: 'text' }),
    await give({ db, ana, professor, course, ...room }, { kind: 'text' }),
  ];
  const times = { createdAt: YESTERDAY, opensAt: YESTERDAY };
  await db.write(tx => tx.update(assignments).set(times).where(eq(assignments.id, old.id)));

  const { id: gameId } = await saveGame(db, ana, aMatch());
  const mistake = { gameId, userId: ana.id, judgment: '?' as const, theme: 'garfo' as const, best: ['e2e4'] };
  const fen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
  const rows = [1, 3, 5].map(ply => ({
    ...mistake,
    ply,
    fen,
    played: 'f2f3',
    createdAt: ply === 1 ? YESTERDAY : new Date(),
  }));
  await db.write(tx => tx.insert(gameMistakes).values(rows));

  const mentorId = await aMentor(db);
  for (const createdAt of [YESTERDAY, new Date(), new Date()]) await aSlot(db, mentorId, { createdAt });
};

test('lists that came in one piece come by pages too, with their total, and since a moment', async () => {
  const room = await aRoom();
  await fill(room);
  const { db, ana, professor, classId } = room;
  const lists = {
    notifications: (asked: object) => listNotifications(db, ana, asked),
    enrollments: (asked: object) => listEnrollments(db, ana, asked),
    ownAssignments: (asked: object) => listOwn(db, ana, asked),
    assignments: (asked: object) => listOfClass(db, professor, { classId, ...asked }),
    mistakes: (asked: object) => listMistakes(db, ana, asked),
    slots: (asked: object) => listSlots(db, ana, asked),
  };
  const whole = {
    notifications: 20,
    enrollments: 1_000,
    ownAssignments: 300,
    assignments: 300,
    mistakes: 50,
    slots: 100,
  };
  for (const [name, list] of Object.entries(lists)) {
    const ask = async (asked: object) => {
      const { total, page, pageSize, ...found } = await list(asked);
      // What was just given has told Ana of itself.
      const rows = Object.values(found).find(Array.isArray) as { id: number }[];
      return { ids: rows.map(({ id }) => id), pages: { total, page, pageSize } };
    };
    const all = await ask({});
    const count = all.ids.length;
    expect([name, all.pages]).toEqual([name, { total: count, page: 1, pageSize: whole[name as keyof typeof whole] }]);
    const pages = [await ask({ page: 1, pageSize: 2 }), await ask({ page: 2, pageSize: 2 })];
    expect([name, pages.flatMap(({ ids }) => ids)]).toEqual([name, all.ids.slice(0, 4)]);
    expect([name, pages[0]?.pages]).toEqual([name, { total: count, page: 1, pageSize: 2 }]);
    expect([name, await ask({ page: 99 })]).toEqual([
      name,
      { ids: [], pages: { total: count, page: 99, pageSize: 100 } },
    ]);
    const since = await ask({ since: inHours(-1).toISOString(), pageSize: 1 });
    expect([name, since.pages.total]).toEqual([name, count - 1]);
  }
});
