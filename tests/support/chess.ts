import fc from 'fast-check';
import { playMove, type Game, legalMoves, newGame, type PlayedMove } from '../../src/board/game.ts';
import { readMove } from '../../src/board/typed-move.ts';

const step = (game: Game, text: string): Game => {
  const read = readMove(legalMoves(game), text);
  if (read.kind !== 'move') throw new Error(`${text} is ${read.kind}`);
  return playMove(game, read.move);
};

/** The game of these moves, written in any way that the board reads. */
export const gameOf = (moves: string, start?: string): Game =>
  moves.split(' ').filter(Boolean).reduce(step, newGame(start));

const pick = <T>(from: readonly T[], at: number): T | undefined => from[at % from.length];

/** A game of at most so many half-moves in which each is any legal one. */
export const anyGame = (maxLength = 60): fc.Arbitrary<Game> =>
  fc.array(fc.nat(), { maxLength }).map(choices =>
    choices.reduce((game, choice) => {
      const move: PlayedMove | undefined = pick(legalMoves(game), choice);
      return move ? playMove(game, move) : game;
    }, newGame()),
  );
