import type { Logger } from 'pino';
import type { Db } from '../db/client.ts';
import { createAutomaticBackup, listBackups } from './backup/backup.ts';
import { startDailyBackups } from './backup/schedule.ts';
import type { Config } from './config.ts';
import { sweepSessions } from './features/auth/sessions.ts';
import { sweepUploads } from './features/uploads/sweep.service.ts';
import { versionOf } from './packed.ts';
import type { Storage } from './storage/storage.ts';
import { startSweeps } from './sweep-timer.ts';

type School = { db: Db; storage: Storage; config: Config; log: Logger };

/** Begins what a serving process does by itself from time to time. @returns what ends it. */
export const startPeriodicWork = ({ db, storage, config, log }: School): (() => void) => {
  const stops = [
    startSweeps(() => sweepUploads(db, storage), error => log.warn({ err: error }, 'uploads not swept')),
    startSweeps(() => sweepSessions(db), error => log.warn({ err: error }, 'sessions not swept')),
  ];
  if (config.database.kind === 'sqlite') {
    const make = async (): Promise<void> => void (await createAutomaticBackup(config, { version: versionOf() }));
    stops.push(startDailyBackups({ list: () => listBackups(config.dataFolder), make, onTrouble: error => log.error({ err: error }, 'backup not made') }));
  }
  return () => stops.forEach(stop => stop());
};
