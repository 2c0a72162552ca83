import type { Limits, Line, Score } from './engine.ts';
import type { Position } from './position.ts';

/** The parts of an engine's output that are used here. */
export type Utterance =
  | { kind: 'uciok' }
  | { kind: 'readyok' }
  | { kind: 'line'; line: Line }
  | { kind: 'bestmove'; move: string | undefined }
  | { kind: 'other' };

/** No screen shows more of a line, and the cache stays small. */
const MAX_PLIES = 10;
const OTHER: Utterance = { kind: 'other' };
const isMove = (text: string): boolean => /^[a-h][1-8][a-h][1-8][qrbn]?$/.test(text);

const readScore = (kind: string | undefined, text: string | undefined): Score | undefined => {
  const value = Number(text);
  return (kind === 'cp' || kind === 'mate') && text !== undefined && Number.isInteger(value)
    ? { kind, value }
    : undefined;
};

const readLine = (words: string[]): Utterance => {
  const after = (name: string): number => words.indexOf(name) + 1;
  const number = (name: string): number | undefined => (after(name) > 0 ? Number(words[after(name)]) : undefined);
  const depth = number('depth');
  const pv = after('pv');
  const score = after('score') > 0 ? readScore(words[after('score')], words[after('score') + 1]) : undefined;
  // A bound is not a score: the score is only known to be above or below it.
  if (!depth || !score || pv === 0 || words.includes('lowerbound') || words.includes('upperbound')) return OTHER;
  const moves = words.slice(pv).filter(isMove).slice(0, MAX_PLIES);
  return moves.length > 0 ? { kind: 'line', line: { depth, rank: number('multipv') ?? 1, score, moves } } : OTHER;
};

/** Parses one line of an engine's output; a line that it does not know is `other`, never an error. */
export const readUtterance = (text: string): Utterance => {
  const words = text.trim().split(/\s+/);
  switch (words[0]) {
    case 'uciok':
    case 'readyok':
      return { kind: words[0] };
    case 'info':
      return readLine(words);
    case 'bestmove':
      return { kind: 'bestmove', move: words[1] && isMove(words[1]) ? words[1] : undefined };
    default:
      return OTHER;
  }
};

export const setOption = (name: string, value: string | number | boolean): string =>
  `setoption name ${name} value ${value}`;

export const setPosition = ({ fen, moves }: Pick<Position, 'fen' | 'moves'>): string =>
  ['position fen', fen, ...(moves.length > 0 ? ['moves', ...moves] : [])].join(' ');

export const go = ({ depth, nodes }: Limits): string =>
  ['go', ...(depth ? ['depth', depth] : []), ...(nodes ? ['nodes', nodes] : [])].join(' ');
