import { createBucket } from './bucket.ts';
import { createDisk } from './disk.ts';
import type { Storage, StorageAddress } from './storage.ts';

/** @throws the system's error when the folder cannot be had; a bucket is not asked before it is used. */
export const createStorage = (address: StorageAddress): Storage =>
  address.kind === 'disk' ? createDisk(address.folder) : createBucket(address);
