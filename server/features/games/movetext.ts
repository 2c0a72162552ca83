import { GameResult } from './games.schema.ts';

/** A PGN taken apart, nothing of it judged yet. */
export type Movetext = {
  /** By their names in lower case. */
  tags: ReadonlyMap<string, string>;
  /** The main line as it was written: in SAN, UCI or long algebraic notation. */
  moves: string[];
  /** What the Result tag and the mark behind the last move say; `*` says nothing. */
  results: GameResult[];
};

const TAG = /\s*\[\s*(?<name>\w+)\s+"(?<value>(?:[^"\\]|\\.)*)"\s*\]/y;
const ASIDE = String.raw`\s+|\{[^}]*\}|;[^\n]*|\$\d+|\d{1,4}(?:\.+|(?=\s))`;
const MOVE = String.raw`(?:[O0]-[O0](?:-[O0])?|[KQRBN]?[a-h]?[1-8]?[x-]?[a-h][1-8](?:=?[QRBNqrbn])?)[+#]?`;
const RESULT = String.raw`1-0|0-1|1\/2-1\/2|\*`;
const END = String.raw`(?=[\s{}();$]|$)`;
const TOKEN = new RegExp(
  `(?<aside>${ASIDE})|(?<bracket>[()])|(?<mark>${RESULT})${END}|(?<move>${MOVE})[!?]*${END}`,
  'y',
);

/** Whatever stands one behind the other from `from` on, and where that ends. */
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
 * Reads a PGN in import format (PGN standard, 1994, sections 3 and 8), variations left out. @returns undefined for what
 * is none.
 */
export const readMovetext = (pgn: string): Movetext | undefined => {
  const { found: tagPairs, end: start } = takeAll(TAG, pgn, 0);
  const { found: tokens, end } = takeAll(TOKEN, pgn, start);
  if (end < pgn.length) return undefined;

  const moves: string[] = [];
  let mark: string | undefined;
  let depth = 0;
  for (const token of tokens.filter(({ aside }) => aside === undefined)) {
    // The game has ended where its result stands.
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
