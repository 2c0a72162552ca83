/** What the engine thinks of the moves that a chapter asks for. */
import { finalLines, type Engine, type Score } from '../../server/engine/engine.ts';
import { readGame } from '../../server/engine/position.ts';
import { movesIn } from '../../server/rules/legal-moves.ts';
import { toUci } from '../../server/rules/played-move.ts';
import { winPercent } from '../../server/rules/winning-chances.ts';

const NODES = 120_000;
/** Right moves may be so much worse than the best one, and any other must be so much worse, in chances from -1 to 1. */
const LOSS = 0.1;
const EQUAL = 0.035;
/** A mate that a lesson is about: there a slower one is not as good. */
const SEEN_MATE = 6;

const chancesOf = (score: Score): number =>
  winPercent(score.kind === 'cp' ? { cp: score.value } : { mate: score.value }) / 50 - 1;
export const textOf = ({ kind, value }: Score): string =>
  kind === 'mate' ? `#${value}` : `${value >= 0 ? '+' : ''}${(value / 100).toFixed(2)}`;

const isSeenMate = ({ kind, value }: Score): boolean => kind === 'mate' && value > 0 && value <= SEEN_MATE;

const search = async (engine: Engine, fen: string, lines: number) =>
  finalLines((await engine.search({ position: readGame(fen).position, lines, limits: { nodes: NODES } })).lines);

/** The score of a move, from its player's side. */
const scoreOf = async (engine: Engine, fen: string): Promise<Score> => {
  if (movesIn(fen).length === 0) {
    const { chess } = readGame(fen);
    return chess.isCheckmate() ? { kind: 'mate', value: 1 } : { kind: 'cp', value: 0 };
  }
  const [best] = await search(engine, fen, 1);
  if (!best) throw new Error(`The engine says nothing of ${fen}`);
  const { kind, value } = best.score;
  return { kind, value: kind === 'mate' && value < 0 ? -value + 1 : -value };
};

export type Verdict = { right: Score; best: Score; bestMove: string; faults: string[] };

/** @param right the moves that the chapter takes, in UCI: the worst of them must be good, and no other as good. */
export const judge = async (engine: Engine, fen: string, right: readonly string[]): Promise<Verdict> => {
  const legal = new Map(movesIn(fen).map(move => [toUci(move), move]));
  const lines = await search(engine, fen, Math.min(legal.size, right.length + 3));
  const scores = new Map(lines.map(({ moves: [move = ''], score }) => [move, score]));
  for (const move of right) if (!scores.has(move)) scores.set(move, await scoreOf(engine, legal.get(move)?.fen ?? fen));
  const [first] = lines;
  if (!first) throw new Error(`The engine says nothing of ${fen}`);
  const known = (move: string): Score => scores.get(move) ?? { kind: 'cp', value: -10_000 };
  const worst = right.map(known).toSorted((a, b) => chancesOf(a) - chancesOf(b))[0] ?? first.score;
  const faults = [];
  const lost = chancesOf(first.score) - chancesOf(worst);
  if (lost > LOSS) faults.push(`loses ${lost.toFixed(2)}`);
  for (const [move, score] of scores) {
    if (right.includes(move)) continue;
    const isSlower = isSeenMate(worst) && (score.kind !== 'mate' || score.value <= 0 || score.value > worst.value);
    if (!isSlower && chancesOf(worst) - chancesOf(score) < EQUAL)
      faults.push(`${legal.get(move)?.san ?? move} (${textOf(score)}) is as good`);
  }
  return { right: worst, best: first.score, bestMove: legal.get(first.moves[0] ?? '')?.san ?? '', faults };
};

/** What a reply loses for its player. */
export const lossOfReply = async (engine: Engine, fen: string, after: string): Promise<number> =>
  chancesOf((await search(engine, fen, 1))[0]?.score ?? { kind: 'cp', value: 0 }) -
  chancesOf(await scoreOf(engine, after));

/** From the side to move: what can be reached in a position that is played out. */
export const chances = async (engine: Engine, fen: string): Promise<{ score: Score; chances: number }> => {
  const [best] = await search(engine, fen, 1);
  const score: Score = best?.score ?? { kind: 'cp', value: 0 };
  return { score, chances: chancesOf(score) };
};
