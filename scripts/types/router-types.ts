import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

/**
 * The server's own types that the compiler names in the router's type, and their replacements. Inputs and outputs are
 * written in full. No client sees a context or reads a procedure's meta.
 */
const REPLACED: [RegExp, string][] = [
  [/import\("[^"]*\/trpc\/context\.ts"\)\.Context/g, 'object'],
  [/import\("trpc-to-openapi"\)\.OpenApiMeta<import\("[^"]*\/trpc\/init\.ts"\)\.ProcedureMeta>/g, 'object'],
  [/import\("[^"]*\/trpc\/errors\.ts"\)\.PublicIssue/g, '{ path: string; message: string }'],
];

const declarationOfRouter = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'academia-types-'));
  try {
    const config = join(folder, 'tsconfig.json');
    const compilerOptions = {
      noEmit: false,
      declaration: true,
      noCheck: true,
      emitDeclarationOnly: true,
      outDir: folder,
      rootDir: root,
      types: ['node'],
      typeRoots: [join(root, 'node_modules', '@types')],
    };
    writeFileSync(
      config,
      JSON.stringify({
        extends: join(root, 'tsconfig.json'),
        compilerOptions,
        include: [],
        files: [join(root, 'server', 'router.ts'), ...globSync(join(root, 'server', '**', '*.d.ts'))],
      }),
    );
    const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', config, '--checkers', '1'], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The router's type cannot be written out:\n${stdout}`);
    return readFileSync(join(folder, 'server', 'router.d.ts'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * The type AppRouter as one file, which imports only @trpc/server. @throws Error when it would need one of our sources.
 */
export const routerTypes = (): string => {
  const text = REPLACED.reduce(
    (declaration, [ours, theirs]) => declaration.replaceAll(ours, theirs),
    declarationOfRouter(),
  );
  const foreign = [...new Set(text.match(/import\("(?!@trpc\/server)[^)]*"\)[.\w]*/g))];
  if (foreign.length > 0) throw new Error(`The router's type needs what outsiders do not have: ${foreign.join(', ')}`);
  return text.replace('export declare const', 'declare const');
};
