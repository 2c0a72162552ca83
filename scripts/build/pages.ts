import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPages } from '../../server/http/pages/built-pages.ts';
import { patternOf } from '../../src/app/route-pattern.ts';

type Chunk = { file: string; imports?: string[]; css?: string[] };
export type BuildManifest = Record<string, Chunk>;

export const readManifest = (web: string): BuildManifest =>
  JSON.parse(readFileSync(join(web, '.vite', 'manifest.json'), 'utf8')) as BuildManifest;

/** A source file and all that the browser needs with it: the sources whose scripts a page has to name. */
export const withImports = (manifest: BuildManifest, source: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no file for ${source}`);
  if (seen.has(source)) return seen;
  seen.add(source);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  return seen;
};

/** The scripts of some sources. */
export const scriptsOf = (manifest: BuildManifest, sources: readonly string[]): string[] => {
  const needed = sources.flatMap(source => [...withImports(manifest, source)]);
  return [...new Set(needed.map(source => manifest[source]?.file ?? ''))].filter(file => file.endsWith('.js'));
};

const ENTRY = 'index.html';
const MEMBER_BAR = 'app/MemberBar.tsx';
export const LANDING = 'features/home/LandingScreen.tsx';
const DASHBOARD = 'features/dashboard/DashboardScreen.tsx';
const STAFF_DASHBOARD = 'features/dashboard/StaffDashboardScreen.tsx';

const LATE = /const (\w+) = late\(\(\) => import\('\.\.\/([^']+)'\)\)/g;
const ROUTE = /path: '([^']+)',\s*title: '([^']+)',\s*screen: (?:late\(\(\) => import\('\.\.\/([^']+)'\)\)|(\w+))/g;

/** The routes of the table with the source of each screen, read from its text: a bundler knows no addresses. */
const routesIn = (table: string): { path: string; title: string; screen: string }[] => {
  // Visitors get the landing page instead, which brings its own.
  const named = new Map([
    ['StartScreen', DASHBOARD],
    ['DashboardScreen', DASHBOARD],
  ]);
  for (const [, name = '', source = ''] of table.matchAll(LATE)) named.set(name, source);
  const routes = [...table.matchAll(ROUTE)].map(([, path = '', title = '', source, name = '']) => ({
    path,
    title,
    screen: source ?? named.get(name) ?? '',
  }));
  if (routes.length !== table.split(/^ +(?:\{ )?path: '/m).length - 1)
    throw new Error('A route is written in another way');
  return routes;
};

/** What the server has to know of the screens; `table` is the text of src/app/routes.tsx and staff-routes.tsx. */
export const pagesOf = (manifest: BuildManifest, table: string): BuiltPages => {
  const ofEveryPage = new Set(scriptsOf(manifest, [ENTRY]));
  const besides = (source: string): string[] => scriptsOf(manifest, [source]).filter(file => !ofEveryPage.has(file));
  return {
    routes: routesIn(table).map(({ path, title, screen }) => ({
      path,
      title,
      pattern: patternOf(path).source,
      files: besides(screen),
      ...(screen === DASHBOARD && { staffFiles: besides(STAFF_DASHBOARD) }),
    })),
    member: besides(MEMBER_BAR),
  };
};
