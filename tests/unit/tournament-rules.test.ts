import { describe, expect, it } from 'vitest';
import { arenaSheet, isOnFire, pairArena, type ArenaGame } from '../../server/rules/pairing/arena.ts';
import type { Mark, PlayedRound, Player } from '../../server/rules/pairing/history.ts';
import { pairRoundRobin, roundsOfAll } from '../../server/rules/pairing/round-robin.ts';
import { standingsOf } from '../../server/rules/pairing/standings.ts';
import { readReport, ReportError } from '../../server/rules/pairing/trf-reader.ts';
import { writeReport, type Report } from '../../server/rules/pairing/trf.ts';

/** '3w1' is a win with White against the third of the list; 'U' a bye. */
const roundOf = (text: string): PlayedRound => {
  const [, opponent, color, mark] = /^(\d+)([wb])(.)$/.exec(text) ?? [];
  if (!opponent) return { mark: text as Mark, opponent: null, color: null };
  return { mark: mark as Mark, opponent: Number(opponent), color: color === 'w' ? 'white' : 'black' };
};
const table = (...rows: string[]): Player[] =>
  rows.map((row, i) => ({ number: i + 1, rounds: row.split(' ').filter(Boolean).map(roundOf) }));

describe('Everybody against everybody', () => {
  const written = (players: number, round: number, double = false) =>
    pairRoundRobin(players, round, double).map(({ white, black }) => `${white}-${black ?? 'bye'}`);

  it('follows the Berger table for six', () => {
    expect([0, 1, 2, 3, 4].map(round => written(6, round).join(' '))).toEqual([
      '1-6 2-5 3-4',
      '6-4 5-3 1-2',
      '2-6 3-1 4-5',
      '6-5 1-4 2-3',
      '3-6 4-2 5-1',
    ]);
  });

  it('pairs all with all once, or twice with colours swapped, with one bye each for an odd number', () => {
    for (const double of [false, true])
      for (const players of [2, 3, 4, 5, 8, 9, 12]) {
        const rounds = Array.from({ length: roundsOfAll(players, double) }, (_, i) =>
          written(players, i, double),
        ).flat();
        const byes = rounds.filter(board => board.endsWith('bye'));
        expect(new Set(rounds).size).toBe(double ? rounds.length - byes.length / 2 : rounds.length);
        expect(rounds.length - byes.length).toBe((players * (players - 1)) / (double ? 1 : 2));
        expect(byes).toHaveLength(players % 2 === 0 ? 0 : players * (double ? 2 : 1));
      }
  });
});

describe('An arena', () => {
  const games = (text: string): ArenaGame[] =>
    text.split('').map(letter => ({
      outcome: letter === 'w' ? 'win' : letter === 'l' ? 'loss' : 'draw',
      isLong: letter === 'D',
    }));
  const points = (text: string) => arenaSheet(games(text)).map(one => one.points);

  it('gives 2 for a win, 1 for a draw, and the double after two wins in a row until one is not won', () => {
    expect(points('wwwwdwl')).toEqual([2, 2, 4, 4, 2, 2, 0]);
    expect(points('wwlw')).toEqual([2, 2, 0, 2]);
    expect(isOnFire(games('ww'))).toBe(true);
    expect(isOnFire(games('wwd'))).toBe(false);
  });

  it('counts only the first of several draws without a win between them, unless they are long', () => {
    expect(points('dddwd')).toEqual([1, 0, 0, 2, 1]);
    expect(points('ddlD')).toEqual([1, 0, 0, 1]);
  });

  it('pairs near ranks, not those who have just met, and leaves who has played most of an odd number', () => {
    const waiting = (number: number, opponents: number[] = []) => ({
      number,
      rank: number,
      opponents,
      colors: opponents.map(() => 'white' as const),
    });
    const four = [waiting(1, [2]), waiting(2, [1]), waiting(3, [4]), waiting(4, [3])];
    const pairs = pairArena(four, 4).map(({ white, black }) => [white, black].toSorted().join('-'));
    expect(pairs.toSorted()).toEqual(['1-3', '2-4']);
    expect(pairArena([waiting(1, [2]), waiting(2, [1])], 3)).toEqual([]);
    expect(pairArena([waiting(1, [2]), waiting(2, [1])], 2)).toHaveLength(1);
    const three = pairArena([waiting(1, [9, 8]), waiting(2), waiting(3)], 3);
    expect(three).toEqual([{ white: 3, black: 2 }]);
  });
});

describe('Standings', () => {
  const rowsOf = (players: Player[]) =>
    standingsOf(players).map(one => [one.number, one.rank, one.points, one.buchholzCut1, one.buchholz]);

  it('go by points, then by Buchholz without the lowest, and Buchholz', () => {
    const players = table('3w1 2b=', '4b1 1w=', '1b0 4w1', '2w0 3b0');
    expect(rowsOf(players)).toEqual([
      [1, 1, 3, 3, 5],
      [2, 2, 3, 3, 3],
      [3, 3, 2, 3, 3],
      [4, 4, 0, 3, 5],
    ]);
  });

  it('take a round without a game as one against oneself, and cut one that was missed by choice first', () => {
    const [first] = standingsOf(table('2w1 Z 3w1', '1b0 U Z', 'U Z 1b0'));
    expect(first).toMatchObject({ number: 1, points: 4, buchholz: 3 + 4 + 2, buchholzCut1: 5, sonnebornBerger: 10 });
  });

  it('put who won between two ahead who are otherwise equal, and give the same place to others', () => {
    expect(standingsOf(table('2b0', '1w1')).map(({ number, rank }) => [number, rank])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(standingsOf(table('', '', '')).map(({ rank }) => rank)).toEqual([1, 1, 1]);
  });
});

describe('A TRF16 report', () => {
  const report: Report = {
    name: 'Torneio da Turma 6º A',
    city: 'Recife',
    startDate: '2026/11/23',
    endDate: '2026/11/23',
    type: 'Individual: Swiss-System (Dutch)',
    time: '600+5',
    totalRounds: 5,
    firstColor: 'black',
    players: table('2b1 U', '1w0 3w+', 'H 2b-').map((player, i) => ({
      ...player,
      name: `Ana Antônia de Souza ${i}`,
      rating: i === 2 ? null : 1_200 + i,
      rank: i + 1,
    })),
  };

  it('has each thing in the column where FIDE puts it', () => {
    const lines = writeReport(report).split('\n');
    expect(lines).toContain('012 Torneio da Turma 6º A');
    const line = lines.find(one => one.startsWith('001    1')) ?? '';
    expect([line.slice(14, 47).trim(), line.slice(48, 52), line.slice(80, 84), line.slice(85, 89)]).toEqual([
      'Ana Antônia de Souza 0',
      '1200',
      ' 2.0',
      '   1',
    ]);
    expect(line.slice(89)).toBe('     2 b 1  0000 - U');
  });

  it('is read back as it was written', () => {
    expect(readReport(writeReport(report)).report).toEqual(report);
    expect(readReport(writeReport(report).replaceAll('\n', '\r\n')).report).toEqual(report);
  });

  it('is refused with the line where something is wrong', () => {
    const broken = (from: string, to: string) => () => readReport(writeReport(report).replace(from, to));
    expect(broken('   2 b 1', '   3 b 1')).toThrow(ReportError);
    expect(broken('   2 b 1', '   2 b ?')).toThrow('Linha 13: resultado “?” desconhecido');
    expect(broken('001    2', '001    1')).toThrow('Linha 14: o número 1 aparece duas vezes');
    expect(() => readReport('1. e4')).toThrow('o arquivo não tem jogadores');
  });
});
