/** `/api/openapi.json`, and at `/api/docs` a reference in which each operation can be tried. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Context, Hono } from 'hono';

const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const projectFolder = join(import.meta.dirname, '..', '..', '..');

const HTML = 'text/html; charset=utf-8';
const CSS = 'text/css; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

const files: [path: string, file: string, type: string][] = [
  ['/api/openapi.json', join(projectFolder, 'openapi.json'), 'application/json; charset=utf-8'],
  ['/api/docs', join(import.meta.dirname, 'index.html'), HTML],
  ['/api/docs/reference.css', join(import.meta.dirname, 'reference.css'), CSS],
  ['/api/docs/reference.js', join(import.meta.dirname, 'reference.js'), SCRIPT],
  ['/api/docs/swagger-ui.css', join(swagger, 'swagger-ui.css'), CSS],
  ['/api/docs/swagger-ui-bundle.js', join(swagger, 'swagger-ui-bundle.js'), SCRIPT],
];

type Held = { plain: Uint8Array<ArrayBuffer>; gzipped: Uint8Array<ArrayBuffer>; tag: string };

/** Reads a file when somebody first asks for it, and never again. */
const keep = (file: string): (() => Held) => {
  let held: Held | undefined;
  const read = (): Held => {
    const plain = new Uint8Array(readFileSync(file));
    return {
      plain,
      gzipped: new Uint8Array(gzipSync(plain)),
      tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    };
  };
  return () => (held ??= read());
};

const answer = (context: Context, { plain, gzipped, tag }: Held, type: string): Response => {
  const isGzipped = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
  // Two codings of one file are two representations, so each has a tag of its own.
  const etag = `"${tag}${isGzipped ? '-gzip' : ''}"`;
  const headers = { ETag: etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };
  if (context.req.header('if-none-match')?.includes(etag)) return context.body(null, 304, headers);
  return context.body(isGzipped ? gzipped : plain, 200, {
    ...headers,
    'Content-Type': type,
    ...(isGzipped && { 'Content-Encoding': 'gzip' }),
  });
};

export const mountReference = (app: Hono): void => {
  for (const [path, file, type] of files) {
    const held = keep(file);
    app.on(['GET', 'HEAD'], path, context => answer(context, held(), type));
  }
};
