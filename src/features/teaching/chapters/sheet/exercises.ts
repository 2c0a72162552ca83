/** Chapters as exercises on paper. Pure. */
import { isMarkedRight, squaresIn } from '../../../../../server/rules/comment-marks.ts';
import { lineThrough, type MoveNode } from '../../../../../server/rules/game-tree.ts';
import { lineText, numberedMove } from '../../../../board/notation.ts';
import { inPortuguese } from '../../../../lib/portuguese-moves.ts';
import type { EditedChapter } from '../editing.ts';
import { partsOf } from '../goals.ts';
import { type Exercise, SIDES, sideToMove } from '../../../../shared/sheets/exercise.ts';
import { childrenOf, type NodeId } from '../../../../shared/tree/tree-edit.ts';

const SHORT = { white: 'w', black: 'b' } as const;

const GOALS: Readonly<Record<string, (count: number) => string>> = {
  mate: () => ' e dão mate',
  'mate in': count => ` e dão mate em ${count}`,
  win: () => ' e vencem',
  draw: () => ' e empatam',
  promote: () => ' e promovem',
  hold: count => ` e resistem ${count} lances`,
};

const sidesTask = ({ mode, goal, side, tree }: EditedChapter, fen: string): string => {
  const toMove = sideToMove(fen);
  if (mode !== 'jogar') return SIDES[toMove];
  const { kind, count } = partsOf(goal);
  const words = GOALS[kind]?.(count) ?? '';
  // The other side may move first.
  return tree.start.split(' ')[1] === SHORT[side]
    ? `${SIDES[side]}${words}`
    : `${SIDES[toMove]}; ${SIDES[side].toLowerCase()}${words}`;
};

/** What the professor asks for, and whose turn it is; against the engine also the goal. */
const taskOf = (chapter: EditedChapter, fen: string): string => {
  const { mode, tree } = chapter;
  if (mode === 'responder' && tree.comment !== '') return tree.comment;
  return [tree.comment, sidesTask(chapter, fen)].filter(Boolean).join(' ');
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
    const isAfterBlack = id !== null && chapter.tree.nodes[id]?.move.color === 'b';
    const isNumbered = words.length === 0 || main.move.color === 'w' || isAfterBlack;
    words.push(shown.map(({ move }) => (isNumbered ? numberedMove(move) : inPortuguese(move.san))).join(' ou '));
    id = main.id;
  }
  return words.join(' ');
};

const solutionOf = (chapter: EditedChapter, fen: string, start: NodeId): string => {
  const { mode, tree } = chapter;
  if (mode === 'jogar') return `${sidesTask(chapter, fen)}: para jogar.`;
  return mode === 'ler' ? lineText(lineThrough(tree, null).map(({ move }) => move)) : solutionFrom(chapter, start);
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
    // A star on which a piece stands already is caught.
    marked: squaresIn(tree.written).filter(square => square !== begun?.move.to),
    task: taskOf(chapter, fen),
    solution: solutionOf(chapter, fen, begun?.id ?? null),
  };
};
