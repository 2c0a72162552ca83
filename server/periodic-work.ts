import type { Logger } from 'pino';
import type { Db } from '../db/client.ts';
import { backUpDaily } from './backup/schedule.ts';
import type { Config } from './config.ts';
import { tellOfAssignments } from './features/assignments/announcing.service.ts';
import { sweepSessions } from './features/auth/sessions.ts';
import { sweepKeys } from './features/idempotency/idempotency.service.ts';
import { tellOfWeeks } from './features/guardians/guardian-mails.service.ts';
import { sweepLobby } from './features/matches/lobby.service.ts';
import { sendMails, sweepMails } from './features/mails/mails.service.ts';
import { sweepUploads } from './features/uploads/sweep.service.ts';
import { sweepLinks } from './features/users/reset.service.ts';
import { versionOf } from './executable-files.ts';
import type { Mailer } from './mail/mailer.ts';
import { onceADay, periodically } from './periodically.ts';
import type { Storage } from './storage/storage.ts';
import { HOUR_MS, MINUTE_MS } from './common/time.schema.ts';

const TEN_MINUTES_MS = 10 * MINUTE_MS;
/**
 * What is over, an image that was replaced, a session or a link that expired, waits for the next sweep to be removed.
 */
const SWEEP = { everyMs: TEN_MINUTES_MS, atOnce: true };
/** An assignment that opens at eight is in the bell before the lesson is over. */
const REMINDERS = { everyMs: MINUTE_MS, atOnce: true };
const MAILS = { everyMs: MINUTE_MS, atOnce: true };
/** A school that was just started has something better to do; but a computer may be on for less than an hour a day. */
const BACKUP = { everyMs: TEN_MINUTES_MS, atOnce: false };
/** Once a day: in the first hour of the night, or an hour after the start. */
const STATISTICS = { everyMs: HOUR_MS, atOnce: false };

type School = {
  db: Db;
  storage: Storage;
  config: Config;
  log: Logger;
  /** Where the school sends mail. */ mailer?: Mailer | undefined;
};

/** Starts what a serving process does from time to time. @returns a function that stops it. */
export const startPeriodicWork = ({ db, storage, config, log, mailer }: School): (() => void) => {
  const origin = mailer && config.publicUrl?.origin;
  const stops = [
    periodically(
      () => sweepUploads(db, storage),
      SWEEP,
      error => log.warn({ err: error }, 'uploads not swept'),
    ),
    periodically(
      () => sweepSessions(db),
      SWEEP,
      error => log.warn({ err: error }, 'sessions not swept'),
    ),
    periodically(
      () => sweepLinks(db),
      SWEEP,
      error => log.warn({ err: error }, 'password links not swept'),
    ),
    periodically(
      () => sweepKeys(db),
      SWEEP,
      error => log.warn({ err: error }, 'idempotency keys not swept'),
    ),
    periodically(
      () => sweepLobby(db),
      SWEEP,
      error => log.warn({ err: error }, 'lobby not swept'),
    ),
    periodically(
      () => tellOfAssignments(db, new Date(), origin),
      REMINDERS,
      error => log.warn({ err: error }, 'assignments not told of'),
    ),
  ];
  if (mailer)
    stops.push(
      periodically(
        () => (origin === undefined ? Promise.resolve() : tellOfWeeks(db, origin)),
        SWEEP,
        error => log.warn({ err: error }, 'weeks not told of'),
      ),
      periodically(
        () => sendMails(db, mailer, { onTrouble: reason => log.warn({ reason }, 'mail not sent') }),
        MAILS,
        error => log.warn({ err: error }, 'mails not sent'),
      ),
      periodically(
        () => sweepMails(db),
        SWEEP,
        error => log.warn({ err: error }, 'mails not swept'),
      ),
    );
  const { refreshStatistics } = db;
  if (refreshStatistics)
    stops.push(
      periodically(onceADay(refreshStatistics), STATISTICS, error =>
        log.warn({ err: error }, 'statistics not refreshed'),
      ),
    );
  if (config.database.kind === 'sqlite')
    stops.push(
      periodically(
        () => backUpDaily(config, versionOf()),
        BACKUP,
        error => log.error({ err: error }, 'backup not made'),
      ),
    );
  return () => stops.forEach(stop => stop());
};
