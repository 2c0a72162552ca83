import { useEffect, useState } from 'react';
import { fenAt, type Game, legalMoves, type Move, turnOf } from '../../../board/game.ts';
import { api } from '../../../lib/api.ts';
import { codeOf } from '../../../lib/error-text.ts';
import { ENGINE, type Level, type Practice } from './practice-game.ts';

/** The AI replies after 1 to 2 seconds; the engine thinks in that time. */
const REPLY_MIN_MS = 1_000;
const REPLY_MAX_MS = 2_000;
/** After this time the engine is taken as failed. */
const PATIENCE_MS = 10_000;
/** How long a busy engine asks to be left alone. */
const BUSY_MS = 2_000;
const BUSY = new Set(['TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE']);

type Client = ReturnType<typeof api.useUtils>['client'];

const pause = (ms: number): Promise<null> => new Promise(resolve => setTimeout(resolve, ms, null));

/**
 * The engine's move; null when it gives none, whatever the reason. A busy engine is asked again while the move is
 * wanted.
 */
const aiMove = async (client: Client, game: Game, difficulty: Level, isWanted: () => boolean): Promise<Move | null> => {
  try {
    const { move } = await client.chess.aiMove.mutate({
      difficulty,
      fen: fenAt(game),
      moveHistory: game.moves.map(({ san }) => san),
    });
    return legalMoves(game).find(({ san }) => san === move) ?? null;
  } catch (error) {
    if (!BUSY.has(codeOf(error) ?? '')) return null;
    await pause(BUSY_MS);
    return isWanted() ? aiMove(client, game, difficulty, isWanted) : null;
  }
};

const anyMove = (game: Game): Move | undefined => {
  const moves = legalMoves(game);
  return moves[Math.floor(Math.random() * moves.length)];
};

/**
 * Lets the AI move when it is its turn; `improvised` says that its last move was any legal one, as the engine failed.
 */
export const useAiMove = ({ phase, game, level }: Practice, play: (move: Move) => void) => {
  const { client } = api.useUtils();
  const [leftAlone, setLeftAlone] = useState<Game | null>(null);
  const isThinking = phase.is === 'playing' && turnOf(game) === ENGINE;

  useEffect(() => {
    if (!isThinking) return undefined;
    let wanted = true;
    const reply = async () => {
      const [found] = await Promise.all([
        Promise.race([aiMove(client, game, level, () => wanted), pause(PATIENCE_MS)]),
        pause(REPLY_MIN_MS + Math.random() * (REPLY_MAX_MS - REPLY_MIN_MS)),
      ]);
      const move = found ?? anyMove(game);
      if (!wanted || !move) return;
      setLeftAlone(found ? null : game);
      play(move);
    };
    void reply();
    return () => {
      wanted = false;
    };
  }, [isThinking, game, level, client, play]);

  // A new game does not contain the random move.
  const unanswered = leftAlone?.moves.at(-1);
  return { improvised: unanswered !== undefined && game.moves.includes(unanswered) };
};
