/** Sends films and documents of lessons as a browser does. */
import { expect } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import type { Address, School } from './upload-schools.ts';

export type Sketch = { kind: 'film' | 'pdf' | 'pgn'; name: string; bytes: Buffer };

export const askFor = ({ server, professor }: School, { kind, name, bytes }: Sketch, as = professor) =>
  server.rest('POST', '/upload/file', { as, body: { kind, name, size: bytes.length } });

export const addressFor = async (school: School, sketch: Sketch, as?: Viewer): Promise<Address> => {
  const { status, body } = await askFor(school, sketch, as);
  expect(status).toBe(200);
  return body as Address;
};

/** Sends a part of a file by the protocol of tus. */
export const patch = (
  { server }: School,
  { uploadURL }: Address,
  offset: number,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(new URL(uploadURL, server.url), {
    method: 'PATCH',
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), ...headers },
  });

export const completeFile = ({ server, professor }: School, { objectPath }: Address, as = professor) =>
  server.rest('PUT', '/upload/file/complete', { as, body: { objectPath } });

/** A file that has arrived and is confirmed. @returns its path. */
export const aSentFile = async (school: School, sketch: Sketch): Promise<string> => {
  const address = await addressFor(school, sketch);
  const sent = await fetch(new URL(address.uploadURL, school.server.url), {
    method: 'PUT',
    body: new Uint8Array(sketch.bytes),
  });
  expect(sent.status).toBe(200);
  expect((await completeFile(school, address)).status).toBe(200);
  return address.objectPath;
};

export const read = async ({ server }: School, path: string, as?: Viewer, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers: { ...(as && { cookie: await server.cookieOf(as) }), ...headers } });
