import { expect, test } from 'vitest';
import { DAY_MS } from '../../server/common/time.schema.ts';
import { activityText } from '../../src/features/follow-up/students/labels.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS).toISOString();

test('who has only enrolled has no activity yet: nobody inactive was here yesterday', () => {
  expect(activityText({ status: 'inativo', lastActivity: daysAgo(1) }, NOW)).toBe('Nenhuma ainda');
  expect(activityText({ status: 'inativo', lastActivity: daysAgo(40) }, NOW)).toBe('há 40 dias');
  expect(activityText({ status: 'ativo', lastActivity: daysAgo(1) }, NOW)).toBe('ontem');
});
