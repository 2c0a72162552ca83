import type { Tx } from '../../db/client.ts';
import { demoGames, type DemoGame } from '../../db/demo/games.ts';
import { demoStudents } from '../../db/demo/people.ts';
import { gameComments, games } from '../../db/schema/games.ts';
import type { GameMode } from '../features/games/games.schema.ts';
import { opponentOf } from '../features/games/games.service.ts';
import { readRecord, writePgn } from '../features/games/game-record.ts';
import { DAY_MS, HOUR_MS } from '../common/time.schema.ts';

/** What each side had, in seconds. */
const SECONDS: Record<GameMode, number> = { practice: 600, blitz: 300, rapid: 900, classical: 1_800 };

const kindOf = (against: DemoGame['against']) =>
  against === 'facil' || against === 'medio' || against === 'dificil'
    ? { mode: 'practice' as const, difficulty: against }
    : { mode: against, difficulty: null };

const draftOf = (game: DemoGame, now: Date) => {
  const { player, daysAgo, result, ending, ratingChange, comments = [] } = game;
  const white = demoStudents.find(({ username }) => username === player)?.fullName;
  if (white === undefined) throw new Error(`The demo has no student ${player}`);
  const { mode, difficulty } = kindOf(game.against);
  const timeControl = String(SECONDS[mode]);
  const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
  const record = readRecord({ pgn: game.moves, result, ...(ending && { ending }) });
  const pgn = writePgn(record, {
    mode,
    white,
    black: opponentOf({ difficulty }),
    result,
    timeControl,
    playedAt: createdAt,
  });
  return {
    player,
    comments,
    row: {
      mode,
      timeControl,
      difficulty,
      pgn,
      plies: record.moves.length,
      result,
      ending: record.ending,
      ratingChange,
      createdAt,
    },
  };
};

/** The demo's games, as if each had been sent when it was over. */
export const draftGames = (now: Date) => demoGames.map(game => draftOf(game, now));

/** @param people ids by username. */
export const insertGames = async (
  tx: Tx,
  drafts: ReturnType<typeof draftGames>,
  people: ReadonlyMap<string, number>,
): Promise<void> => {
  const idOf = (username: string): number => {
    const id = people.get(username);
    if (id === undefined) throw new Error(`The demo has nobody called ${username}`);
    return id;
  };
  for (const { player, row, comments } of drafts) {
    const [game] = await tx
      .insert(games)
      .values({ ...row, userId: idOf(player) })
      .returning({ id: games.id });
    if (!game) throw new Error('The game was not inserted');
    const createdAt = new Date(row.createdAt.getTime() + HOUR_MS);
    for (const { by, ply, text } of comments)
      await tx.insert(gameComments).values({ gameId: game.id, authorId: idOf(by), ply, text, createdAt });
  }
};
