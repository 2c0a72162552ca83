import { describe, expect, test } from 'vitest';
import { formatDate, formatDuration, formatLongDate, formatMoney, formatRelative } from '../../src/lib/format.ts';
import { formatRelativeDay } from '../../src/lib/relative-day.ts';
import { levelOf } from '../../src/lib/levels.ts';

/** Intl parts a currency from its amount with a space that does not break. */
const spaced = (text: string) => text.replace(/\u00a0/g, ' ');

test.each([
  [0, 'R$ 0,00'],
  [3990, 'R$ 39,90'],
  [123_456_789, 'R$ 1.234.567,89'],
])('%i cents read %s', (cents, text) => {
  expect(spaced(formatMoney(cents))).toBe(text);
});

test.each([
  [0, '0min'],
  [45, '45min'],
  [60, '1h'],
  [120, '2h'],
  [750, '12h 30min'],
])('%i minutes read %s', (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text);
});

describe('a day', () => {
  test('given as yyyy-mm-dd is that very day, wherever one is', () =>
    expect(formatDate('2013-04-18')).toBe('18/04/2013'));
  test('of a moment is the day in São Paulo', () => expect(formatDate('2026-01-11T01:30:00.000Z')).toBe('10/01/2026'));
  test('in full names its month', () =>
    expect(formatLongDate('2026-11-21T12:00:00.000Z')).toBe('21 de novembro de 2026'));
  test('that is the first of a month is so called, and no other', () => {
    expect(formatLongDate('2026-05-01T12:00:00.000Z')).toBe('1º de maio de 2026');
    expect(formatLongDate('2026-05-31T12:00:00.000Z')).toBe('31 de maio de 2026');
  });
});

test.each([
  ['2026-11-21T11:59:40.000Z', 'agora'],
  ['2026-11-21T11:55:00.000Z', 'há 5 minutos'],
  ['2026-11-21T09:00:00.000Z', 'há 3 horas'],
  ['2026-11-20T11:00:00.000Z', 'ontem'],
  ['2026-11-11T12:00:00.000Z', 'há 10 dias'],
])('%s reads %s at noon of the 21st', (iso, text) => {
  expect(formatRelative(iso, Date.parse('2026-11-21T12:00:00.000Z'))).toBe(text);
});

test.each([
  ['2026-11-21', 'hoje'],
  ['2026-11-20', 'ontem'],
  ['2026-11-18', 'há 3 dias'],
])('the day %s reads %s late on the 21st in São Paulo', (day, text) => {
  expect(formatRelativeDay(day, Date.parse('2026-11-22T02:30:00.000Z'))).toBe(text);
});

test('the ten levels have the names of the school', () => {
  const names = Array.from({ length: 10 }, (_, place) => levelOf(place + 1).name);
  expect(names).toEqual([
    'Iniciante',
    'Aprendiz',
    'Estudante',
    'Jogador',
    'Competidor',
    'Expert',
    'Mestre',
    'Grande Mestre',
    'Lenda',
    'Imortal',
  ]);
});

test.each([0, -1, 11, 2.5, Number.NaN])('level %d is unknown and falls back to the first', level => {
  expect(levelOf(level).name).toBe('Iniciante');
});
