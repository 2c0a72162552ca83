/** What somebody typed into a form, stored in this browser until the form is saved. */
import { readStored, store } from '../../../lib/storage.ts';

/** Part of every key, so that forms stored in an older shape are no longer found. */
const SHAPE = 2;
const keyOf = (userId: number, name: string): string => `academia.form.${SHAPE}.${userId}.${name}`;

export const readUnsavedForm = <Stored>(userId: number, name: string): Stored | null =>
  readStored(keyOf(userId, name)) as Stored | null;

export const storeUnsavedForm = (userId: number, name: string, values: unknown): void =>
  store(keyOf(userId, name), values);

export const deleteUnsavedForm = (userId: number, name: string): void => store(keyOf(userId, name), null);
