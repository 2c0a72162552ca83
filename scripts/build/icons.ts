import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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

/** Whether a module draws an icon that these files show. */
export const drawsIconOf = (sources: Iterable<string>): ((id: string) => boolean) => {
  const drawn = new Set(
    [...sources].flatMap(path => namesIn(readFileSync(path, 'utf8'))).flatMap(name => files.get(name) ?? []),
  );
  return id => drawn.has(/lucide-react[\\/].*[\\/]([\w-]+)\.mjs$/.exec(id)?.[1] ?? '');
};
