/**
 * FIDE's tournament report file, TRF16: one line for each player in fixed columns, ten more for each round. Text in,
 * text out: nothing here decides who may see it.
 */
import type { Side } from '../moves.ts';
import { HALF_POINTS, type PlayedRound, type Player } from './history.ts';

export type ReportPlayer = Player & { name: string; rating: number | null; /** Final place. */ rank: number };
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

const COLOR_LETTERS = { white: 'w', black: 'b' } as const;
/** Longer names are cut. */
export const NAME_WIDTH = 33;

export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
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
