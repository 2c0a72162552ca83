/** Studies as lichess writes them, made by chance and by another program's rules than those that read them. */
import { Chess } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { makeSanAndPlay } from 'chessops/san';
import type { NormalMove } from 'chessops/types';
import { seededRandom } from '../../server/harness/random.ts';

type Size = { chapters: number; moves: number; comment: number };

const STARTS = [
  undefined,
  '4k3/8/8/3N4/8/8/8/4K2R w K - 3 12',
  'r3k2r/pppq1ppp/2npbn2/4p3/4P3/2NPBN2/PPPQ1PPP/R3K2R b KQkq - 4 9',
  '8/P6k/8/8/8/8/6p1/K7 w - - 0 50',
];
const WORDS = ['Olhe', 'a', 'casa', 'fraca', 'xeque!', '“duplo”', '(veja)', '1.', 'Cf3', '♞', 'à', 'é;', '%', '[nota]'];
const NAGS = [1, 2, 3, 4, 5, 6, 10, 14, 16, 18, 36, 132, 146];
const BRUSHES = ['G', 'R', 'Y', 'B'];
const DEEPEST = 6;

/** A study's PGN: variations in each other, signs, comments before and behind, arrows, squares, clocks, evaluations. */
export const studyOf = (seed: number, { chapters, moves, comment }: Size): string => {
  const random = seededRandom(seed);
  const under = (most: number): number => Math.floor(random() * most);
  const one = <Item>(items: readonly Item[]): Item => items[under(items.length)]!;
  const square = (): string => `${one([...'abcdefgh'])}${1 + under(8)}`;

  const words = (): string => Array.from({ length: 1 + under(comment) }, () => one(WORDS)).join(under(5) ? ' ' : '\n');
  const drawn = (): string => {
    const list = (to: () => string): string =>
      Array.from({ length: 1 + under(3) }, () => `${one(BRUSHES)}${square()}${to()}`).join(',');
    return `[%csl ${list(() => '')}][%cal ${list(square)}]`;
  };
  const measured = (): string =>
    `[%eval ${under(9) ? (random() * 8 - 4).toFixed(2) : `#${under(9) - 4}`}] [%clk 0:${10 + under(49)}:0${under(9)}]`;
  const said = (): string =>
    (under(3) ? [] : [`{ ${words()}${under(2) ? ` ${drawn()}` : ''} }`])
      .concat(under(3) ? [] : [`{ ${measured()} }`])
      .join(' ');

  /** A legal move, the plain one where a pawn comes to its end. */
  const moveIn = (position: Chess): NormalMove | undefined => {
    const all = [...position.allDests()].flatMap(([from, dests]) => [...dests].map(to => ({ from, to })));
    if (all.length === 0) return undefined;
    const { from, to } = one(all);
    const promotes = position.board.getRole(from) === 'pawn' && (to < 8 || to > 55);
    return promotes ? { from, to, promotion: one(['queen', 'knight', 'rook'] as const) } : { from, to };
  };
  const lineFrom = (start: Chess, length: number, depth: number): string => {
    const position = start.clone();
    const text: string[] = [];
    let isNumbered = true;
    for (let i = 0; i < length; i += 1) {
      const before = position.clone();
      const move = moveIn(position);
      if (!move) break;
      const { turn, fullmoves } = position;
      const san = makeSanAndPlay(position, move);
      const number = turn === 'white' ? `${fullmoves}. ` : isNumbered ? `${fullmoves}... ` : '';
      const nags = under(4) ? '' : ` $${one(NAGS)}`;
      const remark = said();
      text.push(`${number}${san}${nags}${remark && ` ${remark}`}`);
      const branches = depth < DEEPEST && under(5) === 0 ? 1 + under(2) : 0;
      const tried = new Set([san]);
      for (let branch = 0; branch < branches; branch += 1) {
        const first = moveIn(before);
        const played = before.clone();
        const other = first && makeSanAndPlay(played, first);
        if (!other || tried.has(other)) continue;
        tried.add(other);
        const way = `${before.fullmoves}${turn === 'white' ? '.' : '...'} ${other}`;
        const further = lineFrom(played, 1 + under(4), depth + 1);
        text.push(`( ${under(3) ? '' : `{ ${words()} } `}${way} ${further})`);
      }
      isNumbered = remark !== '' || branches > 0;
    }
    return text.length > 0 ? `${text.join(' ')} ` : '';
  };

  const chapterOf = (number: number): string => {
    const fen = one(STARTS);
    const position = fen === undefined ? Chess.default() : Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
    const tags = {
      Event: `Estudo ${seed}: "Capítulo" ${number}`,
      Site: `https://lichess.org/study/${seed}/${number}`,
      Result: '*',
      Variant: fen === undefined ? 'Standard' : 'From Position',
      Orientation: under(2) ? 'white' : 'black',
      ...(under(3) === 0 && { ChapterMode: 'gamebook' }),
      ...(fen !== undefined && { FEN: makeFen(position.toSetup()), SetUp: '1' }),
    };
    const head = Object.entries(tags).map(([name, value]) => `[${name} "${value.replaceAll('"', '\\"')}"]`);
    return `${head.join('\n')}\n\n${under(2) ? `{ ${words()} ${drawn()} } ` : ''}${lineFrom(position, moves, 0)}*\n`;
  };
  return Array.from({ length: chapters }, (_, index) => chapterOf(index + 1)).join('\n\n');
};
