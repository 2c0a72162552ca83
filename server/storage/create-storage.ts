import { createBucket } from './bucket.ts';
import { createDisk } from './disk.ts';
import type { Storage, StorageAddress } from './storage.ts';

/** @throws the system's error when the folder is not available; a bucket is not contacted before its first use. */
export const createStorage = (address: StorageAddress): Storage =>
  address.kind === 'disk' ? createDisk(address.folder, address) : createBucket(address);
