const last = new Map<string, Promise<unknown>>();

/**
 * Runs one task at a time for each key, in order of arrival. When a class signs in to one account at once, the attempts
 * are counted one by one and each is forgiven before the next. The limit itself is checked in the database, across
 * processes.
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
