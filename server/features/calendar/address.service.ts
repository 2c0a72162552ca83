/** The address at which a person's other calendars read their dates. */
import { createHash, randomBytes } from 'node:crypto';
import type { Db, Read } from '../../../db/client.ts';
import { addDays, dayOf, startOf } from '../../common/days.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { deleteAddress, findAddressOf, findByHash, findPasswordHash, replaceAddress } from './address.queries.ts';
import { listEntries } from './calendar.service.ts';
import { icsOf } from './ics.ts';

const SECRET_BYTES = 32;
const [DAYS_BEFORE, DAYS_AFTER] = [28, 365];

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

type Owner = Pick<Viewer, 'id'>;

export const findAddress = async (read: Read, { id }: Owner): Promise<{ madeAt: string | null }> => {
  const found = await findAddressOf(read, id);
  const isValid = found?.passwordMark === hashOf(found?.passwordHash ?? '');
  return { madeAt: found && isValid ? found.madeAt.toISOString() : null };
};

/** Makes an address; the earlier one answers nothing from now on. */
export const makeAddress = async (db: Db, { id: userId }: Owner): Promise<{ path: string; madeAt: string }> => {
  const madeAt = new Date();
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await db.write(async tx => {
    // A new password also ends an address that somebody else may have made before.
    const passwordMark = hashOf(await findPasswordHash(tx, userId));
    await replaceAddress(tx, { userId, hash: hashOf(secret), passwordMark }, madeAt);
  });
  return { path: `/api/calendar/feeds/${secret}/calendario.ics`, madeAt: madeAt.toISOString() };
};

/** @returns whether there was one. */
export const revokeAddress = (db: Db, { id }: Owner): Promise<boolean> => db.write(tx => deleteAddress(tx, id));

/** A person's dates in iCalendar. @throws AppError 404 for an address that was replaced, revoked, or never was. */
export const readFeed = async (read: Read, secret: string, now: Date): Promise<{ filename: string; ics: string }> => {
  const owner = await findByHash(read, hashOf(secret));
  if (!owner || owner.passwordMark !== hashOf(owner.passwordHash)) throw new AppError('calendarAddressInvalid');
  const today = dayOf(now);
  const span = { from: startOf(addDays(today, -DAYS_BEFORE)), to: startOf(addDays(today, DAYS_AFTER)) };
  const entries = await listEntries(read, owner, span, now);
  return { filename: 'calendario.ics', ics: icsOf(entries, startOf(today)) };
};
