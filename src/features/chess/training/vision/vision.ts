/** Exercises for the eye: squares, their colours, what a knight reaches and what a piece attacks. Pure. */
import { attacks } from 'chessops/attacks';
import { SquareSet } from 'chessops/squareSet';
import type { Role } from 'chessops/types';
import { makeSquare, parseSquare } from 'chessops/util';
import { FILES, RANKS, type Square } from '../../../../board/squares.ts';

export const VISION_KINDS = ['casa', 'nome', 'cor', 'cavalo', 'ataque'] as const;
export type VisionKind = (typeof VISION_KINDS)[number];

export const ROUND_MS = 60_000;

export type VisionPiece = { square: Square; type: 'q' | 'r' | 'b' | 'n'; color: 'w' | 'b' };

export type Question =
  /** Where is the square of this name? */
  | { kind: 'casa'; square: Square }
  /** What is the name of the marked square? One of four. */
  | { kind: 'nome'; square: Square; options: readonly Square[] }
  | { kind: 'cor'; square: Square }
  /** The knight is led to the target, square by square. */
  | { kind: 'cavalo'; from: Square; target: Square }
  /** Which of the black pieces does the white one attack? Exactly one. */
  | { kind: 'ataque'; pieces: readonly VisionPiece[]; attacked: Square };

type Random = () => number;

const SQUARES: readonly Square[] = FILES.flatMap(file => RANKS.map((rank): Square => `${file}${rank}`));
const ROLES: Record<VisionPiece['type'], Role> = { q: 'queen', r: 'rook', b: 'bishop', n: 'knight' };

const pick = <T>(among: readonly T[], random: Random): T => among[Math.floor(random() * among.length)] as T;

/** This many of them, all different. */
const pickSome = <T>(among: readonly T[], count: number, random: Random): T[] => {
  const left = [...among];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
};

const numberOf = (square: Square): number => parseSquare(square);
const nameOf = (square: number): Square => makeSquare(square) as Square;
const setOf = (squares: readonly Square[]): SquareSet =>
  squares.reduce((set, square) => set.with(numberOf(square)), SquareSet.empty());

export const isLight = (square: Square): boolean =>
  (FILES.findIndex(file => file === square[0]) + RANKS.findIndex(rank => rank === square[1])) % 2 === 1;

/** The squares that a piece reaches with one move, over a board on which these stand. */
const reach = (type: VisionPiece['type'], from: Square, occupied: readonly Square[]): Square[] =>
  [...attacks({ role: ROLES[type], color: 'white' }, numberOf(from), setOf(occupied))].map(nameOf);

export const isKnightMove = (from: Square, to: Square): boolean => reach('n', from, []).includes(to);

/** Where a knight gets with one move or two: two are seen at a glance by few, three by nobody who begins. */
const knightTargets = (from: Square): Square[] => {
  const near = reach('n', from, []);
  const far = near.flatMap(square => reach('n', square, []));
  return [...new Set([...near, ...far])].filter(square => square !== from);
};

const BLACK_PIECES = 4;

const attackQuestion = (random: Random): Question => {
  const attacker: VisionPiece = {
    square: pick(SQUARES, random),
    type: pick(['q', 'r', 'b', 'n'] as const, random),
    color: 'w',
  };
  const reached = reach(attacker.type, attacker.square, [attacker.square]);
  const attacked = pick(reached, random);
  const free = SQUARES.filter(square => square !== attacker.square && !reached.includes(square));
  const others = pickSome(free, BLACK_PIECES - 1, random);
  const black = [attacked, ...others].map((square): VisionPiece => ({
    square,
    type: pick(['q', 'r', 'b', 'n'] as const, random),
    color: 'b',
  }));
  return { kind: 'ataque', pieces: [attacker, ...black], attacked };
};

const makers: Record<VisionKind, (random: Random) => Question> = {
  casa: random => ({ kind: 'casa', square: pick(SQUARES, random) }),
  nome: random => {
    const options = pickSome(SQUARES, 4, random);
    return { kind: 'nome', square: pick(options, random), options };
  },
  cor: random => ({ kind: 'cor', square: pick(SQUARES, random) }),
  cavalo: random => {
    const from = pick(SQUARES, random);
    return { kind: 'cavalo', from, target: pick(knightTargets(from), random) };
  },
  ataque: attackQuestion,
};

export const ask = (kind: VisionKind, random: Random = Math.random): Question => makers[kind](random);

/** What an answer does: it is right, or wrong, or a step of the knight on its way. */
export type Verdict = { is: 'right' | 'wrong' } | { is: 'step'; next: Question };

export const answerWith = (question: Question, answer: string): Verdict => {
  const isRight = (right: boolean): Verdict => ({ is: right ? 'right' : 'wrong' });
  switch (question.kind) {
    case 'casa':
    case 'nome':
      return isRight(answer === question.square);
    case 'cor':
      return isRight(answer === (isLight(question.square) ? 'clara' : 'escura'));
    case 'ataque':
      return isRight(answer === question.attacked);
    case 'cavalo': {
      const to = SQUARES.find(square => square === answer);
      if (!to || !isKnightMove(question.from, to)) return isRight(false);
      return to === question.target ? isRight(true) : { is: 'step', next: { ...question, from: to } };
    }
  }
};
