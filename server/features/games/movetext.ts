import { GameResult } from './games.schema.ts';

/** The parts of a PGN. Its moves are not checked yet. */
export type Movetext = {
  /** Keys in lower case. */
  tags: ReadonlyMap<string, string>;
  /** The main line as written: in SAN or long algebraic notation, of English or Portuguese letters, or in UCI. */
  moves: string[];
  /** The results in the Result tag and after the last move; `*` is left out. */
  results: GameResult[];
};

const TAG = /\s*\[\s*(?<name>\w+)\s+"(?<value>(?:[^"\\]|\\.)*)"\s*\]/y;
const ASIDE = String.raw`\s+|\{[^}]*\}|;[^\n]*|\$\d+|\d{1,4}(?:\.+|(?=\s))`;
const PIECE_MOVE = String.raw`[KQRBNDTC]?[a-h]?[1-8]?[x-]?[a-h][1-8](?:=?[QRBNDTCqrbn])?`;
const MOVE = String.raw`(?:[O0]-[O0](?:-[O0])?|${PIECE_MOVE})[+#]?`;
const RESULT = String.raw`1-0|0-1|1\/2-1\/2|\*`;
const END = String.raw`(?=[\s{}();$]|$)`;
const TOKEN = new RegExp(
  `(?<aside>${ASIDE})|(?<bracket>[()])|(?<mark>${RESULT})${END}|(?<move>${MOVE})[!?]*${END}`,
  'y',
);

/** All consecutive matches from `from` on, and where they end. */
const takeAll = (pattern: RegExp, text: string, from: number) => {
  const found: Record<string, string | undefined>[] = [];
  let at = from;
  pattern.lastIndex = at;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match.groups ?? {});
    at = pattern.lastIndex;
  }
  return { found, end: at };
};

/**
 * Reads a PGN in import format (PGN standard, 1994, sections 3 and 8), without its variations. Unknown characters are
 * errors: chessops/pgn skips them, and would store 'Sf3', a knight's move in German, as the pawn's move f3.
 * @returns undefined when the text is not a PGN.
 */
export const readMovetext = (pgn: string): Movetext | undefined => {
  const { found: tagPairs, end: start } = takeAll(TAG, pgn, 0);
  const { found: tokens, end } = takeAll(TOKEN, pgn, start);
  if (end < pgn.length) return undefined;

  const moves: string[] = [];
  let mark: string | undefined;
  let depth = 0;
  for (const token of tokens.filter(({ aside }) => aside === undefined)) {
    // Nothing may follow the result.
    if (mark !== undefined) return undefined;
    if (token.bracket) depth += token.bracket === '(' ? 1 : -1;
    if (depth < 0) return undefined;
    if (depth > 0) continue;
    mark = token.mark;
    if (token.move) moves.push(token.move);
  }
  if (depth > 0) return undefined;
  const tags = new Map(tagPairs.map(({ name = '', value = '' }) => [name.toLowerCase(), value]));
  return { tags, moves, results: [tags.get('result'), mark].flatMap(said => GameResult.safeParse(said).data ?? []) };
};
