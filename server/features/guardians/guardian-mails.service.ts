/** The week's digest by mail, to an address that a child's guardians gave and confirmed. */
import { randomBytes } from 'node:crypto';
import type { Db, Read } from '../../../db/client.ts';
import { addDays, dayOf, mondayOf } from '../../common/days.ts';
import { DAY_MS, HOUR_MS } from '../../common/time.schema.ts';
import { AppError } from '../../errors.ts';
import { countPosted, post } from '../mails/mails.service.ts';
import { letterOf, isEmpty } from './digest-letter.ts';
import { weekOf } from './digests.service.ts';
import {
  changeMail,
  deleteMail,
  findByToken,
  findMailOf,
  findToTell,
  saveMail,
  type MailRequest,
} from './guardian-mails.queries.ts';
import type { GuardianMail } from './guardian-mails.schema.ts';
import { getChildOf, hashOf, isValid } from './link.service.ts';

const TOKEN_BYTES = 32;
const CONFIRM_MS = 7 * DAY_MS;
/** A week is told from this time of its Monday on, and for so long. */
const MONDAY_MS = 7 * HOUR_MS;
const DIGEST_MS = 5 * DAY_MS;
const BATCH = 50;
const MOST_ASKED_A_DAY = 5;

const pathOf = (token: string): string => `/resumo#${token}`;
const firstNameOf = (fullName: string): string => fullName.split(' ')[0] ?? fullName;

/** What guardians asked for with the child's present link. @param origin undefined when the school sends none. */
export const readMail = async (read: Read, userId: number, origin: string | undefined): Promise<GuardianMail> => {
  const request = await findMailOf(read, userId);
  return {
    available: origin !== undefined,
    email: request?.email ?? null,
    confirmed: request !== undefined && request.confirmedAt !== null,
  };
};

const confirmation = (fullName: string, link: string): { subject: string; text: string } => ({
  subject: `Confirme: o resumo da semana de ${firstNameOf(fullName)}`,
  text:
    `Alguém com o cartão dos responsáveis de ${firstNameOf(fullName)} pediu que o resumo da semana venha para este ` +
    `email, toda segunda-feira.\n\n` +
    `Para confirmar, ou para recusar: ${link}\n\n` +
    `Sem a confirmação nada é enviado.\n`,
});

/**
 * Asks an address whether it wants a child's week, or ends the mails. A link asks a few times a day at most: it is no
 * means to fill anybody's letter box.
 * @throws AppError 404 for a link that opens nothing, 409 where the school sends no mail, 429 past the day's limit.
 */
export const setMail = async (
  db: Db,
  origin: string | undefined,
  { secret, email }: { secret: string; email: string | null },
): Promise<GuardianMail> => {
  const child = await getChildOf(db.read, secret);
  if (email === null) await db.write(tx => deleteMail(tx, child.id));
  else {
    if (origin === undefined) throw new AppError('schoolSendsNoMail');
    await db.write(async tx => {
      const now = new Date();
      const before = await findMailOf(tx, child.id);
      if (before?.email === email) return;
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const asked = `confirm:${child.id}:${dayOf(now)}:`;
      const times = await countPosted(tx, child.id, asked);
      if (times >= MOST_ASKED_A_DAY) throw new AppError('tooManyAttempts', DAY_MS / 1_000);
      await post(
        tx,
        {
          key: `${asked}${times}`,
          userId: child.id,
          address: email,
          ...confirmation(child.fullName, `${origin}${pathOf(token)}`),
          expiresAt: new Date(now.getTime() + CONFIRM_MS),
        },
        now,
      );
      await saveMail(tx, { userId: child.id, email, linkHash: hashOf(secret), token }, now);
    });
  }
  return readMail(db.read, child.id, origin);
};

/** The Monday of the last week that is over and may be told. */
const weekToTell = (now: Date): string => addDays(mondayOf(dayOf(new Date(now.getTime() - MONDAY_MS))), -7);

/** Confirms the address, or ends the mails, also twice. @throws AppError 404 to confirm mails that were ended. */
export const answerMail = async (db: Db, { token, wanted }: { token: string; wanted: boolean }) =>
  db.write(async tx => {
    const request = await findByToken(tx, token);
    if (!wanted) {
      if (request) await deleteMail(tx, request.userId);
      return { wanted };
    }
    if (!request || !isValid(request)) throw new AppError('guardianMailEnded');
    const now = new Date();
    // The first one comes next Monday.
    if (request.confirmedAt === null) await changeMail(tx, request.id, { confirmedAt: now, toldWeek: weekToTell(now) });
    return { wanted };
  });

const tellOfWeek = async (db: Db, origin: string, week: string, request: MailRequest, now: Date): Promise<void> => {
  const { id, userId, fullName, email, token } = request;
  const days = { from: week, until: addDays(week, 6) };
  const told = isValid(request) ? await weekOf(db.read, { id: userId, fullName }, days, now) : undefined;
  await db.write(async tx => {
    await changeMail(tx, id, { toldWeek: week });
    if (!told || isEmpty(told.digest)) return;
    const letter = letterOf(told, `${origin}${pathOf(token)}`);
    const expiresAt = new Date(now.getTime() + DIGEST_MS);
    // Another process of the school may have been faster.
    await post(tx, { key: `week:${userId}:${week}`, userId, address: email, ...letter, expiresAt }, now);
  });
};

/** Puts the digests of the week that is over among the mails to be sent, each once. */
export const tellOfWeeks = async (db: Db, origin: string, now = new Date()): Promise<void> => {
  const week = weekToTell(now);
  for (;;) {
    const requests = await findToTell(db.read, week, BATCH);
    for (const request of requests) await tellOfWeek(db, origin, week, request, now);
    if (requests.length < BATCH) return;
  }
};
