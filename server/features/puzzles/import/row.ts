import type { NewPuzzle } from '../collection.service.ts';
import { difficultyOf } from '../points.ts';
import { MAX_MOVES } from '../puzzles.schema.ts';
import { readLine } from './solution.ts';
import { themesOf, wordsFor } from './themes.ts';

/** The columns that are read from the Lichess puzzle database: database.lichess.org/#puzzles. */
export const COLUMNS = ['PuzzleId', 'FEN', 'Moves', 'Rating', 'RatingDeviation', 'Themes'] as const;
export type LichessRow = Record<(typeof COLUMNS)[number], string> & { GameUrl?: string };

/** A puzzle's source, by its id at Lichess. */
export const sourceOf = (puzzleId: string): string => `lichess:${puzzleId}`;

/** A puzzle, or the problem of its row. */
export type ReadRow = { puzzle: NewPuzzle } | { problem: string };

const MAX_RATING = 4_000;
/** The bounds that glicko.ts sets for deviations. */
const [MIN_DEVIATION, MAX_DEVIATION] = [45, 350];

const wholeNumber = (text: string, max: number): number | undefined =>
  /^\d{1,4}$/.test(text) && Number(text) <= max ? Number(text) : undefined;

/** A game at Lichess, at the position of the puzzle; nothing else becomes a link. */
const GAME_URL = /^https:\/\/lichess\.org\/\w{8}(?:\/black)?#\d{1,3}$/;

/** Reads a row of the Lichess puzzle database. */
export const readRow = (row: LichessRow): ReadRow => {
  const { PuzzleId, FEN, Moves, Rating, RatingDeviation, Themes, GameUrl = '' } = row;
  if (!/^\w{1,32}$/.test(PuzzleId))
    return { problem: `identificador inválido: ${JSON.stringify(PuzzleId.slice(0, 40))}` };
  const rating = wholeNumber(Rating, MAX_RATING);
  const deviation = wholeNumber(RatingDeviation, MAX_RATING);
  if (rating === undefined || deviation === undefined) return { problem: 'rating inválido' };
  const moves = Moves.split(' ');
  if (moves.length % 2 === 1) return { problem: 'a solução não termina com um lance de quem resolve' };
  if (moves.length > 2 * MAX_MOVES) return { problem: 'a solução é longa demais' };
  const line = readLine(FEN, moves);
  if (!line) return { problem: 'posição inválida ou lance ilegal' };
  const themes = themesOf(Themes);
  const puzzle: NewPuzzle = {
    source: sourceOf(PuzzleId),
    ...wordsFor(themes, line.turn),
    difficulty: difficultyOf(rating),
    fen: line.fen,
    lastMove: line.lastMove,
    moves: line.moves,
    themes,
    gameUrl: GAME_URL.test(GameUrl) ? GameUrl : null,
    rating,
    deviation: Math.min(Math.max(deviation, MIN_DEVIATION), MAX_DEVIATION),
  };
  return { puzzle };
};
