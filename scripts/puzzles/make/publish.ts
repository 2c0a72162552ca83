import type { DemoPuzzle } from '../../../db/demo/types.ts';
import { balance } from './board.ts';
import { DIFFICULTIES, type Judged } from './select.ts';
import { readSolution } from './solution.ts';
import { descriptionOf, titleOf } from './titles.ts';

/** Centipawns of a capture by the opponent's last move: then the recapture is no simple gain. */
const TOOK_PIECE = 200;

/** A title in use gets the next number; existing titles never change. */
const numbered = (name: string, taken: Set<string>): string => {
  for (let number = 1; ; number += 1) {
    const title = number === 1 ? name : `${name} – nº ${number}`;
    if (!taken.has(title)) return title;
  }
};

export const inOrder = (puzzles: DemoPuzzle[]): DemoPuzzle[] =>
  puzzles.toSorted(
    (a, b) =>
      DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty) ||
      a.rating - b.rating ||
      (a.key < b.key ? -1 : 1),
  );

/** The existing puzzles unchanged, and the new ones with their words, sorted by difficulty and rating. */
export const publish = (existing: DemoPuzzle[], chosen: Judged[]): DemoPuzzle[] => {
  const taken = new Set(existing.map(({ title }) => title));
  const turns = Map.groupBy(existing, ({ difficulty }) => difficulty);
  const added = chosen
    .toSorted((a, b) => a.rating - b.rating)
    .map(
      (
        { key, theme, difficulty, phase, fen, lastMove, moves, themes, rating, before, evidence: _, solver },
        i,
      ): DemoPuzzle => {
        const solution = readSolution({ fen, lastMove, moves });
        const title = numbered(
          titleOf(solution, theme, difficulty, phase, i + (turns.get(difficulty)?.length ?? 0)),
          taken,
        );
        taken.add(title);
        return {
          key,
          title,
          description: descriptionOf(
            solution,
            difficulty,
            phase,
            before - balance(solution.start, solver) >= TOOK_PIECE,
          ),
          difficulty,
          fen,
          lastMove,
          moves,
          continuation: [],
          themes,
          rating,
        };
      },
    );
  return inOrder([...existing, ...added]);
};

/** One puzzle a line, so that a change of one is one line of a diff. */
export const toJson = (puzzles: DemoPuzzle[]): string =>
  `[\n${puzzles.map(puzzle => `  ${JSON.stringify(puzzle)}`).join(',\n')}\n]\n`;
