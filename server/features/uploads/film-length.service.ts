import type { Tx } from '../../../db/client.ts';
import { findDuration } from './uploads.queries.ts';

/** The length of an uploaded film in seconds; null of any other address. */
export const findFilmSeconds = async (tx: Tx, address: string): Promise<number | null> =>
  (await findDuration(tx, address)) ?? null;
