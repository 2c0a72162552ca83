import { expect, test } from 'vitest';
import { type KeptEntry, MOST_ANSWERS, MOST_BYTES, MOST_FILES, tooMany } from '../../src/lib/kept-limits.ts';

const entries = (count: number, entry: Partial<KeptEntry>): KeptEntry[] =>
  Array.from({ length: count }, (_, i) => ({
    url: `${entry.kind} ${i}`,
    kind: 'answer',
    bytes: 1,
    keptAt: i,
    ...entry,
  }));

test('what a browser keeps has an end: the oldest answers and files go, each for their own kind', () => {
  const kept = [...entries(MOST_ANSWERS + 2, { kind: 'answer' }), ...entries(MOST_FILES + 1, { kind: 'file' })];
  expect(tooMany(kept).map(({ url }) => url)).toEqual(['answer 1', 'answer 0', 'file 0']);
});

test('films go by their size: the newest that fit together stay', () => {
  const films = entries(4, { kind: 'file', bytes: MOST_BYTES / 2 });
  expect(tooMany(films).map(({ url }) => url)).toEqual(['file 1', 'file 0']);
});

test('nothing goes while there is room', () => {
  expect(tooMany([...entries(MOST_ANSWERS, {}), ...entries(2, { kind: 'file' })])).toEqual([]);
});
