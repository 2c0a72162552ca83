import { createHash } from 'node:crypto';
import type { Db, Read, Tx } from '../../../db/client.ts';
import { dayOf } from '../../common/days.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { treeFromPgn } from '../../rules/game-tree.ts';
import { linesOf, type RepertoireSide } from '../../rules/repertoire-lines.ts';
import { getClassToChange } from '../classes/scope.ts';
import { notifyOnce } from '../notifications/notifications.service.ts';
import { dueDaysOf, forgetCards, noteAnswer } from '../training-cards/cards.service.ts';
import {
  changeRepertoire,
  countOwn,
  deleteRepertoire,
  findCopies,
  findGivers,
  findRepertoire,
  findRepertoires,
  findStudentIds,
  insertRepertoire,
  type RepertoireRow,
} from './repertoires.queries.ts';
import type {
  GiveRepertoireInput,
  Repertoire,
  RepertoireForm,
  RepertoireSummary,
  SaveRepertoireInput,
  TrainedLineInput,
} from './repertoires.schema.ts';

const MAX_OWN = 30;

/** All cards of a repertoire begin so. */
const cardsBegin = (repertoireId: number): string => `${repertoireId}:`;
/** A line keeps its card for as long as its moves stay, whatever else changes. */
const itemOf = (repertoireId: number, moves: readonly string[]): string =>
  `${cardsBegin(repertoireId)}${createHash('sha256').update(moves.join(' ')).digest('hex').slice(0, 16)}`;

const linesIn = ({ pgn, side }: { pgn: string; side: RepertoireSide }): string[][] => linesOf(treeFromPgn(pgn), side);

const summaryOf = (
  { id, sourceId, title, side, lines, updatedAt }: RepertoireRow,
  { dueDays, givers, today }: { dueDays: readonly string[]; givers: ReadonlyMap<number, string>; today: string },
): RepertoireSummary => ({
  id,
  title,
  side,
  from: (sourceId !== null && givers.get(sourceId)) || null,
  lines,
  due: dueDays.filter(day => day <= today).length,
  fresh: lines - dueDays.length,
  updatedAt: updatedAt.toISOString(),
});

/** The viewer's own ones, and those that they were given. */
export const listRepertoires = async (db: Db, viewer: Viewer, now = new Date()): Promise<RepertoireSummary[]> => {
  const [rows, givers, cards] = await Promise.all([
    findRepertoires(db.read, viewer.id),
    findGivers(db.read, viewer.id),
    dueDaysOf(db.read, viewer.id, 'repertoire'),
  ]);
  const byRepertoire = Map.groupBy(cards, ([item]) => Number(item.split(':')[0]));
  return rows.map(row => {
    const dueDays = (byRepertoire.get(row.id) ?? []).map(([, day]) => day);
    return summaryOf(row, { dueDays, givers, today: dayOf(now) });
  });
};

/** @throws AppError 404 for somebody else's. */
const getOwn = async (read: Read, viewer: Viewer, id: number): Promise<RepertoireRow> => {
  const row = await findRepertoire(read, viewer.id, id);
  if (!row) throw new AppError('repertoireNotFound');
  return row;
};

const withLines = async (read: Read, row: RepertoireRow, now: Date): Promise<Repertoire> => {
  const [givers, cards] = await Promise.all([
    findGivers(read, row.userId),
    dueDaysOf(read, row.userId, 'repertoire', cardsBegin(row.id)),
  ]);
  const today = dayOf(now);
  const lines = linesIn(row).map(moves => {
    const dueDay = cards.get(itemOf(row.id, moves)) ?? null;
    return { moves, dueDay, isDue: dueDay !== null && dueDay <= today };
  });
  return { ...summaryOf(row, { dueDays: [...cards.values()], givers, today }), pgn: row.pgn, cards: lines };
};

/** @throws AppError 404 for somebody else's. */
export const getRepertoire = async (db: Db, viewer: Viewer, id: number, now = new Date()): Promise<Repertoire> =>
  withLines(db.read, await getOwn(db.read, viewer, id), now);

/** @throws AppError 409 with too many of them. */
export const createRepertoire = (
  db: Db,
  viewer: Viewer,
  form: RepertoireForm,
  now = new Date(),
): Promise<Repertoire> => {
  const lines = linesIn(form).length;
  return db.write(async tx => {
    if ((await countOwn(tx, viewer.id)) >= MAX_OWN) throw new AppError('tooManyRepertoires');
    const id = await insertRepertoire(tx, { ...form, userId: viewer.id, lines, updatedAt: now });
    return withLines(tx, await getOwn(tx, viewer, id), now);
  });
};

/** Writes a tree; the cards of lines that are gone go with them. */
const rewrite = async (
  tx: Tx,
  row: RepertoireRow,
  { form, lines, changed }: { form: RepertoireForm; lines: readonly string[][]; changed: boolean },
  now: Date,
): Promise<void> => {
  const kept = new Set(lines.map(moves => itemOf(row.id, moves)));
  const cards = await dueDaysOf(tx, row.userId, 'repertoire', cardsBegin(row.id));
  const gone = [...cards.keys()].filter(item => !kept.has(item));
  await forgetCards(tx, row.userId, 'repertoire', gone);
  await changeRepertoire(tx, row.id, { ...form, lines: lines.length, changed, updatedAt: now });
};

/** @throws AppError 404 for somebody else's. */
export const saveRepertoire = (
  db: Db,
  viewer: Viewer,
  { repertoireId, ...form }: SaveRepertoireInput,
  now = new Date(),
): Promise<Repertoire> => {
  const lines = linesIn(form);
  return db.write(async tx => {
    const row = await getOwn(tx, viewer, repertoireId);
    await rewrite(tx, row, { form, lines, changed: true }, now);
    return withLines(tx, await getOwn(tx, viewer, repertoireId), now);
  });
};

/** @throws AppError 404 for somebody else's. */
export const removeRepertoire = (db: Db, viewer: Viewer, repertoireId: number): Promise<void> =>
  db.write(async tx => {
    const { id, userId } = await getOwn(tx, viewer, repertoireId);
    const cards = await dueDaysOf(tx, userId, 'repertoire', cardsBegin(id));
    await forgetCards(tx, userId, 'repertoire', [...cards.keys()]);
    await deleteRepertoire(tx, id);
  });

/** Notes how a line went; nothing is paid for it. @throws AppError 404, 400 for what is no line of it. */
export const noteLine = async (
  db: Db,
  viewer: Viewer,
  { repertoireId, moves, right }: TrainedLineInput,
  now = new Date(),
): Promise<string> => {
  const row = await getOwn(db.read, viewer, repertoireId);
  const line = moves.join(' ');
  if (!linesIn(row).some(own => own.join(' ') === line)) throw new AppError('lineNotInRepertoire');
  const item = itemOf(repertoireId, moves);
  return db.write(async tx => {
    await getOwn(tx, viewer, repertoireId);
    return noteAnswer(tx, { userId: viewer.id, kind: 'repertoire', item }, right, now);
  });
};

/**
 * Gives every student of a class a copy. Who has an older copy and has not changed it gets the new tree, with what they
 * remember of the lines that stay. @throws AppError 404, 403, 409
 */
export const giveRepertoire = (
  db: Db,
  viewer: Viewer,
  { repertoireId, classId }: GiveRepertoireInput,
  now = new Date(),
): Promise<{ given: number; updated: number; kept: number }> =>
  db.write(async tx => {
    const { title, side, pgn } = await getOwn(tx, viewer, repertoireId);
    await getClassToChange(tx, viewer, classId);
    const form = { title, side, pgn };
    const lines = linesIn(form);
    const copies = new Map((await findCopies(tx, repertoireId)).map(copy => [copy.userId, copy]));
    const told = { given: 0, updated: 0, kept: 0 };
    for (const userId of await findStudentIds(tx, classId)) {
      const copy = copies.get(userId);
      if (copy?.changed) {
        told.kept += 1;
        continue;
      }
      if (copy) await rewrite(tx, copy, { form, lines, changed: false }, now);
      const values = { ...form, userId, sourceId: repertoireId, lines: lines.length, updatedAt: now };
      const id = copy?.id ?? (await insertRepertoire(tx, values));
      told[copy ? 'updated' : 'given'] += 1;
      const news = {
        title: `Repertório: ${title}`,
        text: `${viewer.fullName} deu um repertório de ${side === 'white' ? 'brancas' : 'pretas'} à turma.`,
        href: `/treino?modo=repertorio&repertorio=${id}`,
      };
      await notifyOnce(tx, userId, news, now);
    }
    return told;
  });
