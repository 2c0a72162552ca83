import { readFileSync } from 'node:fs';
import type { Judged } from '../../server/features/game-reviews/review.ts';
import { endIn, inSan, positionsOf, type Position } from '../../server/features/game-reviews/played-game.ts';
import type { Review } from '../../server/features/game-reviews/game-reviews.schema.ts';
import type { Told } from './told/mistakes.ts';
import { publishedChances } from './told/published-formulas.ts';

/** The engine's searches that were recorded ended after so many nodes. */
export const RECORDED_NODES = 12_000;

type Recorded = {
  white: string;
  black: string;
  year: string;
  /** In UCI. */
  moves: string;
  /** `31 e2e4 c7c5`, `#-3 …` with a mate from White's side, `#` with the mate on the board; the line in UCI. */
  positions: string[];
};

/**
 * Twenty games of src/features/teaching/chapters/sources/classics.pgn, ten of them mates, with what the project's own
 * engine said of each position; tests/rest/review-truth.test.ts asks it again.
 */
const recorded = JSON.parse(readFileSync(new URL('reviewed-games.json', import.meta.url), 'utf8')) as Recorded[];

const readPosition = (position: Position, said: string): Judged => {
  const end = endIn(position.fen);
  if (end) return { ...position, evaluation: end, line: [] };
  const [score = '', ...line] = said.split(' ');
  const evaluation = score.startsWith('#') ? { mate: Number(score.slice(1)) } : { cp: Number(score) };
  return { ...position, evaluation, line };
};

export type ReviewedGame = { name: string; positions: Judged[] };

export const reviewedGames: readonly ReviewedGame[] = recorded.map(({ white, black, year, moves, positions }) => ({
  name: `${white} – ${black}, ${year}`,
  positions: positionsOf(moves).map((position, i) => readPosition(position, positions[i] ?? '')),
}));

/** What a review tells of the mistakes of a game, with the positions that it is told of. */
export const toldIn = (positions: readonly Judged[], { moves }: Review): Told[] =>
  moves.flatMap(({ ply, text }) => {
    const [before, after] = [positions[ply - 1], positions[ply]];
    if (text === undefined || !before || !after) return [];
    const [played = ''] = inSan(before.fen, [after.move ?? '']);
    const chances = [ply === 1 ? { cp: 15 } : before.evaluation, after.evaluation].map(publishedChances);
    return [{ fen: before.fen, played, text, chances: [chances[0] ?? NaN, chances[1] ?? NaN] as const }];
  });
