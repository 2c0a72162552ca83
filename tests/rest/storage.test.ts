import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createBucket } from '../../server/storage/bucket.ts';
import { MAX_IMAGE_BYTES } from '../../server/storage/image.ts';
import type { Storage } from '../../server/storage/storage.ts';
import { aJpeg, aPng, aWebp } from '../support/images.ts';
import { aBucket, aDisk, type ABucket, type ADisk } from '../support/storages.ts';
import { startServer } from '../support/server.ts';

let disk: ADisk;
let bucket: ABucket;

beforeAll(async () => {
  disk = aDisk();
  bucket = await aBucket();
});

let made = 0;
const aName = (): string => (made += 1).toString(16).padStart(32, '0');

/** Bytes in pieces, as the network brings them. */
const pieces = async function* (bytes: Uint8Array, size = 64 * 1024): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
};

const put = async (name: string, bytes: Uint8Array): Promise<number> =>
  (await fetch(await bucket.storage.addressFor(name, 600), { method: 'PUT', body: new Uint8Array(bytes) })).status;

/** Brings an image into a storage the way its kind takes it. */
const store = async (storage: Storage, name: string, bytes: Uint8Array): Promise<void> => {
  if (storage.kind === 'disk') return (await storage.receive(pieces(bytes), 'image')).keep(name);
  await put(name, bytes);
  await storage.collect(name, 'image');
};

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const read = async (storage: Storage, name: string) => {
  const image = await storage.open(name);
  return (
    image && {
      type: image.type,
      size: image.size,
      digest: digestOf(Buffer.from(await new Response(image.bytes).arrayBuffer())),
    }
  );
};

describe.each(['disk', 'bucket'] as const)('a %s', kind => {
  const place = (): ADisk | ABucket => (kind === 'disk' ? disk : bucket);

  test.each([
    ['image/jpeg', aJpeg()],
    ['image/png', aPng()],
    ['image/webp', aWebp()],
    ['image/png', aPng({ bytes: MAX_IMAGE_BYTES })],
  ])('gives back what it was given, with its type: %s', async (type, bytes) => {
    const { storage, kept, pending } = place();
    const name = aName();
    await store(storage, name, bytes);
    expect(await read(storage, name)).toEqual({ type, size: bytes.length, digest: digestOf(bytes) });
    expect(kept()).toContain(name);
    expect(pending()).toEqual([]);
  });

  test.each([
    ['too large by a byte', aPng({ bytes: MAX_IMAGE_BYTES + 1 }), 'A imagem deve ter no máximo 5 MB'],
    ['no image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Formato inválido. Use JPG, PNG ou WEBP.'],
    ['empty', Buffer.alloc(0), 'Formato inválido. Use JPG, PNG ou WEBP.'],
    ['too wide', aPng({ width: 8_001 }), 'A imagem deve ter no máximo 8000 × 8000 pixels'],
  ])('keeps nothing of what is %s', async (_what, bytes, message) => {
    const { storage, kept, pending } = place();
    const name = aName();
    await expect(store(storage, name, bytes)).rejects.toThrow(message);
    expect(await storage.open(name)).toBeUndefined();
    expect(kept()).not.toContain(name);
    expect(pending()).toEqual([]);
  });

  test('removes an image, and one that is not there', async () => {
    const { storage, kept } = place();
    const name = aName();
    await store(storage, name, aPng());
    for (let times = 0; times < 2; times += 1) await storage.remove(name);
    expect(await storage.open(name)).toBeUndefined();
    expect(kept()).not.toContain(name);
  });

  test('tidies up what was sent and never kept, if it is old, and no image', async () => {
    const { storage, kept, pending } = place();
    const name = aName();
    await store(storage, name, aPng());
    if (storage.kind === 'disk') await storage.receive(pieces(aPng()), 'image');
    else await put(aName(), aPng());
    await storage.tidy(new Date(Date.now() - 60_000));
    expect(pending()).toHaveLength(1);
    await storage.tidy(new Date(Date.now() + 60_000));
    expect(pending()).toEqual([]);
    expect(kept()).toContain(name);
  });
});

describe('a disk', () => {
  test('keeps nothing of an image whose sender hangs up', async () => {
    const hangsUp = async function* (): AsyncGenerator<Uint8Array> {
      yield aPng();
      throw new Error('gone');
    };
    await expect(disk.storage.receive(hangsUp(), 'image')).rejects.toThrow('gone');
    expect(disk.pending()).toEqual([]);
  });

  test('that is full keeps nothing of what did not fit', async () => {
    const probe = await open(import.meta.filename);
    const files = Object.getPrototypeOf(probe) as typeof probe;
    await probe.close();
    const full = vi
      .spyOn(files, 'sync')
      .mockRejectedValue(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    await expect(disk.storage.receive(pieces(aPng()), 'image')).rejects.toThrow('no space left');
    full.mockRestore();
    expect(disk.pending()).toEqual([]);
  });

  test('looks at the room while it writes: many come at once, and a length need not be said', async () => {
    const { storage, pending } = aDisk(2 ** 60);
    await expect(storage.receive(pieces(aPng()), 'image')).rejects.toThrow('sem espaço em disco');
    expect(pending()).toEqual([]);
    const name = aName();
    await expect(storage.append(name, pieces(aPng()), { offset: 0, size: 10_000 })).rejects.toThrow('sem espaço');
    expect(await storage.arrived(name)).toBe(0);
  });

  test('does not serve as an image what is none, should it lie there', async () => {
    const name = aName();
    const server = await startServer({}, undefined, disk.storage);
    appendFileSync(join(disk.folder, name), '<script>alert(1)</script>');
    expect((await fetch(`${server.url}/objects/uploads/${name}`)).status).toBe(404);
    await disk.storage.remove(name);
  });
});

describe('a bucket', () => {
  test('refuses an address whose signature is not of its keys', async () => {
    const stranger = createBucket({ ...bucket.address, secretAccessKey: 'other' });
    const name = aName();
    expect((await fetch(await stranger.addressFor(name, 600), { method: 'PUT', body: 'x' })).status).toBe(403);
    await expect(stranger.open(name)).rejects.toThrow('The bucket answered 403');
    await expect(bucket.storage.collect(name, 'image')).rejects.toThrow('A imagem ainda não foi enviada');
  });

  test('gives addresses for one image each', async () => {
    const [name, other] = [aName(), aName()];
    const address = (await bucket.storage.addressFor(name, 600)).replace(name, other);
    expect((await fetch(address, { method: 'PUT', body: 'x' })).status).toBe(403);
  });

  test('shows readers what was looked at, whatever is sent to the address afterwards', async () => {
    const name = aName();
    await store(bucket.storage, name, aPng());
    expect(await put(name, Buffer.from('<script>alert(1)</script>'))).toBe(200);
    expect(await read(bucket.storage, name)).toMatchObject({ type: 'image/png', digest: digestOf(aPng()) });
    await bucket.storage.remove(name);
    expect(bucket.pending()).toEqual([]);
  });

  test('keeps the type that the bytes say, not the one that their sender says', async () => {
    const name = aName();
    await fetch(await bucket.storage.addressFor(name, 600), {
      method: 'PUT',
      headers: { 'content-type': 'text/html' },
      body: new Uint8Array(aWebp()),
    });
    await bucket.storage.collect(name, 'image');
    expect(await read(bucket.storage, name)).toMatchObject({ type: 'image/webp' });
  });
});
