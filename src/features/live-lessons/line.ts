import { readQuickly } from '../../../server/rules/quick-move.ts';

/** The positions of a line in UCI, the first one included. */
export const positionsOf = (start: string, path: readonly string[]): string[] => {
  const positions = [start];
  for (const uci of path) {
    const move = readQuickly(positions.at(-1) ?? start, uci);
    if (!move) break;
    positions.push(move.fen);
  }
  return positions;
};
