import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel } = constants;

/** The cheapest first, each at the level after which more work saves little. */
const ENCODERS = {
  zstd: (body: Buffer) => zstdCompressSync(body, { params: { [ZSTD_c_compressionLevel]: 1 } }),
  br: (body: Buffer) =>
    brotliCompressSync(body, { params: { [BROTLI_PARAM_QUALITY]: 3, [BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body: Buffer) => gzipSync(body, { level: 3 }),
};
type Encoding = keyof typeof ENCODERS;
const ENCODINGS = Object.keys(ENCODERS) as Encoding[];

/** What the client takes, by its Accept-Encoding; undefined where it takes nothing of ours. */
export const encodingIn = (header: string | undefined): Encoding | undefined => {
  const accepted = new Set<string>();
  for (const item of header?.toLowerCase().split(',') ?? []) {
    const [name = '', ...parameters] = item.split(';').map(part => part.trim());
    if (!parameters.some(parameter => /^q=0(?:\.0*)?$/.test(parameter))) accepted.add(name);
  }
  return ENCODINGS.find(name => accepted.has(name));
};

/** Below this an answer fits in the packet that carries its headers. */
const SMALLEST = 1_024;
const TEXTS = /^(?:application\/json|text\/html)\b/;
const API = /^\/(?:api|trpc)\//;

/**
 * Only questions are compressed: secrets (a new token, a link to choose a password) are answers to changes. Nor is what
 * another site makes a browser ask of the API: it could put its own words beside somebody's data, and learn the data
 * from the lengths (BREACH).
 */
const mayCompress = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' && !(API.test(url) && headers['sec-fetch-site'] === 'cross-site');

type Head = Record<string, number | string | string[] | undefined>;
type TextHead = Record<string, string | string[]> & { vary?: string };
const valueIn = (head: OutgoingHttpHeaders, response: ServerResponse, name: string): string => {
  const key = Object.keys(head).find(own => own.toLowerCase() === name);
  return String((key === undefined ? response.getHeader(name) : head[key]) ?? '');
};

/** Whether an answer is a whole text that is worth it, and whose sender has not chosen its coding. */
const isWorthIt = (status: number, length: number, head: OutgoingHttpHeaders, response: ServerResponse): boolean =>
  status === 200 &&
  length > SMALLEST &&
  TEXTS.test(valueIn(head, response, 'content-type')) &&
  valueIn(head, response, 'content-encoding') === '' &&
  !/accept-encoding/i.test(valueIn(head, response, 'vary'));

const without = (head: OutgoingHttpHeaders, names: readonly string[]): Head =>
  Object.fromEntries(Object.entries(head).filter(([name]) => !names.includes(name.toLowerCase())));

/** The head of an answer that another client may get in another coding. */
const varying = (head: OutgoingHttpHeaders, response: ServerResponse): Head => ({
  ...without(head, ['vary', 'content-length']),
  vary: [valueIn(head, response, 'vary'), 'Accept-Encoding'].filter(Boolean).join(', '),
});

const bytesOf = (chunk: unknown): Buffer =>
  typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk as Uint8Array);

const sendEncoded = (response: ServerResponse, head: Head, encoding: Encoding, whole: Buffer): void => {
  const body = ENCODERS[encoding](whole);
  response.writeHead(200, { ...head, 'Content-Encoding': encoding, 'Content-Length': body.length }).end(body);
};

/**
 * Sends a whole text, compressed as its client asked.
 * @param head without the length; what it varies by under `vary`.
 */
export const sendText = (response: ServerResponse, status: number, head: TextHead, text: string): void => {
  const { req: request } = response;
  const length = Buffer.byteLength(text);
  if (status !== 200 || length <= SMALLEST || !mayCompress(request)) {
    response.writeHead(status, { ...head, 'Content-Length': length }).end(text);
    return;
  }
  const encoding = encodingIn(request.headers['accept-encoding']);
  const vary = head.vary === undefined ? 'Accept-Encoding' : `${head.vary}, Accept-Encoding`;
  if (encoding) sendEncoded(response, { ...head, vary }, encoding, Buffer.from(text));
  else response.writeHead(200, { ...head, vary, 'Content-Length': length }).end(text);
};

/**
 * Makes a response compress itself, as its client asked, where its sender does not. A mount writes a head with the
 * length of the whole answer and then the answer: that head is held back until all of it is there.
 */
export const compressAnswer = (request: IncomingMessage, response: ServerResponse): void => {
  if (!mayCompress(request)) return;
  const encoding = encodingIn(request.headers['accept-encoding']);
  const { writeHead, write, end, flushHeaders } = response;
  const asItWas = () => Object.assign(response, { writeHead, write, end, flushHeaders });

  response.writeHead = ((status: number, head: OutgoingHttpHeaders = {}) => {
    asItWas();
    const length = Number(valueIn(head, response, 'content-length'));
    if (!isWorthIt(status, length, head, response)) return response.writeHead(status, head);
    const varied = varying(head, response);
    if (!encoding) return response.writeHead(status, { ...varied, 'Content-Length': length });
    const chunks: Buffer[] = [];
    const hold = (chunk: unknown): boolean => {
      if (chunk !== undefined && chunk !== null && typeof chunk !== 'function') chunks.push(bytesOf(chunk));
      return true;
    };
    response.write = hold as typeof write;
    // Files are streamed, and their head would go out before the first of them is read.
    response.flushHeaders = () => undefined;
    response.end = ((last?: unknown) => {
      hold(last);
      asItWas();
      sendEncoded(response, varied, encoding, Buffer.concat(chunks));
      return response;
    }) as typeof end;
    return response;
  }) as typeof writeHead;
};
