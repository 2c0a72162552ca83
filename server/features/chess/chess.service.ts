import { explain, shorterMate } from '../../engine/analysis.ts';
import { aiMoveFrom, type Random } from '../../engine/ai-move.ts';
import { finalLines, type Engine, type Line, type SearchResult } from '../../engine/engine.ts';
import { EVERY_MOVE, levels } from '../../engine/levels.ts';
import { passTurn, readGame } from '../../engine/position.ts';
import type { Asker } from '../../engine/turns.ts';
import { preferringQueens } from '../../engine/promotions.ts';
import type { Viewer } from '../../common/viewer.ts';
import type { AiMoveInput, AiMoveOutput } from './chess.schema.ts';

/**
 * The engine's move at a level; none when the game is over, also by repetition.
 * @throws AppError 400 for an unplayable position, 429 when the viewer waits for enough, 503 when the engine is busy.
 */
export const aiMove = async (
  engine: Engine,
  viewer: Pick<Viewer, 'id'>,
  { difficulty, fen, moveHistory }: AiMoveInput,
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
const DEEP = { lines: 2, limits: { nodes: 70_000 } };
/** All moves at a small depth. This finds the quiet first moves of short mates, which a deep search skips. */
const WIDE = { lines: EVERY_MOVE, limits: { depth: 4, nodes: 60_000 } };

const settled = (result: SearchResult | undefined): Line[] => preferringQueens(finalLines(result?.lines ?? []));

/**
 * A teacher's comment on a position, in Portuguese. @throws AppError 400 for an unplayable position, 503 when the
 * engine is busy.
 */
export const analyze = async (engine: Engine, viewer: Pick<Viewer, 'id'>, fen: string): Promise<string> => {
  const { chess, position } = readGame(fen);
  if (chess.isGameOver()) return explain({ chess, lines: [], threats: [] });
  const passed = passTurn(chess);
  const asker: Asker = { person: viewer.id, wants: 'analysis' };
  const [deep, wide, threats] = await Promise.all([
    engine.search({ position, ...DEEP }, asker),
    engine.search({ position, ...WIDE }, asker),
    passed && !passed.chess.isGameOver() ? engine.search({ position: passed.position, ...WIDE }, asker) : undefined,
  ]);
  return explain({ chess, lines: shorterMate(settled(deep), settled(wide)), threats: settled(threats) });
};
