import { expect, test } from 'vitest';
import { loggedPath } from '../../server/http/logged-path.ts';
import { incomingPath } from '../../server/features/uploads/uploads.service.ts';

test('the log says that a calendar was read and a file sent, without the secret in the address', () => {
  expect(loggedPath('/api/calendar/feeds/abc123/calendario.ics')).toBe('/api/calendar/feeds/…');
  expect(loggedPath(incomingPath('abc123'))).not.toContain('abc123');
});

test('every other path stands in the log as it is', () => {
  expect(loggedPath('/api/calendar/address')).toBe('/api/calendar/address');
});
