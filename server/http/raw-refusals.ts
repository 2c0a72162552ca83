import { STATUS_CODES } from 'node:http';
import { bodyOf, refusalOf, type RefusalBody } from '../errors.ts';
import { DATA_POLICY } from './security.ts';

export type RawRefusal = RefusalBody & { status: number; /** In seconds. */ retryAfter?: number };

const MALFORMED = refusalOf('badRequest');
export const NO_TUNNEL = refusalOf('methodNotAllowed');
export const UNKNOWN_EXPECTATION: RawRefusal = {
  status: 417,
  code: 'EXPECTATION_FAILED',
  reason: 'expectation_failed',
  message: 'Expectativa não atendida',
};
export const TOO_MANY_HEADERS: RawRefusal = {
  status: 431,
  code: 'HEADERS_TOO_LARGE',
  reason: 'headers_too_large',
  message: 'Cabeçalhos grandes demais',
};

export const TOO_MANY_BODIES: RawRefusal = {
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  reason: 'too_many_bodies',
  message: 'Envios demais ao mesmo tempo. Tente novamente em instantes.',
  retryAfter: 10,
};

export const TOO_SLOW: RawRefusal = {
  status: 408,
  code: 'TIMEOUT',
  reason: 'too_slow',
  message: 'A requisição demorou demais para chegar',
};

/** What is refused before there is a request that the application could answer. */
export const RAW_REFUSALS = [UNKNOWN_EXPECTATION, TOO_MANY_HEADERS, TOO_MANY_BODIES, TOO_SLOW];

/** By the error code of Node's HTTP parser. */
const byCode: Record<string, RawRefusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
    reason: 'too_large',
    message: 'O corpo da requisição passa do limite',
  },
  HPE_HEADER_OVERFLOW: TOO_MANY_HEADERS,
};

/** The answer to bytes that are no HTTP request, or an unfinished one. */
export const refusalFor = (error: { code?: string }): RawRefusal => byCode[error.code ?? ''] ?? MALFORMED;

export const inJson = (refusal: RawRefusal): string => JSON.stringify(bodyOf(refusal));

/** The headers of such an answer, after which the connection closes. */
export const lastHeaders = (headers: Record<string, string>): Record<string, string> => ({
  ...headers,
  ...DATA_POLICY,
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  Connection: 'close',
});

/** The whole answer as bytes, where there is no response object to write it with. */
export const asBytes = (refusal: RawRefusal, headers: Record<string, string>): string => {
  const body = inJson(refusal);
  const lines = Object.entries({
    ...lastHeaders(headers),
    Date: new Date().toUTCString(),
    'Content-Length': String(Buffer.byteLength(body)),
  });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${head}\r\n${body}`;
};
