import type { Breach } from './judge.ts';
import { MEANS, PEOPLE, type Asker } from './requests.ts';

/** A role with its kind of credentials, as a column of the table. */
export const COLUMNS = [
  'visitor',
  ...PEOPLE.flatMap(name => MEANS.filter(means => means !== 'reader').map(means => `${name} ${means}`)),
];
export const columnOf = (asker: Asker): string =>
  asker.name === 'visitor' ? 'visitor' : `${asker.name} ${asker.means}`;

type Count = { sent: number; succeeded: number };
type OperationFigures = {
  sent: number;
  succeeded: number;
  examples: number;
  slowest: number;
  byColumn: Map<string, Count>;
};
export type Found = { breach: Breach; text: string; times: number };

export type Figures = {
  requests: number;
  statuses: Map<number, number>;
  operations: Map<string, OperationFigures>;
  /** Breaches by kind; each contains the smallest request that showed it. */
  found: Map<string, Found>;
  exits: string[];
  slowest: { milliseconds: number; what: string }[];
};

export const createFigures = (ids: string[]): Figures => ({
  requests: 0,
  statuses: new Map(),
  operations: new Map(ids.map(id => [id, { sent: 0, succeeded: 0, examples: 0, slowest: 0, byColumn: new Map() }])),
  found: new Map(),
  exits: [],
  slowest: [],
});

const SLOWEST_KEPT = 8;

export const countAnswer = (
  figures: Figures,
  id: string,
  column: string | undefined,
  status: number,
  milliseconds: number,
): void => {
  const succeeded = status >= 200 && status < 300 ? 1 : 0;
  figures.requests += 1;
  figures.statuses.set(status, (figures.statuses.get(status) ?? 0) + 1);
  const operation = figures.operations.get(id);
  if (!operation) return;
  operation.slowest = Math.max(operation.slowest, milliseconds);
  if (column === undefined) operation.examples += succeeded;
  else {
    operation.sent += 1;
    operation.succeeded += succeeded;
    const count = operation.byColumn.get(column) ?? { sent: 0, succeeded: 0 };
    operation.byColumn.set(column, { sent: count.sent + 1, succeeded: count.succeeded + succeeded });
  }
  figures.slowest = [...figures.slowest, { milliseconds, what: `${id} ${column ?? 'example'} ${status}` }]
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SLOWEST_KEPT);
};
