import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Viewer } from '../../common/viewer.ts';

/** A screen of the browser's route table. */
export type BuiltRoute = {
  path: string;
  /** Matches its addresses; a regular expression. */ pattern: string;
  title: string;
  /** The scripts of the screen, besides those of every page. */ files: string[];
  /** Instead of these, where professors and administrators have another screen. */ staffFiles?: string[];
  /** What the page shows of the screen before any script runs, by the role of who opens it. */
  early?: Partial<Record<Viewer['role'], string>>;
};
/** What the build writes into `pages.json`. */
export type BuiltPages = { routes: BuiltRoute[]; /** The scripts of a signed-in user's header. */ member: string[] };

/**
 * Stand in the built pages where names, logo and screen go. The school's name is as long as one that takes one line, or
 * two.
 */
export const TOKENS = {
  short: '§nome§',
  long: '§nome§§nome§§nome§',
  logo: '§logo§',
  screen: '§tela§',
  firstName: '§primeiro§',
  fullName: '§inteiro§',
} as const;

/** The landing page is built once for each of these, because it looks different. */
export type LandingLook = { name: 'short' | 'long'; logo: boolean; signup: boolean };
export const landingFile = ({ name, logo, signup }: LandingLook): string =>
  `landing-${name}-${logo ? 'logo' : 'mark'}-${signup ? 'open' : 'closed'}.html`;

/** So many headers look different: a student's has less room for a long name. */
export type EarlyLook = Omit<LandingLook, 'signup'> & { student: boolean };
export const earlyFile = ({ name, logo, student }: EarlyLook): string =>
  `early-${name}-${logo ? 'logo' : 'mark'}-${student ? 'student' : 'staff'}.html`;

const EITHER = [true, false];
export const EARLY_LOOKS: EarlyLook[] = (['short', 'long'] as const).flatMap(name =>
  EITHER.flatMap(logo => EITHER.map(student => ({ name, logo, student }))),
);

export type Pages = {
  /** The page without content. */ shell: string;
  landing: (look: LandingLook) => string;
  /** The page of a signed-in user, with a token in the place of the screen. */ early: (look: EarlyLook) => string;
  member: readonly string[];
  routeOf: (path: string) => BuiltRoute | undefined;
};

/** The pages of the built web app; undefined where it is not built. */
export const readPages = (web: string): Pages | undefined => {
  if (!existsSync(join(web, 'pages.json'))) return undefined;
  const { routes, member } = JSON.parse(readFileSync(join(web, 'pages.json'), 'utf8')) as BuiltPages;
  const patterns = routes.map(route => ({ route, pattern: new RegExp(route.pattern, 'i') }));
  const read = new Map<string, string>();
  const textOf = (file: string): string => {
    const known = read.get(file) ?? readFileSync(join(web, file), 'utf8');
    read.set(file, known);
    return known;
  };
  return {
    shell: textOf('app.html'),
    landing: look => textOf(landingFile(look)),
    early: look => textOf(earlyFile(look)),
    member,
    routeOf: path => patterns.find(({ pattern }) => pattern.test(path))?.route,
  };
};
