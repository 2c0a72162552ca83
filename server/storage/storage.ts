import type { BucketAddress } from './address.ts';
import type { FileKind } from './kinds.ts';
import type { Facts } from './source.ts';

/** Where uploads are stored: a folder of this machine, or a bucket that many machines share. */
export type StorageAddress =
  | { kind: 'disk'; folder: string; /** What uploads leave free on the disk. */ floorBytes: number }
  | BucketAddress;

/** A file to send: the caller reads `bytes` or cancels it. */
export type StoredFile = {
  /** The media type, as far as the storage knows it. */
  type: string;
  /** Of `bytes`, in bytes. */
  size: number;
  bytes: ReadableStream<Uint8Array>;
};

/** A part of a file: the places of its first and its last byte. */
export type Span = { start: number; end: number };

type Kept = {
  /** A whole file, or a part that lies inside it. */
  open: (name: string, span?: Span) => Promise<StoredFile | undefined>;
  /** Removes a file and unfinished uploads of it; a missing file is no error. */
  remove: (name: string) => Promise<void>;
  /** Removes uploads that came before a given time and were never kept. */
  tidy: (before: Date) => Promise<void>;
};

/** What a finished upload is, and its size in bytes. */
export type Arrived = Facts & { bytes: number };

/** A complete and valid file that is not yet stored under a name. Call exactly one of `keep` and `drop`. */
export type Received = Arrived & { keep: (name: string) => Promise<void>; drop: () => Promise<void> };

/** The bytes pass through the academy. */
export type Disk = Kept & {
  kind: 'disk';
  /** @throws AppError 503 when these many bytes would leave too little room on the disk for the database. */
  checkRoom: (bytes: number) => Promise<void>;
  /**
   * Streams bytes to a file, and removes it when it throws. @throws AppError 400, 413 or 415 for a file that is not of
   * its kind, 503 as `checkRoom`.
   */
  receive: (bytes: AsyncIterable<Uint8Array>, kind: FileKind) => Promise<Received>;
  /** How many bytes of a file that comes in parts have arrived. */
  arrived: (name: string) => Promise<number>;
  /**
   * Adds a part. What came before a sender hung up stays. @returns how many bytes have arrived. @throws AppError 409 at
   * any other offset, 400 past the announced size, 503 as `checkRoom`.
   */
  append: (name: string, bytes: AsyncIterable<Uint8Array>, part: { offset: number; size: number }) => Promise<number>;
  /**
   * Checks a file of which all parts are there, and removes it when it throws. @throws AppError like `receive`, 409
   * when somebody else has it.
   */
  gather: (name: string, kind: FileKind) => Promise<Received>;
};

/**
 * The browser sends the bytes directly to the bucket, which checks neither size nor type; the academy checks both
 * afterwards.
 */
export type Bucket = Kept & {
  kind: 'bucket';
  /** The origin to which browsers send files. */
  origin: string;
  /** A signed address that takes one file by PUT. */
  addressFor: (name: string, seconds: number) => Promise<string>;
  /**
   * Checks an upload and moves it out of reach of its address. @throws AppError 400, 413 or 415, and 409 when nothing
   * was sent.
   */
  collect: (name: string, kind: FileKind) => Promise<Arrived>;
};

export type Storage = Disk | Bucket;
