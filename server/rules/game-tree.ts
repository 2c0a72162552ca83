import type { Chess } from 'chessops/chess';
import type { NormalMove } from 'chessops/types';
import { plainComment } from './comment-marks.ts';
import { gamesIn, type Limits, NotationError, type PgnGame, titleOf, type Word } from './pgn-text.ts';
import { movesMeant, type RookLetter } from './pgn-move.ts';
import type { PlayedMove } from './played-move.ts';
import { fenOf, playOn, positionOf, START_FEN, stepOn } from './position.ts';

/** A move with what its author wrote about it. The first of its `children` goes on; the others are variations. */
export type MoveNode = {
  /** Its index in `nodes`. */
  readonly id: number;
  /** The move before; null at the first position. */
  readonly parent: number | null;
  readonly move: PlayedMove;
  readonly children: readonly number[];
  /** Numbers of the PGN standard: 1 is '!', 2 is '?'. */
  readonly nags: readonly number[];
  /** What is said before it, where a variation begins. */
  readonly introduction: string;
  readonly comment: string;
  /** Both as they stand in the file, with what programs write into them. */
  readonly written: { readonly introduction: string; readonly comment: string };
};

/** A game with its variations and comments. */
export type GameTree = {
  readonly start: string;
  /** What is said about the first position. */
  readonly comment: string;
  /** The same as it stands in the file. */
  readonly written: string;
  /** The first move, and the variations of it. */
  readonly first: readonly number[];
  readonly nodes: readonly MoveNode[];
  readonly title: string;
  readonly tags: Readonly<Record<string, string>>;
};

/** The moves of all games of a file that are read at once; playing more would keep others waiting. */
const MOST_MOVES_OF_A_FILE = 20_000;
const MOST_WORDS_OF_A_FILE = 45_000;
/** Nobody reads variations of variations deeper than this. */
const DEEPEST_VARIATION = 20;

/** A text that grows by thousands of pieces is not copied for each. */
const joined = (text: string, more: string): string => (text === '' ? more : more === '' ? text : `${text} ${more}`);

const startOf = ({ tags, line }: PgnGame): Chess => {
  const fen = tags['FEN'] ?? START_FEN;
  const position = positionOf(fen);
  if (!position) throw new NotationError(line, `a posição inicial “${fen}” (etiqueta FEN) não é possível.`);
  return position;
};

/** '3. Cf6', '3... Cf6'. */
const numberedText = (fen: string, text: string): string => {
  const [, turn, , , , number] = fen.split(' ');
  return `${number}${turn === 'b' ? '...' : '.'} ${text}`;
};

/** The move of a text on this position. */
const moveMeant = (position: Chess, { text, line }: Word, r: RookLetter): NormalMove => {
  const [move, other] = movesMeant(position, text, r);
  if (move && !other) return move;
  const name = numberedText(fenOf(position), text);
  throw new NotationError(
    line,
    other
      ? `o lance ${name} pode ser de mais de uma peça. Diga também de que casa ela sai.`
      : `o lance ${name} não é possível nesta posição.`,
  );
};

type Draft = Omit<MoveNode, 'introduction' | 'comment'> & {
  children: number[];
  nags: number[];
  written: { introduction: string; comment: string };
  /** The position after the move. */
  position: Chess;
};

const toNode = ({ position: _, ...draft }: Draft): MoveNode => ({
  ...draft,
  introduction: plainComment(draft.written.introduction),
  comment: plainComment(draft.written.comment),
});

const readTree = (game: PgnGame, r: RookLetter): GameTree => {
  const start = startOf(game);
  const nodes: Draft[] = [];
  const first: number[] = [];
  let written = '';
  let introduction = '';
  /** The move that the next one follows, and where to go on after each open variation. */
  let current: Draft | null = null;
  let isVariationStart = false;
  const outer: Draft[] = [];

  const play = (word: Word) => {
    const before: Draft | null = isVariationStart ? (nodes[current?.parent ?? -1] ?? null) : current;
    const position = (before?.position ?? start).clone();
    const node: Draft = {
      id: nodes.length,
      parent: before?.id ?? null,
      move: playOn(position, moveMeant(position, word, r)),
      position,
      children: [],
      nags: [],
      written: { introduction, comment: '' },
    };
    nodes.push(node);
    (before?.children ?? first).push(node.id);
    current = node;
    isVariationStart = false;
    introduction = '';
  };
  const steps: Record<Word['kind'], (word: Word) => void> = {
    move: play,
    comment: ({ text }) => {
      const said = text.trim();
      if (isVariationStart) introduction = joined(introduction, said);
      else if (current) current.written.comment = joined(current.written.comment, said);
      else written = joined(written, said);
    },
    nag: ({ text }) => {
      if (!isVariationStart && Number(text) > 0) current?.nags.push(Number(text));
    },
    open: ({ line }) => {
      if (!current || isVariationStart) throw new NotationError(line, 'a variante “(” precisa vir depois de um lance.');
      if (outer.length >= DEEPEST_VARIATION)
        throw new NotationError(line, 'há variantes demais, umas dentro das outras.');
      outer.push(current);
      isVariationStart = true;
    },
    close: ({ line }) => {
      const back = outer.pop();
      if (!back) throw new NotationError(line, 'há um “)” sem a variante que ele fecha.');
      current = back;
      isVariationStart = false;
      introduction = '';
    },
    unknown: ({ text, line }) => {
      throw new NotationError(line, `“${text}” não é um lance.`);
    },
  };
  for (const word of game.words) steps[word.kind](word);
  return {
    start: fenOf(start),
    comment: plainComment(written),
    written,
    first,
    nodes: nodes.map(toNode),
    title: titleOf(game),
    tags: game.tags,
  };
};

/** A game this long is checked before its moves are written out: a bad one at its end costs half of the time. */
const LONG = 2_000;

/** Whether each move can be played; brackets in wrong places are left to whoever reads the game. */
const checkMoves = (game: PgnGame, r: RookLetter): void => {
  let before = startOf(game);
  let now = before;
  const outer: [Chess, Chess][] = [];
  for (const word of game.words) {
    if (word.kind === 'move') {
      before = now;
      now = now.clone();
      stepOn(now, moveMeant(now, word, r));
    } else if (word.kind === 'open') {
      outer.push([before, now]);
      now = before;
    } else if (word.kind === 'close') [before, now] = outer.pop() ?? [before, now];
    else if (word.kind === 'unknown') return;
  }
};

const readChecked = (game: PgnGame, r: RookLetter): GameTree => {
  if (game.words.length > LONG) checkMoves(game, r);
  return readTree(game, r);
};

const ENGLISH = /^[KQN]/;
const PORTUGUESE = /^[DTC]/;

/** In which order to try the two meanings of 'R'. Letters that exist in one language alone tell which it is. */
const meaningsOfR = ({ words }: PgnGame): readonly RookLetter[] => {
  const telling = words.find(({ kind, text }) => kind === 'move' && (ENGLISH.test(text) || PORTUGUESE.test(text)));
  return telling && PORTUGUESE.test(telling.text) ? ['king', 'rook'] : ['rook', 'king'];
};

/** The moves of a game, in English or Portuguese letters. @throws NotationError for what cannot be read. */
export const treeOf = (game: PgnGame): GameTree => {
  const [likely = 'rook', other = 'king'] = meaningsOfR(game);
  try {
    return readChecked(game, likely);
  } catch (error) {
    if (!game.words.some(({ kind, text }) => kind === 'move' && text.startsWith('R'))) throw error;
    try {
      return readChecked(game, other);
    } catch {
      throw error;
    }
  }
};

const refuseMany = (games: readonly PgnGame[]): void => {
  let moves = 0;
  for (const { words, line } of games) {
    moves += words.filter(({ kind }) => kind === 'move').length;
    if (moves > MOST_MOVES_OF_A_FILE)
      throw new NotationError(
        line,
        `até aqui são mais de ${MOST_MOVES_OF_A_FILE.toLocaleString('pt-BR')} lances. Divida o arquivo.`,
      );
  }
};

/** All games of a PGN. @throws NotationError for what cannot be read, or is too much to be read at once. */
export const treesIn = (pgn: string, limits: Pick<Limits, 'games'> = {}): GameTree[] => {
  const games = gamesIn(pgn, { ...limits, words: MOST_WORDS_OF_A_FILE });
  refuseMany(games);
  return games.map(treeOf);
};

/** The first game of a PGN. @throws NotationError for what cannot be read, or when there is no game. */
export const treeFromPgn = (pgn: string): GameTree => {
  const [game] = gamesIn(pgn);
  if (!game) throw new NotationError(1, 'não há nenhum lance.');
  return treeOf(game);
};

/** The moves before a move, itself, and how the game goes on from there: what the step buttons walk through. */
export const lineThrough = ({ first, nodes }: GameTree, id: number | null): MoveNode[] => {
  const line: MoveNode[] = [];
  const at = (index: number | null | undefined) => (index == null ? undefined : nodes[index]);
  for (let node = at(id); node; node = at(node.parent)) line.push(node);
  line.reverse();
  for (let node = at((line.at(-1)?.children ?? first)[0]); node; node = at(node.children[0])) line.push(node);
  return line;
};
