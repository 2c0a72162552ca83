import { legalMoves } from '../../src/board/game.ts';
import { readMove } from '../../src/board/typed-move.ts';
import { match, type Match, type MatchEvent, waiting } from '../../src/features/games/match/match-game.ts';

export const BLITZ_MS = 300_000;
export const started = { type: 'started', key: 'chave-da-partida', unsent: null, now: 0 } satisfies MatchEvent;
export const playing = match(waiting('blitz'), started);

export const move = (state: Match, text: string, now: number): Match => {
  const read = readMove(legalMoves(state.game), text);
  if (read.kind !== 'move') throw new Error(`${text} is ${read.kind}`);
  return match(state, { type: 'moved', move: read.move, now });
};
export const line = (moves: string, from = playing): Match =>
  moves.split(' ').reduce((state, text, place) => move(state, text, (place + 1) * 1_000), from);
