import { expect, test } from 'vitest';
import { planImport } from '../../server/features/class-tournaments/import-plan.ts';
import { writeReport, type Report } from '../../server/rules/pairing/trf.ts';

const students = ['Ana de Souza', 'Beto Lima', 'Caio Reis', 'Dora Íris Prado'].map((fullName, i) => ({
  userId: 11 + i,
  fullName,
}));

const swiss = (values: Partial<Report> = {}): string =>
  writeReport({
    name: 'Copa da escola',
    city: '',
    startDate: '2026/11/20',
    endDate: '2026/11/21',
    type: 'Individual: Swiss-System (Dutch)',
    time: '900+10',
    totalRounds: 3,
    firstColor: 'black',
    players: students.map(({ fullName }, i) => ({
      number: i + 1,
      name: fullName,
      rating: i === 0 ? 1500 : null,
      rank: i + 1,
      rounds: [],
    })),
    ...values,
  });
/** Rounds as they stand at the end of a player's line: '0003 w 1'. */
const withRounds = (report: string, rounds: Record<number, string>): string =>
  report
    .split('\n')
    .map(line => (line.startsWith('001') ? line + (rounds[Number(line.slice(4, 8))] ?? '') : line))
    .join('\n');
const ROUND = { 1: '     3 w 1', 2: '     4 b =', 3: '     1 b 0', 4: '     2 w =' };
const messages = (report: string, of = students) => planImport(report, of).errors.map(one => Object.values(one));

test('what is left of a running tournament follows in the class, with its time, colours and ratings', () => {
  const { plan, errors } = planImport(withRounds(swiss(), ROUND), students);
  expect(errors).toEqual([]);
  expect(plan).toMatchObject({
    head: { name: 'Copa da escola', format: 'swiss', rounds: 3, base: 900, increment: 10, finishedAt: null },
    players: [{ userId: 11, number: 1, rating: 1500 }, { userId: 12, rating: null }, { userId: 13 }, { userId: 14 }],
    boards: [
      { round: 1, board: 1, whiteId: 11, blackId: 13, result: '1-0' },
      { round: 1, board: 2, whiteId: 14, blackId: 12, result: '1/2-1/2' },
    ],
  });
});

test('a round that is paired and still played comes with its boards, the results that are missing stay missing', () => {
  const rounds = { 1: '     3 w 1', 2: '     4 b  ', 3: '     1 b 0', 4: '     2 w  ' };
  const { plan, errors } = planImport(withRounds(swiss({ totalRounds: 1 }), rounds), students);
  expect(errors).toEqual([]);
  expect(plan?.head.finishedAt).toBeNull();
  expect(plan?.boards).toMatchObject([
    { round: 1, whiteId: 11, blackId: 13, result: '1-0' },
    { round: 1, whiteId: 14, blackId: 12, result: null },
  ]);
  const before = withRounds(withRounds(swiss(), rounds), ROUND);
  expect(messages(before)).toEqual([[14, 'a rodada 1 tem uma partida sem resultado']]);
  expect(messages(withRounds(swiss(), { ...rounds, 4: '     2 w 1' }))[0]?.[0]).toBe(14);
});

test('after its last round a tournament is over, on the day that the file says', () => {
  const { plan } = planImport(withRounds(swiss({ totalRounds: 1 }), ROUND), students);
  expect(plan?.head.finishedAt?.toISOString()).toBe('2026-11-21T03:00:00.000Z');
});

test('byes of a half and a whole point, and games that nobody came to, are kept', () => {
  const rounds = { 1: '  0000 - H', 2: '  0000 - F', 3: '     4 w +', 4: '     3 b -' };
  const { plan, errors } = planImport(withRounds(swiss(), rounds), students);
  expect(errors).toEqual([]);
  expect(plan?.boards).toMatchObject([
    { whiteId: 13, blackId: 14, result: '+:-' },
    { whiteId: 11, blackId: null, bye: 'H' },
    { whiteId: 12, blackId: null, bye: 'F' },
  ]);
});

test('names are found without accents and case, and with the family name first', () => {
  const names = ['SOUZA, ANA DE', 'beto  lima', 'Cáio Reis', 'Dora Iris Prado'];
  const players = names.map((name, i) => ({ number: i + 1, name, rating: null, rank: 1, rounds: [] }));
  expect(planImport(swiss({ players }), students).errors).toEqual([]);
});

test('players who cannot be matched are named line by line, and nothing else is said of them', () => {
  const others = students.map(one => ({ ...one, fullName: one.userId < 13 ? 'Beto Lima' : one.fullName }));
  expect(messages(withRounds(swiss(), ROUND), others.slice(0, 3))).toEqual([
    [13, '“Ana de Souza” não está na turma'],
    [14, 'na turma há mais de uma pessoa chamada “Beto Lima”'],
    [16, '“Dora Íris Prado” não está na turma'],
  ]);
});

test('a file that contradicts itself or says what is not kept is refused with the line', () => {
  expect(messages('1. e4 e5')).toEqual([[1, 'o arquivo não tem jogadores (linhas 001)']]);
  expect(messages(swiss({ totalRounds: 0 }))).toEqual([[11, 'o arquivo não diz quantas rodadas há (linha XXR)']]);
  expect(messages(swiss({ time: '5+0' }))).toEqual([
    [10, 'o tempo vai de 1 minuto a 3 horas, com até 180 segundos por lance'],
  ]);
  const both = withRounds(swiss(), { ...ROUND, 1: '     3 w 0' });
  expect(messages(both)).toEqual([[13, 'a rodada 1 tem uma partida que os dois perderam']]);
  expect(messages(withRounds(swiss(), { 1: '     1 w =' }))[0]?.[0]).toBe(13);
  const table = swiss({ type: 'Round-Robin', totalRounds: 3 });
  expect(messages(withRounds(table, ROUND))).toEqual([[13, 'a rodada 1 não segue as tabelas de Berger']]);
});

test('a time is read in seconds, in words, or taken as ten minutes', () => {
  const timeOf = (time: string) => {
    const { plan } = planImport(swiss({ time }), students);
    return [plan?.head.base, plan?.head.increment, plan?.timeIsKnown];
  };
  expect(timeOf('15 min + 10 s por lance')).toEqual([900, 10, true]);
  expect(timeOf("90'")).toEqual([5_400, 0, true]);
  expect(timeOf('')).toEqual([600, 0, false]);
});
