import { expect, test } from 'vitest';
import type { TournamentGame } from '../../server/features/class-tournaments/class-tournaments.schema.ts';
import { NewClassTournament } from '../../server/features/class-tournaments/class-tournaments.schema.ts';
import { chartCell, outcomeText } from '../../src/features/class-tournaments/results.ts';
import { entryOf, firstPlan } from '../../src/shared/class-tournaments/new-tournament.ts';
import { factsText, statusOf } from '../../src/shared/class-tournaments/tournament-texts.ts';

const ana = { userId: 11, name: 'Ana' };
const bia = { userId: 12, name: 'Bia' };
const numbers = new Map([
  [11, 1],
  [12, 2],
]);
const game = (
  result: TournamentGame['result'],
  black: TournamentGame['black'] = bia,
  byePoints: number | null = null,
): TournamentGame => ({
  id: 1,
  round: 1,
  board: 1,
  white: ana,
  black,
  matchId: null,
  result,
  stopped: false,
  byePoints,
});
const cellOf = (one: TournamentGame | undefined, userId: number) => chartCell(one, userId, numbers);

test('the wall chart tells opponent, colour and result of each round', () => {
  expect([cellOf(game('1-0'), 11), cellOf(game('1-0'), 12)]).toEqual(['2b1', '1p0']);
  expect([cellOf(game('1/2-1/2'), 11), cellOf(game(null), 12)]).toEqual(['2b½', '1p…']);
  expect([cellOf(game('-:+'), 11), cellOf(game('-:+'), 12)]).toEqual(['2–', '1+']);
  const byes = [1, 0.5, 0].map(points => cellOf(game(null, null, points), 11));
  expect([...byes, cellOf(undefined, 11)]).toEqual(['folga 1', 'folga ½', 'folga', '—']);
});

test('each player reads what the own game brought', () => {
  expect(outcomeText(game('0-1'), 12)).toBe('Você venceu!');
  expect(outcomeText(game('1/2-1/2'), 11)).toBe('Vocês empataram.');
  expect(outcomeText(game('+:-'), 12)).toBe('Você faltou.');
  expect(outcomeText(game(null), 11)).toBe('');
});

const ofClass = { classId: 7 };

test('the form as it opens is a tournament of the whole class, and its changes are asked for', () => {
  const plan = firstPlan(ofClass, new Date('2026-11-23T12:00:00Z'));
  const asked = NewClassTournament.parse(entryOf(plan, ofClass));
  expect(asked).toMatchObject({ classId: 7, format: 'swiss', rounds: 5, base: 600, increment: 5, firstPrize: 30 });
  expect(asked.studentIds).toBeUndefined();
  const own = { minutes: '3', increment: '2', startsAt: '2026-12-05T14:00', chosen: [12, 13] };
  const other = { ...plan, ...own, time: 'outro' as const };
  expect(NewClassTournament.parse(entryOf({ ...other, prizes: ['', '5', ' '] }, ofClass))).toMatchObject({
    base: 180,
    increment: 2,
    startsAt: '2026-12-05T17:00:00.000Z',
    studentIds: [12, 13],
    firstPrize: 0,
    secondPrize: 5,
  });
  expect(entryOf({ ...plan, place: 'hall', rated: true }, ofClass).rated).toBe(false);
  const arena = entryOf({ ...plan, format: 'arena', duration: '20' }, ofClass);
  expect(NewClassTournament.parse(arena)).toMatchObject({ format: 'arena', minutes: 20 });
  expect(NewClassTournament.safeParse(entryOf({ ...plan, rounds: 'muitas' }, ofClass)).success).toBe(false);
});

test('a tournament is told in one line', () => {
  const facts = { format: 'swiss', rounds: 1, base: 90, increment: 0, overBoard: false, minutes: null } as const;
  expect(factsText(facts)).toBe('Suíço · 1 rodada · 1 min 30 s · na academia');
  expect(factsText({ ...facts, format: 'arena', minutes: 45 })).toBe('Arena · 45 minutos · 1 min 30 s · na academia');
  const state = { finished: false, format: 'swiss', rounds: 5 } as const;
  expect(statusOf({ ...state, round: 2 }).label).toBe('Rodada 2 de 5');
  expect(statusOf({ ...state, format: 'arena', round: 1 }).label).toBe('Em jogo');
  expect(statusOf({ ...state, round: 0 }).label).toBe('Ainda não começou');
});
