import { dayOf, mondayOf } from '../common/days.ts';

const DAILY_KEPT = 7;
const WEEKLY_KEPT = 4;

export type Backup = { name: string; madeAt: Date };

/** The newest backup of each group, for the newest `groups` groups. */
const newestOf = (backups: readonly Backup[], groupOf: (backup: Backup) => string, groups: number): Backup[] => {
  const newest = new Map<string, Backup>();
  for (const backup of backups) {
    const kept = newest.get(groupOf(backup));
    if (!kept || kept.madeAt < backup.madeAt) newest.set(groupOf(backup), backup);
  }
  return [...newest.values()].toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime()).slice(0, groups);
};

/**
 * Which automatic backups to remove: all but the newest of each of the last 7 days and of each of the last 4 weeks that
 * have one. Backups dated in the future were made by another clock; they stay and replace none.
 */
export const expiredBackups = (backups: readonly Backup[], now: Date): Backup[] => {
  const made = backups.filter(({ madeAt }) => madeAt <= now);
  const kept = new Set([
    ...newestOf(made, ({ madeAt }) => dayOf(madeAt), DAILY_KEPT),
    ...newestOf(made, ({ madeAt }) => mondayOf(dayOf(madeAt)), WEEKLY_KEPT),
  ]);
  return made.filter(backup => !kept.has(backup));
};
