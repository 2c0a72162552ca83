// What signed-in users see before any script runs: a page for each look of the header, and the headings of the screens
// that stand in it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { School } from '../../server/features/school/school.schema.ts';
import {
  type BuiltRoute,
  EARLY_LOOKS,
  earlyFile,
  type EarlyLook,
  TOKENS,
} from '../../server/http/pages/built-pages.ts';

type Role = keyof NonNullable<BuiltRoute['early']>;

/** `src/app/prerender.tsx`, which is read by the bundler. */
export type Prerender = {
  earlyShell: (school: School, role: Role, screen: string) => string;
  earlyHeadings: (names: { first: string; full: string }) => Record<string, BuiltRoute['early']>;
};

type Early = {
  web: string;
  /** With an empty root, and without the application's scripts. */ page: string;
  /** The file that fetches them, and what it fetches on every page: the first is the application. */
  script: string;
  application: readonly string[];
  schoolWith: (look: Pick<EarlyLook, 'name' | 'logo'>) => School;
};

const EMPTY_ROOT = '<div id="root"></div>';

/** Writes the pages. */
export const writeEarlyPages = (
  { earlyShell }: Prerender,
  { web, page, script, application, schoolWith }: Early,
): void => {
  const tags = [
    ...application.map(file => `<link rel="later" crossorigin href="/${file}">`),
    `<script type="module" crossorigin src="/${script}" data-application="/${application[0]}"></script>`,
  ];
  const withScript = page.replace('</head>', () => `${tags.join('')}</head>`);
  for (const look of EARLY_LOOKS) {
    const content = earlyShell(schoolWith(look), look.student ? 'student' : 'professor', TOKENS.screen);
    const html = withScript.replace(EMPTY_ROOT, () => `<div id="root">${content}</div>`);
    writeFileSync(join(web, earlyFile(look)), html);
  }
};

/** The routes with the headings of their screens. */
export const withHeadings = ({ earlyHeadings }: Prerender, routes: readonly BuiltRoute[]): BuiltRoute[] => {
  const headings = earlyHeadings({ first: TOKENS.firstName, full: TOKENS.fullName });
  for (const path of Object.keys(headings))
    if (!routes.some(route => route.path === path)) throw new Error(`No route has the path ${path}`);
  return routes.map(route => {
    const early = headings[route.path];
    return { ...route, ...(early && { early }) };
  });
};
