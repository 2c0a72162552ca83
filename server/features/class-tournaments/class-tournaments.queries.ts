import { and, asc, desc, eq, max } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import {
  classTournamentGames,
  classTournamentPlayers,
  classTournaments,
} from '../../../db/schema/class-tournaments.ts';
import { classes } from '../../../db/schema/classes.ts';
import { matches } from '../../../db/schema/matches.ts';
import { users } from '../../../db/schema/users.ts';

const LISTED = 200;
const headColumns = { tournament: classTournaments, className: classes.name };

export const findTournament = async (read: Read, tournamentId: number) =>
  (
    await read
      .select(headColumns)
      .from(classTournaments)
      .innerJoin(classes, eq(classes.id, classTournaments.classId))
      .where(eq(classTournaments.id, tournamentId))
  )[0];
export type HeldTournament = typeof classTournaments.$inferSelect;

const lastRound = { tournamentId: classTournamentGames.tournamentId, round: max(classTournamentGames.round) };

/** The latest tournaments of a class, each with its last round. Two queries. */
export const findTournaments = async (read: Read, classId: number) => {
  const heads = await read
    .select(headColumns)
    .from(classTournaments)
    .innerJoin(classes, eq(classes.id, classTournaments.classId))
    .where(eq(classTournaments.classId, classId))
    .orderBy(desc(classTournaments.id))
    .limit(LISTED);
  const rounds = await read
    .select(lastRound)
    .from(classTournamentGames)
    .innerJoin(classTournaments, eq(classTournaments.id, classTournamentGames.tournamentId))
    .where(eq(classTournaments.classId, classId))
    .groupBy(classTournamentGames.tournamentId);
  const byId = new Map(rounds.map(({ tournamentId, round }) => [tournamentId, round ?? 0]));
  return heads.map(head => ({ ...head, round: byId.get(head.tournament.id) ?? 0 }));
};

export const findPlayers = (read: Read, tournamentId: number) =>
  read
    .select({
      userId: users.id,
      name: users.fullName,
      rating: users.rating,
      number: classTournamentPlayers.number,
      presence: classTournamentPlayers.presence,
    })
    .from(classTournamentPlayers)
    .innerJoin(users, eq(users.id, classTournamentPlayers.userId))
    .where(eq(classTournamentPlayers.tournamentId, tournamentId))
    .orderBy(asc(classTournamentPlayers.number));
export type PlayerRow = Awaited<ReturnType<typeof findPlayers>>[number];

/** All boards in order, each with its match's own result. */
export const findGames = (read: Read, tournamentId: number) =>
  read
    .select({ game: classTournamentGames, matchResult: matches.result })
    .from(classTournamentGames)
    .leftJoin(matches, eq(matches.id, classTournamentGames.matchId))
    .where(eq(classTournamentGames.tournamentId, tournamentId))
    .orderBy(asc(classTournamentGames.round), asc(classTournamentGames.board));
export type GameRow = Awaited<ReturnType<typeof findGames>>[number];

export const insertTournament = async (tx: Tx, values: typeof classTournaments.$inferInsert): Promise<number> => {
  const [made] = await tx.insert(classTournaments).values(values).returning({ id: classTournaments.id });
  if (!made) throw new Error('The tournament was not inserted');
  return made.id;
};

export const insertPlayers = async (tx: Tx, rows: (typeof classTournamentPlayers.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(classTournamentPlayers).values(rows);
};

export const insertGames = async (tx: Tx, rows: (typeof classTournamentGames.$inferInsert)[]): Promise<void> => {
  await tx.insert(classTournamentGames).values(rows);
};

export const setResult = async (tx: Tx, gameId: number, result: GameRow['game']['result']): Promise<void> => {
  await tx.update(classTournamentGames).set({ result }).where(eq(classTournamentGames.id, gameId));
};

export const setPresence = async (
  tx: Tx,
  tournamentId: number,
  userId: number,
  presence: PlayerRow['presence'],
): Promise<void> => {
  const { tournamentId: ofTournament, userId: ofUser } = classTournamentPlayers;
  await tx
    .update(classTournamentPlayers)
    .set({ presence })
    .where(and(eq(ofTournament, tournamentId), eq(ofUser, userId)));
};

export const setTournament = async (tx: Tx, tournamentId: number, change: Partial<HeldTournament>): Promise<void> => {
  await tx.update(classTournaments).set(change).where(eq(classTournaments.id, tournamentId));
};
