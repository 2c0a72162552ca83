/** What a report sheet adds up. Pure. */
import type { Grades } from '../assignments/assignments.schema.ts';
import type { Sheet } from './sheets.schema.ts';

type Counted = { userId: number | null; result: string | null; games: number };

/** A student's games of both sides, by how they ended for them. */
export const gamesOf = (userId: number, asWhite: readonly Counted[], asBlack: readonly Counted[]): Sheet['games'] => {
  const sum = (rows: readonly Counted[], result: string): number =>
    rows.filter(row => row.userId === userId && row.result === result).reduce((all, { games }) => all + games, 0);
  return {
    won: sum(asWhite, '1-0') + sum(asBlack, '0-1'),
    drawn: sum(asWhite, '1/2-1/2') + sum(asBlack, '1/2-1/2'),
    lost: sum(asWhite, '0-1') + sum(asBlack, '1-0'),
  };
};

/** How many assignments a student had to do, and did. */
export const workOf = (columns: Grades['columns'], cells: Grades['rows'][number]['cells']): Sheet['assignments'] => {
  const given = cells.filter((cell, i) => columns[i]?.kind === 'assignment' && !cell.excused);
  return {
    done: given.filter(({ state }) => state === 'done' || state === 'done_late').length,
    total: given.length,
  };
};
