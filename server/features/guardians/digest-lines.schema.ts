// Apart from the contract, so that no screen loads validation for it: the words of a week, on the screen, on paper and
// in a mail.
import type { Digest } from './digests.schema.ts';

/** A week fits on one page of paper. */
const MOST_LINES = 14;

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;

/** '2026-05-04' → '04/05/2026'. */
export const dayText = (day: string): string => day.split('-').toReversed().join('/');

const shortened = (lines: readonly string[]): string[] =>
  lines.length <= MOST_LINES
    ? [...lines]
    : [...lines.slice(0, MOST_LINES - 1), `e mais ${lines.length - MOST_LINES + 1}`];

const learned = ({ lessons, courses, positions }: Digest): string[] => [
  ...courses.map(title => `Concluiu o curso ${title}`),
  ...(positions > 0 ? [`${plural(positions, 'posição resolvida', 'posições resolvidas')} no tabuleiro`] : []),
  ...lessons.map(({ title, course }) => `${title} (${course})`),
];

const games = ({ games: { won, drawn, lost } }: Digest): string[] =>
  won + drawn + lost === 0
    ? []
    : [`Partidas: ${plural(won, 'vitória')}, ${plural(drawn, 'empate')}, ${plural(lost, 'derrota')}`];

const puzzles = ({ puzzles: { tried, solved } }: Digest): string[] =>
  tried + solved === 0
    ? []
    : [`Problemas: ${plural(solved, 'resolvido')}, ${plural(tried, 'tentado')} pela primeira vez`];

const coins = ({ coins: { earned, spent, returned } }: Digest): string[] =>
  earned + spent + returned === 0
    ? []
    : [
        `Moedas: ${plural(earned, 'ganha')}, ${plural(spent, 'gasta')}` +
          (returned > 0 ? `, ${plural(returned, 'devolvida')}` : ''),
      ];

/** A child's week in sentences: what there is nothing of is left out. @param moment writes a moment in ISO 8601. */
export const linesOf = (digest: Digest, moment: (at: string) => string) => ({
  learned: shortened(learned(digest)),
  done: shortened([
    ...digest.attendance.map(
      ({ date, className, present }) => `${dayText(date)}, ${className}: ${present ? 'presente' : 'faltou'}`,
    ),
    ...games(digest),
    ...puzzles(digest),
    ...coins(digest),
  ]),
  due: shortened(digest.due.map(({ title, className, dueAt }) => `${title} (${className}): até ${moment(dueAt)}`)),
});
