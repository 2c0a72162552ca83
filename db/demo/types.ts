/** The demo content, as data: what a course of the demo school is made of. */
import type { Square } from 'chess.js';

export type DemoCourse = {
  /** Stable kebab-case name; the course's files stand under `db/demo/media/<key>/`. */
  key: string;
  title: string;
  description: string;
  category: 'beginners' | 'tactics' | 'strategy' | 'endgames' | 'openings' | 'psychology';
  difficulty: 'beginner' | 'intermediate' | 'advanced';
  /** Cents of R$; 0 is free. */
  priceCents: number;
  maxStudents: number;
  objectives: string[];
  prerequisites: string[];
  /** What the thumbnail shows: a position and up to two arrows. */
  thumbnail: { fen: string; arrows?: [Square, Square][] };
  lessons: DemoLesson[];
};

export type DemoLesson = {
  /** Stable kebab-case name within the course: `<key>.webm` is its film, `<key>.pgn` its game file. */
  key: string;
  title: string;
  /** The lesson's text, read beside the video: two to four short paragraphs, separated by blank lines. */
  description: string;
  /** Minutes of study: film, text and quiz together. */
  durationMinutes: number;
  film: DemoFilm;
  quiz?: DemoQuiz;
};

/** How long each of the films is, within a second: `scripts/videos` gives the captions just this time. */
export const DEMO_FILM_SECONDS = 59;

/**
 * What the lesson's film shows: a PGN (with SetUp/FEN headers when it does not start from the first position).
 * A comment before the first move is the opening caption; a comment behind a move is its caption. No variations.
 */
type DemoFilm = { pgn: string; claims: (Claim & { /** Half-moves played, 0 = start. */ ply: number })[] };

type DemoQuiz = { title: string; timeLimitMinutes: number; questions: DemoQuestion[] };

export type DemoQuestion = DemoChoiceQuestion | DemoBoardQuestion;

type Explained = {
  question: string;
  explanation: string;
  /** Every statement of question, answer and explanation that a program can check. */
  claims?: (Claim & { fen: string })[];
};

type DemoChoiceQuestion = Explained & {
  /** The position that the question is about, in FEN: drawn under it. */
  diagram?: string;
  options: [string, string, string, string];
  /** One of the options, to the letter. */
  correctAnswer: string;
};

/** A question that is answered by playing. `npm run check:lessons` judges its lines. */
export type DemoBoardQuestion = Explained & {
  fen: string;
  /** The lines that answer it, in English SAN. */
  lines: [string, ...string[]];
};

/** A statement about one position that chess.js can verify. */
export type Claim =
  | { is: 'checkmate' | 'stalemate' | 'check' | 'insufficient-material' | 'not-check' }
  | { is: 'legal' | 'illegal' | 'mate-in-one' | 'only-mate-in-one' | 'stalemating'; move: string }
  /** The piece on `square` can be taken by the side to move and nothing of its own colour could take back. */
  | { is: 'hanging'; square: Square }
  /** The piece on `from` attacks all of `targets` (a fork, a battery's first line, a defended square …). */
  | { is: 'attacks'; from: Square; targets: Square[] }
  /** The piece on `square` may not leave its line: it is absolutely pinned. */
  | { is: 'pinned'; square: Square }
  /** Material of White less Black in pawns (P1 N3 B3 R5 Q9). */
  | { is: 'material'; balance: number }
  /** How many legal moves the side to move has, or its piece on `square`. */
  | { is: 'moves'; count: number; square?: Square }
  /** There is a passed, isolated or doubled pawn on `square`. */
  | { is: 'passed-pawn' | 'isolated-pawn' | 'doubled-pawn'; square: Square };

/**
 * A tactical problem of the demo school: `db/demo/puzzles.json` is an array of these, checked when it is read
 * (server/demo/puzzles.ts).
 */
export type DemoPuzzle = {
  /** Stable and unique: the puzzle's source becomes `academia:<key>`. */
  key: string;
  title: string;
  description: string;
  /** Says what the puzzle pays: `PUZZLE_POINTS` of server/features/puzzles. */
  difficulty: 'facil' | 'medio' | 'dificil';
  /** The position in which the solver moves. */
  fen: string;
  /** The opponent's move that led there, in UCI. */
  lastMove: string | null;
  /** The solution in UCI: the solver's moves and the replies to them, in turn; the solver's move is the last. */
  moves: string[];
  /** What follows until the gain is on the board, in UCI: the replies and the solver's moves in turn; often empty. */
  continuation: string[];
  /** `PuzzleTheme`s of server/features/puzzles/themes.schema.ts, one at least. */
  themes: string[];
  /** As Glicko counts: 1500 is average. */
  rating: number;
};
