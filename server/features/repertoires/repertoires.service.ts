import { createHash } from 'node:crypto';
import type { Db, Read, Tx } from '../../../db/client.ts';
import { dayOf } from '../../common/days.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { treeFromPgn } from '../../rules/game-tree.ts';
import { linesOf, type RepertoireSide } from '../../rules/repertoire-lines.ts';
import { getClassToChange } from '../classes/scope.ts';
import { notifyEachOnce } from '../notifications/notifications.service.ts';
import { dueDaysOf, forgetCards, noteAnswer } from '../training-cards/cards.service.ts';
import {
  changeRepertoires,
  countLetters,
  countOwn,
  deleteRepertoire,
  findCopies,
  findGivers,
  findRepertoire,
  findRepertoires,
  findStudentIds,
  insertRepertoires,
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
/** Of all trees that somebody wrote: what one request has to read through at most. */
const MAX_LETTERS = 400_000;

/** All cards of a repertoire begin so. */
const cardsBegin = (repertoireId: number): string => `${repertoireId}:`;
const keyOf = (moves: readonly string[]): string =>
  createHash('sha256').update(moves.join(' ')).digest('hex').slice(0, 16);
/** A line keeps its card for as long as its moves stay, whatever else changes. */
const itemOf = (repertoireId: number, moves: readonly string[]): string => `${cardsBegin(repertoireId)}${keyOf(moves)}`;

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

const withLines = async (read: Read, row: RepertoireRow, own: readonly string[][], now: Date): Promise<Repertoire> => {
  const [givers, cards] = await Promise.all([
    findGivers(read, row.userId),
    dueDaysOf(read, row.userId, 'repertoire', cardsBegin(row.id)),
  ]);
  const today = dayOf(now);
  const lines = own.map(moves => {
    const dueDay = cards.get(itemOf(row.id, moves)) ?? null;
    return { moves, dueDay, isDue: dueDay !== null && dueDay <= today };
  });
  return { ...summaryOf(row, { dueDays: [...cards.values()], givers, today }), pgn: row.pgn, cards: lines };
};

/** @throws AppError 404 for somebody else's. */
export const getRepertoire = async (db: Db, viewer: Viewer, id: number, now = new Date()): Promise<Repertoire> => {
  const row = await getOwn(db.read, viewer, id);
  return withLines(db.read, row, linesIn(row), now);
};

const checkLength = async (tx: Tx, viewer: Viewer, pgn: string, except?: number): Promise<void> => {
  const others = await countLetters(tx, viewer.id, except);
  if (others + pgn.length > MAX_LETTERS) throw new AppError('repertoiresTooLong');
};

/** @throws AppError 409 with too many of them, or too long ones. */
export const createRepertoire = (
  db: Db,
  viewer: Viewer,
  form: RepertoireForm,
  now = new Date(),
): Promise<Repertoire> => {
  const lines = linesIn(form);
  return db.write(async tx => {
    if ((await countOwn(tx, viewer.id)) >= MAX_OWN) throw new AppError('tooManyRepertoires');
    await checkLength(tx, viewer, form.pgn);
    const values = { ...form, userId: viewer.id, lines: lines.length, updatedAt: now };
    const [made] = await insertRepertoires(tx, [values]);
    if (!made) throw new Error('The repertoire was not inserted');
    return withLines(tx, await getOwn(tx, viewer, made.id), lines, now);
  });
};

/** The cards of lines that are gone go with them. @param kept the keys of those that stay */
const forgetGone = async (tx: Tx, { id, userId }: RepertoireRow, kept: ReadonlySet<string>): Promise<void> => {
  const start = cardsBegin(id);
  const cards = await dueDaysOf(tx, userId, 'repertoire', start);
  const gone = [...cards.keys()].filter(item => !kept.has(item.slice(start.length)));
  await forgetCards(tx, userId, 'repertoire', gone);
};

/** @throws AppError 404 for somebody else's, 409 with too long ones. */
export const saveRepertoire = (
  db: Db,
  viewer: Viewer,
  { repertoireId, ...form }: SaveRepertoireInput,
  now = new Date(),
): Promise<Repertoire> => {
  const lines = linesIn(form);
  const kept = new Set(lines.map(keyOf));
  return db.write(async tx => {
    const row = await getOwn(tx, viewer, repertoireId);
    if (form.pgn.length > row.pgn.length) await checkLength(tx, viewer, form.pgn, repertoireId);
    await forgetGone(tx, row, kept);
    await changeRepertoires(tx, [row.id], { ...form, lines: lines.length, changed: true, updatedAt: now });
    return withLines(tx, await getOwn(tx, viewer, repertoireId), lines, now);
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
export const giveRepertoire = async (
  db: Db,
  viewer: Viewer,
  { repertoireId, classId }: GiveRepertoireInput,
  now = new Date(),
): Promise<{ given: number; updated: number; kept: number }> => {
  const { title, side, pgn } = await getOwn(db.read, viewer, repertoireId);
  const lines = linesIn({ pgn, side });
  const keys = new Set(lines.map(keyOf));
  const form = { title, side, pgn, lines: lines.length, updatedAt: now };
  return db.write(async tx => {
    await getOwn(tx, viewer, repertoireId);
    await getClassToChange(tx, viewer, classId);
    const students = await findStudentIds(tx, classId);
    const copies = (await findCopies(tx, repertoireId)).filter(({ userId }) => students.includes(userId));
    const followed = copies.filter(({ changed }) => !changed);
    const owners = new Set(copies.map(({ userId }) => userId));
    for (const copy of followed) await forgetGone(tx, copy, keys);
    await changeRepertoires(
      tx,
      followed.map(({ id }) => id),
      form,
    );
    const made = await insertRepertoires(
      tx,
      students.filter(id => !owners.has(id)).map(userId => ({ ...form, userId, sourceId: repertoireId })),
    );
    const news = {
      title: `Repertório: ${title}`,
      text: `${viewer.fullName} deu um repertório de ${side === 'white' ? 'brancas' : 'pretas'} à turma.`,
    };
    const told = [...followed, ...made].map(({ id, userId }) => ({
      userId,
      news: { ...news, href: `/treino?modo=repertorio&repertorio=${id}` },
    }));
    await notifyEachOnce(tx, told, now);
    return { given: made.length, updated: followed.length, kept: copies.length - followed.length };
  });
};
