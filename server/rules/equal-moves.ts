/** Which moves count as equally good: on the server for answers of students, in the browser for their author. */
import { winningChances } from './winning-chances.ts';

/** What two moves may differ by, of winning chances from -1 to 1. */
export const EQUAL_LOSS = 0.035;
/** A loss from which a move is called worse (lila's mark '?!'). */
const WORSE_LOSS = 0.1;
/** Fixed, so that the same move is judged the same on every machine. */
export const WEIGHING = { lines: 6, nodes: 300_000 };

/** A line of an engine, for the side to move. */
type Weighed = {
  readonly score: { readonly kind: 'cp' | 'mate'; readonly value: number };
  readonly moves: readonly string[];
};

const chancesOf = ({ kind, value }: Weighed['score']): number =>
  kind === 'mate' ? Math.sign(value) : winningChances(value);

/** The chances after each first move of these lines, in UCI. */
export const chancesByMove = (lines: readonly Weighed[]): Map<string, number> =>
  new Map(lines.map(({ moves: [move = ''], score }) => [move, chancesOf(score)]));

export type Verdict = {
  /** Right moves that give something away, with the chances of the best move and at most their own. */
  readonly worse: readonly {
    readonly move: string;
    readonly best: string;
    readonly had: number;
    readonly has: number;
  }[];
  /** Other moves that are as good as the best of the right ones, or better. */
  readonly equal: readonly string[];
};

/**
 * What the engine holds against the right moves of a position, all in UCI. Of a move that is none of its lines it is
 * known only that it is no better than the last of them.
 * @param lines of a whole search with `WEIGHING`, the best first.
 */
export const weigh = (lines: readonly Weighed[], right: readonly string[]): Verdict => {
  const chances = chancesByMove(lines);
  const [best] = chances.keys();
  const had = best === undefined ? undefined : chances.get(best);
  const least = Math.min(...chances.values());
  if (best === undefined || had === undefined) return { worse: [], equal: [] };
  const known = right.flatMap(move => chances.get(move) ?? []);
  const top = Math.max(...known);
  return {
    worse: right.flatMap(move => {
      const has = chances.get(move) ?? least;
      return had - has >= WORSE_LOSS ? [{ move, best, had, has }] : [];
    }),
    equal: [...chances].flatMap(([move, own]) => (!right.includes(move) && top - own <= EQUAL_LOSS ? [move] : [])),
  };
};
