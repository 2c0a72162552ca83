import type { Viewer } from '../../common/viewer.ts';

import { PROGRAMS, type MentoringProgram } from './mentoring.schema.ts';
import { DAY_MS, MINUTE_MS } from '../../common/time.schema.ts';

/** A mentor with an account manages their own hours, administrators everybody's. */
export const mayManage = (viewer: Pick<Viewer, 'id' | 'role'>, mentor: { userId: number | null }): boolean =>
  viewer.role === 'admin' || mentor.userId === viewer.id;

/** Whether a mentor's account, if any, can hold meetings: it must be active and not a student's. */
export const mayCome = ({
  deactivatedAt,
  role,
}: {
  deactivatedAt: Date | null;
  role: Viewer['role'] | null;
}): boolean => deactivatedAt === null && role !== 'student';

export type Meeting = { startsAt: Date; /** Minutes. */ minutes: number };

const endOf = ({ startsAt, minutes }: Meeting): number => startsAt.getTime() + minutes * MINUTE_MS;

/** Whether two meetings overlap; one may begin exactly when the other ends. */
export const overlap = (one: Meeting, other: Meeting): boolean =>
  one.startsAt.getTime() < endOf(other) && other.startsAt.getTime() < endOf(one);

export const anyOverlap = (some: readonly Meeting[], others: readonly Meeting[]): boolean =>
  some.some(one => others.some(other => overlap(one, other)));

/**
 * The starts of a slot's meetings: one, or two a week for an intensive slot. Brazil has no daylight saving time, so
 * every week has the same length.
 */
export const meetingsOf = (program: MentoringProgram, first: Date, secondDay: number): Date[] => {
  const { meetings, weeks } = PROGRAMS[program];
  if (weeks === null) return [first];
  const days = Array.from({ length: meetings }, (_, place) => Math.floor(place / 2) * 7 + (place % 2) * secondDay);
  return days.map(day => new Date(first.getTime() + day * DAY_MS));
};

/** The starts of a weekly series. */
export const weekly = (first: Date, weeks: number): Date[] =>
  Array.from({ length: weeks }, (_, week) => new Date(first.getTime() + week * 7 * DAY_MS));

/** The price of a slot in coins: the mentor's own for individual meetings, else the programme's. */
export const priceOf = (program: MentoringProgram, mentor: { pricePerHour: number }): number =>
  program === 'individual' ? mentor.pricePerHour : PROGRAMS[program].price;

/** What a programme costs at least, in coins; without mentors its usual price. */
export const lowestPrice = (program: MentoringProgram, mentors: readonly { pricePerHour: number }[]): number =>
  mentors.length === 0 ? PROGRAMS[program].price : Math.min(...mentors.map(mentor => priceOf(program, mentor)));
