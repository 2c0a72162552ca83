import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { toCsv } from '../../server/common/csv.ts';

test('a table opens right in a Brazilian spreadsheet', () => {
  expect(toCsv(['Nome', 'Média'], [['João "Jota"; o 2º', 4.75]])).toBe(
    '\uFEFFNome;Média\r\n"João ""Jota""; o 2º";4,75\r\n',
  );
});

test.each(['=1+1', '+55 11', '-2', '@soma', '＝1'])('%j is text, not a formula', text => {
  expect(toCsv(['Texto'], [[text]])).toBe(`\uFEFFTexto\r\n'${text}\r\n`);
});

/** The cells, as a program reads them that takes every quote at the start of a cell for the cell's own. */
const cellsOf = (csv: string, delimiter: string): string[] =>
  (parse(csv, { bom: true, delimiter, relax_quotes: true, relax_column_count: true }) as string[][]).flat();

describe.each([';', ',', '\t', '|'])('opened with cells between %j', delimiter => {
  test.each([
    'Ana,=1+1',
    'Ana;=1+1',
    'Ana\t=1',
    'Ana|=1',
    'Ana\n=1',
    'Ana,+1',
    'Ana,-1',
    'Ana;@soma',
    'Ana, =1',
    '\t=1',
  ])('%j begins no formula', name => {
    const cells = cellsOf(
      toCsv(
        ['Nome', 'Nota'],
        [
          [name, 7],
          ['Bia', 8],
        ],
      ),
      delimiter,
    );
    expect(cells.filter(cell => /^[\s"]*[=+\-@]/.test(cell))).toEqual([]);
  });
});

test('quotes hide no formula', () => {
  expect(toCsv(['Nome'], [['Ana,"=1+1']])).toBe(`\uFEFFNome\r\n"Ana,""'=1+1"\r\n`);
});

test.each(['João-Maria', 'a+b=c', 'Silva, Ana', 'ana@exemplo.com', 'https://escola.example/?a=1'])(
  '%j stays as it is',
  text => expect(toCsv(['Texto'], [[text]])).toBe(`\uFEFFTexto\r\n${text}\r\n`),
);

test('negative numbers stay numbers and nothing stays empty', () => {
  expect(toCsv(['Valor', 'Nota'], [[-1234.5, null]])).toBe('\uFEFFValor;Nota\r\n-1234,5;\r\n');
});
