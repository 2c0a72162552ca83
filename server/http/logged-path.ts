import { incomingPath } from '../features/uploads/uploads.service.ts';

const INCOMING = incomingPath('');

/** A path for the log. Who reads an address that takes an upload could send a file to it, so its secret is left out. */
export const loggedPath = (path: string): string => {
  const at = path.indexOf(INCOMING);
  return at < 0 ? path : `${path.slice(0, at)}${INCOMING}…`;
};
