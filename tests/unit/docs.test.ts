import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
