import { expect, test } from 'vitest';
import { expiredBackups, type Backup } from '../../server/backup/retention.ts';

const at = (moment: string): Backup => ({ name: moment, madeAt: new Date(moment) });
const day = (days: number): string => new Date(Date.UTC(2026, 9, 31 - days, 6)).toISOString();
const kept = (backups: Backup[], now = '2026-10-31T20:00:00Z'): string[] => {
  const expired = new Set(expiredBackups(backups, new Date(now)));
  return backups.filter(backup => !expired.has(backup)).map(({ name }) => name);
};

test('of a backup a day the last seven are kept, and one of each of the last four weeks', () => {
  const sixWeeks = Array.from({ length: 42 }, (_, i) => at(day(i)));
  // 31 October 2026 is a Saturday: its week and the one before are among the seven days, the two before that keep their
  // Sundays.
  expect(kept(sixWeeks)).toEqual([...Array.from({ length: 7 }, (_, i) => day(i)), day(13), day(20)]);
});

test('of several on one day only the newest is kept', () => {
  expect(kept([at('2026-10-31T06:00:00Z'), at('2026-10-31T18:00:00Z')])).toEqual(['2026-10-31T18:00:00Z']);
});

test('days without a backup do not make others disappear', () => {
  const rare = [at('2026-10-30T06:00:00Z'), at('2026-06-30T06:00:00Z'), at('2025-06-30T06:00:00Z')];
  expect(kept(rare)).toEqual(rare.map(({ name }) => name));
});

test('what was made by a clock that was ahead stays, and crowds out nothing of what is made since', () => {
  const ahead = Array.from({ length: 10 }, (_, i) => at(`2027-03-${10 + i}T06:00:00Z`));
  const since = Array.from({ length: 7 }, (_, i) => at(day(i)));
  const all = [...ahead, ...since].map(({ name }) => name);
  expect(kept([...ahead, ...since])).toEqual(all);
});
