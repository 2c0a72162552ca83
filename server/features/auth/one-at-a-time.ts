const last = new Map<string, Promise<unknown>>();

/**
 * Does one thing at a time for each key, in the order in which they came. A class that signs in to one account at once
 * is then counted one by one, each forgiven before the next; what a limit allows is still decided by the database,
 * across processes.
 */
export const oneAtATime = <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
  const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
  last.set(key, turn);
  const leave = (): void => {
    if (last.get(key) === turn) last.delete(key);
  };
  turn.then(leave, leave);
  return turn;
};
