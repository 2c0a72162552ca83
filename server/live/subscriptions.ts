import { AppError } from '../errors.ts';

/** More than any page of ours watches. Each reads the database at every news, and every few seconds. */
const MOST = 10;
const TRY_AGAIN_SECONDS = 30;

const open = new WeakMap<object, number>();

/**
 * Counts what one socket watches until it ends: thousands of subscriptions in one message would hold up everybody.
 * @param socket the same object for all subscriptions of a socket.
 * @throws AppError 429 for one too many.
 */
export const watched = async <News>(
  socket: object,
  signal: AbortSignal,
  watch: () => Promise<AsyncGenerator<News, void>>,
): Promise<AsyncGenerator<News, void>> => {
  const add = (by: number): void => void open.set(socket, (open.get(socket) ?? 0) + by);
  if ((open.get(socket) ?? 0) >= MOST) throw new AppError('tooManyConnections', TRY_AGAIN_SECONDS);
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
