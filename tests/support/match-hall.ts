/** Two students, and the games that the server holds for them. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { matches } from '../../db/schema/matches.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { createPool } from '../../server/engine/pool.ts';
import type { Match } from '../../server/features/matches/matches.schema.ts';
import type { CreateMatchInput } from '../../server/features/matches/new-match.schema.ts';
import { acceptMatch, getMatch, newMatch, playMove } from '../../server/features/matches/matches.service.ts';
import { makeRound, type Round } from '../../server/features/matches/referee.service.ts';
import { aStudent } from '../../server/harness/school.ts';
import { createLocalLive } from '../../server/live/local.ts';
import { emptyDatabase } from './database.ts';
import { atEnd } from './endings.ts';
import { answerAtOnce, scriptedProcess } from './engine.ts';

type EnginePool = ReturnType<typeof createPool>;

export let db: Db;
export let hall: { db: Db; live: ReturnType<typeof createLocalLive> };
export let ana: Viewer;
export let bia: Viewer;

/** An empty school with two students: for `beforeEach`. */
export const openHall = async (): Promise<void> => {
  db = await emptyDatabase();
  hall = { db, live: createLocalLive() };
  [ana, bia] = [await aStudent(db), await aStudent(db)];
};

export const asked = (changes: Partial<CreateMatchInput> = {}): CreateMatchInput => ({
  opponent: { kind: 'person', userId: bia.id },
  base: 300,
  increment: 0,
  color: 'white',
  rated: true,
  ...changes,
});

/** A game that Ana, with White, and Bia are playing, after these moves. */
export const aGame = async (moves = '', changes: Partial<CreateMatchInput> = {}): Promise<Match> => {
  const { id } = await newMatch(hall, ana, asked(changes));
  await acceptMatch(hall, bia, id);
  for (const [ply, move] of moves.split(' ').filter(Boolean).entries())
    await playMove(hall, ply % 2 === 0 ? ana : bia, { matchId: id, move, ply });
  return getMatch(hall, ana, id);
};

/** Lets so many seconds pass for a match, as its rows see it. */
export const passSeconds = (id: number, seconds: number): Promise<unknown> =>
  db.write(async tx => {
    const [row] = await tx.select().from(matches).where(eq(matches.id, id));
    const before = (at: Date | null): Date | null => at && new Date(at.getTime() - seconds * 1_000);
    const { runningSince, dueAt, whiteSeenAt, blackSeenAt, createdAt } = row!;
    await tx
      .update(matches)
      .set({
        runningSince: before(runningSince),
        dueAt: before(dueAt),
        whiteSeenAt: before(whiteSeenAt),
        blackSeenAt: before(blackSeenAt),
        createdAt: before(createdAt)!,
      })
      .where(eq(matches.id, id));
  });

let engine: EnginePool | undefined;
/** Files share this module: each has an engine of its own, which ends with it. */
const engineOfFile = (): EnginePool => {
  if (engine) return engine;
  const made = createPool({ start: () => scriptedProcess(process => answerAtOnce(process, 'e7e5')), size: 1 });
  atEnd(async () => {
    engine = undefined;
    await made.close();
  });
  return (engine = made);
};
/** Until all is done that was due, the searches of the engine included. */
export const roundOfReferee = async (): Promise<void> => {
  const round: Round = { beatAt: Date.now(), pairedAt: 0, searches: new Map() };
  await makeRound({ ...hall, engine: engineOfFile(), onTrouble: fail }, round);
  await Promise.all(round.searches.values());
};
const fail = (error: unknown): never => {
  throw error;
};

export const ratingOf = async ({ id }: Viewer): Promise<number> =>
  (await db.read.select({ rating: users.rating }).from(users).where(eq(users.id, id)))[0]!.rating;
