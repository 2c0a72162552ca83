import { COLUMNS, type Figures } from './figures.ts';

/** Operations that no request to a demo school can make succeed, and why. */
const UNREACHABLE: Record<string, string> = {
  'school-begin': 'only a school without an administrator answers it; the demo school has one',
};

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(part * 100 < whole ? 1 : 0)} %`;

/**
 * Operations that never succeeded although they could, and those that succeeded although they are listed as
 * unreachable.
 */
export const misreached = ({ operations }: Figures): string[] =>
  [...operations].flatMap(([id, { succeeded, examples }]) => {
    const isReached = succeeded + examples > 0;
    if (isReached === !Object.hasOwn(UNREACHABLE, id)) return [];
    return [isReached ? `${id} succeeded: it is not out of reach` : `${id} never succeeded`];
  });

const statusClasses = ({ statuses }: Figures): string => {
  const classes = new Map<string, number>();
  for (const [status, count] of statuses)
    classes.set(`${Math.floor(status / 100)}xx`, (classes.get(`${Math.floor(status / 100)}xx`) ?? 0) + count);
  return [...classes]
    .toSorted()
    .map(([name, count]) => `${name} × ${count}`)
    .join(', ');
};

/** A line for each operation: the number of requests, and of successes by role. */
const tableOf = (figures: Figures): string => {
  const width = Math.max(...[...figures.operations.keys()].map(({ length }) => length));
  const heads = COLUMNS.map(column =>
    column.replace(/^(\w{4})\w*(?: (\w)\w*)?$/, (_, name: string, means?: string) =>
      means ? `${name}.${means}` : name,
    ),
  );
  const lines = [...figures.operations].map(([id, { sent, succeeded, examples, slowest, byColumn }]) => {
    const cells = COLUMNS.map((column, i) => {
      const count = byColumn.get(column);
      return (count ? percent(count.succeeded, count.sent) : '').padStart(Math.max(heads[i]!.length, 6));
    });
    const counts = [
      id.padEnd(width),
      String(sent).padStart(6),
      percent(succeeded, sent).padStart(6),
      String(examples).padStart(4),
      String(Math.round(slowest)).padStart(5),
    ];
    return `${counts.join(' ')}  ${cells.join(' ')}`;
  });
  const head = [
    'operation'.padEnd(width),
    'sent'.padStart(6),
    '2xx'.padStart(6),
    'ex.'.padStart(4),
    'max ms',
    ...heads.map(name => name.padStart(6)),
  ].join(' ');
  return [head, ...lines].join('\n');
};

/** The final report; its last line is for machines. */
export const reportOf = (
  figures: Figures,
  refused: string[],
  seed: number,
  seconds: number,
): { text: string; holds: boolean } => {
  const { requests, statuses, operations, found, exits, slowest } = figures;
  const missed = misreached(figures);
  const of = (kind: string): number =>
    [...found.values()].filter(({ breach }) => breach.kind === kind).reduce((sum, { times }) => sum + times, 0);
  const pairs = [...operations.values()].reduce(
    (sum, { byColumn }) => sum + COLUMNS.filter(column => byColumn.has(column)).length,
    0,
  );
  const reached = [...operations.values()].filter(({ succeeded, examples }) => succeeded + examples > 0).length;
  const holds = found.size === 0 && exits.length === 0 && missed.length === 0;
  const text = [
    tableOf(figures),
    '',
    `answers: ${statusClasses(figures)} (${[...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${status} × ${count}`)
      .join(', ')})`,
    `slowest: ${slowest.map(({ milliseconds, what }) => `${what} ${Math.round(milliseconds)} ms`).join('; ')}`,
    ...Object.entries(UNREACHABLE).map(([id, why]) => `out of reach: ${id}, because ${why}`),
    ...refused.map(example => `example refused: ${example.slice(0, 400)}`),
    ...missed,
    ...exits,
    ...[...found.values()].map(({ text: each, times }) => `× ${times}: ${each}`),
    [
      `fuzz requests=${requests}`,
      `5xx=${of('5xx')}`,
      `exits=${exits.length}`,
      `form=${of('form')}`,
      `access=${of('access')}`,
      `hangs=${of('hang')}`,
      `silent=${of('silence')}`,
      `operations=${reached}/${operations.size}`,
      `pairs=${pairs}/${operations.size * COLUMNS.length}`,
      `slowest_ms=${Math.round(slowest[0]?.milliseconds ?? 0)}`,
      `seconds=${seconds}`,
      `seed=${seed}`,
    ].join(' '),
  ].join('\n');
  return { text, holds };
};
