/** How long a session is used without reading it. */
const KEPT_MS = 5_000;
/** More sessions than a school has open in so short a time. */
const MOST_KEPT = 10_000;

/**
 * Asks once a turn of the event loop: requests that came in at the same time are answered from the same state. Who was
 * told of a logout asks in a later turn.
 */
const oncePerTurn = (ask: () => number): (() => number) => {
  let known: number | undefined;
  return () => {
    if (known === undefined) setImmediate(() => (known = undefined));
    return (known ??= ask());
  };
};

type Kept<Found> = { found: Found; from: number; until: number };

/**
 * Remembers sessions for a few seconds, until anything in the database changes: a logout, another password or role, a
 * closed account, by this process or another.
 * @param version changes with every change of the database; without it nothing is remembered.
 * @param endOf the time from which a session is not to be used unread.
 */
export const createKeptSessions = <Found extends object>(
  version: (() => number) | undefined,
  endOf: (found: Found) => number,
) => {
  const kept = new Map<string, Kept<Found>>();
  const versionNow = version && oncePerTurn(version);
  let keptAt: number | undefined;

  /** Reads a session, unless it is known. */
  return async (id: string, read: () => Promise<Found | null>): Promise<Found | null> => {
    if (!versionNow) return read();
    // Asked before the rows are read: a change in between then counts as one that came later.
    const current = versionNow();
    if (current !== keptAt) kept.clear();
    keptAt = current;
    const now = Date.now();
    const known = kept.get(id);
    if (known && known.from <= now && now < known.until) return known.found;
    const found = await read();
    if (kept.size >= MOST_KEPT) kept.clear();
    if (found && keptAt === current) kept.set(id, { found, from: now, until: Math.min(now + KEPT_MS, endOf(found)) });
    return found;
  };
};
