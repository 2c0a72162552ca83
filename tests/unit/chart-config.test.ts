import { expect, test } from 'vitest';
import { chartConfig, type Drawing } from '../../src/features/follow-up/reports/chart-config.ts';
import type { Table } from '../../src/features/follow-up/reports/table.ts';

const paint = { ink: 'black', line: 'silver', surface: 'white', strokes: ['green', 'orange', 'purple'], font: 'serif' };
const reais = (value: number): string => `R$ ${value}`;
const table: Table = {
  rowsAre: 'Dia',
  columns: [{ name: 'Receita', text: reais }, { name: 'Alunos' }],
  rows: [
    { label: '1º', values: [10, 2] },
    { label: '2º', values: [null, 1_234] },
  ],
};

const told = ({ options }: Drawing, datasetIndex: number, label: string, raw: number | null): unknown =>
  options?.plugins?.tooltip?.callbacks?.label?.call({} as never, { dataset: { label }, raw, datasetIndex } as never);

test.each(['line', 'bar'] as const)('a %s chart has a series a column, a point a row, and gaps for nothing', kind => {
  const drawing = chartConfig(kind, table, paint);
  expect(drawing.type).toBe(kind);
  expect(drawing.data.labels).toEqual(['1º', '2º']);
  expect(drawing.data.datasets.map(({ label, data, borderColor }) => [label, data, borderColor])).toEqual([
    ['Receita', [10, null], 'green'],
    ['Alunos', [2, 1_234], 'orange'],
  ]);
  expect(told(drawing, 0, 'Receita', 10)).toBe('Receita: R$ 10');
  expect(told(drawing, 0, 'Receita', null)).toBe('Receita: —');
  expect(told(drawing, 1, 'Alunos', 1_234)).toBe('Alunos: 1.234');
});

test('lines differ by dashes, and show no dots once they are many', () => {
  const rows = Array.from({ length: 32 }, (_, i) => ({ label: String(i), values: [i, i] }));
  const drawn = (those: Table) =>
    chartConfig('line', those, paint).data.datasets.map(set => [
      'borderDash' in set && set.borderDash,
      'pointRadius' in set && set.pointRadius,
    ]);
  expect(drawn(table)).toEqual([
    [[], 2.5],
    [[6, 4], 2.5],
  ]);
  expect(drawn({ ...table, rows })).toEqual([
    [[], 0],
    [[6, 4], 0],
  ]);
});
