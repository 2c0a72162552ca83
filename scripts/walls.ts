// The walls of the house, as a rule of the linter: `academia/walls` in .oxlintrc.json.
// no-restricted-imports could not hold them: it sees the specifier as written (`../../x`) and not the file it means,
// and of two overrides that match a file only the last one counts, so that each wall would have to be repeated for
// every kind of file.
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

interface Wall {
  why: string;
  /** The files it stands around: paths from the project's root. */
  from: RegExp;
  /** What they must not take: such a path, or a package by its name (built-ins with `node:`). */
  to: RegExp;
  /** `import type` may pass. */
  typesPass?: true;
  /** It stands between features only, not inside one. */
  betweenFeatures?: true;
}

const either = (...parts: RegExp[]) => new RegExp(parts.map(part => `(?:${part.source})`).join('|'));

const drivers = /^(better-sqlite3|pg)(\/|$)/;
const driverAdapters = /^drizzle-orm\/(better-sqlite3|node-postgres)(\/|$)/;
const database = either(/^db\//, /^drizzle-orm(\/|$)/, drivers);
const http =
  /^(hono|@hono\/.*|@trpc\/.*|trpc-to-openapi|node:https?)(\/|$)|^server\/(http|trpc)\/|^server\/(app|main|router)\.ts$|\.router\.ts$/;
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
    why: 'src takes from server only *.schema.ts, and types',
    from: /^src\//,
    to: /^server\/(?!.*\.schema\.ts$)/,
    typesPass: true,
  },
  { why: 'src never takes from db, drivers, lucia or node', from: /^src\//, to: either(database, /^lucia$/, /^node:/) },
  {
    why: 'what two features of src share moves to ui, board, lib or app',
    from: /^src\/features\//,
    to: /^src\/features\//,
    betweenFeatures: true,
  },
  {
    why: 'ui, board, video and lib know no feature',
    from: /^src\/(ui|board|video|lib)\//,
    to: /^src\/(app|features)\//,
  },
  { why: 'the board and the design system know no network', from: /^src\/(ui|board)\//, to: network },
  {
    why: 'the rules of the board are pure: no React, no input or output',
    from: /^src\/board\/(?!.*\buse-).*\.ts$/,
    to: either(inputAndOutput, /^react(-dom)?(\/|$)/),
  },
  { why: 'server never imports src', from: /^server\//, to: /^src\// },
  { why: 'db imports neither server nor src', from: /^db\//, to: /^(server|src)\// },
  { why: 'the program never imports its tests or scripts', from: /^(src|server|db)\//, to: /^(tests|scripts)\// },
  { why: 'a router never touches the database', from: /\.router\.ts$/, to: database },
  { why: 'a service knows neither tRPC nor HTTP', from: /\.service\.ts$/, to: http },
  { why: 'a schema imports zod and other schemas only', from: /\.schema\.ts$/, to: /^(?!zod(\/|$)|.*\.schema\.ts$)/ },
  { why: 'a policy does no input or output', from: /\.policy\.ts$/, to: inputAndOutput, typesPass: true },
  { why: 'queries hold drizzle and nothing else', from: /\.queries\.ts$/, to: either(http, /\.service\.ts$/) },
  {
    why: "a feature calls another feature's service, never its queries or router",
    from: /^server\/features\//,
    to: /\.(queries|router)\.ts$/,
    betweenFeatures: true,
  },
  { why: 'one file imports lucia', from: /^(?!server\/features\/auth\/sessions\.ts$)/, to: /^lucia$/ },
  // The benchmark measures the bare driver.
  {
    why: 'one file imports the database drivers',
    from: /^(?!db\/client\.ts$|scripts\/bench\/)/,
    to: drivers,
  },
  {
    why: "drizzle's adapters to the drivers stay in db",
    from: /^(?!db\/|scripts\/bench\/)/,
    to: driverAdapters,
  },
  { why: 'one file reads the environment', from: /^(?!server\/config\.ts$)(src|db|server)\//, to: /^node:process$/ },
  {
    why: 'one file of the server starts child processes',
    from: /^(?!server\/engine\/process\.ts$)(src|db|server)\//,
    to: /^node:(child_process|cluster)$/,
  },
];

const root = join(import.meta.dirname, '..');
const fromRoot = (path: string) => relative(root, path).replaceAll('\\', '/');
const feature = (path: string) => /^\w+\/features\/[^/]+\//.exec(path)?.[0];

/** The path from the root, or the package, that `specifier` means in `file`. */
function target(file: string, specifier: string) {
  if (specifier.startsWith('.')) return fromRoot(resolve(dirname(join(root, file)), specifier));
  return isBuiltin(specifier) ? `node:${specifier.replace(/^node:/, '')}` : specifier;
}

/** The walls that an import breaches. `file` is a path from the root. */
export const breaches = (file: string, specifier: string, isType: boolean) => {
  const taken = target(file, specifier);
  const stands = (wall: Wall) =>
    wall.from.test(file) &&
    wall.to.test(taken) &&
    !(wall.typesPass && isType) &&
    !(wall.betweenFeatures && feature(file) === feature(taken));
  return walls.filter(stands);
};

/** What the four nodes that name a module have in common, from the linter's syntax tree. */
interface ModuleNode {
  type: string;
  importKind?: string;
  exportKind?: string;
  source: { value?: unknown } | null;
}

interface RuleContext {
  filename: string;
  report(problem: { node: ModuleNode; message: string }): void;
}

const isTypeOnly = (node: ModuleNode) =>
  [node.importKind, node.exportKind].includes('type') || node.type === 'TSImportType';

const rule = {
  create(context: RuleContext) {
    const file = fromRoot(context.filename);
    const check = (node: ModuleNode) => {
      if (typeof node.source?.value !== 'string') return;
      for (const { why } of breaches(file, node.source.value, isTypeOnly(node)))
        context.report({ node, message: `Wall: ${why}.` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

export default { meta: { name: 'academia' }, rules: { walls: rule } };
