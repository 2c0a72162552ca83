import type { Viewer } from '../../common/viewer.ts';

import { PROGRAMS, type MentoringProgram } from './mentoring.schema.ts';
import { DAY_MS, MINUTE_MS } from '../../common/time.schema.ts';

/** A mentor with an account sees to their own hours; administrators, to everybody's. */
export const mayManage = (viewer: Pick<Viewer, 'id' | 'role'>, mentor: { userId: number | null }): boolean =>
  viewer.role === 'admin' || mentor.userId === viewer.id;

/** Whether a mentor's account, where they have one, lets them come to a meeting: it is open, and not a student's. */
export const mayCome = ({
  deactivatedAt,
  role,
}: {
  deactivatedAt: Date | null;
  role: Viewer['role'] | null;
}): boolean => deactivatedAt === null && role !== 'student';

export type Meeting = { startsAt: Date; /** Minutes. */ minutes: number };

const endOf = ({ startsAt, minutes }: Meeting): number => startsAt.getTime() + minutes * MINUTE_MS;

/** Whether two meetings share a moment; one may begin as the other ends. */
export const overlap = (one: Meeting, other: Meeting): boolean =>
  one.startsAt.getTime() < endOf(other) && other.startsAt.getTime() < endOf(one);

export const anyOverlap = (some: readonly Meeting[], others: readonly Meeting[]): boolean =>
  some.some(one => others.some(other => overlap(one, other)));

/**
 * When a slot's meetings begin: once, or on two days of each week of an intensive one. Brazil's clocks do not change,
 * so that a week is a week.
 */
export const meetingsOf = (program: MentoringProgram, first: Date, secondDay: number): Date[] => {
  const { meetings, weeks } = PROGRAMS[program];
  if (weeks === null) return [first];
  const days = Array.from({ length: meetings }, (_, place) => Math.floor(place / 2) * 7 + (place % 2) * secondDay);
  return days.map(day => new Date(first.getTime() + day * DAY_MS));
};

/** The beginnings of a weekly series. */
export const weekly = (first: Date, weeks: number): Date[] =>
  Array.from({ length: weeks }, (_, week) => new Date(first.getTime() + week * 7 * DAY_MS));

/** Coins for a slot: the mentor's own hour alone with them, the programme's price otherwise. */
export const priceOf = (program: MentoringProgram, mentor: { pricePerHour: number }): number =>
  program === 'individual' ? mentor.pricePerHour : PROGRAMS[program].price;
