import type { Db, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record } from '../audit/audit.service.ts';
import { replaceEmail } from '../auth/change-email.service.ts';
import { isDemoAccount } from '../auth/demo-accounts.ts';
import { deleteSessionsOf } from '../auth/sessions.ts';
import { type Viewer } from '../../common/viewer.ts';
import { cancelBookingsOf } from '../bookings/bookings.service.ts';
import { cancelBookedSlotsOf } from '../mentoring/cancel-slot.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import {
  changeUser,
  countUsers,
  dropReset,
  findActiveAdmins,
  findUser,
  findUsers,
  revokeTokensOf,
  type UserRow,
} from './users.queries.ts';
import { approvalOf, isToApprove } from './users.policy.ts';
import { USERS_PER_PAGE, type ManagedUser, type UserRole, type UsersInput } from './users.schema.ts';

/** The school, and the administrator who acts. */
export type Office = { db: Db; demo: boolean; viewer: Pick<Viewer, 'id' | 'address'> };

/** One page of accounts, by name. */
export const listUsers = async (office: Office, { page, ...filter }: UsersInput) => {
  const { read } = office.db;
  const wanted = { search: filter.search, role: filter.role, state: filter.state };
  const [rows, total] = await Promise.all([
    findUsers(read, wanted, USERS_PER_PAGE, (page - 1) * USERS_PER_PAGE),
    countUsers(read, wanted),
  ]);
  return { users: rows.map(row => toManaged(office, row)), total, page, pageSize: USERS_PER_PAGE };
};

/** @throws AppError 404 for an unknown or erased account. */
export const getUser = async (office: Office, userId: number): Promise<ManagedUser> => {
  const row = await findUser(office.db.read, userId);
  if (!row) throw new AppError('userNotFound');
  return toManaged(office, row);
};

/**
 * The account for the administrator to change, inside a transaction. @throws AppError 404, 403 for a demo account, 409
 * for their own.
 */
export const getUserToChange = async (
  tx: Tx,
  { demo, viewer }: Omit<Office, 'db'>,
  userId: number,
): Promise<UserRow> => {
  const user = await findUser(tx, userId);
  if (!user) throw new AppError('userNotFound');
  if (userId === viewer.id) throw new AppError('ownAccount');
  if (isDemoAccount(demo, user.email)) throw new AppError('demoAccount');
  return user;
};

/**
 * Checks that the change is allowed. Call it in the transaction that changes an account. @throws AppError 409 when the
 * school would have no administrator left, 403 when the viewer is no longer an administrator.
 */
export const checkOffice = async (tx: Tx, { viewer }: Pick<Office, 'viewer'>, losing?: number): Promise<void> => {
  const admins = await findActiveAdmins(tx);
  if (losing !== undefined && admins.has(losing) && admins.size === 1) throw new AppError('lastAdmin');
  if (!admins.has(viewer.id)) throw new AppError('accessDenied');
};

/** Ends the account's sessions, tokens and reset link. */
const shut = async (tx: Tx, userId: number, now: Date): Promise<void> => {
  await deleteSessionsOf(tx, userId);
  await revokeTokensOf(tx, userId, now);
  await dropReset(tx, userId);
};

type Work = (tx: Tx, user: UserRow, now: Date) => Promise<void>;
const change = async (office: Office, userId: number, work: Work): Promise<ManagedUser> => {
  await office.db.write(async tx => work(tx, await getUserToChange(tx, office, userId), new Date()));
  return getUser(office, userId);
};

/**
 * Changes an account's role and ends its sessions and tokens. Everything it made stays: a professor's courses stay
 * online under their name, and a student's enrollments, coins and certificates are kept. Only future seats become free
 * for others, and booked hours with a mentor who is now a student are cancelled. @throws AppError 404, 403, 409
 */
export const setRole = (office: Office, userId: number, role: UserRole): Promise<ManagedUser> =>
  change(office, userId, async (tx, user, now) => {
    await checkOffice(tx, office, role === 'admin' ? undefined : userId);
    if (user.role === role) return;
    if (user.email === null) throw new AppError('childHasNoEmail');
    await changeUser(tx, userId, {
      role,
      awaitingApproval: false,
      approvedAt: approvalOf(role, now),
      alsoTeaches: false,
    });
    await cancelBookingsOf(tx, office.viewer, userId, now);
    if (role === 'student') await cancelBookedSlotsOf(tx, office.viewer, userId, now);
    await shut(tx, userId, now);
    await record(tx, office.viewer, 'role_changed', { subjectId: userId, detail: role }, now);
  });

/**
 * Deactivates an account: its sessions and tokens end at once, its content stays, its future seats become free. Booked
 * hours with it as a mentor are cancelled. @throws AppError 404, 403, 409
 */
export const deactivate = (office: Office, userId: number): Promise<ManagedUser> =>
  change(office, userId, async (tx, user, now) => {
    await checkOffice(tx, office, userId);
    if (user.deactivatedAt !== null) return;
    await changeUser(tx, userId, { deactivatedAt: now });
    await cancelBookingsOf(tx, office.viewer, userId, now);
    await cancelBookedSlotsOf(tx, office.viewer, userId, now);
    await shut(tx, userId, now);
    await record(tx, office.viewer, 'user_deactivated', { subjectId: userId }, now);
  });

/** Gives an account another email, which its owner signs in with from then on. @throws AppError 404, 403, 409 */
export const setEmail = (office: Office, userId: number, email: string): Promise<ManagedUser> =>
  change(office, userId, async (tx, user, now) => {
    await checkOffice(tx, office);
    await replaceEmail(tx, office.viewer, user, email, now);
  });

/** Reactivates an account. @throws AppError 404, 403 */
export const reactivate = (office: Office, userId: number): Promise<ManagedUser> =>
  change(office, userId, async (tx, user, now) => {
    await checkOffice(tx, office);
    if (user.deactivatedAt === null) return;
    await changeUser(tx, userId, { deactivatedAt: null });
    await record(tx, office.viewer, 'user_reactivated', { subjectId: userId }, now);
  });

/**
 * Lets a professor in who signed up by themselves, and notifies them. @throws AppError 404, 403, 409 for any other
 * account
 */
export const approve = (office: Office, userId: number): Promise<ManagedUser> =>
  change(office, userId, async (tx, user, now) => {
    await checkOffice(tx, office);
    if (!isToApprove(user)) throw new AppError('notAwaitingApproval');
    await changeUser(tx, userId, { awaitingApproval: false, approvedAt: now });
    await notify(tx, userId, {
      title: 'Cadastro aprovado',
      text: `A administração aprovou seu cadastro de professor. ${NEWS[user.awaitingApproval ? 'waited' : 'taught']}`,
      href: '/professor',
    });
    await record(tx, office.viewer, 'professor_approved', { subjectId: userId }, now);
  });

const NEWS = {
  waited: 'Você já pode criar cursos.',
  taught: 'Você já pode ler as lições dos cursos premium da escola.',
};

const toManaged = ({ demo, viewer }: Omit<Office, 'db'>, row: UserRow): ManagedUser => ({
  id: row.id,
  fullName: row.fullName,
  username: row.username,
  email: row.email,
  role: row.role,
  state: row.deactivatedAt !== null ? 'deactivated' : row.awaitingApproval ? 'waiting' : 'active',
  toApprove: isToApprove(row),
  avatarUrl: row.avatarUrl,
  courses: row.courses,
  enrollments: row.enrollments,
  fixed: row.id === viewer.id ? 'own' : isDemoAccount(demo, row.email) ? 'demo' : null,
  createdAt: row.createdAt.toISOString(),
  deactivatedAt: row.deactivatedAt?.toISOString() ?? null,
});
