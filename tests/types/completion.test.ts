/**
 * What an editor offers to whoever writes against dist/types/academia.d.ts: asked of TypeScript's language service, as
 * editors do.
 */
import { join } from 'node:path';
import ts from 'typescript-api';
import { expect, test } from 'vitest';

const file = join(import.meta.dirname, 'written-in-an-editor.ts');
const CLIENT = `import type { TRPCClient } from '@trpc/client';
import type { AppRouter } from '../../dist/types/academia.d.ts';
declare const client: TRPCClient<AppRouter>;
`;

const serviceFor = (text: string): ts.LanguageService => {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  return ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: name => {
      const content = name === file ? text : ts.sys.readFile(name);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => import.meta.dirname,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
};

const offeredAfter = (line: string): string[] => {
  const text = CLIENT + line;
  return (
    serviceFor(text)
      .getCompletionsAtPosition(file, text.length, {})
      ?.entries.map(({ name }) => name) ?? []
  );
};

test.each([
  ['client.', ['courses', 'lessons', 'missions', 'store']],
  ['client.store.', ['buy', 'giveBack', 'items']],
  ['client.enrollments.enrol.mutate({ ', ['courseId']],
  ['const { user } = await client.auth.me.query(); user.', ['fullName', 'coins', 'level']],
])('after `%s` an editor offers what there is', (line, names) => {
  expect(offeredAfter(line)).toEqual(expect.arrayContaining(names));
});

test('the file takes nothing from the sources', () => {
  const files =
    serviceFor(CLIENT)
      .getProgram()
      ?.getSourceFiles()
      .map(({ fileName }) => fileName.replaceAll('\\', '/')) ?? [];
  expect(files.filter(name => name.endsWith('dist/types/academia.d.ts'))).toHaveLength(1);
  expect(files.filter(name => !/\/node_modules\/|\/dist\/types\//.test(name))).toEqual([file.replaceAll('\\', '/')]);
});
