import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { finalLines, forWhite } from '../../server/engine/engine.ts';
import { evaluate } from '../../server/engine/evaluate.ts';
import { createPool } from '../../server/engine/pool.ts';
import { readMove as readUci } from '../../server/engine/moves.ts';
import { readGame } from '../../server/engine/position.ts';
import { engineCommand, startProcess } from '../../server/engine/process.ts';
import { outcomeAfter } from '../../server/features/endings/judge.ts';
import { STANDARD_ENDINGS } from '../../server/features/endings/standard-endings.ts';
import { endIn, positionsOf, type Position } from '../../server/features/game-reviews/played-game.ts';
import type { DeliveredEvaluation } from '../../server/features/game-reviews/game-reviews.schema.ts';
import { reviewOf, type Judged } from '../../server/features/game-reviews/review.ts';
import { extent } from '../../server/harness/extent.ts';
import { epdOf, playOn, positionOf } from '../../server/rules/position.ts';
import { gamesIn } from '../../server/rules/pgn-text.ts';
import { openBrowserEngine } from '../../src/shared/engine/browser-engine.ts';
import { evaluateGame } from '../../src/shared/games/review/review-here.ts';
import { atEnd } from '../support/endings.ts';
import { RECORDED_NODES, reviewedGames, toldIn } from '../support/reviewed-games.ts';
import { checkTold } from '../support/told/mistakes.ts';
import { HOUR_MS } from '../../server/common/time.schema.ts';

const CLASSICS = 'src/features/teaching/chapters/sources/classics.pgn';
/** Few: the truth of a sentence does not hang on how good the engine's moves are, and two hundred games are many. */
const NODES = 1_000;

const pool = createPool({ start: () => startProcess(engineCommand(undefined)), size: 1, patience: 60_000 });
atEnd(pool.close);

const judged = async (position: Position, nodes: number): Promise<Judged> => {
  const end = endIn(position.fen);
  if (end) return { ...position, evaluation: end, line: [] };
  const asked = readGame(`${position.epd} 0 1`);
  const { lines } = await pool.search({ position: asked.position, lines: 1, limits: { nodes } });
  const [best] = finalLines(lines);
  if (!best) throw new Error(`Nothing is said of ${position.fen}`);
  return { ...position, evaluation: forWhite(best.score, asked.chess.turn()), line: best.moves };
};

test('the engine says of a position what it said when the games were recorded', { timeout: HOUR_MS }, async () => {
  const all = reviewedGames.flatMap(({ positions }) => positions);
  const every = Math.ceil(all.length / extent(4, 300));
  for (const recorded of all.filter((_, i) => i % every === 0)) {
    const { evaluation, line } = await judged(recorded, RECORDED_NODES);
    expect({ fen: recorded.fen, evaluation, line }).toEqual({
      fen: recorded.fen,
      evaluation: recorded.evaluation,
      line: recorded.line,
    });
  }
});

test('every sentence of a review that the engine has just made is so on the board', { timeout: HOUR_MS }, async () => {
  const shortFirst = gamesIn(readFileSync(CLASSICS, 'utf8')).toSorted((a, b) => a.text.length - b.text.length);
  const games = shortFirst.slice(0, extent(1, 200));
  let sentences = 0;
  for (const { text } of games) {
    const positions: Judged[] = [];
    for (const position of positionsOf(text)) positions.push(await judged(position, NODES));
    for (const told of toldIn(positions, reviewOf(positions))) sentences += checkTold(told);
  }
  expect(sentences).toBeGreaterThan(3 * games.length);
});

test('browser and server review the same game alike, move by move', { timeout: HOUR_MS }, async () => {
  const games = [
    '1. f3 e5 2. g4 Qh4#',
    '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#',
    '1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 *',
  ];
  const browser = openBrowserEngine(() => startProcess(engineCommand(undefined)));
  try {
    for (const pgn of games.slice(0, extent(1, 3))) {
      const positions = positionsOf(pgn);
      const watching = { signal: new AbortController().signal, onStep: () => undefined };
      const delivered = await evaluateGame(
        browser,
        positions.map(({ fen }) => fen),
        watching,
      );
      const found: DeliveredEvaluation[] = [];
      for (const { fen, epd } of positions) {
        if (endIn(fen)) continue;
        const { evaluation, depth, line } = await evaluate(pool, epd);
        found.push({ ...evaluation, depth, line: line.join(' ') });
      }
      expect(delivered).toEqual(found);
    }
  } finally {
    browser.close();
  }
});

test(
  'a standard ending is as far from a draw, or as near to it, as its judge takes it to be',
  { timeout: HOUR_MS },
  async () => {
    const every = Math.ceil(STANDARD_ENDINGS.length / extent(3, 24));
    for (const ending of STANDARD_ENDINGS.filter((_, i) => i % every === 0)) {
      const { line } = await evaluate(pool, epdOf(ending.fen));
      const after = positionOf(ending.fen);
      const move = after && readUci(after, line[0] ?? '');
      if (!after || !move) throw new Error(`No move in ${ending.fen}`);
      const { fen } = playOn(after, move);
      const { evaluation } = await evaluate(pool, epdOf(fen));
      const { status } = outcomeAfter(ending, [ending.fen, fen], evaluation);
      expect({ id: ending.id, status }).toEqual({ id: ending.id, status: 'playing' });
    }
  },
);
