/** The icons of what every signed-in page and the dashboards show: no first screen waits for the others. */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** What the first screens are made of: the rest of `src/shared` comes with screens of its own. */
const FIRST =
  'src/{app,lib,ui,features/dashboard,shared/{activity,assignments,celebration,coins,guards,missions,notifications,' +
  'professor,school,session}}/**/*.{ts,tsx}';

/** The names in `import { … } from 'lucide-react'`. */
const namesIn = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
    names.split(',').map(name => name.trim().split(' as ')[0] ?? ''),
  );

/** Each of the package's names, with the file that draws it: some have an older name beside. */
const filesByName = (): Map<string, string> => {
  const folder = dirname(createRequire(import.meta.url).resolve('lucide-react'));
  const list = readFileSync(join(folder, '..', 'esm', 'lucide-react.mjs'), 'utf8');
  return new Map(
    [...list.matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
};

const files = filesByName();
const first = new Set(
  globSync(FIRST, { cwd: root })
    .flatMap(path => namesIn(readFileSync(join(root, path), 'utf8')))
    .flatMap(name => files.get(name) ?? []),
);

/** @param id the address of a module. */
export const isFirstIcon = (id: string): boolean =>
  first.has(/lucide-react[\\/].*[\\/]([\w-]+)\.mjs$/.exec(id)?.[1] ?? '');
