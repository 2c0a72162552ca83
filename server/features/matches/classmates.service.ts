import type { Db, Read } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import type { Side } from '../../rules/moves.ts';
import { findGamesNow, findWatchable, hidesGames, mayWatchClassmates, setHidesGames } from './classmates.queries.ts';
import type { Classmates, ClassmatesGame, ClassmatesNews } from './classmates.schema.ts';
import type { Hall } from './table.service.ts';
import type { WallGame } from './wall.schema.ts';
import { toWallGames } from './wall.service.ts';
import { changesOf } from './watch-wall.service.ts';
import { MINUTE_MS } from '../../common/time.schema.ts';

/** As many small boards as a screen shows in a few rows. */
const MOST_SHOWN = 24;
/** How long the end of a game stays in sight for those who watched it. */
const ENDED_SHOWN_MS = MINUTE_MS;

const toShown = (
  { here: _here, away: _away, events: _events, ...game }: WallGame,
  result: ClassmatesGame['result'],
): ClassmatesGame => ({ ...game, result });

/** The numbers of the games that somebody may watch: both play in a class of theirs, and neither forbids it. */
const findShown = async (read: Read, viewer: Viewer, now: number): Promise<number[]> => {
  const friends = await findWatchable(read, viewer.id);
  if (friends.size === 0) return [];
  const isFriend = (id: number | null): boolean => id !== null && friends.has(id);
  return (await findGamesNow(read, new Date(now - ENDED_SHOWN_MS)))
    .filter(({ whiteId, blackId }) => isFriend(whiteId) && isFriend(blackId))
    .map(({ id }) => id)
    .slice(0, MOST_SHOWN);
};

/** The games of the viewer's classmates, where the school lets students watch them. */
export const getClassmates = async (read: Read, viewer: Viewer): Promise<Classmates> => {
  const now = Date.now();
  const allowed = await mayWatchClassmates(read);
  const ids = allowed ? await findShown(read, viewer, now) : [];
  const games = await toWallGames(read, ids, now);
  return {
    allowed,
    shown: !(await hidesGames(read, viewer.id)),
    games: games.map(({ game, result }) => toShown(game, result ?? '*')),
    answeredAt: new Date(now).toISOString(),
  };
};

/** When a running clock runs out, or what a stopped one shows. Both change with moves only, not as time passes. */
const fallsAt = ({ clocks, running, answeredAt }: ClassmatesGame, side: Side): number =>
  running === side && clocks[side] > 0 ? Date.parse(answeredAt) + clocks[side] : clocks[side];

/** The part of a change that a watcher can see. */
const stateOf = (game: ClassmatesGame): string => {
  const { ply, fen, running, paused, result } = game;
  return JSON.stringify([ply, fen, running, paused, result, fallsAt(game, 'white'), fallsAt(game, 'black')]);
};

/** The games of the viewer's classmates as they are, then what changes. @param signal ends it. */
export async function* watchClassmates(
  hall: Hall,
  viewer: Viewer,
  signal: AbortSignal,
): AsyncGenerator<ClassmatesNews, void> {
  const look = () => getClassmates(hall.db.read, viewer);
  for await (const { wall, ids, changed } of changesOf(hall, look, stateOf, signal))
    yield { ids, changed, answeredAt: wall.answeredAt };
}

/** Lets classmates watch one's own games, or forbids it. */
export const showGames = async (db: Db, viewer: Viewer, shown: boolean): Promise<{ shown: boolean }> => {
  await db.write(tx => setHidesGames(tx, viewer.id, !shown));
  return { shown };
};
