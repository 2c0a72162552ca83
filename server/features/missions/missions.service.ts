import type { Db, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record, type Actor } from '../audit/audit.service.ts';
import { addDays, dayOf, mondayOf, startOf } from '../../common/days.ts';
import type { Viewer } from '../../common/viewer.ts';
import { pay, type Reward } from '../ledger/ledger.service.ts';
import { settleAchievements } from './achievements.service.ts';
import { MISSIONS, type Counted, type MissionRule, type Period } from './catalogue.ts';
import { findClaimed } from './days.queries.ts';
import { timeLeftUntil } from './mission-lists.schema.ts';
import type { Mission, MissionPeriod } from './missions.schema.ts';
import { readRecentDays, stepsOf, type StudyDayTally } from './study-days.ts';

/** The days of a mission, yyyy-mm-dd in São Paulo, and the time at which they end. */
type Span = { from: string; to: string; endsAt: Date };

const DAYS: Record<Period, number> = { daily: 1, weekly: 7 };

/** The day, or the week from Monday to Sunday, that contains a time. */
const spanOf = (period: Period, now: Date): Span => {
  const today = dayOf(now);
  const from = period === 'weekly' ? mondayOf(today) : today;
  return { from, to: addDays(from, DAYS[period] - 1), endsAt: startOf(addDays(from, DAYS[period])) };
};

const countOn: Record<Counted, (day: StudyDayTally) => number> = {
  steps: stepsOf,
  lessons: ({ lessons }) => lessons,
  quizzes: ({ quizzes }) => quizzes,
  puzzles: ({ puzzles }) => puzzles,
  games: ({ games }) => games,
  strongWins: ({ strongWins }) => strongWins,
  activeDays: day => (stepsOf(day) > 0 ? 1 : 0),
  studyExperience: ({ studyExperience }) => studyExperience,
};

/** A student's total of what a mission counts. */
const countIn = (days: readonly StudyDayTally[], { from, to }: Span, counted: Counted): number =>
  days.filter(({ day }) => from <= day && day <= to).reduce((sum, day) => sum + countOn[counted](day), 0);

/** The ledger's reference for a mission's reward: a daily mission by its day, a weekly one by its Monday. */
const referenceOf = ({ id }: MissionRule, { from }: Span): string => `${id}:${from}`;

const toMission = (rule: MissionRule, counted: number, claimed: boolean): Mission => {
  const { id, title, description, difficulty, target, xpReward, coinReward } = rule;
  return {
    id,
    title,
    description,
    difficulty,
    progress: Math.min(counted, target),
    target,
    xpReward,
    coinReward,
    completed: counted >= target,
    claimed,
  };
};

/**
 * The missions of the current day and week, with the student's progress. Three queries, and two more for every month of
 * a streak of more than a week.
 */
export const listMissions = async (
  db: Db,
  viewer: Viewer,
  now = new Date(),
): Promise<Record<Period, MissionPeriod>> => {
  const spans = { daily: spanOf('daily', now), weekly: spanOf('weekly', now) };
  const references = MISSIONS.map(rule => referenceOf(rule, spans[rule.period]));
  const [days, claimed] = await Promise.all([
    readRecentDays(db.read, viewer.id, now),
    findClaimed(db.read, viewer.id, references),
  ]);
  const periodOf = (period: Period): MissionPeriod => {
    const span = spans[period];
    const endsAt = span.endsAt.toISOString();
    const rules = MISSIONS.filter(rule => rule.period === period);
    return {
      missions: rules.map(rule =>
        toMission(rule, countIn(days, span, rule.counts), claimed.has(referenceOf(rule, span))),
      ),
      endsAt,
      timeLeft: timeLeftUntil(endsAt, now.getTime()),
    };
  };
  return { daily: periodOf('daily'), weekly: periodOf('weekly') };
};

/**
 * Pays a completed mission of the day or week of `now`, once.
 * @throws AppError 404 for an unknown mission, 409 while it is not completed or when it was paid before.
 */
export const payMission = async (
  tx: Tx,
  student: Actor & { id: number },
  missionId: string,
  now: Date,
): Promise<{ mission: Mission; rewards: Reward }> => {
  const rule = MISSIONS.find(({ id }) => id === missionId);
  if (!rule) throw new AppError('missionNotFound');
  const span = spanOf(rule.period, now);
  const counted = countIn(await readRecentDays(tx, student.id, now), span, rule.counts);
  if (counted < rule.target) throw new AppError('missionUnfinished');
  const amount = { experience: rule.xpReward, coins: rule.coinReward };
  const rewards = await pay(
    tx,
    student.id,
    { reason: 'mission_claimed', reference: referenceOf(rule, span), amount },
    now,
  );
  if (rewards.experience === 0) throw new AppError('missionClaimed');
  await record(tx, student, 'mission_claimed', { detail: rule.title, coins: rewards.coins }, now);
  return { mission: toMission(rule, counted, true), rewards };
};

/** Pays a student for a completed mission of today or this week. @throws AppError 404, 409 */
export const claimMission = (
  db: Db,
  viewer: Viewer,
  missionId: string,
  now = new Date(),
): Promise<{ mission: Mission; rewards: Reward }> =>
  db.write(async tx => {
    const claimed = await payMission(tx, viewer, missionId, now);
    await settleAchievements(tx, viewer.id, now);
    return claimed;
  });
