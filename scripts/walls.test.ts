import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders, walls } from './walls.ts';

const root = join(import.meta.dirname, '..');
const linter = join(root, 'node_modules/oxlint/bin/oxlint');
const RULES = [
  'academia(walls)',
  'eslint(no-restricted-properties)',
  'eslint(no-restricted-globals)',
  'import(no-cycle)',
];

type Finding = { filename: string; code: string; message: string };

const lint = (folder: string): Finding[] => {
  const { stdout } = spawnSync(process.execPath, [linter, '--format=json'], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] };
  return diagnostics.filter(({ code }) => RULES.includes(code));
};

const take = (...specifiers: string[]) =>
  specifiers.map((specifier, i) => `import * as taken${i} from '${specifier}';\n`).join('');

/** For each wall, files that would breach it. */
const breaching: Record<string, Record<string, string>> = {
  'src takes from server only *.schema.ts, the rules of chess, the talk with an engine, openings, and types': {
    'src/features/home/Home.tsx': take('../../../server/errors.ts'),
    'src/lib/late.ts': "export const late = () => import('../../server/router.ts');\n",
    'src/lib/again.ts': "export * from '../../server/router.ts';\n",
  },
  'src never takes from db, drivers, lucia or node': {
    'src/app/shell.ts': take('../../db/schema/users.ts'),
    'src/app/type.ts': "import type { User } from '../../db/schema/users.ts';\nexport type { User };\n",
    'src/app/inline-type.ts': "export type User = import('../../db/schema/users.ts').User;\n",
    'src/app/sql.ts': take('drizzle-orm/pg-core'),
    'src/app/files.ts': take('node:fs'),
    'src/app/bare.ts': take('fs/promises'),
  },
  'what two features of src share moves to shared, board, ui or lib': {
    'src/features/store/Store.tsx': take('../missions/use-missions.ts'),
    'src/features/store/cards/Card.tsx': take('../../missions/use-missions.ts'),
    'src/features/store/late.ts': "export const late = () => import('../missions/use-missions.ts');\n",
  },
  'the board and the design system know no network': {
    'src/board/Board.tsx': take('../lib/api.ts'),
    'src/ui/List.tsx': take('@tanstack/react-query'),
  },
  'the rules of the board are pure: no React, no input or output': { 'src/board/moves.ts': take('react') },
  'the rules of chess, which both sides share, know nothing but chess': {
    'server/rules/moves.ts': take('../errors.ts', 'zod'),
  },
  'what both sides know of engines and openings needs nothing else': {
    'server/openings/openings.ts': take('../rules/moves.ts'),
  },
  'server never imports src': { 'server/features/courses/look.ts': take('../../../src/lib/money.ts') },
  'db imports neither server nor src': {
    'db/schema/courses.ts': take('../../server/errors.ts'),
    'db/schema/look.ts': take('../../src/lib/money.ts'),
  },
  'the program never imports its tests or scripts': {
    'server/start.ts': take('../scripts/start.ts'),
    'src/lib/fake.ts': take('../../tests/support/database.ts'),
    'server/harness/tool.ts': take('../../scripts/fuzz/client.ts'),
  },
  'the program never imports what tests and scripts drive it with': {
    'server/features/school/sample.ts': take('../../harness/school.ts'),
    'db/sample.ts': take('../server/harness/random.ts'),
    'src/lib/sample.ts': "import type { Academy } from '../../server/harness/process.ts';\nexport type { Academy };\n",
  },
  'scripts import no tests': {
    'scripts/sample.ts': take('../tests/support/database.ts'),
    'scripts/fuzz/sample.test.ts': take('../../tests/support/database.ts'),
  },
  'tests import no scripts': { 'tests/support/tool.ts': take('../../scripts/fuzz/client.ts') },
  'a router never touches the database': {
    'server/features/courses/courses.router.ts': take('../../../db/client.ts'),
    'server/features/lessons/lessons.router.ts': take('drizzle-orm'),
  },
  'a service knows neither tRPC nor HTTP': {
    'server/features/courses/courses.service.ts': take('@trpc/server'),
    'server/features/lessons/lessons.service.ts': take('hono'),
    'server/features/store/store.service.ts': take('../../http/cookies.ts'),
    'server/features/profile/profile.service.ts': take('http'),
  },
  'a schema imports zod, other schemas and the rules of chess only': {
    'server/features/courses/courses.schema.ts': take('drizzle-orm'),
    'server/features/lessons/lessons.schema.ts': take('./lessons.service.ts'),
    'server/features/store/store.schema.ts': take('node:crypto'),
  },
  'a policy does no input or output': {
    'server/features/courses/courses.policy.ts': take('./courses.queries.ts'),
    'server/features/lessons/lessons.policy.ts': take('node:fs'),
  },
  'queries hold drizzle and nothing else': {
    'server/features/courses/courses.queries.ts': take('./courses.service.ts'),
  },
  "a feature calls another feature's service, never its queries or router": {
    'server/features/missions/missions.service.ts': take('../courses/courses.queries.ts'),
    'server/features/missions/missions.router.ts': take('../courses/courses.router.ts'),
  },
  'one file imports lucia': { 'server/features/auth/auth.service.ts': take('lucia'), 'scripts/seed.ts': take('lucia') },
  'one file imports nodemailer': { 'server/features/mails/mails.service.ts': take('nodemailer') },
  'one file imports the driver of SQLite': {
    'db/migrate.ts': take('better-sqlite3'),
    'scripts/copy.ts': take('better-sqlite3'),
  },
  'one file imports the driver of Postgres': {
    'db/open.ts': take('pg'),
    'server/features/courses/fast.ts': take('pg'),
    'tests/unit/own.test.ts': take('pg'),
  },
  "drizzle's adapters to the drivers stay in db": {
    'server/features/courses/adapter.ts': take('drizzle-orm/node-postgres'),
  },
  'one file reads the environment': { 'server/log.ts': take('node:process') },
  'one file of the server starts child processes': {
    'server/engine/pool.ts': take('node:child_process'),
    'server/storage/resize.ts': take('child_process'),
  },
  'a feature of the server takes only from those before it in the order of scripts/walls.ts': {
    'server/features/courses/back.service.ts': take('../teaching/teaching.policy.ts'),
    'server/features/audit/back.ts': "export type { Late } from '../follow-up/reports.schema.ts';\n",
    'server/features/unlisted/new.ts': take('../audit/audit.service.ts'),
    'server/features/courses/unlisted.ts': take('../unlisted/new.ts'),
  },
  'in the browser imports go one way: app, features, shared, then video, board, ui and lib': {
    'src/ui/Header.tsx': take('../features/home/Home.tsx'),
    'src/lib/routes.ts': take('../app/routes.tsx'),
    'src/features/home/Page.tsx': "import type { AppRoute } from '../../app/routes.tsx';\nexport type { AppRoute };\n",
    'src/shared/session/guard.ts': take('../../features/auth/LoginForm.tsx'),
    'src/board/toast.ts': "export const late = () => import('../shared/session/session.tsx');\n",
  },
  'a shared domain takes only from those before it in the order of scripts/walls.ts': {
    'src/shared/session/coins.ts': take('../coins/Coins.tsx'),
  },
};

/** The same for what other rules of the linter guard. */
const breachingElsewhere: Record<string, Record<string, string>> = {
  'eslint(no-restricted-properties)': {
    'server/http/port.ts': 'export const port = process.env.PORT;\n',
    'db/file.ts': 'const { env } = process;\nexport { env };\n',
    'src/lib/mode.ts': 'export const mode = globalThis.process.env.MODE;\n',
  },
  'eslint(no-restricted-globals)': {
    'server/features/youth/youth.schema.ts': "export const load = () => fetch('/');\n",
    'server/features/youth/youth.policy.ts': "export const mayRead = () => fetch('/');\n",
    'src/board/memory.ts': "export const remember = () => localStorage.setItem('fen', '');\n",
  },
  'import(no-cycle)': {
    'server/features/a/a.service.ts': "import { b } from '../b/b.service.ts';\nexport const a = () => b();\n",
    'server/features/b/b.service.ts': "import { a } from '../a/a.service.ts';\nexport const b = () => a();\n",
    'db/one.ts': "import type { Two } from './two.ts';\nexport type One = { two: Two };\n",
    'db/two.ts': "import type { One } from './one.ts';\nexport type Two = { one: One | null };\n",
  },
};

const innocent: Record<string, string> = {
  'src/features/profile/use-profile.ts': take(
    '../../../server/features/profile/profile.schema.ts',
    '../../lib/api.ts',
    './Avatar.tsx',
    '../../ui/Button.tsx',
    '../../shared/session/session.tsx',
  ),
  'src/features/profile/cards/Card.tsx': take('../Avatar.tsx'),
  'src/lib/api.ts': "import type { AppRouter } from '../../server/router.ts';\nexport type Api = AppRouter;\n",
  'src/app/routes.tsx': "export const late = () => import('../features/profile/Profile.tsx');\n",
  'src/board/use-game.ts': take('react', './moves.ts'),
  'server/features/profile/profile.router.ts': take(
    './profile.service.ts',
    './profile.queries.ts',
    './profile.schema.ts',
    '../../trpc/init.ts',
  ),
  'server/features/enrollments/enrollments.service.ts': take(
    '../profile/profile.service.ts',
    './enrol.queries.ts',
    '../../../db/client.ts',
    '../../errors.ts',
  ),
  'server/features/enrollments/enrollments.schema.ts': take('zod', '../profile/profile.schema.ts'),
  'server/features/enrollments/enrollments.policy.ts':
    "import type { User } from '../../../db/schema/users.ts';\nexport const mayEnrol = (user: User) => user.id > 0;\n",
  'server/features/enrollments/enrollments.queries.ts': take(
    'drizzle-orm',
    '../../../db/client.ts',
    '../../../db/schema/users.ts',
  ),
  'server/features/auth/sessions.ts': take('lucia'),
  'server/engine/process.ts': take('node:child_process'),
  'server/harness/process.ts': take('node:child_process', 'node:process'),
  'server/harness/extent.ts': 'export const full = process.env.TESTS_IN_FULL;\n',
  'scripts/fuzz/world.ts': take('../../server/harness/process.ts', './client.ts'),
  'tests/rest/start.test.ts': take('../../server/harness/process.ts'),
  'server/config.ts': 'export const port = process.env.PORT;\n',
  'db/sqlite.ts': take('better-sqlite3', 'drizzle-orm/better-sqlite3'),
  'db/postgres.ts': take('pg', 'drizzle-orm/node-postgres'),
  'db/kit/copy.ts': take('drizzle-orm/better-sqlite3/migrator'),
  'tests/support/database.ts': take('../../db/client.ts'),
};

const house = mkdtempSync(join(tmpdir(), 'walls-'));
let findings: Finding[];

beforeAll(() => {
  for (const part of ['.oxlintrc.json', 'package.json', 'scripts/walls.ts', 'scripts/wall-rule.ts'])
    cpSync(join(root, part), join(house, part));
  for (const files of [innocent, ...Object.values(breaching), ...Object.values(breachingElsewhere)])
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(house, dirname(file)), { recursive: true });
      writeFileSync(join(house, file), text);
    }
  findings = lint(house);
});

afterAll(() => rmSync(house, { recursive: true }));

const found = (file: string) => findings.filter(({ filename }) => filename.replaceAll('\\', '/') === file);
const cases = (table: Record<string, Record<string, string>>) =>
  Object.entries(table).flatMap(([rule, files]) => Object.keys(files).map(file => ({ rule, file })));

describe('the linter', () => {
  test.each(cases(breaching))('refuses $file: $rule', ({ rule, file }) => {
    expect(found(file)).toContainEqual(expect.objectContaining({ code: 'academia(walls)', message: `Wall: ${rule}.` }));
  });

  test.each(cases(breachingElsewhere))('refuses $file: $rule', ({ rule, file }) => {
    expect(found(file)).toContainEqual(expect.objectContaining({ code: rule }));
  });

  test.each(Object.keys(innocent))('lets %s pass', file => {
    expect(found(file)).toEqual([]);
  });

  test('finds no breach in the house as it stands', () => {
    expect(lint(root)).toEqual([]);
  });
});

test('every wall and every order is shown to stand', () => {
  expect(Object.keys(breaching)).toEqual([...walls, ...orders].map(({ why }) => why));
});
