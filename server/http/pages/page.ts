import { FIRST_DATA_ID, type FirstData } from '../../common/first-data.schema.ts';
import type { School } from '../../features/school/school.schema.ts';
import { firstNameOf } from '../../common/first-name.schema.ts';
import { TOKENS, type LandingLook } from './built-pages.ts';

const UNNAMED = 'Academia';
/** Longer names stand in two lines in the header. */
const SHORT_NAME = 14;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** As text or as the value of an attribute. */
const inHtml = (text: string): string => text.replaceAll(/[&<>"']/g, sign => ENTITIES[sign] ?? sign);

/** JSON in a page: no text in it can end the element that holds it, or begin a comment. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The longer first. */
const NAMES = new RegExp([TOKENS.long, TOKENS.short, TOKENS.logo, TOKENS.firstName, TOKENS.fullName].join('|'), 'g');

const nameOf = (school: School | undefined): string => school?.name ?? UNNAMED;

export const lookOf = (school: School | undefined): LandingLook => ({
  name: nameOf(school).length > SHORT_NAME ? 'long' : 'short',
  logo: Boolean(school?.logoUrl),
  signup: school?.registration !== 'closed',
});

/** A page with the school's own name and logo, and with its reader's name. */
export const named = (page: string, school: School | undefined, reader = ''): string =>
  page.replaceAll(NAMES, token => {
    if (token === TOKENS.logo) return inHtml(school?.logoUrl ?? '');
    if (token === TOKENS.firstName) return inHtml(firstNameOf(reader));
    return inHtml(token === TOKENS.fullName ? reader : nameOf(school));
  });

export type Content = {
  /** Of the screen. */ title: string | undefined;
  /** The scripts that its first screen needs. */ files: readonly string[];
  /** Whether these are fetched at once, or when a script of the page says so. */ when: 'now' | 'later';
  school: School | undefined;
  firstData: FirstData;
};

const PLAIN_ACCENT = 'verde';

/** A built page with what its first screen needs. */
export const filled = (page: string, { title, files, when, school, firstData }: Content): string => {
  const rel = when === 'now' ? 'modulepreload' : 'later';
  const preloads = files.map(file => `<link rel="${rel}" crossorigin href="/${file}">`).join('');
  const data = `<script type="application/json" id="${FIRST_DATA_ID}">${inScript(firstData)}</script>`;
  const accent = school && school.accent !== PLAIN_ACCENT ? ` data-accent="${inHtml(school.accent)}"` : '';
  const titled =
    title === undefined
      ? page
      : page.replace(/<title>.*?<\/title>/s, () => `<title>${inHtml(`${title} · ${nameOf(school)}`)}</title>`);
  return titled
    .replace('<html lang="pt-BR">', () => `<html lang="pt-BR"${accent}>`)
    .replace('</head>', () => `${preloads}</head>`)
    .replace('</body>', () => `${data}</body>`);
};
