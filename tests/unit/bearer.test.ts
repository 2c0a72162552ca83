import { expect, test } from 'vitest';
import { bearerIn } from '../../server/http/bearer.ts';

test.each([
  ['Bearer abc', 'abc'],
  ['bearer   abc  ', 'abc'],
  ['  BEARER\tabc', 'abc'],
  ['Bearer a b', 'a b'],
  ['Bearer', ''],
  ['Bearer ', ''],
  ['Bearerabc', undefined],
  ['Basic YTpi', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j brings the token %j', (header, token) => {
  expect(bearerIn(header)).toBe(token);
});
