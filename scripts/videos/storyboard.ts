/** From a lesson's annotated PGN to the scenes of its film: position, move, caption and length of each. */
import { Chess, type Color, type Move, type PieceSymbol, type Square } from 'chess.js';

export type PieceName = `${Color}${Uppercase<PieceSymbol>}`;
export type Placement = { square: Square; piece: PieceName };
type Slide = { piece: PieceName; from: Square; to: Square };

export type Scene = {
  caption: string;
  /** The position after the move, if any. */
  pieces: Placement[];
  turn: Color;
  move?: { number: string; san: string; color: Color; slides: Slide[]; taken?: Square };
  /** The king in check. */
  check?: Square;
  /** Seconds to read and look before the next move. */
  rest: number;
};

export type Storyboard = { course: string; title: string; scenes: Scene[] };

/** Seconds of a piece's move. */
export const MOVE_SECONDS = 0.6;
/** A film must be long enough to follow and short enough to watch. */
const SHORTEST = 22;
const LONGEST = 59.5;

/** Subtitlers expect 15 characters a second; a learner also looks at the board. */
const reading = (caption: string) => (caption ? 1.8 + caption.length / 15 : 0.6);

const name = (color: Color, type: PieceSymbol) => `${color}${type.toUpperCase()}` as PieceName;

export const placements = (chess: Chess): Placement[] =>
  chess
    .board()
    .flat()
    .flatMap(man => (man ? [{ square: man.square, piece: name(man.color, man.type) }] : []));

const sameRank = (file: string, square: Square) => `${file}${square[1]}` as Square;

const slides = (move: Move): Slide[] => {
  const own = { piece: name(move.color, move.piece), from: move.from, to: move.to };
  if (!move.isKingsideCastle() && !move.isQueensideCastle()) return [own];
  const [from, to] = move.isKingsideCastle() ? ['h', 'f'] : ['a', 'd'];
  return [own, { piece: name(move.color, 'r'), from: sameRank(from!, move.from), to: sameRank(to!, move.from) }];
};

const taken = (move: Move) => {
  if (move.isEnPassant()) return sameRank(move.to[0]!, move.from);
  return move.isCapture() ? move.to : undefined;
};

const look = (chess: Chess) => ({
  pieces: placements(chess),
  turn: chess.turn(),
  check: chess.isCheck() ? chess.findPiece({ type: 'k', color: chess.turn() })[0] : undefined,
});

/** Moves and captions of an annotated PGN. @throws chess.js' own error when it does not parse or a move is illegal. */
export const readFilm = (pgn: string) => {
  const chess = new Chess();
  chess.loadPgn(pgn);
  const captions = new Map(chess.getComments().map(({ fen, comment }) => [fen, comment?.trim() ?? '']));
  const moves = chess.history({ verbose: true });
  const start = moves[0]?.before ?? chess.fen();
  return {
    start,
    opening: captions.get(start) ?? '',
    moves: moves.map(move => ({ move, caption: captions.get(move.after) ?? '' })),
  };
};

/** Stretches or shortens the rests so that the film's length is within bounds. */
const paced = (scenes: Scene[]): Scene[] => {
  const moving = (scenes.length - 1) * MOVE_SECONDS;
  const resting = scenes.reduce((sum, { rest }) => sum + rest, 0);
  const factor = (Math.min(LONGEST, Math.max(SHORTEST, moving + resting)) - moving) / resting;
  return scenes.map(scene => ({ ...scene, rest: Math.round(scene.rest * factor * 20) / 20 }));
};

/** A move without a comment keeps the previous caption, which then describes the whole sequence. */
export const storyboard = (course: string, title: string, pgn: string): Storyboard => {
  const { start, opening, moves } = readFilm(pgn);
  const chess = new Chess(start);
  const scenes: Scene[] = [{ ...look(chess), caption: opening, rest: reading(opening) }];
  for (const { move, caption } of moves) {
    const number = `${chess.moveNumber()}${move.color === 'w' ? '.' : '…'}`;
    chess.move(move);
    scenes.push({
      ...look(chess),
      caption: caption || scenes.at(-1)!.caption,
      rest: reading(caption),
      move: { number, san: move.san, color: move.color, slides: slides(move), taken: taken(move) },
    });
  }
  return { course, title, scenes: paced(scenes) };
};
