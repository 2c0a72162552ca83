import { useEffect, useEffectEvent, useState } from 'react';
import type { EngineLevel } from '../../../server/features/games/level-lists.schema.ts';
import { movesIn } from '../../../server/rules/legal-moves.ts';
import type { PlayedMove } from '../../../server/rules/played-move.ts';
import { turnIn } from '../../board/game.ts';
import type { Color } from '../../board/squares.ts';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { askable } from '../../shared/engine/askable.ts';
import { toast } from '../../ui/toast-store.ts';

export type Opponent = { readonly level: EngineLevel; /** The side that the user plays. */ readonly side: Color };

/** An opponent that moves in any position; the server keeps nothing of such a game. */
export const useAiMoves = (fen: string, play: (move: PlayedMove) => void) => {
  const { client } = api.useUtils();
  const [opponent, setOpponent] = useState<Opponent | null>(null);
  const isThinking = opponent !== null && turnIn(fen) !== opponent.side && askable(fen) !== undefined;
  const answer = useEffectEvent(play);
  const level = opponent?.level;
  useEffect(() => {
    if (!isThinking || level === undefined) return undefined;
    let isWanted = true;
    client.chess.aiMove.mutate({ difficulty: level, fen }).then(
      ({ move }) => {
        const found = movesIn(fen).find(({ san }) => san === move);
        if (isWanted && found) answer(found);
      },
      (error: unknown) => {
        if (!isWanted) return;
        setOpponent(null);
        toast({ title: 'A IA não respondeu', description: errorText(error), variant: 'destructive' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isThinking, level, fen, client]);
  return {
    opponent,
    isThinking,
    begin: (next: EngineLevel) => setOpponent({ level: next, side: turnIn(fen) }),
    end: () => setOpponent(null),
  };
};
