import type { BucketAddress } from './address.ts';
import type { ImageType } from './image.ts';

/** Where images are stored: a folder of this machine, or a bucket that many machines share. */
export type StorageAddress = { kind: 'disk'; folder: string } | BucketAddress;

/** An image to send: the caller reads `bytes` or cancels it. */
export type StoredImage = { type: ImageType; /** In bytes. */ size: number; bytes: ReadableStream<Uint8Array> };

type Kept = {
  open: (name: string) => Promise<StoredImage | undefined>;
  /** Removes an image and unfinished uploads of it; a missing image is no error. */
  remove: (name: string) => Promise<void>;
  /** Removes uploads that came before a given time and were never kept. */
  tidy: (before: Date) => Promise<void>;
};

/** A complete and valid image that is not yet stored under a name. Call exactly one of the two. */
export type Received = { keep: (name: string) => Promise<void>; drop: () => Promise<void> };

/** The bytes pass through the academy. */
export type Disk = Kept & {
  kind: 'disk';
  /**
   * Streams bytes to a file, and removes it when it throws. @throws AppError 400, 413 or 415 for a file that is not an
   * accepted image.
   */
  receive: (bytes: AsyncIterable<Uint8Array>) => Promise<Received>;
};

/**
 * The browser sends the bytes directly to the bucket, which checks neither size nor type; the academy checks both
 * afterwards.
 */
export type Bucket = Kept & {
  kind: 'bucket';
  /** The origin to which browsers send images. */
  origin: string;
  /** A signed address that takes one image by PUT. */
  addressFor: (name: string, seconds: number) => Promise<string>;
  /**
   * Checks an upload and moves it out of reach of its address. @throws AppError 400, 413 or 415, and 409 when nothing
   * was sent.
   */
  collect: (name: string) => Promise<void>;
};

export type Storage = Disk | Bucket;
