import { expect, test } from 'vitest';
import { formatBytes } from '../../server/cli/format.ts';

test.each([
  [0, '0 MB'],
  [12_340_000, '12,3 MB'],
  [999_000_000, '999 MB'],
  [1_000_000_000, '1 GB'],
  [12_449_000_000, '12,4 GB'],
  [1_234_500_000_000, '1.234,5 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
