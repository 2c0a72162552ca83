import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

const decimals = new Intl.NumberFormat('pt-BR', { useGrouping: false, maximumFractionDigits: 2 });

/**
 * A table as Brazilian spreadsheets open it right: semicolons, decimal commas, CRLF, UTF-8 with a byte order mark.
 * Texts that a spreadsheet would run as a formula (`=…`, `+…`, `-…`, `@…`) are marked as text.
 */
export const toCsv = (columns: string[], rows: Cell[][]): string => `\uFEFF${csvRows([columns, ...rows])}`;

/** More rows of such a table. */
export const csvRows = (rows: Cell[][]): string =>
  stringify(rows, {
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { number: value => ({ value: decimals.format(value), escape_formulas: false }) },
  });
