import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const pages = [...globSync('*.md', { cwd: root }), ...globSync('docs/**/*.md', { cwd: root })];

test('every link between the pages leads to a file', () => {
  const dead = pages.flatMap(page =>
    [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, link = '']) => link)
      .filter(link => !existsSync(join(root, dirname(page), link)))
      .map(link => `${page}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test('docs/commands.md has every command of package.json, and no other', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...read('docs/commands.md').matchAll(/^\| `npm (?:run )?([\w:]+)/gm)].map(([, name]) => name);
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(scripts).toSorted());
});

/** The files of README's example, each named from the project's root or from the folder of the one before. */
const exampleFiles = (): string[] => {
  const [block = ''] = /(?:^ {4}.*→.*\n)+/m.exec(read('README.md')) ?? [];
  const found: string[] = [];
  for (const name of block.split('→').map(part => part.trim())) {
    const isFromRoot = /^(src|server|db)\//.test(name);
    if (name) found.push(isFromRoot ? name : join(dirname(found.at(-1) ?? ''), name));
  }
  return found;
};

test('the files of README’s example exist, and each imports the next or is imported by it', () => {
  const files = exampleFiles();
  expect(files.length).toBeGreaterThan(10);
  const imports = (file: string, other: string): boolean => {
    const path = relative(dirname(file), other);
    return read(file).includes(`'${path.startsWith('.') ? path : `./${path}`}'`);
  };
  const isOverNetwork = (file: string, other: string): boolean => file.startsWith('src/') !== other.startsWith('src/');
  const broken = files.flatMap((file, i) => {
    const next = files[i + 1];
    if (next === undefined || isOverNetwork(file, next)) return existsSync(join(root, file)) ? [] : [file];
    return imports(file, next) || imports(next, file) ? [] : [`${file} → ${next}`];
  });
  expect(broken).toEqual([]);
});
