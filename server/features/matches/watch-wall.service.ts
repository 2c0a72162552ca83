import { setTimeout as wait } from 'node:timers/promises';
import type { Viewer } from '../../common/viewer.ts';
import { getWall } from './wall.service.ts';
import type { WallGame, WallInput, WallNews } from './wall.schema.ts';
import type { Hall } from './store.service.ts';

/** The moves of so long go in one message: a wall of thirty quick games is read as seldom as one of two. */
const GATHER_MS = 400;
/** Without news it is read so often: who has come, who has left, and what a killed process did not tell. */
const AGAIN_MS = 5_000;

/** Who is there changes without an event. */
const stateOf = ({ events, here, away }: WallGame): string => JSON.stringify([events, here, away]);

/**
 * The wall as it is, then what changes on it.
 * @param signal ends it.
 * @throws AppError 404 for a class that is not the viewer's, also when it no longer is.
 */
export const watchWall = async (
  hall: Hall,
  viewer: Viewer,
  wanted: WallInput,
  signal: AbortSignal,
): Promise<AsyncGenerator<WallNews, void>> => {
  await getWall(hall.db.read, viewer, wanted);
  return follow(hall, viewer, wanted, signal);
};

async function* follow(
  { db, live }: Hall,
  viewer: Viewer,
  wanted: WallInput,
  signal: AbortSignal,
): AsyncGenerator<WallNews, void> {
  let rung = Promise.withResolvers<void>();
  const ring = (): void => rung.resolve();
  const end = live.listen('match', { onNews: ring, onGap: ring });
  signal.addEventListener('abort', ring, { once: true });
  let told = new Map<number, string>();
  let isFirst = true;
  try {
    while (!signal.aborted) {
      rung = Promise.withResolvers<void>();
      const { games, total, answeredAt } = await getWall(db.read, viewer, wanted);
      const changed = games.filter(game => told.get(game.id) !== stateOf(game));
      const hasOthers = games.length !== told.size || games.some(({ id }) => !told.has(id));
      if (isFirst || changed.length > 0 || hasOthers)
        yield { ids: games.map(({ id }) => id), changed, total, answeredAt };
      told = new Map(games.map(game => [game.id, stateOf(game)]));
      isFirst = false;
      const rest = new AbortController();
      await Promise.race([
        rung.promise,
        wait(AGAIN_MS, undefined, { signal: rest.signal, ref: false }).catch(() => {}),
      ]);
      rest.abort();
      if (!signal.aborted) await wait(GATHER_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  } finally {
    end();
    signal.removeEventListener('abort', ring);
  }
}
