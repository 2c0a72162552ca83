// The walls between the parts of the project; wall-rule.ts has the linter check them (`academia/walls`).
// no-restricted-imports is not enough: it sees the specifier as written (`../../x`) and not the file it means. And of
// two overrides that match a file only the last one counts, so that each wall would have to be repeated for every kind
// of file.
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

interface Wall {
  why: string;
  /** The files inside the wall: paths from the project's root. */
  from: RegExp;
  /** What they must not import: a path, or a package by its name (built-ins with `node:`). */
  to: RegExp;
  /** `import type` is allowed. */
  typesPass?: true;
  /** The wall is only between features, not inside one. */
  betweenFeatures?: true;
}

/**
 * The server's features from the bottom up: each may import from earlier ones only, so that no circle can arise. A new
 * feature gets its line here.
 */
const SERVER_FEATURES = [
  ['audit', 'certificates', 'chess', 'health', 'ledger', 'mails', 'notifications', 'uploads'],
  ['auth', 'bookings', 'missions', 'store'],
  ['games', 'mentoring', 'privacy', 'profile', 'progress', 'puzzles', 'tokens', 'tournaments', 'training-cards'],
  ['game-reviews', 'matches'],
  ['courses', 'endings', 'users', 'youth'],
  ['co-authors', 'enrollments', 'follow-up', 'lessons', 'school'],
  ['teaching', 'classes'],
  ['chapters'],
  ['course-files', 'repertoires', 'training'],
  ['assignments', 'class-mistakes', 'class-tournaments', 'live-lessons'],
  ['calendar', 'guardians'],
].flat();

/** The browser's folders from the bottom up, in the same way. */
const BROWSER_ROOMS = ['lib', 'ui', 'board', 'video', 'shared', 'features', 'app'];

/** The domains that several of the browser's features share, in the same way. */
const SHARED_DOMAINS = [
  [
    'session',
    'achievements',
    'activity',
    'assignments',
    'calendar',
    'cards',
    'chapters',
    'engine',
    'images',
    'live-lessons',
    'missions',
    'notifications',
    'plans',
    'school',
    'sheets',
  ],
  ['celebration', 'certificates', 'coins', 'games', 'guards'],
  ['bookings', 'matches', 'pgn', 'professor', 'tree', 'unlock'],
  ['uploads'],
  ['writing'],
  ['tournaments', 'class-tournaments'],
].flat();

export interface Order {
  why: string;
  /** The parent folder of these folders. */
  folder: string;
  rooms: readonly string[];
}

export const orders: Order[] = [
  {
    why: 'a feature of the server takes only from those before it in the order of scripts/walls.ts',
    folder: 'server/features',
    rooms: SERVER_FEATURES,
  },
  {
    why: 'in the browser imports go one way: app, features, shared, then video, board, ui and lib',
    folder: 'src',
    rooms: BROWSER_ROOMS,
  },
  {
    why: 'a shared domain takes only from those before it in the order of scripts/walls.ts',
    folder: 'src/shared',
    rooms: SHARED_DOMAINS,
  },
];

const either = (...parts: RegExp[]) => new RegExp(parts.map(part => `(?:${part.source})`).join('|'));

const sqliteDriver = /^better-sqlite3(\/|$)/;
const postgresDriver = /^pg(\/|$)/;
const driverAdapters = /^drizzle-orm\/(better-sqlite3|node-postgres)(\/|$)/;
const database = either(/^db\//, /^drizzle-orm(\/|$)/, sqliteDriver, postgresDriver);
const http = either(
  /^(hono|@hono\/.*|@trpc\/.*|trpc-to-openapi|node:https?)(\/|$)/,
  /^server\/(http|trpc)\//,
  /^server\/(app|main|router)\.ts$/,
  /\.router\.ts$/,
);
const network = /^(@trpc\/|@tanstack\/)|^src\/lib\/(api|trpc)\b/;
const inputAndOutput = either(
  database,
  http,
  network,
  /^node:/,
  /^lucia$/,
  /^server\/(engine|storage)\//,
  /^server\/config\.ts$/,
  /\.(service|queries)\.ts$/,
);

export const walls: Wall[] = [
  {
    why: 'src takes from server only *.schema.ts, the rules of chess, the talk with an engine, openings, and types',
    from: /^src\//,
    to: /^server\/(?!rules\/|engine\/(?:engine|session|uci)\.ts$|openings\/|.*\.schema\.ts$)/,
    typesPass: true,
  },
  { why: 'src never takes from db, drivers, lucia or node', from: /^src\//, to: either(database, /^lucia$/, /^node:/) },
  {
    why: 'what two features of src share moves to shared, board, ui or lib',
    from: /^src\/features\//,
    to: /^src\/features\//,
    betweenFeatures: true,
  },
  { why: 'the board and the design system know no network', from: /^src\/(ui|board)\//, to: network },
  {
    why: 'the rules of the board are pure: no React, no input or output',
    from: /^src\/board\/(?!.*\buse-).*\.ts$/,
    to: either(inputAndOutput, /^react(-dom)?(\/|$)/),
  },
  {
    why: 'the rules of chess, which both sides share, know nothing but chess',
    from: /^server\/rules\//,
    to: /^(?!server\/rules\/|chess\.js$|chessops\/)/,
  },
  {
    why: 'what both sides know of engines and openings needs nothing else',
    from: /^server\/(?:engine\/(?:engine|session|uci)\.ts$|openings\/)/,
    to: /^(?!server\/(?:engine\/(?:engine|session|uci)\.ts$|openings\/))/,
    typesPass: true,
  },
  { why: 'server never imports src', from: /^server\//, to: /^src\// },
  { why: 'db imports neither server nor src', from: /^db\//, to: /^(server|src)\// },
  { why: 'the program never imports its tests or scripts', from: /^(src|server|db)\//, to: /^(tests|scripts)\// },
  {
    why: 'the program never imports what tests and scripts drive it with',
    from: /^(src|db|server\/(?!harness\/))/,
    to: /^server\/harness\//,
  },
  { why: 'scripts import no tests', from: /^scripts\//, to: /^tests\// },
  { why: 'tests import no scripts', from: /^tests\//, to: /^scripts\// },
  { why: 'a router never touches the database', from: /\.router\.ts$/, to: database },
  { why: 'a service knows neither tRPC nor HTTP', from: /\.service\.ts$/, to: http },
  {
    why: 'a schema imports zod, other schemas and the rules of chess only',
    from: /\.schema\.ts$/,
    to: /^(?!zod(\/|$)|server\/rules\/|.*\.schema\.ts$)/,
  },
  { why: 'a policy does no input or output', from: /\.policy\.ts$/, to: inputAndOutput, typesPass: true },
  { why: 'queries hold drizzle and nothing else', from: /\.queries\.ts$/, to: either(http, /\.service\.ts$/) },
  {
    why: "a feature calls another feature's service, never its queries or router",
    from: /^server\/features\//,
    to: /\.(queries|router)\.ts$/,
    betweenFeatures: true,
  },
  { why: 'one file imports lucia', from: /^(?!server\/features\/auth\/sessions\.ts$)/, to: /^lucia$/ },
  { why: 'one file imports nodemailer', from: /^(?!server\/mail\/smtp\.ts$)/, to: /^nodemailer(\/|$)/ },
  // The benchmark measures the bare driver.
  {
    why: 'one file imports the driver of SQLite',
    from: /^(?!db\/sqlite\.ts$|scripts\/bench\/)/,
    to: sqliteDriver,
  },
  {
    why: 'one file imports the driver of Postgres',
    from: /^(?!db\/postgres\.ts$)/,
    to: postgresDriver,
  },
  {
    why: "drizzle's adapters to the drivers stay in db",
    from: /^(?!db\/|scripts\/bench\/)/,
    to: driverAdapters,
  },
  {
    why: 'one file reads the environment',
    from: /^(?!server\/(config\.ts$|harness\/))(src|db|server)\//,
    to: /^node:process$/,
  },
  {
    why: 'one file of the server starts child processes',
    from: /^(?!server\/(engine\/process\.ts$|harness\/))(src|db|server)\//,
    to: /^node:(child_process|cluster)$/,
  },
];

const root = join(import.meta.dirname, '..');
export const fromRoot = (path: string) => relative(root, path).replaceAll('\\', '/');
const feature = (path: string) => /^\w+\/features\/[^/]+\//.exec(path)?.[0];

/** The subfolder of a folder that contains a file; none for a file outside the folder or directly in it. */
const roomIn = (folder: string, path: string): string | undefined =>
  path.startsWith(`${folder}/`) ? /^([^/]+)\//.exec(path.slice(folder.length + 1))?.[1] : undefined;

/** Whether `file` imports from a folder above its own. A folder that is missing in the order counts as above all. */
const goesUp = ({ folder, rooms }: Order, file: string, taken: string): boolean => {
  const [from, to] = [roomIn(folder, file), roomIn(folder, taken)];
  if (from === undefined || to === undefined || from === to) return false;
  return !rooms.includes(to) || rooms.indexOf(to) > rooms.indexOf(from);
};

/** The path from the root, or the package, that `specifier` means in `file`. */
function target(file: string, specifier: string) {
  if (specifier.startsWith('.')) return fromRoot(resolve(dirname(join(root, file)), specifier));
  return isBuiltin(specifier) ? `node:${specifier.replace(/^node:/, '')}` : specifier;
}

/** The walls and orders that an import breaches. `file` is a path from the root. */
export const breaches = (file: string, specifier: string, isType: boolean): { why: string }[] => {
  const taken = target(file, specifier);
  const stands = (wall: Wall) =>
    wall.from.test(file) &&
    wall.to.test(taken) &&
    !(wall.typesPass && isType) &&
    !(wall.betweenFeatures && feature(file) === feature(taken));
  return [...walls.filter(stands), ...orders.filter(order => goesUp(order, file, taken))];
};
