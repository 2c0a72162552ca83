/**
 * A zip file whose entries are stored as they are: films and pictures are compressed already, and a reader finds them
 * at their places. APPNOTE.TXT 6.3.10, sections 4.3.6 to 4.3.16 and 4.5.3.
 */
import { crc32 } from 'node:zlib';

/** Its size in bytes is known before; below four gigabytes. */
export type ZipPart = { name: string; size: number; bytes: () => Promise<AsyncIterable<Uint8Array>> };

/** The sum stands after the bytes, since they are read once; names are UTF-8. */
const FLAGS = 0x0808;
/** The first of January 1980: the same content is the same file. */
const DATE = 0x0021;
const FULL_32 = 0xffff_ffff;
const VERSION = 45;

const LOCAL_BYTES = 30;
const SUM_BYTES = 16;
const CENTRAL_BYTES = 46;
const ZIP64_FIELD_BYTES = 12;
const END_BYTES = 22;
const END64_BYTES = 56 + 20;

const localHeader = (name: Buffer): Buffer => {
  const header = Buffer.alloc(LOCAL_BYTES);
  header.writeUInt32LE(0x0403_4b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DATE, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
};

const sumAfter = (sum: number, size: number): Buffer => {
  const after = Buffer.alloc(SUM_BYTES);
  after.writeUInt32LE(0x0807_4b50, 0);
  after.writeUInt32LE(sum, 4);
  after.writeUInt32LE(size, 8);
  after.writeUInt32LE(size, 12);
  return after;
};

type Written = { name: Buffer; size: number; sum: number; offset: number };

const centralHeader = ({ name, size, sum, offset }: Written): Buffer => {
  const isFar = offset >= FULL_32;
  const header = Buffer.alloc(CENTRAL_BYTES);
  header.writeUInt32LE(0x0201_4b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(VERSION, 6);
  header.writeUInt16LE(FLAGS, 8);
  header.writeUInt16LE(DATE, 14);
  header.writeUInt32LE(sum, 16);
  header.writeUInt32LE(size, 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(isFar ? ZIP64_FIELD_BYTES : 0, 30);
  header.writeUInt32LE(isFar ? FULL_32 : offset, 42);
  const extra = Buffer.alloc(isFar ? ZIP64_FIELD_BYTES : 0);
  if (isFar) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(offset), 4);
  }
  return Buffer.concat([header, name, extra]);
};

const endOf = (count: number, index: { offset: number; size: number }): Buffer => {
  const isFar = index.offset >= FULL_32;
  const end64 = Buffer.alloc(isFar ? END64_BYTES : 0);
  if (isFar) {
    end64.writeUInt32LE(0x0606_4b50, 0);
    end64.writeBigUInt64LE(44n, 4);
    end64.writeUInt16LE(VERSION, 12);
    end64.writeUInt16LE(VERSION, 14);
    end64.writeBigUInt64LE(BigInt(count), 24);
    end64.writeBigUInt64LE(BigInt(count), 32);
    end64.writeBigUInt64LE(BigInt(index.size), 40);
    end64.writeBigUInt64LE(BigInt(index.offset), 48);
    end64.writeUInt32LE(0x0706_4b50, 56);
    end64.writeBigUInt64LE(BigInt(index.offset + index.size), 64);
    end64.writeUInt32LE(1, 72);
  }
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(index.size, 12);
  end.writeUInt32LE(isFar ? FULL_32 : index.offset, 16);
  return Buffer.concat([end64, end]);
};

/** The size of the whole file, in bytes. */
export const zipSize = (parts: readonly ZipPart[]): number => {
  let offset = 0;
  let indexSize = 0;
  for (const { name, size } of parts) {
    indexSize += CENTRAL_BYTES + name.length + (offset >= FULL_32 ? ZIP64_FIELD_BYTES : 0);
    offset += LOCAL_BYTES + name.length + size + SUM_BYTES;
  }
  return offset + indexSize + (offset >= FULL_32 ? END64_BYTES : 0) + END_BYTES;
};

/** The file piece by piece. @throws Error when a part is not as long as it was said to be */
export async function* zipOf(parts: readonly ZipPart[]): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name, 'ascii');
    yield localHeader(name);
    let [size, sum] = [0, 0];
    for await (const piece of await part.bytes()) {
      size += piece.length;
      sum = crc32(piece, sum);
      yield piece;
    }
    if (size !== part.size) throw new Error(`${part.name} has ${size} bytes, not ${part.size}`);
    yield sumAfter(sum, size);
    written.push({ name, size, sum, offset });
    offset += LOCAL_BYTES + name.length + size + SUM_BYTES;
  }
  const index = Buffer.concat(written.map(centralHeader));
  yield index;
  yield endOf(written.length, { offset, size: index.length });
}
