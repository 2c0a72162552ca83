import { seededRandom } from '../random.ts';
import { kinds } from './kinds.ts';

export type Sample = { kind: string; fen: string };

/** Legal positions of games that go on, no two alike, as many of one kind as of another; the same for the same seed. */
export const randomPositions = (count: number, seed: number): Sample[] => {
  const random = seededRandom(seed);
  const found = new Map<string, Sample>();
  const names = Object.keys(kinds);
  while (found.size < count) {
    const kind = names[found.size % names.length]!;
    const chess = kinds[kind]!(random);
    if (chess && !chess.isGameOver()) found.set(chess.fen(), { kind, fen: chess.fen() });
  }
  return [...found.values()];
};
