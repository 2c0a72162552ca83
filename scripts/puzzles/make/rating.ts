import { afterMove } from './board.ts';
import type { Evidence } from './deepen.ts';
import { readSolution, type PuzzleLine, type Solution } from './solution.ts';
import { MATERIAL_WON } from './themes/goal.ts';
import { takesLoosePiece } from './themes/loose.ts';
import { materialGiven } from './themes/sacrifice.ts';

/** The countable features that make a puzzle hard. */
export type Features = {
  /** The depth at which the engine saw that the first move wins. */
  depth: number;
  first: 'mate' | 'loosePiece' | 'check' | 'capture' | 'quiet';
  /** The moves that the solver must find after the first. */
  later: { depth: number; quiet: boolean }[];
  /** Centipawns that the solver sacrifices on the way. */
  given: number;
  /** Legal moves at the start. */
  choices: number;
};

/** Glicko points. Set by judgement, not measured on people: solvers' results correct every rating. */
const FIRST = { mate: 0, loosePiece: 0, check: 100, capture: 150, quiet: 400 } satisfies Record<
  Features['first'],
  number
>;
const POINTS = { base: 750, depth: 75, laterMove: 200, laterDepth: 30, laterQuiet: 130, sacrifice: 130, choice: 3 };
/** Beyond these depths a number says more about the engine than about people. */
const DEEPEST = { first: 16, later: 8 };
const CHOICES = { usual: 35, counted: 25 };
const LOWEST = 700;
const HIGHEST = 2_400;

const isQuiet = (move: Solution['moves'][number]): boolean =>
  !move.captured && !move.promotion && !afterMove(move).isCheck();

const firstKind = (solution: Solution): Features['first'] => {
  const move = solution.steps[0]?.move;
  if (!move || isQuiet(move)) return 'quiet';
  const after = afterMove(move);
  if (after.isCheckmate()) return 'mate';
  if (takesLoosePiece(solution)) return 'loosePiece';
  return after.isCheck() ? 'check' : 'capture';
};

export const featuresOf = (line: PuzzleLine & { evidence: Evidence[] }): Features => {
  const solution = readSolution(line);
  const seen = line.evidence.map(evidence => Math.max(1, evidence.seen));
  return {
    depth: seen[0] ?? 1,
    first: firstKind(solution),
    later: solution.steps.slice(1).map(({ move }, i) => ({ depth: seen[i + 1] ?? 1, quiet: isQuiet(move) })),
    given: Math.max(0, materialGiven(solution)),
    choices: solution.start.moves().length,
  };
};

const pointsOfLater = ({ depth, quiet }: Features['later'][number]): number =>
  POINTS.laterMove + POINTS.laterDepth * (Math.min(depth, DEEPEST.later) - 1) + (quiet ? POINTS.laterQuiet : 0);

/** An estimate on Glicko's scale, by the formula in docs/puzzles.md. */
export const ratingOf = ({ depth, first, later, given, choices }: Features): number => {
  const sum =
    POINTS.base +
    FIRST[first] +
    POINTS.depth * (Math.min(depth, DEEPEST.first) - 1) +
    later.reduce((points, move) => points + pointsOfLater(move), 0) +
    (given >= MATERIAL_WON ? POINTS.sacrifice : 0) +
    POINTS.choice * Math.max(-CHOICES.counted, Math.min(CHOICES.counted, choices - CHOICES.usual));
  return Math.round(Math.max(LOWEST, Math.min(HIGHEST, sum)));
};
