/**
 * FIDE's tournament report file, TRF16: one line for each player in fixed columns, ten more for each round. Text in,
 * text
 * out: nothing here decides who may see it.
 */
import type { Side } from '../moves.ts';
import { HALF_POINTS, type Mark, type PlayedRound, type Player } from './history.ts';

type ReportPlayer = Player & { name: string; rating: number | null; /** Final place. */ rank: number };
export type Report = {
  name: string;
  city: string;
  /** yyyy/mm/dd */
  startDate: string;
  endDate: string;
  /** How the tournament is paired, as other programs show it. */
  type: string;
  /** Such as '600+5': seconds for all moves, and for each. */
  time: string;
  totalRounds: number;
  firstColor: Side;
  players: readonly ReportPlayer[];
};

/** A file that cannot be read. `line` counts from 1. */
export class ReportError extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(`Linha ${line}: ${message}`);
    this.line = line;
  }
}

const COLOR_LETTERS = { white: 'w', black: 'b' } as const;
const FIRST_ROUND_COLUMN = 91;
const ROUND_WIDTH = 10;
const NAME_WIDTH = 33;
const MOST_PLAYERS = 200;
const MOST_ROUNDS = 60;

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const points = (half: number): string => (half / 2).toFixed(1);

const roundText = ({ mark, opponent, color }: PlayedRound): string => {
  const number = opponent === null ? '0000' : String(opponent).padStart(4);
  return `  ${number} ${color === null ? '-' : COLOR_LETTERS[color]} ${mark}`;
};

const playerLine = ({ number, name, rating, rank, rounds }: ReportPlayer): string => {
  const score = rounds.reduce((sum, { mark }) => sum + HALF_POINTS[mark], 0);
  const shown = plain(name).slice(0, NAME_WIDTH).padEnd(NAME_WIDTH);
  const columns = `001 ${String(number).padStart(4)}      ${shown} ${String(rating ?? '').padStart(4)}`;
  const result = `${points(score).padStart(4)} ${String(rank).padStart(4)}`;
  return `${columns.padEnd(80)}${result}${rounds.map(roundText).join('')}`;
};

/** Writes a report. Birth dates and federations are not in it: children's are nobody's business. */
export const writeReport = (report: Report): string => {
  const { players } = report;
  const head: [code: string, text: string][] = [
    ['012', report.name],
    ['022', report.city],
    ['032', 'BRA'],
    ['042', report.startDate],
    ['052', report.endDate],
    ['062', String(players.length)],
    ['072', String(players.filter(({ rating }) => rating !== null).length)],
    ['082', '0'],
    ['092', report.type],
    ['122', report.time],
    ['XXR', String(report.totalRounds)],
    ['XXC', `${report.firstColor}1`],
  ];
  return [...head.map(([code, text]) => `${code} ${plain(text)}`.trimEnd()), ...players.map(playerLine), ''].join('\n');
};

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

const readRound = (text: string, line: number): PlayedRound => {
  const [opponent, color, letter] = [text.slice(0, 4).trim(), text.slice(5, 6), text.slice(7, 8)];
  if (letter.trim() === '') return { mark: 'Z', opponent: null, color: null };
  const mark = MARKS[letter.toUpperCase()];
  const side = COLORS[color];
  if (mark === undefined) throw new ReportError(line, `resultado “${letter}” desconhecido`);
  if (side === undefined) throw new ReportError(line, `cor “${color}” desconhecida`);
  if (!/^\d{0,4}$/.test(opponent)) throw new ReportError(line, `adversário “${opponent}” inválido`);
  const number = Number(opponent);
  const isBye = number === 0;
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

/** Reads a report. @throws ReportError with the line. */
export const readReport = (text: string): Report => {
  const head = new Map<string, string>();
  const players: ReportPlayer[] = [];
  const lines = new Map<number, number>();
  for (const [i, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const [line, code] = [i + 1, raw.slice(0, 3)];
    if (code !== '001') {
      if (!head.has(code)) head.set(code, plain(raw.slice(4)));
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
  const absent: PlayedRound = { mark: 'Z', opponent: null, color: null };
  const padded = players.map(player => ({
    ...player,
    rounds: [...player.rounds, ...Array.from({ length: rounds - player.rounds.length }, () => absent)],
  }));
  checkGames(padded, lines);
  const value = (code: string): string => head.get(code) ?? '';
  const total = Number(/^\d{1,2}$/.exec(value('XXR'))?.[0] ?? 0);
  return {
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
};
