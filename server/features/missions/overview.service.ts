import type { Db } from '../../../db/client.ts';
import { dayOf, mondayOf } from '../../common/days.ts';
import type { Viewer } from '../../common/viewer.ts';
import { experienceOf, starsOf, toNextStar } from '../ledger/levels.ts';
import { readAchievements } from './achievements.service.ts';
import { MISSIONS } from './catalogue.ts';
import {
  ACTIVITIES_SHOWN,
  ActivityKind,
  WEEK_DAYS,
  type Activity,
  type PlayerSummary,
  type RankedStudent,
  type StudyDay,
} from './missions.schema.ts';
import { findActivity, findOwnWeek, findWeekRanking } from './overview.queries.ts';
import { readDays } from './study-days.ts';

/** The student's level, XP, coins and achievements. */
export const getSummary = async (db: Db, viewer: Viewer, now = new Date()): Promise<PlayerSummary> => {
  const { earned, facts } = await readAchievements(db, viewer, now);
  const { level, experience: xp, streak, missions } = facts;
  const { from, below } = experienceOf(level);
  const isLast = below === Infinity;
  return {
    level,
    xp,
    levelStart: from,
    xpToNext: isLast ? null : below - xp,
    stars: starsOf(xp),
    xpToNextStar: isLast ? toNextStar(xp) : null,
    coins: viewer.coins,
    badges: earned.size,
    streak,
    totalMissions: missions,
  };
};

const missionTitles = new Map(MISSIONS.map(({ id, title }) => [id, title]));

/** The student's latest payments, newest first. */
export const listActivity = async (db: Db, viewer: Viewer): Promise<Activity[]> => {
  const rows = await findActivity(db.read, viewer.id, ACTIVITIES_SHOWN);
  return rows.map(({ reason, reference, title, createdAt, ...paid }) => ({
    ...paid,
    kind: ActivityKind.parse(reason),
    title: title ?? missionTitles.get(reference.split(':')[0] ?? '') ?? null,
    createdAt: createdAt.toISOString(),
  }));
};

/** The student's last seven days, today last. */
export const listWeek = async (db: Db, viewer: Viewer, now = new Date()): Promise<StudyDay[]> => {
  const days = await readDays(db.read, viewer.id, dayOf(now), WEEK_DAYS);
  return days.toReversed().map(({ day, lessons, quizzes, puzzles, games, experience }) => ({
    day,
    lessons,
    quizzes,
    puzzles,
    games,
    experience,
  }));
};

/** The students with the most XP since Monday, and the student's own position. The same XP shares a position. */
export const getWeekRanking = async (
  db: Db,
  viewer: Viewer,
  now = new Date(),
): Promise<{ ranking: RankedStudent[]; own: RankedStudent | null }> => {
  const monday = mondayOf(dayOf(now));
  const [ranking, own] = await Promise.all([findWeekRanking(db.read, monday), findOwnWeek(db.read, monday, viewer.id)]);
  return { ranking, own };
};
