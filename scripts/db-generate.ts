// Writes the migrations for changes of the schema, for both engines: `npm run db:generate -- --name what_changes`.
import { spawnSync } from 'node:child_process';

if (!process.argv.includes('--name')) {
  console.error('Say what changes: npm run db:generate -- --name course_language');
  process.exit(1);
}

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
}
