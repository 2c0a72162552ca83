import { Chess } from 'chess.js';
import { type PlayedMove, START_FEN } from './game.ts';
import { gamesIn, NotationError, type PgnGame, titleOf, type Word } from './pgn-text.ts';
import { movesMeant, type RookLetter } from './pgn-move.ts';

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
};

/** A game with its variations and comments. */
export type GameTree = {
  readonly start: string;
  /** What is said about the first position. */
  readonly comment: string;
  /** The first move, and the variations of it. */
  readonly first: readonly number[];
  readonly nodes: readonly MoveNode[];
  readonly title: string;
};

/** Annotated games have some hundred; more would take a slow computer seconds to play. */
const MOST_MOVES = 2_000;
/** Nobody reads variations of variations deeper than this. */
const DEEPEST_VARIATION = 20;

/** Clocks, arrows and evaluations, which programs write into comments: '[%clk 0:10:00]'. */
const COMMAND = /\[%[^\]]*\]/g;
const plainComment = (text: string): string => text.replace(COMMAND, '').replace(/\s+/g, ' ').trim();
const joined = (...texts: string[]): string => texts.filter(text => text !== '').join(' ');

const startOf = ({ tags, line }: PgnGame): string => {
  const fen = tags['FEN'];
  if (fen === undefined) return START_FEN;
  try {
    return new Chess(fen).fen();
  } catch {
    throw new NotationError(line, `a posição inicial “${fen}” (etiqueta FEN) não é possível.`);
  }
};

/** '3. Cf6', '3... Cf6'. */
const numberedText = (fen: string, text: string): string => {
  const [, turn, , , , number] = fen.split(' ');
  return `${number}${turn === 'b' ? '...' : '.'} ${text}`;
};

const readMove = (fen: string, { text, line }: Word, r: RookLetter): PlayedMove => {
  const [move, other] = movesMeant(fen, text, r);
  const name = numberedText(fen, text);
  if (!move) throw new NotationError(line, `o lance ${name} não é possível nesta posição.`);
  if (other)
    throw new NotationError(line, `o lance ${name} pode ser de mais de uma peça. Diga também de que casa ela sai.`);
  return move;
};

type Draft = { -readonly [Key in keyof MoveNode]: MoveNode[Key] } & { children: number[]; nags: number[] };

const readTree = (game: PgnGame, r: RookLetter): GameTree => {
  const start = startOf(game);
  const nodes: Draft[] = [];
  const first: number[] = [];
  let comment = '';
  let introduction = '';
  /** The move that the next one follows, and where to go on after each open variation. */
  let current: Draft | null = null;
  let isVariationStart = false;
  const outer: Draft[] = [];

  const play = (word: Word) => {
    if (nodes.length >= MOST_MOVES)
      throw new NotationError(word.line, `a partida tem mais de ${MOST_MOVES.toLocaleString('pt-BR')} lances.`);
    const before: Draft | null = isVariationStart ? (nodes[current?.parent ?? -1] ?? null) : current;
    const move = readMove(before?.move.fen ?? start, word, r);
    const node: Draft = {
      id: nodes.length,
      parent: before?.id ?? null,
      move,
      children: [],
      nags: [],
      introduction,
      comment: '',
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
      const said = plainComment(text);
      if (isVariationStart) introduction = joined(introduction, said);
      else if (current) current.comment = joined(current.comment, said);
      else comment = joined(comment, said);
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
  return { start, comment, first, nodes, title: titleOf(game) };
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
    return readTree(game, likely);
  } catch (error) {
    if (!game.words.some(({ kind, text }) => kind === 'move' && text.startsWith('R'))) throw error;
    try {
      return readTree(game, other);
    } catch {
      throw error;
    }
  }
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
  for (let node = at(id); node; node = at(node.parent)) line.unshift(node);
  for (let node = at((line.at(-1)?.children ?? first)[0]); node; node = at(node.children[0])) line.push(node);
  return line;
};
