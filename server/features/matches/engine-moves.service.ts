/** The engine's moves in the games that the server holds. */
import type { Engine } from '../../engine/engine.ts';
import { legalMoves } from '../../rules/moves.ts';
import { aiMove } from '../chess/chess.service.ts';
import { actAsServer, type Hall } from './table.service.ts';
import { engineSide, fenOf, isEngineAwaited, madeFriendly, play, type Table } from './table.ts';

export type EngineHall = Hall & { engine: Engine };

/** How soon an engine that was busy is asked again, and for how long before any legal move is played instead. */
const ASK_AGAIN_MS = 1_000;
const PATIENCE = 30;

/** How often the engine has been asked without an answer, by game. */
const unanswered = new Map<number, number>();

const aiMoveOf = async ({ engine }: EngineHall, { match, moves }: Table): Promise<string | null> => {
  const { level, whiteId, blackId } = match;
  if (!level) return null;
  const person = whiteId ?? blackId ?? match.creatorId;
  const history = moves.map(({ san }) => san);
  const { move } = await aiMove(
    engine,
    { id: person },
    { difficulty: level, fen: fenOf({ moves }), moveHistory: history },
  );
  return move;
};

const anyMove = ({ moves }: Table): string | null => {
  const legal = legalMoves(fenOf({ moves }));
  return legal[Math.floor(Math.random() * legal.length)]?.uci ?? null;
};

/**
 * Plays the engine's move. If the engine never answers, any legal move is played, and the game becomes friendly.
 * @param took how long the engine was to let its clock run: what the server needs on top of it is given back as the
 *   delay of a person's network is.
 */
export const playAiMove = async (hall: EngineHall, table: Table, took: number): Promise<void> => {
  const { id } = table.match;
  // The search takes a while: its player may have resigned meanwhile, or taken a move back and played another.
  const isStill = (current: Table): boolean => isEngineAwaited(current) && fenOf(current) === fenOf(table);
  let isReplaced = false;
  let move: string | null;
  try {
    move = await aiMoveOf(hall, table);
    unanswered.delete(id);
  } catch {
    // Busy, or broken: it is asked again.
    const tries = (unanswered.get(id) ?? 0) + 1;
    unanswered.set(id, tries);
    if (tries < PATIENCE) {
      await actAsServer(hall, id, (current, now) =>
        isStill(current) ? { ...current, match: { ...current.match, dueAt: new Date(now + ASK_AGAIN_MS) } } : current,
      );
      return;
    }
    unanswered.delete(id);
    [move, isReplaced] = [anyMove(table), true];
  }
  if (move === null) return;
  const text = move;
  await actAsServer(hall, id, (current, now) => {
    const side = engineSide(current.match);
    if (!isStill(current) || !side) return current;
    const changes = isReplaced ? madeFriendly(current, 'replaced') : {};
    const ready = { ...current, match: { ...current.match, ...changes } };
    return play(ready, side, { move: text, ply: current.moves.length, took }, now);
  });
};
