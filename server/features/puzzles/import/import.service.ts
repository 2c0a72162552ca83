import type { Db } from '../../../../db/client.ts';
import { addPuzzles, type NewPuzzle } from '../collection.service.ts';
import type { NumberedRow } from './file.ts';
import { readRow } from './row.ts';

export type Tally = { added: number; /** Existed before. */ known: number; bad: number };
export type Listener = {
  /** Called for each skipped row, with the reason. */ onBadRow: (line: number, problem: string) => void;
  /** Called after each batch; with false it ends there. */
  onBatch: (tally: Tally) => void | Promise<boolean>;
  /** Rows in a transaction. */
  batch?: number;
};

/** Enough to wait for the disk rarely, few enough to let other writers in between. */
const BATCH = 1_000;

/** Adds the puzzles of the valid rows, a batch at a time. @returns the totals. */
export const importPuzzles = async (
  db: Db,
  rows: AsyncIterable<NumberedRow>,
  { onBadRow, onBatch, batch: most = BATCH }: Listener,
): Promise<Tally> => {
  const tally: Tally = { added: 0, known: 0, bad: 0 };
  let batch: NewPuzzle[] = [];
  /** @returns whether to go on. */
  const save = async (): Promise<boolean> => {
    const puzzles = batch;
    batch = [];
    const added = await db.write(tx => addPuzzles(tx, puzzles));
    tally.added += added.length;
    tally.known += puzzles.length - added.length;
    return (await onBatch(tally)) !== false;
  };
  for await (const { line, row } of rows) {
    const read = row ? readRow(row) : { problem: 'número de colunas diferente do cabeçalho' };
    if ('puzzle' in read) batch.push(read.puzzle);
    else {
      tally.bad += 1;
      onBadRow(line, read.problem);
    }
    if (batch.length === most && !(await save())) return tally;
  }
  await save();
  if (tally.added > 0) await db.refreshStatistics?.();
  return tally;
};
