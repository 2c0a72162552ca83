import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors.ts';

const MAX_BODY_BYTES = 1_000_000;

/** So many bytes count as one request: what a body holds is read with work that grows with its length. */
const BYTES_OF_A_CALL = 10_000;
/** How many requests a body counts as, beside its own. */
const weightOf = (bytes: number): number => Math.floor(Math.min(bytes, MAX_BODY_BYTES) / BYTES_OF_A_CALL);

type Count = (calls: number) => Promise<void>;
const countWhenRead = new WeakMap<IncomingMessage, Count>();

/**
 * What a body adds to its request. Of one that does not say its length nothing yet: it is counted when it is there,
 * before anybody reads what it says.
 */
export const weigh = (request: IncomingMessage, count: Count): number => {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding !== undefined) countWhenRead.set(request, count);
  return weightOf(Number(length ?? 0));
};

/** A body as it arrives. @throws AppError 400 when its sender hangs up. */
export const chunksOf = async function* (request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    // When we stop reading, the connection stays open, or a client that is still sending would not receive the answer.
    yield* request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } catch {
    // The client hung up: nobody will read the answer, but it is no fault of the server.
    throw new AppError('badRequest');
  }
};

/** Reads the whole body. @throws AppError 413 as soon as it is past the limit, 429 for one that is too long by now. */
export const readText = async (request: IncomingMessage): Promise<string> => {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw new AppError('tooLarge');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunksOf(request)) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new AppError('tooLarge');
    chunks.push(chunk);
  }
  const weight = weightOf(size);
  if (weight > 0) await countWhenRead.get(request)?.(weight);
  return Buffer.concat(chunks).toString('utf8');
};

/** Deeper than any contract goes. Recursive code would run out of stack on a deeper value. */
const MAX_JSON_DEPTH = 32;
/** No object of a contract has more. Going through one of 90,000, which is no 1 MB, takes a fifth of a second. */
const MAX_OBJECT_FIELDS = 200;
const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Refuses JSON that is nested too deep, or has an object of too many fields, before it is parsed. @throws AppError 400
 */
export const checkShape = (json: string): void => {
  let depth = 0;
  const fields = new Uint32Array(MAX_JSON_DEPTH + 1);
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (isInText) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) isInText = false;
    } else if (sign === QUOTE) isInText = true;
    else if (sign === LIST || sign === OBJECT) {
      depth += 1;
      if (depth > MAX_JSON_DEPTH) throw new AppError('tooDeep');
      fields[depth] = 0;
    } else if (sign === COLON) {
      if (++fields[Math.max(depth, 0)]! > MAX_OBJECT_FIELDS) throw new AppError('tooManyFields');
    } else if (sign === LIST_END || sign === OBJECT_END) depth -= 1;
  }
};

/** A text as short as this cannot hold what `checkShape` refuses. */
export const isWorthChecking = (text: string): boolean => text.length > MAX_JSON_DEPTH;

const parse = (text: string): unknown => {
  checkShape(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('invalidJson');
  }
};

const isJson = (contentType: string | undefined): boolean =>
  contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';

/** The JSON object that a request carries; an empty one when it carries nothing. @throws AppError 400, 413 or 415. */
export const readBody = async (request: IncomingMessage): Promise<object> => {
  const text = await readText(request);
  if (text === '') return {};
  if (!isJson(request.headers['content-type'])) throw new AppError('notJson');
  const body = parse(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AppError('badRequest');
  return body;
};
