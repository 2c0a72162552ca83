import { Chess } from 'chess.js';
import { playMove, toUci } from '../../server/engine/position.ts';
import { openings } from './openings.ts';
import type { Player } from './players.ts';
import type { Tally } from './score.ts';

/** Longer games count as drawn. */
const MAX_PLIES = 300;

/** 1, ½ or 0 for White. */
const playGame = async (white: Player, black: Player, opening: string[]): Promise<number> => {
  const chess = new Chess();
  const played = opening.map(move => toUci(playMove(chess, move)));
  while (!chess.isGameOver() && played.length < MAX_PLIES)
    played.push(toUci(playMove(chess, await (chess.turn() === 'w' ? white : black).move(chess, played))));
  return chess.isCheckmate() ? (chess.turn() === 'b' ? 1 : 0) : 0.5;
};

/** Plays a match: each opening twice, with the colours changed, and again from the first when all were played. */
export const playMatch = async (
  first: Player,
  second: Player,
  games: number,
  onGame: (tally: Tally) => void,
): Promise<Tally> => {
  const tally: Tally = { wins: 0, draws: 0, losses: 0 };
  for (let game = 0; game < games; game += 1) {
    const opening = openings[Math.floor(game / 2) % openings.length] ?? [];
    const isWhite = game % 2 === 0;
    const result = isWhite ? await playGame(first, second, opening) : 1 - (await playGame(second, first, opening));
    tally[result === 1 ? 'wins' : result === 0 ? 'losses' : 'draws'] += 1;
    onGame(tally);
  }
  return tally;
};
