/** Figures ready to be shown: what each row is called, and its numbers in the columns' order. */
export type Table = { /** What the rows are: 'Dia', 'Curso'. */ rowsAre: string; columns: readonly Column[]; rows: readonly { label: string; values: readonly (number | null)[] }[] };
export type Column = { name: string; /** How a number is written; plainly without one. */ text?: (value: number) => string };
export type ChartKind = 'line' | 'bar';

export const cellText = (value: number | null, { text }: Column): string => (value === null ? '—' : text ? text(value) : value.toLocaleString('pt-BR'));
