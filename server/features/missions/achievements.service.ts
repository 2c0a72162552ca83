import type { Db, Tx } from '../../../db/client.ts';
import { record } from '../audit/audit.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { notify } from '../notifications/notifications.service.ts';
import { ACHIEVEMENTS, type AchievementRule, type StudentFigures, whatWasDone } from './achievement-catalogue.ts';
import { readStudentFigures } from './student-figures.ts';
import { findEarned, insertAchievement } from './student-figures.queries.ts';
import type { Achievement } from './missions.schema.ts';

const isReached = (facts: StudentFigures, { counts, target }: AchievementRule): boolean => facts[counts] >= target;

/** Stores what a student has achieved by then, each achievement once. @returns the new ones. */
export const earnAchievements = async (tx: Tx, userId: number, now: Date): Promise<AchievementRule[]> => {
  const earned = new Set((await findEarned(tx, userId)).map(({ key }) => key));
  const open = ACHIEVEMENTS.filter(({ id }) => !earned.has(id));
  if (open.length === 0) return [];
  const facts = await readStudentFigures(tx, userId, now);
  const fresh: AchievementRule[] = [];
  for (const rule of open.filter(candidate => isReached(facts, candidate))) {
    if (!(await insertAchievement(tx, { userId, key: rule.id, earnedAt: now }))) continue;
    await record(tx, { id: userId }, 'achievement_earned', { detail: rule.title }, now);
    fresh.push(rule);
  }
  return fresh;
};

/**
 * Stores the new achievements of a student and notifies them. Call it in the same transaction as the student's action.
 */
export const settleAchievements = async (tx: Tx, userId: number, now: Date): Promise<void> => {
  for (const rule of await earnAchievements(tx, userId, now)) {
    await notify(tx, userId, {
      title: `Nova conquista: ${rule.title}`,
      text: `${whatWasDone(rule)} (${rule.rarity})`,
      href: '/missoes?aba=conquistas',
    });
  }
};

/**
 * All achievements, most common first, and the figures they depend on. Achievements that were not stored at the time
 * are stored now, with the current time.
 */
export const readAchievements = async (db: Db, viewer: Viewer, now: Date) => {
  const read = async () => {
    const [earned, facts] = await Promise.all([
      findEarned(db.read, viewer.id),
      readStudentFigures(db.read, viewer.id, now),
    ]);
    return { earned: new Map(earned.map(({ key, earnedAt }) => [key, earnedAt])), facts };
  };
  const first = await read();
  const isBehind = ACHIEVEMENTS.some(rule => !first.earned.has(rule.id) && isReached(first.facts, rule));
  if (!isBehind) return first;
  await db.write(tx => settleAchievements(tx, viewer.id, now));
  return read();
};

/** All achievements, earned or not. */
export const listAchievements = async (db: Db, viewer: Viewer, now = new Date()): Promise<Achievement[]> => {
  const { earned, facts } = await readAchievements(db, viewer, now);
  return ACHIEVEMENTS.map(({ counts, ...rule }) => {
    const earnedAt = earned.get(rule.id);
    const standing = { completed: earnedAt !== undefined, dateEarned: earnedAt?.toISOString() ?? null };
    return {
      ...rule,
      ...standing,
      description: earnedAt ? whatWasDone(rule) : rule.description,
      progress: earnedAt ? rule.target : Math.min(facts[counts], rule.target),
    };
  });
};
