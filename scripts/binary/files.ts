import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import type { Manifest } from '../../server/executable-files.ts';

/** The files that the executable carries besides its script, by the platform of their native code. */
const patternsFor = (platform: string): string[] => [
  'package.json',
  'openapi.json',
  'dist/web/**/*',
  'server/http/reference/*.{html,css,js}',
  'db/demo/media/**/*',
  'db/demo/chapters/**/*.pgn',
  'db/demo/lichess-puzzles.csv',
  'db/migrations/*/*.sql',
  'db/migrations/*/meta/_journal.json',
  'node_modules/better-sqlite3/package.json',
  'node_modules/better-sqlite3/lib/**/*.js',
  `node_modules/better-sqlite3/prebuilds/${platform}.node`,
  'node_modules/swagger-ui-dist/{package.json,swagger-ui.css,swagger-ui-bundle.js}',
  'node_modules/stockfish/package.json',
  'node_modules/stockfish/bin/stockfish-19-lite-single.*',
];

/** Best for data that is unpacked once and downloaded often. */
const LEVEL = 19;

/** The files as one compressed archive, and the position of each in it. */
export const pack = (root: string, platform: string): { archive: Buffer; manifest: Manifest } => {
  const paths = globSync(patternsFor(platform), { cwd: root, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();
  const contents = paths.map(path => readFileSync(join(root, path)));
  const whole = Buffer.concat(contents);
  let offset = 0;
  const files = paths.map((path, i) => {
    const length = contents[i]?.length ?? 0;
    const file = { path, offset, length };
    offset += length;
    return file;
  });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const hash = createHash('sha256').update(JSON.stringify(files)).update(whole).digest('hex').slice(0, 16);
  return {
    archive: zstdCompressSync(whole, { params: { [constants.ZSTD_c_compressionLevel]: LEVEL } }),
    manifest: { version, hash, files },
  };
};
