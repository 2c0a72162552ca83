import type { BucketAddress } from './address.ts';
import type { ImageType } from './image.ts';

/** Where images are kept: a folder of this machine, or a bucket that many machines share. */
export type StorageAddress = { kind: 'disk'; folder: string } | BucketAddress;

/** One to be sent: whoever opens it reads `bytes` or cancels it. */
export type StoredImage = { type: ImageType; /** In bytes. */ size: number; bytes: ReadableStream<Uint8Array> };

type Kept = {
  open: (name: string) => Promise<StoredImage | undefined>;
  /** Removes an image and whatever was sent for it; one that is not there, too. */
  remove: (name: string) => Promise<void>;
  /** Removes what was sent before a moment and never kept. */
  tidy: (before: Date) => Promise<void>;
};

/** An image that came whole and is one, but is not yet kept under a name. One of the two is to be called. */
export type Received = { keep: (name: string) => Promise<void>; drop: () => Promise<void> };

/** The bytes come by way of the academy. */
export type Disk = Kept & {
  kind: 'disk';
  /**
   * Streams bytes to a file, and leaves none behind when it throws. @throws AppError 400, 413 or 415 for what is no
   * image of ours.
   */
  receive: (bytes: AsyncIterable<Uint8Array>) => Promise<Received>;
};

/**
 * The browser sends the bytes straight to the bucket, which knows neither our limit nor what an image is: both are
 * checked after.
 */
export type Bucket = Kept & {
  kind: 'bucket';
  /** The origin to which browsers send. */
  origin: string;
  /** A signed address that takes one image by PUT. */
  addressFor: (name: string, seconds: number) => Promise<string>;
  /**
   * Looks at what was sent and keeps it where the address no longer reaches. @throws AppError 400, 413 or 415, and 409
   * when nothing was sent.
   */
  collect: (name: string) => Promise<void>;
};

export type Storage = Disk | Bucket;
