import { createHash, randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { checkSize, maxBytes, type FileKind } from '../../storage/kinds.ts';
import type { Arrived, Received, Storage } from '../../storage/storage.ts';
import type { Viewer } from '../../common/viewer.ts';
import { HOUR_MS, MINUTE_MS } from '../../common/time.schema.ts';
import { newName, newWorkName, pathOf, uploadNameIn, type Folder } from './object-path.ts';
import {
  countUnused,
  discard,
  discardUnusedBy,
  findByToken,
  findOwn,
  insertUpload,
  markReceived,
  sumBytes,
  touch,
  type UploadRow,
  findDuration,
} from './uploads.queries.ts';
import type { NewFile, NewUpload, NewWorkFile, StoredUpload } from './uploads.schema.ts';

/** A picture is sent at once. A film may take as long as a slow line needs for it. */
const ADDRESS_MS: Record<Folder, number> = { image: 10 * MINUTE_MS, file: 2 * HOUR_MS };
/** Extra time for an upload that began before its address expired. */
export const GRACE_MS = HOUR_MS;
/**
 * The most unused images of one user. A professor can be preparing several courses; everybody needs one for a profile
 * picture.
 */
const MAX_UNUSED: Record<Viewer['role'], number> = { student: 10, professor: 40, admin: 40 };
/** The most unused films and files: a course's file can bring as many before the course is there. */
const MAX_UNUSED_FILES = 500;
const MB = 1_048_576;
/**
 * How much the files of one account may take, in bytes, so that nobody alone fills the school's disk: a student's
 * pictures and a hundred photographs of homework, and some twenty hours of a professor's films.
 */
const QUOTAS: Record<Viewer['role'], number> = { student: 128 * MB, professor: 5_120 * MB, admin: 20_480 * MB };
const RETRY_SECONDS = 600;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The address to which a browser sends a file on the academy's own server. */
export const incomingPath = (secret: string): string => `/objects/incoming/${secret}`;

type Wanted = {
  name: string;
  folder: Folder;
  kind: FileKind;
  /** The announced size. */
  bytes: number;
  fileName: string | null;
};

const checkQuota = async (
  tx: Tx,
  { id, role }: Viewer,
  { kind, bytes }: Pick<Wanted, 'kind' | 'bytes'>,
): Promise<void> => {
  const isImage = kind === 'image';
  const most = isImage ? MAX_UNUSED[role] : MAX_UNUSED_FILES;
  if ((await countUnused(tx, id, isImage)) >= most) throw new AppError('tooManyUploads', RETRY_SECONDS);
  if ((await sumBytes(tx, id)) + bytes > QUOTAS[role]) throw new AppError('quotaUsedUp');
};

const issue = async (
  db: Db,
  storage: Storage,
  viewer: Viewer,
  { name, folder, ...wanted }: Wanted,
): Promise<NewUpload> => {
  if (storage.kind === 'disk') await storage.checkRoom(wanted.bytes);
  const secret = randomBytes(32).toString('base64url');
  const objectPath = pathOf(name, folder);
  const lifetime = ADDRESS_MS[folder];
  const uploadURL = storage.kind === 'bucket' ? await storage.addressFor(name, lifetime / 1_000) : incomingPath(secret);
  await db.write(async tx => {
    await checkQuota(tx, viewer, wanted);
    await insertUpload(tx, {
      ...wanted,
      userId: viewer.id,
      objectPath,
      tokenHash: hashOf(secret),
      expiresAt: new Date(Date.now() + lifetime),
    });
  });
  return { uploadURL, objectPath };
};

/**
 * Creates an address that takes one image, once, within ten minutes. @throws AppError 429 when the user has too many
 * unused files, 409 when their files fill their quota, 503 when the disk is nearly full.
 */
export const issueUpload = (db: Db, storage: Storage, viewer: Viewer): Promise<NewUpload> =>
  // Its size is not announced: the largest counts until it has arrived.
  issue(db, storage, viewer, {
    name: newName(),
    folder: 'image',
    kind: 'image',
    bytes: maxBytes('image'),
    fileName: null,
  });

/**
 * Creates an address for a film or document of a lesson, which may come in parts, within two hours. @throws AppError
 * 413 when it is too large, otherwise like `issueUpload`.
 */
export const issueFile = (db: Db, storage: Storage, viewer: Viewer, { kind, name, size }: NewFile) => {
  checkSize(kind, size);
  return issue(db, storage, viewer, { name: newName(), folder: 'file', kind, bytes: size, fileName: name });
};

/**
 * Creates an address for a picture or document that a student hands in: behind the gate, whatever it is. @throws
 * AppError like `issueFile`.
 */
export const issueWork = (db: Db, storage: Storage, viewer: Viewer, { kind, name, size }: NewWorkFile) => {
  checkSize(kind, size);
  return issue(db, storage, viewer, { name: newWorkName(), folder: 'file', kind, bytes: size, fileName: name });
};

/** @throws AppError 400 for more than was announced: of that alone the quota was asked. */
const takeAddress = (db: Db, { id, bytes }: UploadRow, arrived: Arrived): Promise<boolean> => {
  if (arrived.bytes > bytes) throw new AppError('badRequest');
  const now = Date.now();
  return db.write(tx => markReceived(tx, id, arrived, new Date(now), new Date(now - GRACE_MS)));
};

/**
 * The upload that an address of the academy's own is for. @throws AppError 404 for an unknown address, 403 for an
 * expired one, 409 for a used one.
 */
export const getAddress = async (db: Db, storage: Storage, secret: string): Promise<UploadRow> => {
  const upload = await findByToken(db.read, hashOf(secret));
  if (!upload || storage.kind !== 'disk') throw new AppError('notFound');
  if (upload.receivedAt) throw new AppError('uploadUsed');
  if (upload.expiresAt.getTime() <= Date.now()) throw new AppError('uploadExpired');
  return upload;
};

/** Stores what has arrived under its name; of several at once, the first. @throws AppError 409 for the others. */
export const keepReceived = async (db: Db, upload: UploadRow, received: Received): Promise<void> => {
  try {
    if (!(await takeAddress(db, upload, received))) throw new AppError('uploadUsed');
  } catch (error) {
    await received.drop();
    throw error;
  }
  try {
    await received.keep(uploadNameIn(upload.objectPath));
  } catch (error) {
    await db.write(tx => discard(tx, upload.objectPath));
    await received.drop();
    throw error;
  }
};

/**
 * Receives the bytes sent to an address of the academy's own, all at once; a failed upload can be tried again.
 * @param length the announced length of the body, if any.
 * @throws AppError 404 for an unknown address, 403 for an expired one, 409 for a used one, 400, 413 or 415 for a file
 * that is not of its kind, 503 when the disk is nearly full.
 */
export const receiveUpload = async (
  db: Db,
  storage: Storage,
  secret: string,
  bytes: AsyncIterable<Uint8Array>,
  length = 0,
): Promise<void> => {
  const upload = await getAddress(db, storage, secret);
  if (storage.kind !== 'disk') return;
  checkSize(upload.kind, length);
  await storage.checkRoom(length);
  await keepReceived(db, upload, await storage.receive(bytes, upload.kind));
};

/**
 * Confirms that the viewer's upload has arrived; one that was sent to a bucket is checked here. Call it before the
 * transaction that shows it. Called again it keeps a file that nothing shows yet for another hour.
 * @throws AppError 404 for what the viewer did not upload, 409 when no file was sent, 403 when it came too late, 400,
 * 413 or 415 for a file that is not of its kind.
 */
export const confirmUpload = async (
  db: Db,
  storage: Storage,
  viewer: Viewer,
  objectPath: string,
): Promise<StoredUpload> => {
  const name = uploadNameIn(objectPath);
  const upload = name === '' ? undefined : await findOwn(db.read, viewer.id, objectPath);
  const isImage = (upload?.kind ?? 'image') === 'image';
  if (!upload) throw new AppError(objectPath.startsWith('/objects/files/') ? 'fileNotFound' : 'imageNotFound');
  if (upload.receivedAt) {
    await db.write(tx => touch(tx, upload.id, new Date()));
    return toStored(upload);
  }
  if (upload.expiresAt.getTime() + GRACE_MS <= Date.now()) throw new AppError('uploadExpired');
  if (storage.kind === 'disk') throw new AppError(isImage ? 'uploadMissing' : 'fileMissing');
  const arrived = await storage.collect(name, upload.kind);
  await takeAddress(db, upload, arrived);
  return toStored({ ...upload, ...arrived });
};

const toStored = ({ objectPath, kind, fileName, bytes, durationSeconds }: UploadRow): StoredUpload => ({
  objectPath,
  kind,
  name: fileName,
  size: bytes,
  durationSeconds,
});

/** Discards a user's unused uploads. Call it inside a transaction. */
export const discardUnusedOf = (tx: Tx, userId: number): Promise<void> => discardUnusedBy(tx, userId);

/** The length of an uploaded film in seconds; null of any other address. */
export const findFilmSeconds = async (tx: Tx, address: string): Promise<number | null> =>
  (await findDuration(tx, address)) ?? null;
