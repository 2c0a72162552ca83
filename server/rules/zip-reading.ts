/**
 * Reads what is in a zip file without unpacking it: a part of the file is the entry itself, because the academy stores
 * entries as they are. The same on a disk and in a browser.
 * APPNOTE.TXT 6.3.10, sections 4.3.6 to 4.3.16 and 4.5.3.
 */

/** A file's bytes, to be read at any place. `end` is not included. */
export type ZipSource = { size: number; read: (start: number, end: number) => Promise<Uint8Array> };
export type ZipEntry = { name: string; size: number; /** Of its local header. */ offset: number };

/** The file is no zip of the academy's; the message is for who chose it. */
export class ZipProblem extends Error {}

const NO_ZIP = 'Este arquivo não é de um curso da academia, ou não veio inteiro';
const REPACKED = 'Este arquivo foi gravado de novo por outro programa: use o que a academia gravou';

const END = 0x0605_4b50;
const END_BYTES = 22;
const MOST_COMMENT = 0xffff;
const END64 = 0x0606_4b50;
const END64_BYTES = 56;
const LOCATOR = 0x0706_4b50;
const LOCATOR_BYTES = 20;
const CENTRAL = 0x0201_4b50;
const CENTRAL_BYTES = 46;
const LOCAL = 0x0403_4b50;
const LOCAL_BYTES = 30;
const FULL_32 = 0xffff_ffff;
const ENCRYPTED = 1;
const STORED = 0;
const ZIP64_FIELD = 1;
const MOST_ENTRIES = 12_000;
const MOST_INDEX_BYTES = 4_194_304;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const need = (isTrue: boolean, message = NO_ZIP): void => {
  if (!isTrue) throw new ZipProblem(message);
};

/** A number of eight bytes; one that JavaScript cannot count with is refused. */
const longAt = (view: DataView, at: number): number => {
  const value = view.getBigUint64(at, true);
  need(value <= BigInt(Number.MAX_SAFE_INTEGER));
  return Number(value);
};

const readAt = async ({ size, read }: ZipSource, start: number, length: number): Promise<DataView> => {
  need(start >= 0 && start + length <= size);
  const bytes = await read(start, start + length);
  need(bytes.length === length);
  return viewOf(bytes);
};

type Index = { offset: number; size: number; count: number };

const findIndex = async (source: ZipSource): Promise<Index> => {
  const length = Math.min(source.size, END_BYTES + MOST_COMMENT);
  const tail = await readAt(source, source.size - length, length);
  let at = length - END_BYTES;
  while (at >= 0 && !(tail.getUint32(at, true) === END && tail.getUint16(at + 20, true) === length - END_BYTES - at))
    at -= 1;
  need(at >= 0);
  const index = {
    count: tail.getUint16(at + 10, true),
    size: tail.getUint32(at + 12, true),
    offset: tail.getUint32(at + 16, true),
  };
  if (index.offset !== FULL_32 && index.size !== FULL_32 && index.count !== MOST_COMMENT) return index;
  const place = source.size - length + at - LOCATOR_BYTES;
  const locator = await readAt(source, place, LOCATOR_BYTES);
  need(locator.getUint32(0, true) === LOCATOR);
  const end = await readAt(source, longAt(locator, 8), END64_BYTES);
  need(end.getUint32(0, true) === END64);
  return { count: longAt(end, 32), size: longAt(end, 40), offset: longAt(end, 48) };
};

/** Beyond four gigabytes the place of an entry stands in a field of its own. */
const offsetOf = (index: DataView, at: number, extra: { at: number; end: number }): number => {
  const short = index.getUint32(at + 42, true);
  if (short !== FULL_32) return short;
  for (let next = extra.at; next + 4 <= extra.end; next += 4 + index.getUint16(next + 2, true))
    if (index.getUint16(next, true) === ZIP64_FIELD && next + 12 <= extra.end) return longAt(index, next + 4);
  throw new ZipProblem(NO_ZIP);
};

const NAME = /^[a-z0-9]+(?:\/[a-z0-9]+)?(?:\.[a-z0-9]{1,8})?$/;

const entryAt = (index: DataView, at: number): { entry: ZipEntry; end: number } => {
  need(at + CENTRAL_BYTES <= index.byteLength && index.getUint32(at, true) === CENTRAL);
  const [flags, method] = [index.getUint16(at + 8, true), index.getUint16(at + 10, true)];
  const [packed, size] = [index.getUint32(at + 20, true), index.getUint32(at + 24, true)];
  need(!(flags & ENCRYPTED) && method === STORED && packed === size && size !== FULL_32, REPACKED);
  const nameEnd = at + CENTRAL_BYTES + index.getUint16(at + 28, true);
  const extraEnd = nameEnd + index.getUint16(at + 30, true);
  const end = extraEnd + index.getUint16(at + 32, true);
  need(end <= index.byteLength);
  const start = index.byteOffset + at + CENTRAL_BYTES;
  const name = new TextDecoder().decode(new Uint8Array(index.buffer, start, nameEnd - at - CENTRAL_BYTES));
  need(NAME.test(name), REPACKED);
  return { entry: { name, size, offset: offsetOf(index, at, { at: nameEnd, end: extraEnd }) }, end };
};

/** The entries by their names. @throws ZipProblem for what the academy would not have written */
export const readZip = async (source: ZipSource): Promise<Map<string, ZipEntry>> => {
  const { offset, size, count } = await findIndex(source);
  need(count <= MOST_ENTRIES && size <= MOST_INDEX_BYTES);
  const index = await readAt(source, offset, size);
  const entries = new Map<string, ZipEntry>();
  let at = 0;
  for (let i = 0; i < count; i += 1) {
    const { entry, end } = entryAt(index, at);
    need(!entries.has(entry.name) && entry.offset + LOCAL_BYTES + entry.size <= offset);
    entries.set(entry.name, entry);
    at = end;
  }
  return entries;
};

/** Where an entry's bytes stand in the file. @throws ZipProblem where they do not */
export const placeOf = async (source: ZipSource, entry: ZipEntry): Promise<{ start: number; end: number }> => {
  const local = await readAt(source, entry.offset, LOCAL_BYTES);
  need(local.getUint32(0, true) === LOCAL);
  const start = entry.offset + LOCAL_BYTES + local.getUint16(26, true) + local.getUint16(28, true);
  need(start + entry.size <= source.size);
  return { start, end: start + entry.size };
};
