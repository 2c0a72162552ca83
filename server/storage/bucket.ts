import { AwsClient } from 'aws4fetch';
import { AppError } from '../errors.ts';
import type { BucketAddress } from './address.ts';
import { checkFile } from './check.ts';
import { checkSize, type FileKind } from './kinds.ts';
import type { Arrived, Bucket, Span, StoredFile } from './storage.ts';

/** Until an answer begins; the time of its body depends on the reader. */
const ANSWER_MS = 30_000;
const RETRIES = 2;
/** Something else was sent to the address since the check, or it was already collected. */
const CHANGED = [404, 412];

type Sent = Arrived & { /** Identifies the checked upload among several to the same address. */ etag: string };

const objectsIn = (xml: string): { key: string; modifiedAt: Date }[] =>
  [...xml.matchAll(/<Contents>.*?<\/Contents>/gs)].map(([entry]) => ({
    key: /<Key>(.*?)<\/Key>/.exec(entry)?.[1] ?? '',
    modifiedAt: new Date(/<LastModified>(.*?)<\/LastModified>/.exec(entry)?.[1] ?? ''),
  }));

/**
 * Uploads as objects of a bucket, which stays private: readers get them from the academy. A signed address works until
 * it expires, so uploads go to `incoming/` and are copied to `uploads/` after the check. What readers see cannot be
 * exchanged afterwards.
 */
export const createBucket = ({ endpoint, bucket, region, accessKeyId, secretAccessKey }: BucketAddress): Bucket => {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const root = `${endpoint}/${bucket}`;
  const incoming = (name: string): string => `/incoming/${name}`;
  const kept = (name: string): string => `/uploads/${name}`;

  /** @throws Error for any answer but success and the statuses that the caller expects. */
  const ask = async (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    expected: number[] = [],
  ): Promise<Response> => {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), ANSWER_MS);
    const response = await client
      .fetch(`${root}${path}`, { method, headers, signal: patience.signal })
      .finally(() => clearTimeout(timer));
    if (response.ok || expected.includes(response.status)) return response;
    throw new Error(
      `The bucket answered ${response.status} to ${method} ${path}: ${(await response.text()).slice(0, 300)}`,
    );
  };

  const removeObject = async (key: string): Promise<void> => {
    await (await ask('DELETE', key, {}, [404])).body?.cancel();
  };

  const look = async (key: string, kind: FileKind): Promise<Sent> => {
    const { status, headers } = await ask('HEAD', key, {}, [404]);
    if (status === 404) throw new AppError('uploadMissing');
    const size = Number(headers.get('content-length'));
    const etag = headers.get('etag') ?? '';
    checkSize(kind, size);
    const read = async (start: number, end: number): Promise<Uint8Array> => {
      if (end <= start) return new Uint8Array();
      const part = await ask('GET', key, { range: `bytes=${start}-${end - 1}`, 'if-match': etag }, CHANGED);
      const bytes = new Uint8Array(await part.arrayBuffer());
      if (CHANGED.includes(part.status)) throw new AppError('uploadMissing');
      return bytes;
    };
    return { ...(await checkFile(kind, { size, read })), bytes: size, etag };
  };

  const copy = async (from: string, to: string, { type, etag }: Sent): Promise<void> => {
    const headers = {
      'x-amz-copy-source': `/${bucket}${from}`,
      'x-amz-copy-source-if-match': etag,
      'x-amz-metadata-directive': 'REPLACE',
      'content-type': type,
    };
    const response = await ask('PUT', to, headers, CHANGED);
    const answer = await response.text();
    if (CHANGED.includes(response.status)) throw new AppError('uploadMissing');
    // A copy that fails after it began has status 200 with an error in the body.
    if (!answer.includes('CopyObjectResult'))
      throw new Error(`The bucket could not copy ${from}: ${answer.slice(0, 300)}`);
  };

  const collect = async (name: string, kind: FileKind): Promise<Arrived> => {
    const { etag, ...arrived } = await look(incoming(name), kind).catch(async (error: unknown) => {
      if (error instanceof AppError) await removeObject(incoming(name));
      throw error;
    });
    await copy(incoming(name), kept(name), { ...arrived, etag });
    await removeObject(incoming(name));
    return arrived;
  };

  const open = async (name: string, span?: Span): Promise<StoredFile | undefined> => {
    const response = await ask('GET', kept(name), span && { range: `bytes=${span.start}-${span.end}` }, [404]);
    if (response.status !== 404 && response.body) {
      return {
        type: response.headers.get('content-type') ?? 'application/octet-stream',
        size: Number(response.headers.get('content-length')),
        bytes: response.body,
      };
    }
    await response.body?.cancel();
    return undefined;
  };

  return {
    kind: 'bucket',
    origin: endpoint,
    addressFor: async (name, seconds) => {
      const request = await client.sign(`${root}${incoming(name)}?X-Amz-Expires=${seconds}`, {
        method: 'PUT',
        aws: { signQuery: true },
      });
      return request.url;
    },
    collect,
    open,
    remove: async name => {
      await Promise.all([removeObject(incoming(name)), removeObject(kept(name))]);
    },
    tidy: async before => {
      const list = await (await ask('GET', '?list-type=2&prefix=incoming%2F')).text();
      for (const { key, modifiedAt } of objectsIn(list)) if (modifiedAt < before) await removeObject(`/${key}`);
    },
  };
};
