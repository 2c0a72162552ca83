import type { GameTree } from '../../../../../server/rules/game-tree.ts';
import { type PlayedMove, toUci } from '../../../../../server/rules/played-move.ts';
import { nodesAfter } from '../../../../../server/rules/repertoire-lines.ts';

/** Asks for the lines of a repertoire, one after the other. Pure; what is drawn comes from outside. */
export type DrillLine = { readonly moves: readonly string[]; readonly dueDay: string | null; readonly isDue: boolean };
type Side = 'white' | 'black';

export type Drill = {
  readonly tree: GameTree;
  readonly lines: readonly DrillLine[];
  readonly side: Side;
  /** The lines that are still to be asked. */
  readonly open: readonly DrillLine[];
  /** What stands on the board, in UCI. */
  readonly path: readonly string[];
  /** Wrong moves and shown ones in this line. */
  readonly misses: number;
  /** The last wrong move, until the next right one. */
  readonly wrong: string | null;
  /** Whether the right move was shown. */
  readonly isShown: boolean;
  /** The line that has just come to its end. */
  readonly ended: readonly string[] | null;
  readonly done: number;
  readonly atOnce: number;
};

/** New lines in one sitting: more would not be kept. */
const NEW_AT_ONCE = 10;

const begins = (moves: readonly string[], path: readonly string[]): boolean =>
  moves.length > path.length && path.every((uci, ply) => moves[ply] === uci);
/** By the position: a tree may begin with Black to move. */
const isOwnTurn = ({ tree, side, path }: Drill): boolean => {
  const fen = nodesAfter(tree, path)[0]?.move.fen ?? tree.start;
  return (fen.split(' ')[1] === 'w') === (side === 'white');
};

/** What is asked: what is due, or else what is new, or else all of it. */
export const chosen = (lines: readonly DrillLine[]): DrillLine[] => {
  const due = lines.filter(({ isDue }) => isDue);
  if (due.length > 0) return due;
  const fresh = lines.filter(({ dueDay }) => dueDay === null);
  return fresh.length > 0 ? fresh.slice(0, NEW_AT_ONCE) : [...lines];
};

/** The moves that go on from here: of lines that are still to be asked, or of any. */
const goingOn = ({ lines, open, path }: Drill): readonly DrillLine[] => {
  const asked = open.filter(({ moves }) => begins(moves, path));
  return asked.length > 0 ? asked : lines.filter(({ moves }) => begins(moves, path));
};

/** The moves that are right, first those of what is still to be asked. */
export const expected = (drill: Drill): string[] => {
  const { path, lines } = drill;
  const known = lines.filter(({ moves }) => begins(moves, path));
  return [...new Set([...goingOn(drill), ...known].flatMap(({ moves }) => moves[path.length] ?? []))];
};

/** The moves that are right on the board; the first of them is the one that is shown. */
export const rightMoves = (drill: Drill, legal: readonly PlayedMove[]): PlayedMove[] =>
  expected(drill).flatMap(uci => legal.find(move => toUci(move) === uci) ?? []);

/**
 * The other side answers: each line that is to be asked has the same chance, so that a reply comes the more often the
 * more lines behind it are due.
 * @param random from 0 to below 1
 */
const replied = (drill: Drill, random: number): Drill => {
  if (isOwnTurn(drill)) return drill;
  const lines = goingOn(drill);
  const reply = lines[Math.floor(random * lines.length)]?.moves[drill.path.length];
  return reply === undefined ? drill : { ...drill, path: [...drill.path, reply] };
};

const fromStart = (drill: Drill, random: number): Drill =>
  replied({ ...drill, path: [], misses: 0, wrong: null, isShown: false, ended: null }, random);

export const begun = ({ tree, side, lines }: Pick<Drill, 'tree' | 'side' | 'lines'>, random: number): Drill =>
  fromStart(
    {
      tree,
      lines,
      side,
      open: chosen(lines),
      path: [],
      misses: 0,
      wrong: null,
      isShown: false,
      ended: null,
      done: 0,
      atOnce: 0,
    },
    random,
  );

export const nextLine = (drill: Drill, random: number): Drill => fromStart(drill, random);

/** An own move. */
export const answered = (drill: Drill, uci: string, random: number): Drill => {
  if (drill.ended || !isOwnTurn(drill)) return drill;
  if (!expected(drill).includes(uci)) return { ...drill, misses: drill.misses + 1, wrong: uci };
  const path = [...drill.path, uci];
  const after = { ...drill, path, wrong: null, isShown: false };
  if (drill.lines.some(({ moves }) => begins(moves, path))) return replied(after, random);
  const line = path.join(' ');
  return {
    ...after,
    ended: path,
    open: drill.open.filter(({ moves }) => moves.join(' ') !== line),
    done: drill.done + 1,
    atOnce: drill.atOnce + (drill.misses === 0 ? 1 : 0),
  };
};

export const shown = (drill: Drill): Drill =>
  drill.ended ? drill : { ...drill, misses: drill.misses + 1, wrong: null, isShown: true };
