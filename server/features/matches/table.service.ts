import type { Db, Read, Tx } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Live } from '../../live/live.ts';
import { isPlayer, mayReadMatch } from './matches.policy.ts';
import { findMatch, saveTable, withMoves } from './table.queries.ts';
import { record } from '../audit/audit.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import { unresumedOf } from './match-news.ts';
import { keepEnded } from './ended.service.ts';
import { findTaught } from './taught.queries.ts';
import { settled, type HeldMatch, type Table } from './table.ts';

/** What every action needs: the database, and who tells those that watch. */
export type Hall = { db: Db; live: Live };

const readTable = async (read: Read, match: HeldMatch): Promise<Table> => {
  const [table] = await withMoves(read, [match]);
  if (!table) throw new Error('The match is gone');
  return table;
};

const teachesAPlayer = async (read: Read, viewer: Viewer, { whiteId, blackId }: HeldMatch): Promise<boolean> => {
  if (viewer.role !== 'professor') return false;
  const players = [whiteId, blackId].filter(id => id !== null);
  return (await findTaught(read, viewer.id, players)).size > 0;
};

/** A match that the viewer may see. @throws AppError 404 */
export const findReadable = async (read: Read, viewer: Viewer, matchId: number): Promise<Table> => {
  const match = await findMatch(read, matchId);
  if (!match) throw new AppError('gameNotFound');
  const teaches = !isPlayer(viewer, match) && (await teachesAPlayer(read, viewer, match));
  if (!mayReadMatch(viewer, match, teaches)) throw new AppError('gameNotFound');
  return readTable(read, match);
};

/** Stores what an action made of a table; a game that ended by it is rated, and goes into its players' history. */
const save = async (tx: Tx, before: Table, after: Table, now: number): Promise<Table> => {
  const hasEnded = before.match.status !== 'finished' && after.match.status === 'finished';
  const kept = hasEnded ? await keepEnded(tx, after, new Date(now)) : after;
  await saveTable(tx, before.moves, kept);
  return kept;
};

/** Both players are told of a game that nobody resumed, and the log of each of them says it. */
const tellUnresumed = async (tx: Tx, match: HeldMatch, now: number): Promise<void> => {
  for (const subjectId of new Set([match.whiteId, match.blackId].filter(id => id !== null))) {
    await notify(tx, subjectId, unresumedOf(match), new Date(now));
    await record(tx, { id: null }, 'match_unresumed', { subjectId, detail: `nº ${match.id}` }, new Date(now));
  }
};

type Action = (table: Table, now: number, tx: Tx) => Table | Promise<Table>;

/**
 * Changes a match in one transaction: first what nobody did is settled, such as a flag that fell, then the action
 * happens. What was settled stays also where the action is then refused.
 */
const changeTable = async ({ db, live }: Hall, find: (tx: Tx) => Promise<Table>, action: Action): Promise<Table> => {
  const done = await db.write(async tx => {
    const before = await find(tx);
    const now = Date.now();
    const current = settled(before, now);
    const isUnresumed = current !== before && current.match.ending === 'unresumed';
    if (isUnresumed) await tellUnresumed(tx, current.match, now);
    let after = current;
    let refusal: AppError | undefined;
    try {
      after = await action(current, now, tx);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refusal = error;
    }
    return { before, table: after === before ? before : await save(tx, before, after, now), refusal };
  });
  if (done.table !== done.before) live.tell('match', done.table.match.id);
  if (done.refusal) throw done.refusal;
  return done.table;
};

/** A player's action. @throws AppError 404 for a match that the viewer may not see, 403 for one of others. */
export const act = (hall: Hall, viewer: Viewer, matchId: number, action: Action): Promise<Table> =>
  changeTable(
    hall,
    async tx => {
      const table = await findReadable(tx, viewer, matchId);
      if (!isPlayer(viewer, table.match)) throw new AppError('accessDenied');
      return table;
    },
    action,
  );

/** An action on a match that the viewer may see; whether they may do it, the action says. @throws AppError 404 */
export const actOnOthers = (hall: Hall, viewer: Viewer, matchId: number, action: Action): Promise<Table> =>
  changeTable(hall, tx => findReadable(tx, viewer, matchId), action);

/**
 * An action on a match inside a transaction that goes on: tell of the match after it. @returns the match as changed;
 * undefined where the action left it as it was.
 */
export const changeInside = async (
  tx: Tx,
  matchId: number,
  action: (table: Table, now: number) => Table,
): Promise<Table | undefined> => {
  const match = await findMatch(tx, matchId);
  if (!match) return undefined;
  const before = await readTable(tx, match);
  const now = Date.now();
  const after = action(before, now);
  return after === before ? undefined : save(tx, before, after, now);
};

/** The server's own action. @returns undefined when the match is gone. */
export const actAsServer = async (hall: Hall, matchId: number, action: Action): Promise<Table | undefined> => {
  const match = await findMatch(hall.db.read, matchId);
  if (!match) return undefined;
  return changeTable(
    hall,
    async tx => {
      const fresh = await findMatch(tx, matchId);
      if (!fresh) throw new AppError('gameNotFound');
      return readTable(tx, fresh);
    },
    action,
  );
};
