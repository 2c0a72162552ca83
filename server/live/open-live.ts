import type { DatabaseAddress } from '../../db/client.ts';
import type { Live } from './live.ts';
import { createLocalLive } from './local.ts';
import { createSharedLive } from './shared.ts';

/** SQLite has one process; the processes of a school on Postgres tell each other. */
export const openLive = (address: DatabaseAddress): Live =>
  address.kind === 'sqlite' ? createLocalLive() : createSharedLive(address.url);
