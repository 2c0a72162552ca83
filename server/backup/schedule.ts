import { dayOf } from '../common/days.ts';
import { createAutomaticBackup, listBackups, type School } from './backup.ts';
import type { Backup } from './retention.ts';

/** Whether the day, as São Paulo counts it, has no backup yet. */
export const isDue = (backups: readonly Backup[], now: Date): boolean =>
  !backups.some(({ madeAt }) => dayOf(madeAt) === dayOf(now));

/** Makes today's backup, where there is none yet. @param version the program's. */
export const backUpDaily = async (school: School, version: string, now = new Date()): Promise<void> => {
  if (isDue(await listBackups(school.dataFolder), now)) await createAutomaticBackup(school, { version, now });
};
