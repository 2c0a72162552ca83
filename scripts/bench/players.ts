// The students of `npm run bench:engine`, on a thread: each plays game after game against a level, with random moves.
import { parentPort, workerData } from 'node:worker_threads';
import { Chess, SQUARES } from 'chess.js';
import { seededRandom } from '../../server/harness/random.ts';
import { call, type Session } from './client.ts';
import type { Games, Load } from './games.ts';

const { sessions, levels, seconds, pause, seed } = workerData as Load;
const random = seededRandom(seed);
const until = performance.now() + seconds * 1_000;
const games: Games = { moves: Object.fromEntries(levels.map(level => [level, []])), busy: 0, faults: [], finished: 0 };

const sleep = (milliseconds: number): Promise<unknown> => new Promise(resolve => setTimeout(resolve, milliseconds));
const goesOn = (): boolean => performance.now() < until;

const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;

/** A random move of a random piece, which is cheaper than listing all moves. */
const move = (chess: Chess): void => {
  let moves: string[];
  do moves = chess.moves({ square: oneOf(SQUARES) });
  while (moves.length === 0);
  try {
    chess.move(oneOf(moves));
  } catch {
    // It was written as the only such move of its square, and is another piece's as well.
    chess.move(oneOf(chess.moves()));
  }
};

/** Asks until there is an answer. @throws Error when the move is not legal. */
const reply = async (session: Session, chess: Chess, history: string[], difficulty: string): Promise<string> => {
  for (;;) {
    const { status, retryAfter, body, milliseconds } = await call(session, 'POST', '/api/chess/ai-move', {
      difficulty,
      fen: chess.fen(),
      moveHistory: history,
    });
    if (status === 503 && retryAfter) {
      games.busy += 1;
      await sleep(Number(retryAfter) * 1_000);
      continue;
    }
    const answer = status === 200 ? (JSON.parse(body) as { move: string | null }) : undefined;
    if (!answer?.move) throw new Error(`${status} ${body}`);
    games.moves[difficulty]?.push(milliseconds);
    return answer.move;
  }
};

const playGame = async (session: Session, difficulty: string): Promise<void> => {
  const chess = new Chess();
  const history: string[] = [];
  const played = (): void => void history.push(...chess.history().slice(-1));
  while (goesOn() && !chess.isGameOver()) {
    await sleep(pause * (0.5 + random()));
    move(chess);
    played();
    if (chess.isGameOver()) break;
    chess.move(await reply(session, chess, history, difficulty));
    played();
  }
  if (chess.isGameOver()) games.finished += 1;
};

const student = async (session: Session, i: number): Promise<void> => {
  while (goesOn())
    await playGame(session, levels[i % levels.length]!).catch((error: unknown) => games.faults.push(String(error)));
};

await Promise.all(sessions.map(student));
parentPort?.postMessage(games);
