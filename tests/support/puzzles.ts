import type { Db } from '../../db/client.ts';
import { addPuzzles, type AddedPuzzle, type NewPuzzle } from '../../server/features/puzzles/collection.service.ts';

let made = 0;

/** What solves `aPuzzle`, and a move that does not. */
export const RIGHT = ['e6e7', 'b3c1', 'h6c1'];
export const WRONG = ['h6f6'];
/** Its solution in every writing that must not leave the server early. */
export const SECRETS = ['e6e7', 'b3c1', 'h6c1', 'Rxe7', 'Nc1', 'Qxc1'];

/** The statistics of somebody who has tried nothing and said nothing. */
export const NEWCOMER = {
  solved: 0,
  accuracy: null,
  averageTime: null,
  rating: 1200,
  isGuess: true,
  asksLevel: true,
  streak: 0,
};

export const newPuzzle = (values: Partial<NewPuzzle> = {}): NewPuzzle => {
  made += 1;
  return {
    source: `teste:${made}`,
    title: 'Peça indefesa',
    description: 'As brancas jogam e ganham material.',
    difficulty: 'medio',
    fen: 'r6k/pp2r2p/4Rp1Q/3p4/8/1N1P2b1/PqP3PP/7K w - - 0 25',
    lastMove: 'f2g3',
    moves: ['e6e7', 'b2b1', 'b3c1', 'b1c1', 'h6c1'],
    themes: ['pecaIndefesa'],
    rating: 1500,
    deviation: 80,
    ...values,
  };
};

/** Puzzles of three moves, one for each sketch. */
export const somePuzzles = async (db: Db, sketches: Partial<NewPuzzle>[]): Promise<AddedPuzzle[]> => {
  const puzzles = sketches.map(newPuzzle);
  const added = await db.write(tx => addPuzzles(tx, puzzles));
  return puzzles.map(({ source }) => added.find(puzzle => puzzle.source === source)!);
};

export const aPuzzle = async (db: Db, values: Partial<NewPuzzle> = {}): Promise<AddedPuzzle> =>
  (await somePuzzles(db, [values]))[0]!;
