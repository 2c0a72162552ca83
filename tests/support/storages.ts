/** A place for images of each kind, and what lies in it. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { createBucket } from '../../server/storage/bucket.ts';
import { createDisk } from '../../server/storage/disk.ts';
import type { BucketAddress } from '../../server/storage/address.ts';
import type { Bucket, Disk } from '../../server/storage/storage.ts';
import { atEnd } from './endings.ts';

type Lying = {
  /** Names of the images that are kept, and of what was only sent. */ kept: () => string[];
  pending: () => string[];
};
export type ADisk = Lying & { storage: Disk; folder: string };
export type ABucket = Lying & { storage: Bucket; address: BucketAddress };

const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'academia-images-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ name }) => name);

/** @param floorBytes how much of the disk uploads must leave free. */
export const aDisk = (floorBytes = 0): ADisk => {
  const folder = join(aFolder(), 'uploads');
  return {
    storage: createDisk(folder, { floorBytes }),
    folder,
    kept: () => filesIn(folder),
    pending: () => filesIn(join(folder, 'incoming')),
  };
};

const KEY = 'S3RVER';
const OBJECT = /^(uploads|incoming)[/\\](.+)\._S3rver_object$/;

/** A bucket of a real server that speaks S3 and checks signatures. */
export const aBucket = async (): Promise<ABucket> => {
  const directory = aFolder();
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'academia' }],
  });
  const { port } = await server.run();
  atEnd(() => server.close());
  const address: BucketAddress = {
    kind: 'bucket',
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'academia',
    region: 'us-east-1',
    accessKeyId: KEY,
    secretAccessKey: KEY,
  };
  const objectsIn = (prefix: string): string[] =>
    readdirSync(join(directory, 'academia'), { recursive: true }).flatMap(file => {
      const [, folder, name = ''] = OBJECT.exec(String(file)) ?? [];
      return folder === prefix ? [name] : [];
    });
  return {
    storage: createBucket(address),
    address,
    kept: () => objectsIn('uploads'),
    pending: () => objectsIn('incoming'),
  };
};
