import type { Tx } from '../../../db/client.ts';
import { settleAchievements } from '../missions/achievements.service.ts';
import { opponentOf } from './games.service.ts';
import { writePgn } from './game-record.ts';
import { findPlayers, insertGame } from './games.queries.ts';
import type { GameEnding, GameMode, GameResult } from './games.schema.ts';
import type { EngineLevel } from './level-lists.schema.ts';

/** A game is taken to have so many moves of each side, as Lichess does to name its speeds. */
const MOVES = 40;
const BLITZ_UNTIL = 8 * 60;
const RAPID_UNTIL = 25 * 60;

/** The name of a game between people by its time, in seconds. */
const speedOf = ({ base, increment }: { base: number; increment: number }): Exclude<GameMode, 'practice'> => {
  const seconds = base + MOVES * increment;
  return seconds < BLITZ_UNTIL ? 'blitz' : seconds < RAPID_UNTIL ? 'rapid' : 'classical';
};

type Side = 'white' | 'black';

/** A finished game that the server held. */
export type HeldGame = {
  matchId: number;
  level: EngineLevel | null;
  /** In seconds. */
  base: number;
  increment: number;
  /** In SAN. */
  moves: string[];
  result: GameResult;
  ending: GameEnding;
  /** Whether it counts for rating, missions and achievements. */
  counts: boolean;
  /** The users at either side; nobody is the engine, or who sits at the same board. */
  players: Record<Side, number | null>;
  ratingChanges: Record<Side, number | null>;
};

const otherSide = (side: Side): Side => (side === 'white' ? 'black' : 'white');

/**
 * Puts a game that has just ended into the history of each of its players, and pays what it achieves. Call it in the
 * transaction in which the game ends: a unique index keeps a game from being stored twice for the same player.
 */
export const keepHeldGame = async (tx: Tx, game: HeldGame, endedAt: Date): Promise<void> => {
  const { matchId, level, base, increment, moves, result, ending, counts, players, ratingChanges } = game;
  const ids = [players.white, players.black].filter(id => id !== null);
  const people = new Map((await findPlayers(tx, ids)).map(person => [person.id, person]));
  const nameOf = (side: Side): string => people.get(players[side] ?? 0)?.fullName ?? opponentOf({ difficulty: level });
  const mode: GameMode = level === null ? speedOf({ base, increment }) : 'practice';
  const timeControl = increment > 0 ? `${base}+${increment}` : String(base);
  const described = { mode, white: nameOf('white'), black: nameOf('black'), result, timeControl, playedAt: endedAt };
  const pgn = writePgn({ moves, ending }, described);
  for (const side of ['white', 'black'] as const) {
    const userId = players[side];
    if (userId === null) continue;
    await insertGame(tx, {
      userId,
      matchId,
      side,
      opponentId: players[otherSide(side)],
      counts,
      mode,
      timeControl,
      difficulty: level,
      pgn,
      plies: moves.length,
      result,
      ending,
      ratingChange: ratingChanges[side] ?? 0,
      createdAt: endedAt,
    });
    if (counts && people.get(userId)?.role === 'student') await settleAchievements(tx, userId, endedAt);
  }
};
