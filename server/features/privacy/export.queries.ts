import { and, asc, eq, getTableColumns, isNotNull, or, sql } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { achievements } from '../../../db/schema/achievements.ts';
import { auditEvents } from '../../../db/schema/audit.ts';
import { bookings } from '../../../db/schema/bookings.ts';
import { gameComments, games } from '../../../db/schema/games.ts';
import { ledger } from '../../../db/schema/ledger.ts';
import { mentoringSlots, mentors } from '../../../db/schema/mentoring.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { puzzleAttempts, puzzleRatings, puzzles } from '../../../db/schema/puzzles.ts';
import { boosts, storeFavourites, storeItems, storeOrders } from '../../../db/schema/store.ts';
import { uploads } from '../../../db/schema/uploads.ts';
import { accessTokens, sessions, users } from '../../../db/schema/users.ts';
import { tournaments, youthPrograms } from '../../../db/schema/youth.ts';

export const findSessions = (read: Read, userId: number) =>
  read
    .select({ device: sessions.device, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.userId, userId));

export const findTokens = (read: Read, userId: number) => {
  const { name, scopes, createdAt, expiresAt, lastUsedAt, revokedAt } = getTableColumns(accessTokens);
  return read
    .select({ name, scopes, createdAt, expiresAt, lastUsedAt, revokedAt })
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(asc(accessTokens.id));
};

export const findLedger = (read: Read, userId: number) => {
  const { reason, reference, experience, coins, createdAt } = getTableColumns(ledger);
  return read
    .select({ reason, reference, experience, coins, createdAt })
    .from(ledger)
    .where(eq(ledger.userId, userId))
    .orderBy(asc(ledger.id));
};

export const findAchievements = (read: Read, userId: number) =>
  read
    .select({ key: achievements.key, earnedAt: achievements.earnedAt })
    .from(achievements)
    .where(eq(achievements.userId, userId))
    .orderBy(asc(achievements.id));

export const findPuzzleRating = async (read: Read, userId: number) => {
  const { rating, deviation, updatedAt } = puzzleRatings;
  return (
    (
      await read.select({ rating, deviation, updatedAt }).from(puzzleRatings).where(eq(puzzleRatings.userId, userId))
    )[0] ?? null
  );
};

export const findPuzzles = (read: Read, userId: number) => {
  const { firstTry, ratingChange, milliseconds, solvedAt, solutionReadAt, createdAt } = getTableColumns(puzzleAttempts);
  return read
    .select({ puzzle: puzzles.title, firstTry, ratingChange, milliseconds, solvedAt, solutionReadAt, createdAt })
    .from(puzzleAttempts)
    .innerJoin(puzzles, eq(puzzles.id, puzzleAttempts.puzzleId))
    .where(eq(puzzleAttempts.userId, userId))
    .orderBy(asc(puzzleAttempts.id));
};

export const findGames = (read: Read, userId: number) => {
  const { id, mode, timeControl, difficulty, side, opponentId, counts, result, ending, ratingChange, pgn, createdAt } =
    getTableColumns(games);
  return read
    .select({
      id,
      mode,
      timeControl,
      difficulty,
      side,
      opponentId,
      counts,
      result,
      ending,
      ratingChange,
      pgn,
      createdAt,
    })
    .from(games)
    .where(eq(games.userId, userId))
    .orderBy(asc(games.id));
};

export const findCommentsTo = (read: Read, userId: number) => {
  const { gameId, ply, text, createdAt } = getTableColumns(gameComments);
  return read
    .select({ gameId, ply, text, author: users.fullName, createdAt })
    .from(gameComments)
    .innerJoin(games, eq(games.id, gameComments.gameId))
    .innerJoin(users, eq(users.id, gameComments.authorId))
    .where(eq(games.userId, userId))
    .orderBy(asc(gameComments.id));
};

export const findOrders = (read: Read, userId: number) => {
  const { price, freight, delivery, address, deliveredAt, stars, createdAt, returnAskedAt, defect, returnedAt } =
    getTableColumns(storeOrders);
  return read
    .select({
      item: storeItems.name,
      price,
      freight,
      delivery,
      address,
      deliveredAt,
      stars,
      createdAt,
      returnAskedAt,
      defect,
      returnedAt,
    })
    .from(storeOrders)
    .innerJoin(storeItems, eq(storeItems.id, storeOrders.itemId))
    .where(eq(storeOrders.userId, userId))
    .orderBy(asc(storeOrders.id));
};

export const findBoosts = (read: Read, userId: number) =>
  read
    .select({ percent: boosts.percent, startsAt: boosts.startsAt, endsAt: boosts.endsAt })
    .from(boosts)
    .where(eq(boosts.userId, userId))
    .orderBy(asc(boosts.id));

export const findFavourites = (read: Read, userId: number) =>
  read
    .select({ item: storeItems.name, createdAt: storeFavourites.createdAt })
    .from(storeFavourites)
    .innerJoin(storeItems, eq(storeItems.id, storeFavourites.itemId))
    .where(eq(storeFavourites.userId, userId))
    .orderBy(asc(storeFavourites.id));

/** Each booking is for exactly one of three kinds of item. */
export const findBookings = (read: Read, userId: number) => {
  const { category, price, createdAt, cancelledAt } = getTableColumns(bookings);
  return read
    .select({
      mentor: mentors.name,
      program: youthPrograms.name,
      tournament: tournaments.name,
      slotStartsAt: mentoringSlots.startsAt,
      programStartsAt: youthPrograms.startsAt,
      tournamentStartsAt: tournaments.startsAt,
      category,
      price,
      createdAt,
      cancelledAt,
    })
    .from(bookings)
    .leftJoin(mentoringSlots, eq(mentoringSlots.id, bookings.slotId))
    .leftJoin(mentors, eq(mentors.id, mentoringSlots.mentorId))
    .leftJoin(youthPrograms, eq(youthPrograms.id, bookings.programId))
    .leftJoin(tournaments, eq(tournaments.id, bookings.tournamentId))
    .where(eq(bookings.userId, userId))
    .orderBy(asc(bookings.id));
};

export const findNotifications = (read: Read, userId: number) => {
  const { title, text, createdAt, readAt } = getTableColumns(notifications);
  return read
    .select({ title, text, createdAt, readAt })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.id));
};

export const findImages = (read: Read, userId: number) =>
  read
    .select({ objectPath: uploads.objectPath, createdAt: uploads.createdAt })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isNotNull(uploads.receivedAt)))
    .orderBy(asc(uploads.id));

export const findLog = (read: Read, userId: number) => {
  const { event, detail, coins, address, createdAt } = getTableColumns(auditEvents);
  const byPerson = sql`case when ${auditEvents.actorId} = ${userId} then 1 else 0 end`.mapWith(Boolean);
  return read
    .select({ event, byPerson, detail, coins, address, createdAt })
    .from(auditEvents)
    .where(or(eq(auditEvents.actorId, userId), eq(auditEvents.subjectId, userId)))
    .orderBy(asc(auditEvents.id));
};
