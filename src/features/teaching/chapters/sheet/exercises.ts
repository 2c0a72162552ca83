/** Chapters as exercises on paper. Pure. */
import { isMarkedRight } from '../../../../../server/rules/comment-marks.ts';
import type { MoveNode } from '../../../../../server/rules/game-tree.ts';
import { numberedMove } from '../../../../board/notation.ts';
import { inPortuguese } from '../../../../lib/portuguese-moves.ts';
import type { EditedChapter } from '../editing.ts';
import { partsOf } from '../goals.ts';
import { childrenOf, type NodeId } from '../../../../shared/tree/tree-edit.ts';

export type Exercise = {
  readonly key: number;
  readonly title: string;
  readonly fen: string;
  readonly side: 'white' | 'black';
  /** 'Brancas jogam', 'Pretas jogam e empatam'. */
  readonly task: string;
  /** Empty where there is only a position to play from. */
  readonly solution: string;
};

const SHORT = { white: 'w', black: 'b' } as const;
const SIDES = { white: 'Brancas jogam', black: 'Pretas jogam' } as const;

const GOALS: Readonly<Record<string, (count: number) => string>> = {
  mate: () => ' e dão mate',
  'mate in': count => ` e dão mate em ${count}`,
  win: () => ' e vencem',
  draw: () => ' e empatam',
  promote: () => ' e promovem',
  hold: count => ` e resistem ${count} lances`,
};

const taskOf = ({ mode, goal, side, tree }: EditedChapter, fen: string): string => {
  const toMove = fen.split(' ')[1] === 'b' ? 'black' : 'white';
  if (mode !== 'jogar') return SIDES[toMove];
  const { kind, count } = partsOf(goal);
  const words = GOALS[kind]?.(count) ?? '';
  // The other side may move first.
  return tree.start.split(' ')[1] === SHORT[side]
    ? `${SIDES[side]}${words}`
    : `${SIDES[toMove]}; ${SIDES[side].toLowerCase()}${words}`;
};

const nodesAfter = ({ tree }: EditedChapter, id: NodeId): MoveNode[] =>
  childrenOf(tree, id).flatMap(child => tree.nodes[child] ?? []);

/** The moves to be found in a position: those that are marked, or the main one. */
const rightAfter = (chapter: EditedChapter, id: NodeId): MoveNode[] => {
  const all = nodesAfter(chapter, id);
  const marked = all.filter(({ written }) => isMarkedRight(written.comment));
  return marked.length > 0 ? marked : all.slice(0, 1);
};

/** '1. Cc7+ ou 1. Cf6+ Rd7 2. Cxa8' */
const solutionFrom = (chapter: EditedChapter, start: NodeId): string => {
  const words: string[] = [];
  let id = start;
  for (;;) {
    const own = rightAfter(chapter, id);
    const [main] = own;
    if (!main) break;
    const isStudents = main.move.color === SHORT[chapter.side];
    const shown = isStudents ? own : [main];
    const isNumbered = words.length === 0 || main.move.color === 'w';
    words.push(shown.map(({ move }) => (isNumbered ? numberedMove(move) : inPortuguese(move.san))).join(' ou '));
    id = main.id;
  }
  return words.join(' ');
};

/** The exercise of a chapter: where the other side moves first, the position after that move. */
export const exerciseOf = (chapter: EditedChapter): Exercise => {
  const { key, title, side, mode, tree } = chapter;
  const [first] = nodesAfter(chapter, null);
  const isOthersTurn = mode === 'responder' && tree.start.split(' ')[1] !== SHORT[side];
  const begun = isOthersTurn && first ? first : null;
  const fen = begun?.move.fen ?? tree.start;
  return {
    key,
    title,
    fen,
    side,
    task: taskOf(chapter, fen),
    solution: mode === 'responder' ? solutionFrom(chapter, begun?.id ?? null) : '',
  };
};

/** A list in pages of so many. */
export const inPages = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, page) => items.slice(page * size, (page + 1) * size));
