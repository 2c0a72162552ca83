import { Chess } from 'chess.js';
import type { z } from 'zod';
import { explain, shorterMate } from '../../engine/analysis.ts';
import { aiMoveFrom, type Random } from '../../engine/ai-move.ts';
import { finalLines, forWhite, type Engine, type Line, type SearchResult } from '../../engine/engine.ts';
import { forcedMate } from '../../engine/forced-mate.ts';
import { EVERY_MOVE, levels } from '../../engine/levels.ts';
import { isEnding } from '../../engine/drawn-endings.ts';
import { linePlayed } from '../../engine/motifs.ts';
import { passTurn, playMove, readGame, type Game } from '../../engine/position.ts';
import type { Asker } from '../../engine/turns.ts';
import { preferringQueens } from '../../engine/promotions.ts';
import type { Viewer } from '../../common/viewer.ts';
import type { AiMoveInput, AiMoveOutput, AnalyzeOutput } from './chess.schema.ts';

/**
 * The engine's move at a level; none when the game is over, also by repetition.
 * @throws AppError 400 for an unplayable position, 429 when the viewer waits for enough, 503 when the engine is busy.
 */
export const aiMove = async (
  engine: Engine,
  viewer: Pick<Viewer, 'id'>,
  { difficulty, fen, moveHistory }: Omit<AiMoveInput, 'difficulty'> & { difficulty: keyof typeof levels },
  random: Random = Math.random,
): Promise<AiMoveOutput> => {
  const { chess, position } = readGame(fen, moveHistory);
  if (chess.isGameOver()) return { success: false, move: null };
  const level = levels[difficulty];
  const { lines } = await engine.search(
    { position, lines: level.lines, limits: level.limits },
    { person: viewer.id, wants: 'move' },
  );
  const { san, from, to, promotion } = aiMoveFrom(chess, lines, level, random);
  return { success: true, move: san, from, to, promotion: (promotion ?? null) as AiMoveOutput['promotion'] };
};

/** About 130 ms: four requests at once should be answered within 1.5 s. */
const DEEP = { lines: 1, limits: { nodes: 70_000 } };
/** The second best move, only to see how much worse it is: a deep search for two misses what one for the best sees. */
const PAIR = { lines: 2, limits: { nodes: 15_000 } };
/** All moves at a small depth. This finds the quiet first moves of short mates, which a deep search skips. */
const WIDE = { lines: EVERY_MOVE, limits: { depth: 4, nodes: 60_000 } };

const settled = (result: SearchResult | undefined): Line[] => preferringQueens(finalLines(result?.lines ?? []));

/** The position after the best move and a passed turn, to see whether the opponent only loses because it must move. */
const restedAfter = (chess: Chess, best: Line | undefined): Game | undefined => {
  const after = new Chess(chess.fen());
  playMove(after, best?.moves[0] ?? '');
  const passed = after.isGameOver() ? undefined : passTurn(after);
  return passed?.chess.isGameOver() ? undefined : passed;
};

type Analysis = Omit<z.infer<typeof AnalyzeOutput>, 'success'>;
type Found = Omit<Analysis, 'analysis'>;

/** What a position is worth in which the game is over. */
const overIn = (chess: Chess): Found => ({
  score: chess.isCheckmate() ? { mate: 0 } : { cp: 0 },
  bestMove: null,
  pv: [],
  depth: 0,
});

/** The same line that the words are about, for programs. */
const found = (chess: Chess, best: Line | undefined): Found => {
  if (!best) throw new Error('The engine reported no line');
  const pv = linePlayed(chess, best).map(({ san }) => san);
  return { score: forWhite(best.score, chess.turn()), bestMove: pv[0] ?? null, pv, depth: best.depth };
};

/**
 * A teacher's comment on a position, in Portuguese. @throws AppError 400 for an unplayable position, 503 when the
 * engine is busy.
 */
export const analyze = async (engine: Engine, viewer: Pick<Viewer, 'id'>, fen: string): Promise<Analysis> => {
  const { chess, position } = readGame(fen);
  if (chess.isGameOver()) return { analysis: explain({ chess, lines: [], threats: [] }), ...overIn(chess) };
  const passed = passTurn(chess);
  const isLate = isEnding(chess);
  const asker: Asker = { person: viewer.id, wants: 'analysis' };
  const [deep, pair, wide, threats] = await Promise.all([
    engine.search({ position, ...DEEP }, asker),
    engine.search({ position, ...PAIR }, asker),
    engine.search({ position, ...WIDE }, asker),
    passed && !passed.chess.isGameOver()
      ? engine.search({ position: passed.position, ...(isLate ? DEEP : WIDE) }, asker)
      : undefined,
  ]);
  const mate = forcedMate(chess.fen());
  const [best] = shorterMate(shorterMate(settled(deep), settled(wide)), mate ? [mate] : []);
  const next = settled(pair).find(({ moves }) => moves[0] !== best?.moves[0]);
  const lines = [best, next].filter(line => line !== undefined);
  const rested = isLate ? restedAfter(chess, best) : undefined;
  const afterPass = rested && settled(await engine.search({ position: rested.position, ...DEEP }, asker))[0];
  return { analysis: explain({ chess, lines, threats: settled(threats), afterPass }), ...found(chess, best) };
};
