import { randomBytes } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import type { LEDGER_REASONS } from '../../../db/schema/ledger.ts';
import { dayOf } from '../../common/days.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { listOfStudent } from '../assignments/assignments.service.ts';
import { getClassToChange, getClassToTeach } from '../classes/scope.ts';
import { CHARACTERS } from '../games/level-lists.schema.ts';
import { listEnrollments } from '../enrollments/enrollments.service.ts';
import {
  closeLink,
  findAttendance,
  findChildren,
  findClassNames,
  findCoinEntries,
  findGames,
  findLinks,
  replaceLink,
} from './guardians.queries.ts';
import { weekOf, weekUntil } from './digests.service.ts';
import { readMail } from './guardian-mails.service.ts';
import { getChildOf, hashOf, isValid } from './link.service.ts';
import { readPurchases } from './purchases.service.ts';
import type { GuardianPage } from './guardians.schema.ts';

const SECRET_BYTES = 32;
const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** The children of a class, with the time at which each valid link was made. @throws AppError 404. */
export const listLinks = async (db: Db, viewer: Viewer, classId: number) => {
  await getClassToTeach(db.read, viewer, classId);
  const rows = await findLinks(db.read, classId);
  return {
    links: rows.map(({ userId, fullName, madeAt, passwordMark, passwordHash }) => ({
      userId,
      fullName,
      madeAt: madeAt && passwordMark !== null && isValid({ passwordMark, passwordHash }) ? madeAt.toISOString() : null,
    })),
  };
};

/**
 * Makes a link for the guardians of each of these children: the earlier links stop working. @throws
 * AppError 404 for another's class and for a child who is not in it, 409 for an archived class.
 */
export const makeLinks = async (db: Db, viewer: Viewer, classId: number, userIds: readonly number[]) =>
  db.write(async tx => {
    await getClassToChange(tx, viewer, classId);
    const children = await findChildren(tx, classId, userIds);
    if (children.length !== new Set(userIds).size) throw new AppError('studentNotFound');
    const now = new Date();
    const links = [];
    for (const { userId, fullName, passwordHash } of children) {
      const secret = newSecret();
      await replaceLink(tx, { userId, hash: hashOf(secret), passwordMark: hashOf(passwordHash) }, now);
      // After the #, where no server and no proxy logs it.
      links.push({ userId, fullName, path: `/responsavel#${secret}` });
    }
    return links;
  });

/**
 * The link stops working; whether the guardians want to approve purchases stays as it is. @returns whether there was a
 * link. @throws AppError 404, 409 as `makeLinks`.
 */
export const revokeLink = (db: Db, viewer: Viewer, classId: number, userId: number): Promise<boolean> =>
  db.write(async tx => {
    await getClassToChange(tx, viewer, classId);
    if ((await findChildren(tx, classId, [userId])).length === 0) throw new AppError('studentNotFound');
    return closeLink(tx, userId, hashOf(newSecret()));
  });

const REASONS: Record<(typeof LEDGER_REASONS)[number], string> = {
  lesson_completed: 'Lição concluída',
  quiz_passed: 'Quiz aprovado',
  course_completed: 'Curso concluído',
  puzzle_solved: 'Problema resolvido',
  mission_claimed: 'Missão cumprida',
  order_paid: 'Compra na loja',
  order_returned: 'Devolução à loja',
  booking_paid: 'Inscrição ou mentoria',
  booking_returned: 'Inscrição ou mentoria cancelada',
  course_unlocked: 'Acesso a um curso',
  tournament_prize: 'Prêmio de torneio',
};

type Game = Awaited<ReturnType<typeof findGames>>[number];
const toGame = (game: Game, userId: number): GuardianPage['games'][number] => {
  const won = game.whiteId === userId ? '1-0' : '0-1';
  const result = game.result === '1/2-1/2' ? 'drawn' : game.result === won ? 'won' : 'lost';
  const opponent = game.level ? `IA (${CHARACTERS[game.level].name})` : (game.other ?? 'Adversário');
  return { opponent, result, endedAt: (game.endedAt ?? new Date(0)).toISOString() };
};

/**
 * What a child's guardians read. @param mailOrigin undefined where the school sends no mail. @throws AppError 404 for a
 * link that was replaced, revoked, or never was.
 */
export const readPage = async (db: Db, secret: string, mailOrigin?: string): Promise<GuardianPage> => {
  const child = await getChildOf(db.read, secret);
  const { id, fullName, coins } = child;
  const now = new Date();
  const [classes, assignments, { enrollments }, attendance, games, entries, purchases, week, mail] = await Promise.all([
    findClassNames(db.read, id),
    listOfStudent(db.read, child),
    listEnrollments(db, child),
    findAttendance(db.read, id),
    findGames(db.read, id),
    findCoinEntries(db.read, id),
    readPurchases(db.read, id),
    weekOf(db.read, child, weekUntil(dayOf(now)), now),
    readMail(db.read, id, mailOrigin),
  ]);
  return {
    child: { fullName, classes },
    week,
    mail,
    assignments,
    courses: enrollments.map(({ courseTitle: title, completedLessons, totalLessons, completed }) => ({
      title,
      completedLessons,
      totalLessons,
      completed,
    })),
    attendance,
    games: games.map(game => toGame(game, id)),
    coins: {
      balance: coins,
      entries: entries.map(({ reason, at, ...entry }) => ({
        ...entry,
        reason: REASONS[reason],
        at: at.toISOString(),
      })),
    },
    purchases,
  };
};
