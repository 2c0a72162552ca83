import { expect, test } from 'vitest';
import { openCourseArchive } from '../../server/rules/course-archive.ts';
import { placeOf, readZip, ZipProblem } from '../../server/rules/zip-reading.ts';
import { zipOf, zipSize, type ZipPart } from '../../server/features/course-files/zip-writing.ts';
import { seededRandom } from '../../server/harness/random.ts';

async function* pieces(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}
const part = (name: string, content: string): ZipPart => ({
  name,
  size: content.length,
  bytes: async () => pieces(Buffer.from(content)),
});
const PARTS = [part('curso.json', '{"format":"academia-curso"}'), part('arquivos/aa.pdf', '%PDF-1.7')];
const written = async (parts = PARTS): Promise<Buffer> => {
  const all: Uint8Array[] = [];
  for await (const piece of zipOf(parts)) all.push(piece);
  return Buffer.concat(all);
};
const sourceOf = (bytes: Uint8Array) => ({
  size: bytes.length,
  read: async (start: number, end: number) => bytes.subarray(start, end),
});

test('what was written is read again, at its place', async () => {
  const zip = await written();
  expect(zip.length).toBe(zipSize(PARTS));
  const source = sourceOf(zip);
  const entries = await readZip(source);
  expect([...entries.keys()]).toEqual(['curso.json', 'arquivos/aa.pdf']);
  const { start, end } = await placeOf(source, entries.get('arquivos/aa.pdf')!);
  expect(zip.subarray(start, end).toString()).toBe('%PDF-1.7');
  expect((await openCourseArchive(source)).course).toEqual({ format: 'academia-curso' });
});

test('entries beyond four gigabytes are found', async () => {
  // A file of five gigabytes that holds zeros but at its end.
  const far = 5 * 2 ** 30;
  const zip = await written([part('curso.json', '{}')]);
  const indexAt = zip.readUInt32LE(zip.length - 6);
  const index = zip.subarray(indexAt, zip.length - 22);
  const local = zip.subarray(0, indexAt);
  const central = Buffer.concat([index, Buffer.alloc(12)]);
  central.writeUInt16LE(12, 30);
  central.writeUInt32LE(0xffff_ffff, 42);
  central.writeUInt16LE(1, index.length);
  central.writeUInt16LE(8, index.length + 2);
  central.writeBigUInt64LE(BigInt(far), index.length + 4);
  const end = Buffer.alloc(76 + 22);
  end.writeUInt32LE(0x0606_4b50, 0);
  end.writeBigUInt64LE(1n, 32);
  end.writeBigUInt64LE(BigInt(central.length), 40);
  end.writeBigUInt64LE(BigInt(far + local.length), 48);
  end.writeUInt32LE(0x0706_4b50, 56);
  end.writeBigUInt64LE(BigInt(far + local.length + central.length), 64);
  end.writeUInt32LE(0x0605_4b50, 76);
  end.writeUInt16LE(1, 86);
  end.writeUInt32LE(0xffff_ffff, 92);
  const tail = Buffer.concat([local, central, end]);
  const size = far + tail.length;
  const read = async (from: number, to: number) =>
    from >= far
      ? tail.subarray(from - far, to - far)
      : Buffer.concat([Buffer.alloc(far - from), tail.subarray(0, to - far)]);
  expect((await openCourseArchive({ size, read })).course).toEqual({});
});

const spoilt: readonly [string, (zip: Buffer) => Buffer][] = [
  ['cut off', zip => zip.subarray(0, -5)],
  ['empty', () => Buffer.alloc(0)],
  ['encrypted', zip => at(zip, 8, 1)],
  ['compressed', zip => at(zip, 10, 8)],
  [
    'a name that leads out',
    zip => Buffer.from(zip.toString('latin1').replaceAll('arquivos/aa', '../../../aa'), 'latin1'),
  ],
  ['an entry longer than the file', zip => size(zip, 0x7fff_ffff)],
  ['more entries than it lists', zip => count(zip, 9)],
];
const central = (zip: Buffer): number => zip.readUInt32LE(zip.length - 6);
const at = (zip: Buffer, offset: number, value: number): Buffer => {
  zip.writeUInt16LE(value, central(zip) + offset);
  return zip;
};
const size = (zip: Buffer, bytes: number): Buffer => {
  zip.writeUInt32LE(bytes, central(zip) + 20);
  zip.writeUInt32LE(bytes, central(zip) + 24);
  return zip;
};
const count = (zip: Buffer, entries: number): Buffer => {
  zip.writeUInt16LE(entries, zip.length - 12);
  return zip;
};

test.each(spoilt)('%s: refused in words', async (_, spoil) => {
  await expect(readZip(sourceOf(spoil(await written())))).rejects.toThrow(ZipProblem);
});

test('the same name twice is refused', async () => {
  const zip = await written([part('arquivos/aa.pdf', 'a'), part('arquivos/aa.pdf', 'b')]);
  await expect(readZip(sourceOf(zip))).rejects.toThrow(ZipProblem);
});

test('whatever bytes are changed, it is read or refused in words', async () => {
  const random = seededRandom(11);
  const zip = await written();
  for (let round = 0; round < 2_000; round += 1) {
    const other = Buffer.from(zip);
    for (let i = 0; i < 3; i += 1) other[Math.floor(random() * other.length)] = Math.floor(random() * 256);
    await openCourseArchive(sourceOf(other)).catch((error: unknown) => expect(error).toBeInstanceOf(ZipProblem));
  }
});
