import { expect, test } from 'vitest';
import { toCsv } from '../../server/common/csv.ts';

test('a table opens right in a Brazilian spreadsheet', () => {
  expect(toCsv(['Nome', 'Média'], [['João "Jota"; o 2º', 4.75]])).toBe(
    '\uFEFFNome;Média\r\n"João ""Jota""; o 2º";4,75\r\n',
  );
});

test.each(['=1+1', '+55 11', '-2', '@soma', '\t=1'])('%j is text, not a formula', text => {
  expect(toCsv(['Texto'], [[text]])).toBe(`\uFEFFTexto\r\n'${text}\r\n`);
});

test('negative numbers stay numbers and nothing stays empty', () => {
  expect(toCsv(['Valor', 'Nota'], [[-1234.5, null]])).toBe('\uFEFFValor;Nota\r\n-1234,5;\r\n');
});
