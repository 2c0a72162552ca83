import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Chess } from 'chess.js';
import { connectSqlite } from '../../db/sqlite.ts';
import { positionsOf } from '../../server/features/game-reviews/played-game.ts';
import { seededRandom } from '../../server/harness/random.ts';
import { gamesIn } from '../../server/rules/pgn-text.ts';
import { call, type Session } from './client.ts';

const CLASSICS = ['src', 'features', 'teaching', 'chapters', 'sources', 'classics.pgn'];

/** The first moves of a game that was played by masters, in UCI. */
export const mastersGame = (moves: number): string => {
  const file = join(import.meta.dirname, '..', '..', ...CLASSICS);
  for (const { text } of gamesIn(readFileSync(file, 'utf8'))) {
    const positions = positionsOf(text, 2 * moves);
    if (positions.length > 2 * moves) return positions.flatMap(({ move }) => move ?? []).join(' ');
  }
  throw new Error(`No game of the classics has ${moves} moves`);
};

/** Games of random moves, no two alike. */
export const randomGames = (count: number, plies: number): string[] => {
  const random = seededRandom(18);
  const games = new Set<string>();
  while (games.size < count) {
    const chess = new Chess();
    while (chess.history().length < plies && !chess.isGameOver()) {
      const moves = chess.moves();
      chess.move(moves[Math.floor(random() * moves.length)] ?? '');
    }
    if (!chess.isGameOver()) games.add(chess.history().join(' '));
  }
  return [...games];
};

const answered = async <Answer>(session: Session, method: 'GET' | 'POST', path: string, body?: object) => {
  const answer = await call(session, method, path, body);
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body) as Answer;
};

/** Has a game kept. @returns its number. */
export const keepGame = async (session: Session, pgn: string): Promise<number> => {
  const played = { mode: 'classical', timeControl: '1800', pgn, result: '1-0', ending: 'resignation' };
  return (await answered<{ game: { id: number } }>(session, 'POST', '/api/chess/games', played)).game.id;
};

type Reviewed = { review: { status: string } & Record<string, unknown> };

export const askForReview = async (session: Session, gameId: number): Promise<void> => {
  await answered<Reviewed>(session, 'POST', `/api/chess/games/${gameId}/review`, {});
};

export const reviewNow = async (session: Session, gameId: number): Promise<Reviewed['review']> =>
  (await answered<Reviewed>(session, 'GET', `/api/chess/games/${gameId}/review`)).review;

/** Of somebody who asked for reviews: how many are made, and how many are not. */
export type Turn = { done: number; left: number };

/** How far everybody's reviews are, in a school that no server uses now; those that are not made are forgotten. */
export const takeTurns = (file: string): Turn[] => {
  const connection = connectSqlite(file);
  const turns = connection
    .prepare(`select sum(status = 'done') as done, sum(status <> 'done') as left from game_reviews group by asker_id`)
    .all() as Turn[];
  connection.exec(`delete from game_reviews where status <> 'done'`);
  connection.close();
  return turns;
};

/** Whether all had as many turns as others, but for the one that goes round, or have no more to wait for. */
export const areFair = (turns: readonly Turn[]): boolean => {
  const most = Math.max(0, ...turns.map(({ done }) => done));
  return turns.every(({ done, left }) => left === 0 || done >= most - 1);
};
