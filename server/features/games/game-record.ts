import { Chess } from 'chessops/chess';
import { makeSanAndPlay } from 'chessops/san';
import type { Color } from 'chessops/types';
import { opposite } from 'chessops/util';
import { dayOf } from '../../common/days.ts';
import { identityOf, readingsOf, readMove } from '../../engine/moves.ts';
import { AppError } from '../../errors.ts';
import { treesIn } from '../../rules/game-tree.ts';
import { NotationError } from '../../rules/pgn-text.ts';
import type { GameEnding, GameMode, GameResult, SaveGameInput } from './games.schema.ts';
import { readMovetext } from './movetext.ts';

/** More than fit into ten minutes against an opponent who takes a second for each move. */
export const MAX_PLIES = 1_200;

/** A finished game after it was checked against the rules. */
export type GameRecord = {
  /** In SAN. */
  moves: string[];
  ending: GameEnding;
};

type Claimed = Pick<SaveGameInput, 'pgn' | 'result' | 'ending'>;

/**
 * Plays a game through and finds its ending: from the board where possible, otherwise from what the player says.
 * @throws AppError 400 when the moves are not a game from the usual start, or the result does not fit.
 */
export const readRecord = ({ pgn, result, ending: told }: Claimed): GameRecord => {
  const movetext = readMovetext(pgn);
  if (!movetext) throw notReadable(pgn);
  if (movetext.tags.has('fen') || movetext.tags.has('setup') || movetext.moves.length > MAX_PLIES)
    throw new AppError('invalidGame');
  if (movetext.results.some(said => said !== result)) throw new AppError('otherResultInPgn');
  const read = playThrough(movetext.moves);
  if (!read) throw notReadable(pgn);
  const { moves, game } = read;
  const ending = endingOf(game, result, told);
  // Before the first move only White can resign or run out of time.
  if (moves.length === 0 && (result !== '0-1' || ending === 'unknown')) throw new AppError('invalidGame');
  return { moves, ending };
};

/** The refusal of a text, with the line and the move that cannot be read. */
const notReadable = (pgn: string): AppError => {
  try {
    treesIn(pgn, { games: 1 });
    return new AppError('invalidGame');
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    return new AppError('invalidGame', undefined, { detail: error.message });
  }
};

/** Plays a game by the first reading in which it is legal; undefined when there is none. */
const playThrough = (texts: readonly string[]): { moves: string[]; game: Played } | undefined => {
  for (const inEnglish of readingsOf(texts)) {
    const game: Played = { chess: Chess.default(), since: [] };
    const moves: string[] = [];
    const isLegal = texts.every(text => {
      const san = play(game, inEnglish(text));
      if (san !== undefined) moves.push(san);
      return san !== undefined;
    });
    if (isLegal) return { moves, game };
  }
  return undefined;
};

type Played = {
  chess: Chess;
  /** The positions since the last capture or pawn move, after which no earlier position can return. */
  since: string[];
};

/** @returns the move in SAN; nothing for an illegal one. */
const play = ({ chess, since }: Played, text: string): string | undefined => {
  const move = readMove(chess, text);
  if (!move) return undefined;
  if (since.length === 0) since.push(identityOf(chess));
  const san = makeSanAndPlay(chess, move);
  if (chess.halfmoves === 0) since.length = 0;
  else since.push(identityOf(chess));
  return san;
};

const isThreefold = ({ since }: Played): boolean => since.filter(position => position === since.at(-1)).length >= 3;
/** Half-moves without a capture or a pawn move: fifty by each side (FIDE 9.3). */
const FIFTY_MOVES = 100;

type OnBoard = {
  ending: GameEnding;
  holds: (game: Played) => boolean;
  /** Whether this ends the game by itself; otherwise a player has to claim it. */
  decides: boolean;
};

const onBoard: OnBoard[] = [
  { ending: 'stalemate', holds: ({ chess }) => chess.isStalemate(), decides: true },
  { ending: 'insufficient_material', holds: ({ chess }) => chess.isInsufficientMaterial(), decides: true },
  { ending: 'threefold', holds: isThreefold, decides: false },
  { ending: 'fifty_moves', holds: ({ chess }) => chess.halfmoves >= FIFTY_MOVES, decides: false },
];

const WINS: Record<Color, GameResult> = { white: '1-0', black: '0-1' };

/** Which endings fit the result when the board does not decide. */
const possible: Record<NonNullable<Claimed['ending']>, (result: GameResult, turn: Color) => boolean> = {
  // Only the clock of the side to move runs. Time is a draw against an opponent who could not mate (FIDE 6.9).
  time: (result, turn) => result !== WINS[turn],
  resignation: result => result !== '1/2-1/2',
  agreement: result => result === '1/2-1/2',
};

const endingOf = (game: Played, result: GameResult, told: Claimed['ending']): GameEnding => {
  const { chess } = game;
  if (chess.isCheckmate()) {
    if (result !== WINS[opposite(chess.turn)]) throw new AppError('otherResultOnBoard');
    return 'checkmate';
  }
  const isDraw = result === '1/2-1/2';
  const found = onBoard.find(({ holds, decides }) => (decides || isDraw) && holds(game));
  if (found && !isDraw) throw new AppError('otherResultOnBoard');
  if (found) return found.ending;
  if (told && !possible[told](result, chess.turn)) throw new AppError('impossibleEnding');
  return told ?? 'unknown';
};

const EVENTS: Record<GameMode, string> = {
  practice: 'Prática contra a IA',
  blitz: 'Partida blitz',
  rapid: 'Partida rápida',
  classical: 'Partida clássica',
};

/** Quotes and backslashes become apostrophes, because some PGN readers do not know the escapes. */
const asTag = (text: string): string => text.replaceAll(/["\\]/g, "'").replaceAll(/\s+/g, ' ');

type Described = {
  mode: GameMode;
  white: string;
  black: string;
  result: GameResult;
  timeControl: string;
  playedAt: Date;
};

/** The words of the PGN standard (9.8.1) for what did not end on the board. */
const TERMINATIONS: Partial<Record<GameEnding, string>> = {
  time: 'time forfeit',
  abandonment: 'abandoned',
  decided: 'adjudication',
};

const LINE_LENGTH = 80;

/** Wraps words into lines within PGN's length limit. */
const inLines = (words: string[]): string =>
  words
    .reduce<string[]>((lines, word) => {
      const line = lines.at(-1);
      if (line === undefined || line.length + 1 + word.length >= LINE_LENGTH) return [...lines, word];
      lines[lines.length - 1] = `${line} ${word}`;
      return lines;
    }, [])
    .join('\n');

/**
 * A game in PGN's export format (PGN standard, 1994, section 8). All tags are written here; only the moves come from
 * the client.
 */
export const writePgn = (
  { moves, ending }: GameRecord,
  { mode, white, black, result, timeControl, playedAt }: Described,
): string => {
  const tags = {
    Event: EVENTS[mode],
    Site: 'Academia',
    // PGN's date is the local day of the game.
    Date: dayOf(playedAt).replaceAll('-', '.'),
    Round: '-',
    White: white,
    Black: black,
    Result: result,
    TimeControl: timeControl,
    Termination: TERMINATIONS[ending] ?? 'normal',
  };
  const tagPairs = Object.entries(tags).map(([name, value]) => `[${name} "${asTag(value)}"]\n`);
  const movetext = moves.flatMap((san, i) => (i % 2 === 0 ? [`${i / 2 + 1}.`, san] : [san]));
  return `${tagPairs.join('')}\n${inLines([...movetext, result])}`;
};
