/** The chapters of a lesson while they are edited, with what can be undone. Pure. */
import type { ChapterForm } from '../../../../server/features/chapters/chapters.schema.ts';
import { type ChapterFacts, chapterInTags, tagsOfChapter } from '../../../../server/rules/chapter-tags.ts';
import { type GameTree, treesIn } from '../../../../server/rules/game-tree.ts';
import { isPlayable, START_FEN } from '../../../../server/rules/position.ts';
import { pgnOf } from '../../../../server/rules/tree-pgn.ts';
import { firstStep, stepTo, type Steps } from '../../../shared/tree/history.ts';
import type { NodeId } from '../../../shared/tree/tree-edit.ts';

export type EditedChapter = ChapterFacts & {
  /** Names it in this editor, from the first moment on; the server's id comes when it is saved. */
  readonly key: number;
  readonly tree: GameTree;
};

export type Editing = {
  readonly chapters: readonly EditedChapter[];
  /** The key of the chapter on the board. */
  readonly chosen: number | null;
  /** The move on the board. */
  readonly current: NodeId;
};

export type History = Steps<Editing>;

export const begun = (chapters: readonly EditedChapter[]): History =>
  firstStep({ chapters, chosen: chapters[0]?.key ?? null, current: null });

/** A change that can be undone. */
export const changed = (history: History, next: Editing, run: string | null = null): History =>
  stepTo(history, next, next.chapters === history.present.chapters, run);

export const chosenOf = ({ chapters, chosen }: Editing): EditedChapter | undefined =>
  chapters.find(({ key }) => key === chosen);

/** Changes the chapter on the board. */
export const withChapter = (editing: Editing, change: Partial<EditedChapter>, current = editing.current): Editing => ({
  ...editing,
  current,
  chapters: editing.chapters.map(chapter => (chapter.key === editing.chosen ? { ...chapter, ...change } : chapter)),
});

const nextKey = (chapters: readonly EditedChapter[]): number => Math.max(0, ...chapters.map(({ key }) => key)) + 1;

/** Adds chapters behind the chosen one, and puts the first of them on the board. */
export const withAdded = (
  editing: Editing,
  added: readonly Omit<EditedChapter, 'key'>[],
  firstKey: number,
): Editing => {
  const { chapters, chosen } = editing;
  const at = chapters.findIndex(({ key }) => key === chosen) + 1 || chapters.length;
  const keyed = added.map((chapter, index) => ({ ...chapter, key: firstKey + index }));
  return { chapters: chapters.toSpliced(at, 0, ...keyed), chosen: keyed[0]?.key ?? chosen, current: null };
};

/** A key that no chapter has had, so that what is undone never meets another. */
export const freshKey = ({ past, present, future }: History): number =>
  Math.max(...[...past, present, ...future].map(({ chapters }) => nextKey(chapters)));

export const withoutChapter = (editing: Editing, key: number): Editing => {
  const at = editing.chapters.findIndex(chapter => chapter.key === key);
  const chapters = editing.chapters.filter(chapter => chapter.key !== key);
  if (editing.chosen !== key) return { ...editing, chapters };
  return { chapters, chosen: (chapters[at] ?? chapters.at(-1))?.key ?? null, current: null };
};

/** Moves a chapter up (-1) or down (1). */
export const withMoved = (editing: Editing, key: number, by: -1 | 1): Editing => {
  const at = editing.chapters.findIndex(chapter => chapter.key === key);
  const [one, other] = [editing.chapters[at], editing.chapters[at + by]];
  if (!one || !other) return editing;
  return { ...editing, chapters: editing.chapters.with(at, other).with(at + by, one) };
};

/** The chapters of a PGN, each game one. @throws NotationError for what cannot be read. */
export const chaptersIn = (pgn: string, number: number): Omit<EditedChapter, 'key'>[] =>
  treesIn(pgn).map((tree, index) => ({
    ...chapterInTags(tree.tags, tree.title || `Capítulo ${number + index}`),
    tree,
  }));

const SHORT = { white: 'w', black: 'b' } as const;

/** What a chapter still lacks, in words for its author; null when it can be saved. */
export const lackOf = ({ title, mode, goal, side, tree }: EditedChapter): string | null => {
  if (title.trim() === '') return 'Dê um título ao capítulo';
  if (mode === 'jogar') {
    if (goal === null) return 'Escolha o objetivo';
    return isPlayable(tree.start, side)
      ? null
      : 'Para jogar contra o motor, a posição precisa dos dois reis e da vez do aluno';
  }
  if (mode === 'ler') {
    const isBlank = tree.start === START_FEN && tree.first.length === 0 && tree.written === '';
    return isBlank ? 'Jogue um lance ou monte uma posição' : null;
  }
  const open = [...tree.first];
  for (const id of open) {
    const node = tree.nodes[id];
    if (node?.move.color === SHORT[side]) return null;
    open.push(...(node?.children ?? []));
  }
  return 'Jogue o lance que o aluno deve encontrar';
};

const texts = new WeakMap<GameTree, string>();
/** A tree as PGN; written once for each state of it. */
const textOf = (tree: GameTree): string => {
  const known = texts.get(tree);
  if (known !== undefined) return known;
  const text = pgnOf(tree, tree.tags);
  texts.set(tree, text);
  return text;
};

export const formOf = ({ title, mode, goal, side, tree }: EditedChapter, id: number | undefined): ChapterForm => ({
  ...(id !== undefined && { id }),
  title: title.trim(),
  mode,
  goal: mode === 'jogar' ? goal : null,
  side,
  pgn: textOf(tree),
});

/** All chapters as one PGN, as lichess studies are. */
export const pgnOfChapters = (chapters: readonly EditedChapter[]): string =>
  chapters.map(chapter => pgnOf(chapter.tree, { ...chapter.tree.tags, ...tagsOfChapter(chapter) })).join('\n');
