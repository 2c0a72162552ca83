import { seededRandom } from '../../server/harness/random.ts';

const RANKS = ['R', 'Q'] as const;
const FILES = 5;
/** What is legal in each of the positions, and mates in none. */
const WRONG = ['g1f1', 'h2h3', 'h2h4', 'g2g3', 'f2f3'];
const MOST_WRONG = 4;
const SOLVED_SHARE = 0.9;
/** So many wrong tries, and the matrix says that the child needs help. */
const HELP_AFTER = 3;

export type PlannedPosition = { title: string; pgn: string; right: string };

/** Ten mates on the last rank, by a rook or a queen on one of five files. */
export const POSITIONS: readonly PlannedPosition[] = RANKS.flatMap(piece =>
  Array.from({ length: FILES }, (_, at) => {
    const file = 'abcde'[at] ?? '';
    const rank = `${at === 0 ? '' : at}${piece}${FILES - at}K1`;
    return {
      title: `${piece === 'R' ? 'Torre' : 'Dama'} ${file}`,
      pgn: `[FEN "6k1/5ppp/8/8/8/8/5PPP/${rank} w - - 0 1"]\n\n1. ${piece}${file}8# { [%right] } *`,
      right: `${file}1${file}8`,
    };
  }),
);

/** What a cell of the matrix goes through while a child works in time. */
const WORDS = ['Não começou', 'Começou', 'Precisa de ajuda', 'Feito'] as const;
export type Word = (typeof WORDS)[number];
export const hasCome = (word: Word, to: Word): boolean => WORDS.indexOf(word) >= WORDS.indexOf(to);

/** One move of a child at a position, and what the matrix says of the position afterwards. */
export type Try = { position: number; move: string; isRight: boolean; says: Word };

/** What each child tries, in order: at each position some wrong moves, and mostly the right one. */
export const planFor = (children: number): Try[][] => {
  const random = seededRandom(17);
  const wrongMove = (): string => WRONG[Math.floor(random() * WRONG.length)] ?? '';
  return Array.from({ length: children }, () =>
    POSITIONS.flatMap(({ right }, position): Try[] => {
      const wrong = Array.from({ length: Math.floor(random() * MOST_WRONG) }, (_, i): Try => ({
        position,
        move: wrongMove(),
        isRight: false,
        says: i + 1 >= HELP_AFTER ? 'Precisa de ajuda' : 'Começou',
      }));
      const isSolved = random() < SOLVED_SHARE;
      return isSolved ? [...wrong, { position, move: right, isRight: true, says: 'Feito' }] : wrong;
    }),
  );
};

/** What the matrix says in the end of each of a child's positions. */
export const lastWords = (tries: readonly Try[]): Word[] =>
  POSITIONS.map((_, position) => tries.findLast(one => one.position === position)?.says ?? 'Não começou');
