import { Chess } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import { SquareSet } from 'chessops/squareSet';
import type { NormalMove } from 'chessops/types';
import type { Line } from './engine.ts';
import { inUci } from './moves.ts';

/** Moves of the side that mates. */
const LONGEST = 3;
/** Positions looked at: about 20 ms. The number, not the time, ends the search: the answer is always the same. */
const MOST_POSITIONS = 4_000;

const legalMoves = (chess: Chess): NormalMove[] =>
  [...chess.allDests()].flatMap(([from, targets]) =>
    [...targets].flatMap((to): NormalMove[] =>
      chess.board.pawn.has(from) && SquareSet.backranks().has(to)
        ? (['queen', 'knight'] as const).map(promotion => ({ from, to, promotion }))
        : [{ from, to }],
    ),
  );

const played = (chess: Chess, move: NormalMove): Chess => {
  const next = chess.clone();
  next.play(move);
  return next;
};

/**
 * The shortest mate in at most three moves that gives check with every move. An engine with few nodes misses those that
 * begin with a queen's sacrifice. Nothing when there is none, or it takes too long to see.
 */
export const forcedMate = (fen: string): Line | undefined => {
  let left = MOST_POSITIONS;

  /** The line that mates, against the defence that lasts longest. */
  const mateBy = (chess: Chess, moves: number): string[] | undefined => {
    for (const move of legalMoves(chess)) {
      if ((left -= 1) < 0) return undefined;
      const next = played(chess, move);
      if (!next.isCheck()) continue;
      const line = answered(next, moves - 1);
      if (line) return [inUci(chess, move), ...line];
    }
    return undefined;
  };

  const answered = (chess: Chess, moves: number): string[] | undefined => {
    const defences = legalMoves(chess);
    if (defences.length === 0) return [];
    if (moves === 0) return undefined;
    let longest: string[] = [];
    for (const defence of defences) {
      const line = mateBy(played(chess, defence), moves);
      if (!line) return undefined;
      if (line.length >= longest.length) longest = [inUci(chess, defence), ...line];
    }
    return longest;
  };

  const chess = parseFen(fen)
    .chain(setup => Chess.fromSetup(setup))
    .unwrap(
      position => position,
      () => undefined,
    );
  if (!chess) return undefined;
  for (let moves = 1; moves <= LONGEST; moves += 1) {
    const line = mateBy(chess, moves);
    if (line) return { depth: 2 * moves, rank: 1, score: { kind: 'mate', value: moves }, moves: line };
  }
  return undefined;
};
