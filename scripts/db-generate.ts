// Writes the migrations for changes of the schema, for both engines: `npm run db:generate -- --name what_changes`.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

if (!process.argv.includes('--name')) {
  console.error('Say what changes: npm run db:generate -- --name course_language');
  process.exit(1);
}

/**
 * Where drizzle-kit rebuilds a table of SQLite, it writes an index's expression as the name of a column, which then is
 * not found.
 */
const unquoteExpressions = (folder: string): void => {
  const [newest] = readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .toSorted()
    .toReversed();
  if (newest === undefined) return;
  const file = join(folder, newest);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/`(\([^`]*\))`/g, '$1'));
};

const targets = [
  { dialect: 'sqlite', schema: 'db/kit/schema.ts' },
  { dialect: 'postgresql', schema: 'db/kit/postgres.ts' },
];
for (const { dialect, schema } of targets) {
  const out = `db/migrations/${dialect === 'sqlite' ? 'sqlite' : 'postgres'}`;
  const { status } = spawnSync(
    'drizzle-kit',
    ['generate', '--dialect', dialect, '--schema', schema, '--out', out, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
  if (dialect === 'sqlite') unquoteExpressions(out);
}
