import type { DemoPuzzle } from '../../../db/demo/types.ts';
import type { Harvest } from './harvest.ts';
import { DIFFICULTIES, type Judged } from './select.ts';

const BAR = 24;

/** The latest game of a seed in the harvests and puzzles; 0 before the first. */
export const lastGame = (seed: number, harvests: Harvest[], puzzles: DemoPuzzle[]): number => {
  const searched = harvests.filter(harvest => harvest.seed === seed).map(({ game }) => game);
  const used = puzzles
    .map(({ key }) => /^s(\d+)-g(\d+)-p/.exec(key) ?? [])
    .filter(([, keySeed]) => Number(keySeed) === seed)
    .map(([, , game]) => Number(game));
  return Math.max(0, ...searched, ...used);
};

/** One line that replaces itself on a terminal. */
export const progress = (done: number, games: number, found: Judged[]): string => {
  const filled = Math.round((done / games) * BAR);
  const counts = DIFFICULTIES.map(
    difficulty => `${difficulty} ${found.filter(puzzle => puzzle.difficulty === difficulty).length}`,
  );
  return `\r${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done}/${games} games, found: ${counts.join(', ')} `;
};

const table = (head: string[], rows: (string | number)[][]): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');
const tally = (items: string[]): [string, number][] =>
  [...Map.groupBy(items, item => item)]
    .map(([item, same]): [string, number] => [item, same.length])
    .toSorted((a, b) => b[1] - a[1]);
const sum = (harvests: Harvest[], count: (harvest: Harvest) => number): number =>
  harvests.reduce((total, harvest) => total + count(harvest), 0);

/** The totals of all searched games and of the file, as Markdown. */
export const report = (harvests: Harvest[], puzzles: DemoPuzzle[], before: number): string => {
  const figures = [
    ['games played', harvests.length],
    ['errors looked at', sum(harvests, ({ errors }) => errors)],
    ['candidates after the short search', sum(harvests, ({ candidates }) => candidates)],
    ['refused at depth 12', sum(harvests, ({ refused }) => refused.length)],
    ['rejected by the deep search', sum(harvests, ({ rejected }) => rejected.length)],
    ['verified', sum(harvests, harvest => harvest.puzzles.length)],
    ['in the file before, now', `${before}, ${puzzles.length}`],
    ['minutes of search', Math.round(sum(harvests, ({ seconds }) => seconds) / 60)],
  ];
  const reasons = (what: 'refused' | 'rejected') => tally(harvests.flatMap(harvest => harvest[what]));
  const perDifficulty = DIFFICULTIES.map(difficulty => {
    const own = puzzles.filter(puzzle => puzzle.difficulty === difficulty);
    const ratings = own.map(({ rating }) => rating);
    return [
      difficulty,
      own.length,
      own.length > 0 ? `${Math.min(...ratings)}–${Math.max(...ratings)}` : '–',
      own.filter(({ fen }) => fen.includes(' w ')).length,
    ];
  });
  return [
    table(['', ''], figures),
    table(['refused at depth 12 for', ''], reasons('refused')),
    table(['rejected by the deep search for', ''], reasons('rejected')),
    table(['difficulty', 'puzzles', 'ratings', 'White to move'], perDifficulty),
    table(['theme', 'puzzles'], tally(puzzles.flatMap(({ themes }) => themes))),
  ].join('\n\n');
};
