import { makeFen } from 'chessops/fen';
import { Chess } from 'chessops/chess';
import { makeSanAndPlay } from 'chessops/san';
import { seededRandom } from '../../server/harness/random.ts';

const DEEPEST = 12;

/** One chapter with so many moves, a third of them in variations of variations. */
export const largePgn = (moves: number): string => {
  const random = seededRandom(7);
  let left = moves;
  const lineFrom = (start: Chess, most: number, depth: number): string => {
    const position = start.clone();
    const text: string[] = [];
    for (let i = 0; i < most && left > 0; i += 1) {
      const before = position.clone();
      const all = [...position.allDests()].flatMap(([from, dests]) => [...dests].map(to => ({ from, to })));
      const quiet = all.filter(({ from, to }) => position.board.getRole(from) !== 'pawn' && !position.board.has(to));
      const pick = () => quiet[Math.floor(random() * quiet.length)];
      const [move, other] = [pick(), pick()];
      if (!move || position.halfmoves > 90) break;
      const way = `${before.fullmoves}${before.turn === 'white' ? '.' : '...'}`;
      text.push(`${way} ${makeSanAndPlay(position, move)}`);
      left -= 1;
      if (!other || other.to === move.to || depth >= DEEPEST || random() > 0.3) continue;
      const played = before.clone();
      const san = makeSanAndPlay(played, other);
      left -= 1;
      text.push(`(${way} ${san} ${lineFrom(played, 6, depth + 1)})`);
    }
    return text.join(' ');
  };
  const position = Chess.default();
  const chapter = `[Event "Grande"]\n[FEN "${makeFen(position.toSetup())}"]\n[SetUp "1"]\n\n`;
  // Lines beside each other, so that the sheet is as broad as it is long.
  const lines: string[] = [];
  const main = lineFrom(position, 80, 0);
  while (left > 0) {
    const played = position.clone();
    const openings = [...played.allDests()].flatMap(([from, dests]) => [...dests].map(to => ({ from, to })));
    const first = openings[lines.length % openings.length]!;
    const san = makeSanAndPlay(played, first);
    left -= 1;
    lines.push(`(1. ${san} ${lineFrom(played, 80, 1)})`);
  }
  const [begin = '', ...rest] = main.split(/(?<=^1\. \S+) /);
  return `${chapter}${begin} ${lines.join('\n')} ${rest.join(' ')} *\n`;
};
