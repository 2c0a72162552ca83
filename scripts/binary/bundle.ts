import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';

/** Packages that stay files: native code and separate programs. */
const KEPT_AS_FILES = ['better-sqlite3'];

/** Our code that asks for its own folder gets the folder of the unpacked files. */
const ownPlace = (root: string): Plugin => ({
  name: 'own-place',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[/\\](?:server|db)[/\\].*\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('import.meta.')) return { contents: source, loader: 'ts' };
      const file = JSON.stringify(relative(root, path).replaceAll('\\', '/'));
      const folder = JSON.stringify(relative(root, dirname(path)).replaceAll('\\', '/'));
      const contents = source
        .replaceAll('import.meta.dirname', `require('node:path').join(globalThis.academiaRoot ?? '', ${folder})`)
        .replaceAll(
          'import.meta.url',
          `require('node:url').pathToFileURL(require('node:path').join(globalThis.academiaRoot ?? '', ${file})).href`,
        );
      return { contents, loader: 'ts' };
    }),
});

/**
 * A package that exists only once its files are unpacked is replaced by a proxy until its first use, so that its
 * importers can load earlier.
 */
const loadedLate = (name: string): string => `
  let loaded;
  const { join } = require('node:path');
  const { createRequire } = require('node:module');
  const own = () =>
    (loaded ??= createRequire(join(globalThis.academiaRoot, 'package.json'))(${JSON.stringify(name)}));
  module.exports = new Proxy(function () {}, {
    get: (_, key) => own()[key],
    construct: (_, values) => new (own())(...values),
  });
`;

const fromFiles: Plugin = {
  name: 'from-files',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: new RegExp(`^(?:${KEPT_AS_FILES.join('|')})$`) }, ({ path }) => ({
      path,
      namespace: 'from-files',
    }));
    onLoad({ filter: /.*/, namespace: 'from-files' }, ({ path }) => ({ contents: loadedLate(path), loader: 'js' }));
  },
};

/** The words of zod in fifty languages: ours stand beside each rule, and English is what zod begins with. */
const withoutLocales: Plugin = {
  name: 'without-locales',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[/\\]zod[/\\]v4[/\\]locales[/\\]/ }, ({ path }) =>
      ['en.js', 'index.js'].includes(basename(path)) ? null : { contents: 'export default () => ({});', loader: 'js' },
    ),
};

/** The tables of East Asian encodings, which a reader of bodies brings along: ours come in UTF-8. */
const withoutTables: Plugin = {
  name: 'without-tables',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[/\\]iconv-lite[/\\]encodings[/\\]dbcs-data\.js$/ }, () => ({
      contents: 'module.exports = {};',
      loader: 'js',
    })),
};

/**
 * Where tRPC asks more of the machine at each call than the call itself. It comes compiled for engines that cannot
 * spread objects, and spreads some ten, each by way of an empty one, into which V8 copies six times as slowly as it
 * clones an object; it joins the request's signal with one of its own, by weak references that the collector has to
 * follow, though only subscriptions would end by it, and we have none; and it reads the web's `URL` and answers by its
 * `Response`, where our mount has both in parts.
 */
const LIGHTER: readonly [written: RegExp, lighter: string][] = [
  [
    /^function _objectSpread2\(e\) \{$.*?^\}$/ms,
    'const _objectSpread2 = (first, second, third) => ({ ...first, ...second, ...third });',
  ],
  [/_objectSpread2\(_objectSpread2\(\{\}, ([\w.]+)\), \{\}, \{/g, '({ ...$1, '],
  [/const controller = new AbortController\(\);\s*return \{\s*signal: abortSignalsAny[^}]*\};/, 'return { signal };'],
];
/** The files of tRPC that get the light classes: they hand them to each other. */
const ON_THE_WAY = /[/\\](?:adapters[/\\]fetch[/\\]index|resolveResponse-[\w-]+)\.mjs$/;
const FILES_ON_THE_WAY = 2;
const LIGHT_CLASSES = 'LightHeaders as Headers, LightResponse as Response, LightUrl as URL';
const lighterTrpc = (root: string): Plugin => ({
  name: 'lighter-trpc',
  setup: ({ onLoad, onEnd }) => {
    const found = new Set<RegExp>();
    let lit = 0;
    const lightWeb = JSON.stringify(join(root, 'server', 'http', 'light-web.ts'));
    onLoad({ filter: /[/\\]@trpc[/\\]server[/\\]dist[/\\].+\.mjs$/ }, ({ path }) => {
      let contents = readFileSync(path, 'utf8');
      for (const [written, lighter] of LIGHTER) {
        const changed = contents.replace(written, lighter);
        if (changed !== contents) found.add(written);
        contents = changed;
      }
      if (ON_THE_WAY.test(path)) {
        contents += `\nimport { ${LIGHT_CLASSES} } from ${lightWeb};`;
        lit += 1;
      }
      return { contents, loader: 'js' };
    });
    onEnd(() => {
      const missing = LIGHTER.map(([written]) => written).filter(written => !found.has(written));
      if (lit !== FILES_ON_THE_WAY) missing.push(ON_THE_WAY);
      return {
        errors: missing.map(({ source }) => ({ text: `tRPC no longer has what is made lighter here: ${source}` })),
      };
    });
  },
});

/**
 * V8 keeps a script of ASCII alone in half the memory and starts it sooner. esbuild escapes all but what stands in
 * regular expressions and raw strings, in which an escape means the same as long as they become regular expressions.
 */
const inAscii = (script: string): string =>
  script.replaceAll(/[^\0-\x7f]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * The server and its commands as one script that needs only Node. Late imports stay late: the schema loads after the
 * choice of the engine.
 */
export const bundle = async (
  root: string,
  output: Pick<BuildOptions, 'entryPoints' | 'outdir' | 'outExtension' | 'banner'>,
): Promise<void> => {
  const { outputFiles } = await build({
    ...output,
    write: false,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node26',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'eof',
    external: ['pg-native'],
    plugins: [ownPlace(root), fromFiles, withoutLocales, withoutTables, lighterTrpc(root)],
    logLevel: 'warning',
  });
  for (const { path, text } of outputFiles) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, inAscii(text));
  }
};
