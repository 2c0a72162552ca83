import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../../db/client.ts';
import { foldForSearch } from '../../../db/search.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../storage/storage.ts';
import { record, type Actor } from '../audit/audit.service.ts';
import { forgetFailures } from '../auth/attempts.ts';
import { requirePassword } from '../auth/credentials.service.ts';
import { isDemoAccount } from '../auth/demo-accounts.ts';
import { hashPassword } from '../auth/password.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Viewer } from '../../common/viewer.ts';
import { cancelBookingsOf, leaveProgramsOf } from '../bookings/bookings.service.ts';
import { forgetMails } from '../mails/mails.service.ts';
import { removeReplaced } from '../uploads/sweep.service.ts';
import { releaseFiles, releaseImage } from '../uploads/attach.service.ts';
import { discardUnusedOf } from '../uploads/uploads.service.ts';
import {
  archiveCourses,
  deleteBegun,
  deleteCommentsTo,
  deleteOwn,
  emptyEssays,
  emptyLog,
  emptyOrders,
  findDetails,
  findGames,
  findNews,
  findPerson,
  hasComingMeetings,
  hasOtherAdmin,
  leaveClasses,
  leaveTeams,
  replacePerson,
  setDetail,
  setNews,
  setPgn,
  voidCertificates,
} from './erasure.queries.ts';
import { maySeeStudentsData } from './privacy.policy.ts';
import { deleteWork, findWorkFiles } from './erasure-work.queries.ts';

/** The name in place of a deleted person's. */
export const NOBODY = 'Conta excluída';

type Doors = { db: Db; storage: Storage; sessions: Sessions; sessionId: string; demo: boolean };
type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/**
 * Deletes the viewer's account for good: personal data, texts, tokens and picture. Figures that others' totals depend
 * on stay, without a name (docs/decisions/028-erased-accounts.md). The email can sign up again.
 * @returns the cookie that clears the session in the browser.
 * @throws AppError 400 for a wrong password; 403 for a demo account and a child's; 409 for the last administrator and
 * for a mentor with future meetings; 429 past the limit of this session.
 */
export const eraseAccount = async (doors: Doors, viewer: Viewer, password: string): Promise<string> => {
  const { db, storage, sessions, sessionId, demo } = doors;
  if (isDemoAccount(demo, viewer.email)) throw new AppError('demoAccountStays');
  if (viewer.email === null) throw new AppError('childKeepsAccount');
  await requirePassword(db, { viewer, sessionId }, password);
  // The hash of an unknown random password, so that a login attempt is refused like any other.
  const passwordHash = await hashPassword(randomBytes(32).toString('hex'));
  await db.write(async tx => {
    const person = await findPerson(tx, viewer.id);
    if (!person) throw new AppError('unauthenticated');
    const now = new Date();
    await erase(tx, { id: viewer.id }, { person, passwordHash, now });
    await record(tx, { id: viewer.id }, 'account_erased', {}, now);
  });
  // The picture no longer belongs to anybody. If its file cannot be removed now, the next sweep removes it.
  await removeReplaced(db, storage).catch(() => undefined);
  return sessions.blankCookie();
};

type Office = Pick<Doors, 'db' | 'storage' | 'sessionId' | 'demo'>;

/**
 * Deletes a student's account for good, as `eraseAccount` does, at the wish of those who answer for a child: the school
 * holds what is kept about it. @throws AppError 400 for a wrong password; 403 for all but administrators and
 * for a demo account; 404 for an account that is no student's; 429 past the limit of this session.
 */
export const eraseStudent = async (
  { db, storage, sessionId, demo }: Office,
  viewer: Viewer,
  { userId, password }: { userId: number; password: string },
): Promise<void> => {
  if (!maySeeStudentsData(viewer)) throw new AppError('accessDenied');
  const found = await findPerson(db.read, userId);
  if (found?.role !== 'student') throw new AppError('userNotFound');
  if (isDemoAccount(demo, found.email)) throw new AppError('demoAccount');
  await requirePassword(db, { viewer, sessionId }, password);
  const passwordHash = await hashPassword(randomBytes(32).toString('hex'));
  await db.write(async tx => {
    const person = await findPerson(tx, userId);
    if (person?.role !== 'student') throw new AppError('userNotFound');
    const now = new Date();
    await erase(tx, viewer, { person, passwordHash, now });
    await record(tx, viewer, 'account_erased', { subjectId: userId }, now);
  });
  await removeReplaced(db, storage).catch(() => undefined);
};

type Erased = { person: Person; passwordHash: string; now: Date };
const erase = async (tx: Tx, actor: Actor, { person, passwordHash, now }: Erased): Promise<void> => {
  const { id, role, avatarUrl, deactivatedAt } = person;
  if (role === 'admin' && !(await hasOtherAdmin(tx, id))) throw new AppError('lastAdmin');
  if (await hasComingMeetings(tx, id, now)) throw new AppError('mentorExpected');
  await cancelBookingsOf(tx, actor, id, now);
  await leaveProgramsOf(tx, id, now);
  await archiveCourses(tx, id, now);
  await leaveTeams(tx, id, NOBODY);
  await leaveClasses(tx, id);
  await emptyEssays(tx, id);
  await deleteBegun(tx, id);
  const handedIn = await findWorkFiles(tx, id);
  await deleteWork(tx, id);
  await releaseFiles(tx, handedIn);
  await deleteCommentsTo(tx, id);
  await emptyOrders(tx, id);
  await unnameGames(tx, id);
  await voidCertificates(tx, id, NOBODY);
  await forgetMails(tx, id);
  await deleteOwn(tx, person);
  await forgetFailures(tx, person);
  await discardUnusedOf(tx, id);
  await replacePerson(tx, id, {
    fullName: NOBODY,
    nameSearch: foldForSearch(NOBODY),
    // Neither a valid email nor a valid username, so that nobody can sign up with it.
    username: `excluida:${id}`,
    usernameKey: `excluida:${id}`,
    usernameLook: null,
    email: `excluida:${id}`,
    emailLook: null,
    passwordHash,
    phone: null,
    bio: null,
    location: null,
    dateOfBirth: null,
    avatarUrl: null,
    lastSeenOn: null,
    awaitingApproval: false,
    approvedAt: null,
    deactivatedAt: deactivatedAt ?? now,
    erasedAt: now,
  });
  await releaseImage(tx, avatarUrl);
  await emptyLog(tx, id);
  await unnameTexts(tx, person);
};

/** The tags of a game contain the name that the player had that day. */
const unnameGames = async (tx: Tx, userId: number): Promise<void> => {
  for (const { id, userId: player, side, pgn } of await findGames(tx, userId)) {
    const tag = (player === userId) === (side === 'white') ? 'White' : 'Black';
    await setPgn(tx, id, pgn.replace(new RegExp(`^\\[${tag} "[^"]*"\\]`, 'm'), `[${tag} "${NOBODY}"]`));
  }
};

/** The whole name only, not a part of another person's name. */
const wholeName = (name: string): RegExp => {
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}]|\\p{Lu}[\\p{L}'-]* )${literal}(?![\\p{L}\\p{N}]| \\p{Lu})`, 'gu');
};

/** Replaces the name in notifications to others and in the log. */
const unnameTexts = async (tx: Tx, { fullName }: Person): Promise<void> => {
  const name = wholeName(fullName);
  for (const { id, title, text } of await findNews(tx, fullName))
    await setNews(tx, { id, title: title.replace(name, NOBODY), text: text.replace(name, NOBODY) });
  for (const { id, detail } of await findDetails(tx, fullName))
    await setDetail(tx, id, (detail ?? '').replace(name, NOBODY));
};
