import type { Random } from './random.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];
const ODD_METHODS = ['TRACE', 'CONNECT', 'PROPFIND', 'PRI', 'get', 'G\u0000T', '', 'X'.repeat(300)];
const PATHS = [
  '/',
  '/api/courses',
  '/api/courses/1',
  '/api/auth/login',
  '/api/profile',
  '/trpc/auth.login',
  '/trpc/auth.me',
  '/trpc/courses.list?input={}',
  '/trpc/auth.me,auth.me?batch=1',
  '/healthz',
  '/objects/uploads/x',
  '/objects/incoming/x',
  '/assets/x.js',
  '/demo/x',
  '//',
  '///api',
  '/../..',
  '/%',
  '/%00',
  '/%E0%A4%A',
  '/api/%2e%2e/%2e%2e',
  '/api/courses?page=%',
  '/api/courses?__proto__=1',
  '/trpc/',
  '/trpc/%',
  '/trpc/a,b,c?batch=1',
  '/trpc/auth.me?input=%5B%5B',
  '*',
  'http://',
  'http://x/api',
  'http://[',
  'https://x:99999/',
  'x',
  '\\',
  '/\\..\\',
  '/\u00e1',
  '/a b',
  `/${'a'.repeat(9_000)}`,
  `/${'a/'.repeat(2_000)}`,
  '/api/courses/1;x',
  '/api/courses/1#x',
];
const ODD_VERSIONS = [
  'HTTP/1.0',
  'HTTP/2.0',
  'HTTP/0.9',
  'HTTP/9.9',
  'http/1.1',
  'HTTP/1.1 ',
  'HTTP',
  '',
  'HTTP/1.1\u0000',
];
/** Well-formed headers; their content need not be valid. */
const HEADERS = [
  'Content-Type: application/json',
  'Content-Type: application/json',
  'Content-Type: text/plain',
  'Expect: 100-continue',
  'Expect: x',
  'Origin: null',
  'Origin: https://evil.example',
  'Cookie: session=%E0%A4%A',
  'Cookie: session=abcdefghijklmnopqrstuvwxyzabcdefghijklmn',
  `Cookie: ${'a=b; '.repeat(900)}`,
  'Authorization: Bearer',
  'Authorization: Bearer x',
  'Authorization: Basic \u0080',
  'X-Forwarded-For: ::',
  'X-Forwarded-Proto: https',
  'If-None-Match: "',
  'If-Modified-Since: x',
  'Range: bytes=-1-',
  'Range: bytes=0-99999999999',
  'Accept-Encoding: \u0001',
];
const ODD_HEADERS = [
  'Host:',
  'Host: [',
  'Host: a b',
  'Host: x:99999',
  'Host: x/../y',
  'Content-Type: application/json',
  'Content-Type: application/json; charset=utf-16',
  'Content-Type: multipart/form-data',
  'Content-Type: \u0001',
  'Content-Length: 0',
  'Content-Length: -1',
  'Content-Length: 5',
  'Content-Length: 1e3',
  'Content-Length: 99999999999999999999',
  'Content-Length: 2000000',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding : chunked',
  'Connection: close',
  'Connection: upgrade',
  'Upgrade: websocket',
  'Upgrade: h2c',
  ': x',
  'x',
  ' x: y',
  'x : y',
  'x\u0000: y',
  'x: \u0000',
  'x: \n y',
  'A: ' + 'a'.repeat(20_000),
  'Trailer: x',
  'HTTP2-Settings: x',
  'Sec-WebSocket-Key: x',
  'trpc-accept: application/jsonl',
  'x-trpc-source: x',
];
const BODIES = [
  '',
  '',
  '{',
  '{}',
  '[]',
  'null',
  '"',
  '{"a":',
  '\u0000',
  '\u00ff\u00fe',
  '{"email":{"a":1},"password":[]}',
  '{"0":{"json":1}}',
  '{"__proto__":{"x":1}}',
  '[['.repeat(5_000),
  '{"a":'.repeat(5_000),
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n\r\n',
  'ffffffffff\r\n',
  '1;'.padEnd(20_000, 'x') + '\r\n',
  '0\r\n\r\nGET /api/nada HTTP/1.1\r\nHost: x\r\n\r\n',
  'x'.repeat(2_000),
];
const ODD_LINE_ENDS = ['\n', '\r', '\r\r\n', '\0'];

/** Changes, removes or repeats bytes. */
const spoil = (random: Random, bytes: Buffer): Buffer => {
  const at = random.below(bytes.length + 1);
  const few = 1 + random.below(4);
  const kinds = [
    () => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + few)]),
    () => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at, at + few), bytes.subarray(at)]),
    () =>
      Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from(Array.from({ length: few }, () => random.below(256))),
        bytes.subarray(at + few),
      ]),
    () => bytes.subarray(0, at),
  ];
  return random.pick(kinds)();
};

/**
 * Bytes in place of a request. Few of its parts are wrong, so that the code behind the first parser is reached as well.
 */
export const malformedRequest = (random: Random): Buffer => {
  const mostly = <Item>(usual: readonly Item[], odd: readonly Item[]): Item =>
    random.pick(random.chance(0.93) ? usual : odd);
  const end = mostly(['\r\n'], ODD_LINE_ENDS);
  const body = random.pick(BODIES);
  const headers = Array.from({ length: random.below(5) }, () => mostly(HEADERS, ODD_HEADERS));
  if (random.chance(0.93)) headers.unshift('Host: x');
  if (body !== '' && random.chance(0.8))
    headers.push(random.chance(0.8) ? `Content-Length: ${Buffer.byteLength(body)}` : 'Transfer-Encoding: chunked');
  const lines = [
    [mostly(METHODS, ODD_METHODS), random.pick(PATHS), mostly(['HTTP/1.1'], ODD_VERSIONS)].join(' '),
    ...headers,
  ];
  const request = Buffer.from(
    `${lines.join(end)}${end}${mostly([end], [''])}${body}`,
    mostly(['utf8'] as const, ['latin1'] as const),
  );
  return random.chance(0.2) ? spoil(random, request) : request;
};
