import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

const decimals = new Intl.NumberFormat('pt-BR', { useGrouping: false, maximumFractionDigits: 2 });

/**
 * Where a spreadsheet would begin a formula: at the start of a text, or behind what separates cells where the table is
 * opened with another separator than ours. Quotes in front of it are taken for those of the cell.
 */
const FORMULA = /(^|[,;|\t\r\n])(["\s]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

const asText = (text: string): string => text.replace(FORMULA, "$1$2'");

/**
 * A table as Brazilian spreadsheets open it right: semicolons, decimal commas, CRLF, UTF-8 with a byte order mark.
 * Texts that a spreadsheet would run as a formula (`=…`, `+…`, `-…`, `@…`) are marked as text, whatever separates the
 * cells when it is opened: a name such as `Ana,=1+1` too.
 */
export const toCsv = (columns: string[], rows: Cell[][]): string => `\uFEFF${csvRows([columns, ...rows])}`;

/** More rows of such a table. */
export const csvRows = (rows: Cell[][]): string =>
  stringify(rows, {
    delimiter: ';',
    record_delimiter: 'windows',
    cast: { number: value => decimals.format(value), string: asText },
  });
