/** Reads FIDE's tournament report file, TRF16, as other programs and `writeReport` write it. */
import type { Side } from '../moves.ts';
import type { Mark, PlayedRound } from './history.ts';
import { plain, type Report, type ReportPlayer } from './trf.ts';

/** A file that cannot be read. `line` counts from 1. */
export class ReportError extends Error {
  readonly line: number;
  /** What is wrong in that line. */
  readonly reason: string;
  constructor(line: number, reason: string) {
    super(`Linha ${line}: ${reason}`);
    this.line = line;
    this.reason = reason;
  }
}

const FIRST_ROUND_COLUMN = 91;
const ROUND_WIDTH = 10;
const MOST_PLAYERS = 200;
const MOST_ROUNDS = 60;

const MARKS: Record<string, Mark> = {
  '1': '1',
  '=': '=',
  '0': '0',
  '+': '+',
  '-': '-',
  U: 'U',
  F: 'F',
  H: 'H',
  Z: 'Z',
  // Of games that were not rated, in which other programs write letters.
  W: '1',
  D: '=',
  L: '0',
};
const COLORS: Record<string, Side | null> = { w: 'white', b: 'black', '-': null, ' ': null, '': null };

const ABSENT: PlayedRound = { mark: 'Z', opponent: null, color: null };
/** A pairing without a result: the game is still to be played. */
export const isPaired = ({ mark, opponent }: PlayedRound): boolean => mark === 'Z' && opponent !== null;

const readRound = (text: string, line: number): PlayedRound => {
  const [opponent, color, letter] = [text.slice(0, 4).trim(), text.slice(5, 6), text.slice(7, 8)];
  const side = COLORS[color];
  if (side === undefined) throw new ReportError(line, `cor “${color}” desconhecida`);
  if (!/^\d{0,4}$/.test(opponent)) throw new ReportError(line, `adversário “${opponent}” inválido`);
  const number = Number(opponent);
  const isBye = number === 0;
  if (letter.trim() === '') return isBye ? ABSENT : { mark: 'Z', opponent: number, color: side };
  const mark = MARKS[letter.toUpperCase()];
  if (mark === undefined) throw new ReportError(line, `resultado “${letter}” desconhecido`);
  if (isBye && 'U F H Z - +'.split(' ').includes(mark)) {
    const alone = mark === '+' ? 'F' : mark === '-' ? 'Z' : mark;
    return { mark: alone, opponent: null, color: null };
  }
  if (isBye || 'UFHZ'.includes(mark)) throw new ReportError(line, 'resultado e adversário não combinam');
  return { mark, opponent: number, color: side };
};

const readPlayer = (text: string, line: number): ReportPlayer => {
  const number = text.slice(4, 8).trim();
  const name = plain(text.slice(14, 47));
  const rating = text.slice(48, 52).trim();
  if (!/^[1-9]\d{0,3}$/.test(number)) throw new ReportError(line, `número “${number}” inválido`);
  if (name === '') throw new ReportError(line, 'falta o nome');
  if (!/^\d{0,4}$/.test(rating)) throw new ReportError(line, `rating “${rating}” inválido`);
  const rounds: PlayedRound[] = [];
  for (let at = FIRST_ROUND_COLUMN; at < text.trimEnd().length; at += ROUND_WIDTH)
    rounds.push(readRound(text.slice(at, at + ROUND_WIDTH).padEnd(ROUND_WIDTH), line));
  if (rounds.length > MOST_ROUNDS) throw new ReportError(line, `mais de ${MOST_ROUNDS} rodadas`);
  const rank = Number(text.slice(85, 89).trim());
  return {
    number: Number(number),
    name,
    rating: Number(rating) || null,
    rank: Number.isInteger(rank) ? rank : 0,
    rounds,
  };
};

const OPPOSITE: Partial<Record<Mark, readonly Mark[]>> = {
  '1': ['0'],
  '0': ['1', '0'],
  '=': ['='],
  '+': ['-'],
  '-': ['+', '-'],
  Z: ['Z'],
};

/** Both players of a game say the same of it. */
const checkGames = (players: readonly ReportPlayer[], lines: ReadonlyMap<number, number>): void => {
  const byNumber = new Map(players.map(player => [player.number, player]));
  for (const { number, rounds } of players)
    for (const [i, { mark, opponent, color }] of rounds.entries()) {
      if (opponent === null) continue;
      const other = byNumber.get(opponent)?.rounds[i];
      const agrees =
        other?.opponent === number && OPPOSITE[mark]?.includes(other.mark) && (color === null || other.color !== color);
      if (!agrees) throw new ReportError(lines.get(number) ?? 1, `a rodada ${i + 1} não combina com a do adversário`);
    }
};

/** `lineOf` says in which line a code such as '012', or the player of a number, stands; 1 where they do not. */
export type ReadReport = { report: Report; lineOf: (place: string | number) => number };

/** Reads a report. @throws ReportError with the line. */
export const readReport = (text: string): ReadReport => {
  const head = new Map<string, string>();
  const players: ReportPlayer[] = [];
  const heads = new Map<string, number>();
  const lines = new Map<number, number>();
  for (const [i, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const [line, code] = [i + 1, raw.slice(0, 3)];
    if (code !== '001') {
      if (head.has(code)) continue;
      head.set(code, plain(raw.slice(4)));
      heads.set(code, line);
      continue;
    }
    const player = readPlayer(raw, line);
    if (lines.has(player.number)) throw new ReportError(line, `o número ${player.number} aparece duas vezes`);
    if (players.length >= MOST_PLAYERS) throw new ReportError(line, `mais de ${MOST_PLAYERS} jogadores`);
    lines.set(player.number, line);
    players.push(player);
  }
  if (players.length === 0) throw new ReportError(1, 'o arquivo não tem jogadores (linhas 001)');
  const rounds = Math.max(...players.map(one => one.rounds.length));
  const padded = players.map(player => ({
    ...player,
    rounds: [...player.rounds, ...Array.from({ length: rounds - player.rounds.length }, () => ABSENT)],
  }));
  checkGames(padded, lines);
  const value = (code: string): string => head.get(code) ?? '';
  const total = Number(/^\d{1,2}$/.exec(value('XXR'))?.[0] ?? 0);
  const report: Report = {
    name: value('012'),
    city: value('022'),
    startDate: value('042'),
    endDate: value('052'),
    type: value('092'),
    time: value('122'),
    totalRounds: Math.max(total, rounds),
    firstColor: value('XXC').includes('black') ? 'black' : 'white',
    players: padded,
  };
  const lineOf = (place: string | number): number =>
    (typeof place === 'number' ? lines.get(place) : heads.get(place)) ?? 1;
  return { report, lineOf };
};
