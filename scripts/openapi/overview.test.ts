import { expect, test } from 'vitest';
import type { Endpoint } from '../../server/http/openapi-document.ts';
import { overviewOf } from './overview.ts';
import { MATCH_EVENTS } from '../../server/features/matches/matches.schema.ts';
import { INTRODUCTION } from '../../server/http/openapi-texts.ts';

const endpoint: Endpoint = {
  method: 'GET',
  path: '/users/{userId}/data',
  access: 'admin',
  summary: 'Tudo',
  tags: ['users'],
  operationId: 'users-data',
  kind: 'query',
  words: {},
};
const whoMay = (own: Partial<Endpoint>): string | undefined =>
  overviewOf([{ ...endpoint, ...own }], ['users'])
    .split('\n')
    .find(line => line.startsWith('| GET'));

test('an operation that takes no token says so, whatever its role', () => {
  expect(whoMay({})).toContain('| admin |');
  expect(whoMay({ inPerson: true })).toContain('| admin, no token |');
  expect(whoMay({ access: 'session' })).toContain('| signed in, no token |');
});

test('openapi.json and docs/api.md name everything that can happen in a match', () => {
  const unnamed = (text: string): string[] => MATCH_EVENTS.filter(type => !text.includes(`\`${type}\``));
  expect(unnamed(INTRODUCTION)).toEqual([]);
  expect(unnamed(overviewOf([], []))).toEqual([]);
});
