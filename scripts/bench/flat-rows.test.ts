import { expect, test } from 'vitest';
import { flatten, reader, type FlatAnswer } from './flat-rows.ts';

const rebuild = ({ keys, head, lists }: FlatAnswer) => {
  const fields = reader(head.parts)(head.rows[0]!) as Record<string, unknown>;
  return Object.fromEntries(
    keys.map(({ key, list }) => [key, list === null ? fields[key] : lists[list]!.rows.map(reader(lists[list]!.parts))]),
  );
};

test('an answer that was flattened and rebuilt is the same, byte for byte', () => {
  const answer = {
    courses: [
      { id: 1, title: 'Italiana', open: true, tags: ['a', 'b'], professor: { id: 3, name: 'Helena' }, next: null },
      { id: 2, title: 'Siciliana', open: false, tags: [], professor: { id: 4, name: 'Ricardo' }, next: { id: 5 } },
    ],
    total: 2,
    stats: { rating: 4.5, none: null, all: true },
    empty: [],
  };
  expect(JSON.stringify(rebuild(flatten('courses', answer)))).toBe(JSON.stringify(answer));
});

test('a row of plain values is read as it is', () => {
  const row = { id: 1, title: 'Italiana' };
  const { lists } = flatten('courses', { courses: [row] });
  expect(reader(lists[0]!.parts)(row)).toBe(row);
});
