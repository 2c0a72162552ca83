/** Mails, where the school has a mail server: written with what they tell of, sent behind it. */
import type { Db, Read, Tx } from '../../../db/client.ts';
import { DAY_MS, MINUTE_MS } from '../../common/time.schema.ts';
import type { Viewer } from '../../common/viewer.ts';
import type { Mailer } from '../../mail/mailer.ts';
import {
  changeMail,
  claim,
  countKeys,
  deleteOf,
  deleteOld,
  findAbout,
  findReaders,
  findWaiting,
  insertMail,
  setTakesMail,
  type MailRow,
} from './mails.queries.ts';

export type Mail = Pick<MailRow, 'key' | 'userId' | 'address' | 'subject' | 'text' | 'expiresAt'>;
export type Reader = Awaited<ReturnType<typeof findReaders>>[number];

/** A mail server that was not reached gets so long to come back. */
const WAIT_MS = 10 * MINUTE_MS;
/** So many at a time: the rest is a minute away, and a stopping process waits for none. */
const MOST_AT_ONCE = 200;
/** How long it is known who was told what. */
const KEPT_MS = 60 * DAY_MS;

/**
 * Puts a mail among those to be sent, in the transaction of what it tells. @returns false when there is one with its
 * key already.
 */
export const post = (tx: Tx, { subject, ...mail }: Mail, now: Date): Promise<boolean> =>
  insertMail(tx, { ...mail, subject: subject.replaceAll(/\s+/g, ' '), dueAt: now, createdAt: now });

/** How many mails about somebody have a key that begins so. */
export const countPosted = (tx: Tx, userId: number, keyStart: string): Promise<number> =>
  countKeys(tx, userId, keyStart);

/** Posts to those of these people who have an email and did not switch mails off. */
export const postToReaders = async (
  tx: Tx,
  userIds: readonly number[],
  mailFor: (reader: Reader) => Pick<Mail, 'key' | 'subject' | 'text' | 'expiresAt'>,
  now: Date,
): Promise<void> => {
  for (const reader of await findReaders(tx, userIds))
    await post(tx, { ...mailFor(reader), userId: reader.userId, address: reader.email }, now);
};

const DONE = { address: '', text: '' };

/**
 * Sends what waits, one after the other. A mail belongs to the one process that takes it: if that is killed while it
 * sends, nobody can know whether the mail server has it, and it is not sent again.
 */
export const sendMails = async (
  db: Db,
  mailer: Mailer,
  { now = () => new Date(), onTrouble }: { now?: () => Date; onTrouble: (reason: string) => void },
): Promise<void> => {
  for (let sent = 0; sent < MOST_AT_ONCE; sent++) {
    const id = await findWaiting(db.read, now());
    if (id === undefined) return;
    const mail = await db.write(tx => claim(tx, id, now()));
    if (!mail) continue;
    if (mail.expiresAt <= now()) {
      await db.write(tx => changeMail(tx, id, DONE));
      continue;
    }
    const delivery = await mailer.send({ to: mail.address, subject: mail.subject, text: mail.text });
    if (delivery.is !== 'sent') onTrouble(delivery.reason);
    const values =
      delivery.is === 'later'
        ? { dueAt: new Date(now().getTime() + WAIT_MS) }
        : { ...DONE, sentAt: delivery.is === 'sent' ? now() : null };
    await db.write(tx => changeMail(tx, id, values));
    // What is the matter with one is the matter with all of them.
    if (delivery.is === 'later') return;
  }
};

/** Forgets what was told long ago. */
export const sweepMails = (db: Db, now = new Date()): Promise<void> =>
  db.write(tx => deleteOld(tx, new Date(now.getTime() - KEPT_MS)));

/** Deletes what waits for somebody, and what is known of what they were told. */
export const forgetMails = (tx: Tx, userId: number): Promise<void> => deleteOf(tx, userId);

/** What was mailed about somebody, for the copy of their data. */
export const listMails = (read: Read, userId: number) => findAbout(read, userId);

/** Whether the viewer is written to. @param isAvailable whether the school sends mail at all. */
export const settingsOf = ({ email, takesMail }: Viewer, isAvailable: boolean) => ({
  available: isAvailable && email !== null,
  wanted: takesMail,
});

export const saveSettings = async (db: Db, viewer: Viewer, wanted: boolean, isAvailable: boolean) => {
  await db.write(tx => setTakesMail(tx, viewer.id, wanted));
  return settingsOf({ ...viewer, takesMail: wanted }, isAvailable);
};
