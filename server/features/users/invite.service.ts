import { record } from '../audit/audit.service.ts';
import { addAccount } from '../auth/accounts.service.ts';
import { INVITATION_DAYS } from './import.service.ts';
import { hashOfNothing, storeResetLink } from './reset.service.ts';
import type { InviteInput, ManagedUser } from './users.schema.ts';
import { checkOffice, getUser, type Office } from './users.service.ts';
import { DAY_MS } from '../../common/time.schema.ts';
import { approvalOf } from './users.policy.ts';

/**
 * Creates an account for a person, who chooses the password with a link. An invited professor needs no approval.
 * @returns the account, and the link's path, which is not stored. @throws AppError 409 when the email or the given
 * username is taken, 403
 */
export const invite = async (
  office: Office,
  input: InviteInput,
): Promise<{ user: ManagedUser; path: string; expiresAt: string }> => {
  const passwordHash = await hashOfNothing();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  const { id, path } = await office.db.write(async tx => {
    await checkOffice(tx, office);
    const user = await addAccount(tx, { ...input, passwordHash, approvedAt: approvalOf(input.role, now) });
    await record(tx, office.viewer, 'account_added', { subjectId: user.id, detail: user.role }, now);
    return { id: user.id, path: await storeResetLink(tx, user.id, now, expiresAt) };
  });
  return { user: await getUser(office, id), path, expiresAt: expiresAt.toISOString() };
};
