import { setImmediate } from 'node:timers';

type Ask = (...values: unknown[]) => unknown;
type Statement = { all: Ask; get: Ask; run: Ask };
/** What is used of a connection of better-sqlite3. */
export type Reader = { open: boolean; inTransaction: boolean; prepare: (source: string) => Statement };

/**
 * Has what a connection reads in one turn of the event loop read one state of the database. Each statement by itself
 * takes and gives back locks on the file, which takes as long as most reads.
 * @returns a function that lets the next read see the newest state: for the moment in which this process writes.
 */
export const oneStateATurn = (reader: Reader): (() => void) => {
  const prepare = reader.prepare.bind(reader);
  const [begin, commit] = [prepare('BEGIN'), prepare('COMMIT')];
  let hasBegun = false;
  const end = (): void => {
    // A fault of the disk may have ended it.
    if (hasBegun && reader.open && reader.inTransaction) commit.run();
    hasBegun = false;
  };
  const enter = (): void => {
    if (hasBegun) return;
    begin.run();
    hasBegun = true;
    setImmediate(end);
  };
  reader.prepare = source => {
    const statement = prepare(source);
    const { all, get } = statement;
    return Object.assign(statement, {
      all: (...values: unknown[]) => {
        enter();
        return all.apply(statement, values);
      },
      get: (...values: unknown[]) => {
        enter();
        return get.apply(statement, values);
      },
    });
  };
  return end;
};
