import { incomingPath } from '../features/uploads/uploads.service.ts';

const INCOMING = incomingPath('');

const FEEDS = '/api/calendar/feeds/';

/**
 * A path for the log. The address of an upload would let its reader send a file, and a calendar's would open the
 * calendar, so their secrets are left out.
 */
export const loggedPath = (path: string): string => {
  if (path.startsWith(FEEDS)) return `${FEEDS}…`;
  const at = path.indexOf(INCOMING);
  return at < 0 ? path : `${path.slice(0, at)}${INCOMING}…`;
};
