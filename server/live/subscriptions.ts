import { AppError } from '../errors.ts';

/** More than any page of ours watches, and than anybody has pages. Each reads the database at every news. */
const MOST = { socket: 10, person: 40 };
const TRY_AGAIN_SECONDS = 30;

/** How many each socket and each person watches. */
const open = new Map<object | number, number>();

/** Who watches: `socket` is the same object for all subscriptions of a socket. */
type Watcher = { socket: object; personId: number };

/**
 * Counts what one socket, and one person, watches until it ends: thousands of subscriptions in one message, or some on
 * each of many sockets, would hold up everybody.
 * @throws AppError 429 for one too many.
 */
export const watched = async <News>(
  { socket, personId }: Watcher,
  signal: AbortSignal,
  watch: () => Promise<AsyncGenerator<News, void>>,
): Promise<AsyncGenerator<News, void>> => {
  const countOf = (key: object | number): number => open.get(key) ?? 0;
  const add = (by: number): void => {
    for (const key of [socket, personId])
      if (countOf(key) + by > 0) open.set(key, countOf(key) + by);
      else open.delete(key);
  };
  if (countOf(socket) >= MOST.socket || countOf(personId) >= MOST.person)
    throw new AppError('tooManyConnections', TRY_AGAIN_SECONDS);
  add(1);
  let isOver = false;
  const giveBack = (): void => {
    if (!isOver) add(-1);
    isOver = true;
  };
  // A generator that was never asked for its first news does not come to its end.
  signal.addEventListener('abort', giveBack, { once: true });
  const follow = async function* (news: AsyncGenerator<News, void>): AsyncGenerator<News, void> {
    try {
      yield* news;
    } finally {
      giveBack();
    }
  };
  try {
    return follow(await watch());
  } catch (error) {
    giveBack();
    throw error;
  }
};
