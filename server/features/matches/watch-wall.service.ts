import { setTimeout as wait } from 'node:timers/promises';
import type { Viewer } from '../../common/viewer.ts';
import { getWall } from './wall.service.ts';
import type { WallGame, WallInput, WallNews } from './wall.schema.ts';
import type { Hall } from './table.service.ts';

/** The moves of this time go in one message: a wall of thirty quick games is read no more often than one of two. */
const GATHER_MS = 400;
/** How often it is read without news: for who has come, who has left, and what a killed process did not tell. */
const AGAIN_MS = 5_000;

/** Presence changes without an event. */
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
  hall: Hall,
  viewer: Viewer,
  wanted: WallInput,
  signal: AbortSignal,
): AsyncGenerator<WallNews, void> {
  const look = () => getWall(hall.db.read, viewer, wanted);
  for await (const { wall, ids, changed } of changesOf(hall, look, stateOf, signal))
    yield { ids, changed, total: wall.total, answeredAt: wall.answeredAt };
}

type Looked<Game> = { games: Game[] };

/**
 * A wall of games as it is, then each time that a game comes, goes or changes.
 * @param look reads the wall.
 * @param state a game has changed when this differs.
 */
export async function* changesOf<Game extends { id: number }, Seen extends Looked<Game>>(
  { live }: Pick<Hall, 'live'>,
  look: () => Promise<Seen & Looked<Game>>,
  state: (game: Game) => string,
  signal: AbortSignal,
): AsyncGenerator<{ wall: Seen; ids: number[]; changed: Game[] }, void> {
  let rung = Promise.withResolvers<void>();
  const ring = (): void => rung.resolve();
  const end = live.listen('match', { onNews: ring, onGap: ring });
  signal.addEventListener('abort', ring, { once: true });
  let told = new Map<number, string>();
  let isFirst = true;
  try {
    while (!signal.aborted) {
      rung = Promise.withResolvers<void>();
      const wall = await look();
      const { games } = wall;
      const changed = games.filter(game => told.get(game.id) !== state(game));
      const hasOthers = games.length !== told.size || games.some(({ id }) => !told.has(id));
      if (isFirst || changed.length > 0 || hasOthers) yield { wall, ids: games.map(({ id }) => id), changed };
      told = new Map(games.map(game => [game.id, state(game)]));
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
