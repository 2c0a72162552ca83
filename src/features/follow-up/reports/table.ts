/** Figures ready to be shown: what each row is called, and its numbers in the columns' order. */
export type Table = {
  /** What the rows are: 'Dia', 'Curso'. */ rowsAre: string;
  columns: readonly Column[];
  /** The most there can be, such as 100 percent. */ max?: number;
  rows: readonly { label: string; values: readonly (number | null)[] }[];
};
export type Column = {
  name: string;
  /** How a number is written; plainly without one. */ text?: (value: number) => string;
};
/** Through time, by short names, or by names of any length. */
export type ChartKind = 'line' | 'bar' | 'rows';

/** The lines differ by dashes too, for readers who do not see colours. */
export const strokes = [
  { colour: 'var(--color-chart-1)', dash: [] },
  { colour: 'var(--color-chart-2)', dash: [6, 4] },
  { colour: 'var(--color-chart-3)', dash: [2, 4] },
] as const;

export const cellText = (value: number | null, { text }: Column): string =>
  value === null ? '—' : text ? text(value) : value.toLocaleString('pt-BR');
