import { createReadStream, statSync, type ReadStream } from 'node:fs';
import { extname } from 'node:path';
import { pipeline, type Transform } from 'node:stream';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { parse } from 'csv-parse';
import { COLUMNS, type LichessRow } from './row.ts';

const decompressors: Record<string, () => Transform> = { '.gz': createGunzip, '.zst': createZstdDecompress };
/**
 * Characters; the longest row of the real file has some 1,500. A file that is not CSV must not be read into memory in
 * search of the end of a line.
 */
const MAX_ROW = 20_000;

/** A row with its line number; without values when its columns do not match the header. */
export type NumberedRow = { line: number; row: LichessRow | undefined };
export type PuzzleFile = {
  /** Bytes on disk, and those read so far. */ size: number;
  bytesRead: () => number;
  rows: AsyncGenerator<NumberedRow>;
};

type Parsed = { record: string[]; info: { lines: number } };

/**
 * Opens a puzzle file: CSV, or CSV in gzip (.gz) or Zstandard (.zst). @throws Error in Portuguese when the file does
 * not exist.
 */
export const openPuzzleFile = (path: string): PuzzleFile => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new Error(`O arquivo ${path} não existe`);
  const file = createReadStream(path);
  return { size: stats.size, bytesRead: () => file.bytesRead, rows: readRows(file, extname(path).toLowerCase()) };
};

async function* readRows(file: ReadStream, extension: string): AsyncGenerator<NumberedRow> {
  let header: string[] | undefined;
  for await (const { record, info } of parsed(file, extension)) {
    if (header) yield { line: info.lines, row: record.length === header.length ? named(header, record) : undefined };
    else header = checkHeader(record);
  }
  if (!header) throw new Error('O arquivo está vazio');
}

async function* parsed(file: ReadStream, extension: string): AsyncGenerator<Parsed> {
  const parser = parse({
    bom: true,
    info: true,
    quote: false,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW,
  });
  const decompress = decompressors[extension];
  // Errors on the way are thrown by the parser's own iterator.
  pipeline(decompress ? [file, decompress(), parser] : [file, parser], () => undefined);
  const records = (parser as AsyncIterable<Parsed>)[Symbol.asyncIterator]();
  try {
    for (let read = await records.next().catch(damaged); !read.done; read = await records.next().catch(damaged))
      yield read.value;
  } finally {
    parser.destroy();
  }
}

const damaged = (error: unknown): never => {
  throw new Error(`O arquivo está danificado (${error instanceof Error ? error.message : String(error)})`, {
    cause: error,
  });
};

const checkHeader = (header: string[]): string[] => {
  const missing = COLUMNS.filter(column => !header.includes(column));
  if (missing.length > 0)
    throw new Error(`O arquivo não é a base de problemas do Lichess: no cabeçalho falta ${missing.join(', ')}`);
  return header;
};

const named = (header: string[], record: string[]): LichessRow =>
  Object.fromEntries(header.map((column, i) => [column, record[i] ?? ''])) as LichessRow;
