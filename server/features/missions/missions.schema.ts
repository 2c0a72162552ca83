import { z } from 'zod';
import { Answer, Moment, RowId } from '../../common.schema.ts';

export const MissionDifficulty = z.enum(['Fácil', 'Médio', 'Difícil']);
export type MissionDifficulty = z.infer<typeof MissionDifficulty>;
/** From the most common on. */
export const Rarity = z.enum(['Comum', 'Raro', 'Épico', 'Lendário', 'Mítico']);
export type Rarity = z.infer<typeof Rarity>;

export const Mission = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  difficulty: MissionDifficulty,
  /** How much of the target is done: never more than the target. */
  progress: z.number().int(),
  target: z.number().int(),
  xpReward: z.number().int(),
  coinReward: z.number().int(),
  completed: z.boolean(),
  /** Whether its reward was paid. */
  claimed: z.boolean(),
});
export type Mission = z.infer<typeof Mission>;

const MissionPeriod = z.object({
  missions: z.array(Mission),
  /** Until then they can be completed and claimed. */
  endsAt: Moment,
  /** The same in words, as of the answer: '5 h 12 min', '3 dias'. */
  timeLeft: z.string(),
});
export type MissionPeriod = z.infer<typeof MissionPeriod>;
export const MissionsOutput = Answer({ daily: MissionPeriod, weekly: MissionPeriod });

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** How long it is until a moment, rounded up to minutes: '25 min', '5 h 12 min', '1 dia', '3 dias'. */
export const timeLeftUntil = (endsAt: string, now: number): string => {
  const minutes = Math.max(0, Math.ceil((Date.parse(endsAt) - now) / MINUTE_MS));
  const days = Math.floor(minutes / DAY_MINUTES);
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
  if (days > 0) return days === 1 ? '1 dia' : `${days} dias`;
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
};

export const ClaimInput = z.object({ id: z.string().max(40, 'Missão inválida') });
export const ClaimOutput = Answer({
  mission: Mission,
  rewards: z.object({ experience: z.number().int(), coins: z.number().int() }),
});

export const Achievement = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  rarity: Rarity,
  completed: z.boolean(),
  /** Null until it is earned. */
  dateEarned: Moment.nullable(),
  progress: z.number().int(),
  target: z.number().int(),
});
export type Achievement = z.infer<typeof Achievement>;
export const AchievementsOutput = Answer({ achievements: z.array(Achievement) });

/** How a student stands. */
export const PlayerSummary = z.object({
  level: z.number().int().min(1).max(10),
  xp: z.number().int(),
  /** The XP at which the level began. */
  levelStart: z.number().int(),
  /** How many XP are missing to the next level; null on the last one. */
  xpToNext: z.number().int().nullable(),
  coins: z.number().int(),
  /** Achievements earned. */
  badges: z.number().int(),
  /** Days in a row with a completed lesson, quiz, puzzle or game; it ends with the first whole day without. */
  streak: z.number().int(),
  /** Missions claimed so far. */
  totalMissions: z.number().int(),
});
export type PlayerSummary = z.infer<typeof PlayerSummary>;
export const SummaryOutput = Answer({ summary: PlayerSummary });

/** What was paid for. */
export const ActivityKind = z.enum(['lesson_completed', 'quiz_passed', 'course_completed', 'puzzle_solved', 'mission_claimed']);
export const ACTIVITIES_SHOWN = 20;
export const Activity = z.object({
  id: RowId,
  kind: ActivityKind,
  /** What it was called: the lesson, quiz, course, puzzle or mission; null when that is gone. */
  title: z.string().nullable(),
  experience: z.number().int(),
  coins: z.number().int(),
  createdAt: Moment,
});
export type Activity = z.infer<typeof Activity>;
export const ActivityOutput = Answer({ activities: z.array(Activity) });

export const StudyDay = z.object({
  /** yyyy-mm-dd in São Paulo. */
  day: z.string(),
  lessons: z.number().int(),
  quizzes: z.number().int(),
  puzzles: z.number().int(),
  games: z.number().int(),
  experience: z.number().int(),
});
export type StudyDay = z.infer<typeof StudyDay>;
export const WEEK_DAYS = 7;
/** The last seven days, today last. */
export const WeekOutput = Answer({ days: z.array(StudyDay) });

export const RANKED = 5;
export const RankedStudent = z.object({
  position: z.number().int(),
  playerId: RowId,
  playerName: z.string(),
  avatarUrl: z.string().nullable(),
  /** XP earned since Monday. */
  experience: z.number().int(),
});
export type RankedStudent = z.infer<typeof RankedStudent>;
/** The week's first students, and one's own place where one has earned anything. */
export const WeekRankingOutput = Answer({ ranking: z.array(RankedStudent), own: RankedStudent.nullable() });
