/** A PGN file as text: its games, tags and words, with the line of each. Whether moves are legal is not known here. */

export type Word = {
  readonly kind: 'move' | 'comment' | 'nag' | 'open' | 'close' | 'unknown';
  /** As written; of a comment, what stands between its braces; of a NAG its number. */
  readonly text: string;
  /** From 1, in the whole file. */
  readonly line: number;
};

export type PgnGame = {
  readonly tags: Readonly<Record<string, string>>;
  readonly words: readonly Word[];
  /** The line of its first tag or word. */
  readonly line: number;
  /** The game alone, as it stands in the file. */
  readonly text: string;
};

/** What is wrong with a PGN or a position, and where. The message is for readers. */
export class NotationError extends Error {
  readonly line: number;
  constructor(line: number, reason: string) {
    super(`Na linha ${line}: ${reason}`);
    this.name = 'NotationError';
    this.line = line;
  }
}

/** Signs that annotators use, and their numbers in the PGN standard (section 10). */
const SIGNS: Readonly<Record<string, number>> = {
  '!': 1,
  '?': 2,
  '!!': 3,
  '??': 4,
  '!?': 5,
  '?!': 6,
  '□': 7,
  '=': 10,
  '∞': 13,
  '⩲': 14,
  '+=': 14,
  '+/=': 14,
  '⩱': 15,
  '=+': 15,
  '=/+': 15,
  '±': 16,
  '+/-': 16,
  '∓': 17,
  '-/+': 17,
  '+-': 18,
  '-+': 19,
};
const SIGN = String.raw`[!?]{1,2}|\+\/[-=]|[-=]\/\+|\+[-=]|[-=]\+|[=∞⩲⩱±∓□]`;
const RESULT = String.raw`1-0|0-1|1\/2-1\/2|½-½|\*`;
const CASTLING = String.raw`[O0o]-[O0o](?:-[O0o])?`;
/** In English or in Portuguese letters, or from square to square. */
const STEP = String.raw`[KQRBNDTCP]?[a-h]?[1-8]?[x:×-]?[a-h][1-8](?:[=/]?\(?[QRBNDTCqrbndtc]\)?)?(?:\s?e\.?p\.)?`;
const END = String.raw`(?=[\s{}();$!?,.]|$)`;

const PATTERN = new RegExp(
  [
    String.raw`(?<space>\s+|,)`,
    // Lines that begin with a percent sign are for programs (section 6 of the standard), but for those in a comment.
    String.raw`(?<escape>(?:^%[^\n]*\n?)+)`,
    String.raw`(?<tag>\[\s*(?<name>\w+)\s+"(?<value>(?:[^"\\]|\\.)*)"\s*\])`,
    String.raw`\{(?<comment>[^}]*)\}`,
    String.raw`;(?<rest>[^\n]*)`,
    String.raw`\$(?<nag>\d{1,3})`,
    String.raw`(?<bracket>[()])`,
    `(?<result>${RESULT})${END}`,
    `(?<move>(?:${CASTLING}|${STEP})(?:\\+\\+|[+#])?)${END}`,
    `(?<sign>${SIGN})(?=[\\s{}();$,]|$)`,
    String.raw`(?<number>\d{1,4}(?:[.…]+|(?=\s|$))|[.…]+)`,
    String.raw`(?<unknown>\[[^\]\n]*\]?|[^\s{}();]+|[{}])`,
  ].join('|'),
  'muy',
);

/** Annotated games have some hundred moves, and large studies some thousand. */
const MOST_MOVES = 10_000;

/** What is read of a file of unknown origin at once: more would keep others waiting. */
export type Limits = { readonly games?: number; readonly words?: number };

type Draft = { tags: Record<string, string>; words: Word[]; moves: number; line: number; from: number };

const isGame = ({ words, tags }: Draft): boolean => words.length > 0 || tags['FEN'] !== undefined;

/**
 * The games of a PGN file. @throws NotationError where a comment or a variation is not closed, a game is longer than
 * anybody reads, or there is more than the limits allow: playing moves takes far longer than counting them.
 */
export const gamesIn = (file: string, limits: Limits = {}): PgnGame[] => {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const games: PgnGame[] = [];
  let line = 1;
  let opened: Word[] = [];
  let game: Draft | undefined;
  let words = 0;

  const end = (at: number) => {
    const [unclosed] = opened;
    if (unclosed) throw new NotationError(unclosed.line, 'a variante aberta com “(” não foi fechada.');
    const ended = game;
    game = undefined;
    // One without a move or a position, as a chapter that nobody began, takes its tags with it.
    if (!ended || !isGame(ended)) return;
    const { tags, words: own, line: first, from } = ended;
    games.push({ tags, words: own, line: first, text: text.slice(from, at).trim() });
    if (games.length > (limits.games ?? Infinity))
      throw new NotationError(first, `são mais de ${limits.games} partidas. Divida o arquivo.`);
  };
  const add = (kind: Word['kind'], word: string, at: number) => {
    game ??= { tags: {}, words: [], moves: 0, line, from: at };
    if (kind === 'move' && (game.moves += 1) > MOST_MOVES)
      throw new NotationError(line, `a partida tem mais de ${MOST_MOVES.toLocaleString('pt-BR')} lances.`);
    words += 1;
    if (words > (limits.words ?? Infinity)) throw new NotationError(line, 'o texto é longo demais. Divida o arquivo.');
    const added = { kind, text: word, line };
    game.words.push(added);
    if (kind === 'open') opened.push(added);
    if (kind === 'close') opened = opened.slice(0, -1);
  };

  PATTERN.lastIndex = 0;
  for (let match = PATTERN.exec(text); match; match = PATTERN.exec(text)) {
    const at = match.index;
    const { name, value, comment, rest, nag, bracket, result, move, sign, number, unknown } = match.groups ?? {};
    if (name !== undefined && value !== undefined) {
      if (game && (game.words.length > 0 || (name in game.tags && isGame(game)))) end(at);
      game ??= { tags: {}, words: [], moves: 0, line, from: at };
      game.tags[name] ??= value.replace(/\\(["\\])/g, '$1');
    } else if (comment !== undefined || rest !== undefined) add('comment', comment ?? rest ?? '', at);
    else if (nag !== undefined) add('nag', nag, at);
    else if (bracket) add(bracket === '(' ? 'open' : 'close', bracket, at);
    else if (result && opened.length === 0) end(PATTERN.lastIndex);
    else if (move) add('move', move, at);
    else if (sign) add('nag', String(SIGNS[sign] ?? 0), at);
    else if (number) game ??= { tags: {}, words: [], moves: 0, line, from: at };
    else if (unknown === '{') throw new NotationError(line, 'o comentário aberto com “{” não foi fechado.');
    else if (unknown) add('unknown', unknown, at);
    line += match[0].split('\n').length - 1;
  }
  end(text.length);
  return games;
};

const known = (tag: string | undefined): string => (tag && !/^\?+$/.test(tag) ? tag : '');

/** 'Ana – Bia', or the name of the event. */
export const titleOf = ({ tags }: PgnGame): string => {
  const [white, black, event] = [known(tags['White']), known(tags['Black']), known(tags['Event'])];
  return white && black ? `${white} – ${black}` : event;
};
