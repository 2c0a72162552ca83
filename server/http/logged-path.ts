import { incomingPath } from '../features/uploads/uploads.service.ts';

const INCOMING = incomingPath('');

const FEEDS = '/api/calendar/feeds/';

/**
 * A path for the log. Who reads an address that takes an upload could send a file to it, and who reads a calendar's
 * could read the calendar, so their secrets are left out.
 */
export const loggedPath = (path: string): string => {
  if (path.startsWith(FEEDS)) return `${FEEDS}…`;
  const at = path.indexOf(INCOMING);
  return at < 0 ? path : `${path.slice(0, at)}${INCOMING}…`;
};
