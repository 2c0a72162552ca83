import { Readable } from 'node:stream';
import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import type { FileKind } from '../../storage/kinds.ts';
import type { Storage } from '../../storage/storage.ts';
import { confirmUpload, issueFile, issueUpload, receiveUpload } from './uploads.service.ts';

type Source = { kind: FileKind; name: string | null; size: number; bytes: AsyncIterable<Uint8Array> };

/** `fetch` takes a stream as a body only so. */
const put = async (address: string, { bytes, size }: Source): Promise<void> => {
  const body = Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>;
  const headers = { 'Content-Length': String(size), 'Content-Type': 'application/octet-stream' };
  const request = { method: 'PUT', body, headers, duplex: 'half' } satisfies RequestInit & { duplex: 'half' };
  const answer = await fetch(address, request);
  if (!answer.ok) throw new Error(`The bucket answered ${answer.status}`);
};

/**
 * Sends a file that this process reads, by the same way as a browser's. @returns its address. @throws AppError as
 * `issueFile`, `receiveUpload` and `confirmUpload` do
 */
export const storeUpload = async (db: Db, storage: Storage, viewer: Viewer, source: Source): Promise<string> => {
  const { kind, name, size } = source;
  const { uploadURL, objectPath } =
    kind === 'image'
      ? await issueUpload(db, storage, viewer)
      : await issueFile(db, storage, viewer, { kind, name: name ?? kind, size });
  if (storage.kind === 'bucket') await put(uploadURL, source);
  else await receiveUpload(db, storage, uploadURL.slice(uploadURL.lastIndexOf('/') + 1), source.bytes, size);
  await confirmUpload(db, storage, viewer, objectPath);
  return objectPath;
};
