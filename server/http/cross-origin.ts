import type { IncomingHttpHeaders } from 'node:http';

/** Pages of any site may call the API with a token in hand. To an answer for `*` no browser gives its cookies. */
const ANYWHERE = { 'Access-Control-Allow-Origin': '*' };

/** With these a page of another site may read an answer. */
export const SHARED_ANSWER = {
  ...ANYWHERE,
  'Access-Control-Expose-Headers':
    'Content-Disposition, Idempotency-Replayed, RateLimit, RateLimit-Policy, Retry-After, WWW-Authenticate',
};

const ADMISSION = {
  ...ANYWHERE,
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, Last-Event-ID',
  'Access-Control-Max-Age': '86400',
};

/** Whether a browser asks if a page of another site may send a token (Fetch, 'CORS-preflight request'). */
export const asksToSendToken = (headers: IncomingHttpHeaders): boolean =>
  headers.origin !== undefined &&
  headers['access-control-request-method'] !== undefined &&
  /\bauthorization\b/i.test(headers['access-control-request-headers'] ?? '');

export const admission = (): Response => new Response(null, { status: 204, headers: ADMISSION });
