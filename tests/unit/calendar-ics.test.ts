import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { CalendarEntry } from '../../server/features/calendar/calendar.schema.ts';
import { icsOf } from '../../server/features/calendar/ics.ts';

const STAMP = new Date('2026-11-23T03:00:00Z');
const TRICKY = 'Mate, em 1; \\ com "aspas"\ne uma linha ♞ que é longa demais para uma só linha do arquivo';

const entry = (own: Partial<CalendarEntry> = {}): CalendarEntry => ({
  kind: 'assignment',
  id: 1,
  title: TRICKY,
  where: '5º ano; B',
  day: '2026-11-24',
  startsAt: '2026-11-24T21:00:00.000Z',
  endsAt: null,
  done: null,
  href: '/tarefas/1',
  ...own,
});

const read = (entries: readonly CalendarEntry[]) =>
  new ICAL.Component(ICAL.parse(icsOf(entries, STAMP)) as unknown[])
    .getAllSubcomponents('vevent')
    .map(event => new ICAL.Event(event));

test('another program reads what was written, whatever stands in it', () => {
  const [due, lesson] = read([
    entry(),
    entry({ kind: 'lesson', id: 2, title: 'As torres', endsAt: '2026-11-24T21:45:00.000Z' }),
  ]);
  expect(due?.summary).toBe(`Tarefa: ${TRICKY}`);
  expect(due?.location).toBe('5º ano; B');
  expect(due?.uid).toBe('assignment-1@academia');
  expect(due?.startDate.toJSDate()).toEqual(new Date('2026-11-24T21:00:00Z'));
  expect(due?.duration.toSeconds()).toBe(0);
  expect(lesson?.summary).toBe('Aula: As torres');
  expect(lesson?.endDate.toJSDate()).toEqual(new Date('2026-11-24T21:45:00Z'));
});

test('what is done says so, and nothing is said twice', () => {
  const [work, mentoring] = read([
    entry({ title: 'Mates', done: true }),
    entry({ kind: 'mentoring', title: 'Mentoria com Ana' }),
  ]);
  expect([work?.summary, mentoring?.summary]).toEqual(['Feita: Tarefa: Mates', 'Mentoria com Ana']);
});

test('lines end as the standard says, are at most 75 bytes long, and each event has what it must have', () => {
  const text = icsOf([entry()], STAMP);
  const lines = text.split('\r\n');
  expect(lines.some(line => line.includes('\n'))).toBe(false);
  expect(lines.filter(line => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines).toEqual(
    expect.arrayContaining(['VERSION:2.0', 'DTSTAMP:20261123T030000Z', 'DTSTART:20261124T210000Z']),
  );
});

test('a calendar without dates is one that can be read', () => {
  expect(read([])).toEqual([]);
});
