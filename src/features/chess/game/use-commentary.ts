import { useEffect, useState } from 'react';
import { fenAt, type Game } from '../../../board/game.ts';
import { api } from '../../../lib/api.ts';

/** The delay between a move and the request for its comment. */
const COMMENT_AFTER_MS = 1_000;
const UNAVAILABLE = '⚠️ Análise temporariamente indisponível.';

/** The comments received so far, by the position's FEN. */
export const useCommentary = (game: Game): ReadonlyMap<string, string> => {
  const { client } = api.useUtils();
  const [comments, setComments] = useState<ReadonlyMap<string, string>>(new Map());
  const fen = game.moves.length > 0 ? fenAt(game) : null;

  useEffect(() => {
    if (fen === null) return undefined;
    const comment = async () => {
      const text = await client.chess.analyze.mutate({ fen }).then(
        ({ success, analysis }) => (success ? analysis : UNAVAILABLE),
        () => UNAVAILABLE,
      );
      setComments(known => new Map(known).set(fen, text));
    };
    const timer = setTimeout(() => void comment(), COMMENT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [fen, client]);

  return comments;
};
