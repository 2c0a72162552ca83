import { expect, test } from 'vitest';
import { school as schoolTable } from '../../db/schema/school.ts';
import type { FirstAnswer } from '../../server/common/first-data.schema.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { aBuiltWeb } from '../support/built-web.ts';
import { startServer, type TestServer } from '../support/server.ts';

type Person = { id: number };
const begin = () => startServer({ web: aBuiltWeb() });

const open = async (server: TestServer, path: string, cookie?: string) => {
  const response = await fetch(`${server.url}${path}`, { headers: cookie ? { cookie } : {} });
  const html = await response.text();
  // As a browser ends a script element: at the first thing that looks like its end.
  const [, json = '[]'] = /<script type="application\/json" id="first-data">(.*?)<\/script/is.exec(html) ?? [];
  return { response, html, firstData: JSON.parse(json) as FirstAnswer[] };
};
const openAs = async (server: TestServer, person: Person, path: string) =>
  open(server, path, await server.cookieOf(person));

const aSchool = (server: TestServer, look: Partial<typeof schoolTable.$inferInsert>) =>
  server.db.write(tx => tx.insert(schoolTable).values({ id: 1, accent: 'verde', updatedAt: new Date(), ...look }));

const scriptsIn = (html: string) =>
  [...html.matchAll(/modulepreload" crossorigin href="\/([^"]+)"/g)].map(([, file]) => file);

const asked = (firstData: FirstAnswer[]): string[] => firstData.map(({ procedure }) => procedure);

test('a page brings what its first screen would ask, as the API answers it', async () => {
  const server = await begin();
  const professor = await aProfessor(server.db);
  await aCourse(server.db, professor);
  const pages = [
    [await aStudent(server.db), '/dashboard', 13],
    [professor, '/dashboard', 6],
    [await anAdmin(server.db), '/dashboard', 7],
    [await aStudent(server.db), '/courses', 5],
    [await aStudent(server.db), '/practice', 5],
  ] as const;
  for (const [person, path, questions] of pages) {
    const { firstData } = await openAs(server, person, path);
    expect(firstData).toHaveLength(questions);
    for (const { procedure, input, data } of firstData) {
      const { body } = await server.rpc('query', procedure, input, { as: person });
      expect([procedure, { result: { data } }]).toEqual([procedure, body]);
    }
  }
});

test('a page names the scripts of its screen, each once, and is kept by nobody', async () => {
  const server = await begin();
  const { html, response } = await openAs(server, await aStudent(server.db), '/dashboard');
  expect(scriptsIn(html)).toEqual(['assets/dashboard.js', 'assets/common.js', 'assets/member.js']);
  for (const staff of [await aProfessor(server.db), await anAdmin(server.db)])
    expect(scriptsIn((await openAs(server, staff, '/dashboard')).html)).toEqual([
      'assets/staff.js',
      'assets/common.js',
      'assets/member.js',
    ]);
  expect(html).toContain('<title>Dashboard · Academia</title>');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('vary')).toContain('Cookie');
});

test('an address that filters its screen, or names none, brings only what every page asks', async () => {
  const server = await begin();
  const student = await aStudent(server.db);
  for (const path of ['/courses?busca=final', '/nada'])
    expect(asked((await openAs(server, student, path)).firstData)).toEqual([
      'school.get',
      'auth.me',
      'notifications.list',
    ]);
});

test('a session that is over gets nothing of its user', async () => {
  const server = await begin();
  const student = await aStudent(server.db, { fullName: 'Beatriz Moura' });
  const cookie = await server.cookieOf(student);
  expect((await open(server, '/dashboard', cookie)).html).toContain('Beatriz Moura');
  await server.rpc('mutation', 'auth.logout', {}, { headers: { cookie } });
  const { html, firstData } = await open(server, '/dashboard', cookie);
  expect(html).not.toContain('Beatriz Moura');
  expect(asked(firstData)).toEqual(['auth.me', 'school.get']);
  expect(firstData[0]).toEqual({ procedure: 'auth.me', data: null });
});

const HOSTILE = `</script><script>alert(1)</script><!--<script>"'&§nome§§logo§`;

test('no name that somebody gave breaks out of the data or the page', async () => {
  const server = await begin();
  const student = await aStudent(server.db, { fullName: HOSTILE });
  await aSchool(server, { name: HOSTILE });
  const { html, firstData } = await openAs(server, student, '/dashboard');
  const me = firstData.find(({ procedure }) => procedure === 'auth.me');
  expect(me?.data).toMatchObject({ user: { fullName: HOSTILE } });
  const landing = await open(server, '/');
  expect(landing.firstData[1]?.data).toMatchObject({ school: { name: HOSTILE } });
  const early = await openAs(server, student, '/courses');
  expect(beginnings(early.html)).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
  for (const page of [html, early.html, landing.html]) {
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toContain('<!--');
    expect(page.match(/<\/script>/g)).toHaveLength(1);
  }
  expect(landing.html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
});

const beginnings = (html: string): string | undefined => /<div data-early>(.*?)<\/div>/s.exec(html)?.[1];

test('a page shows what its screen begins with, and fetches the scripts after that', async () => {
  const server = await begin();
  const student = await aStudent(server.db, { fullName: 'Beatriz Moura' });
  const professor = await aProfessor(server.db, { fullName: 'Rui Prado' });
  const { html } = await openAs(server, student, '/courses');
  expect(beginnings(html)).toBe('short mark student <b>Academia</b><h1>Beatriz</h1><p>Beatriz Moura</p>');
  expect(scriptsIn(html)).toEqual([]);
  expect(html).toContain('<link rel="later" crossorigin href="/assets/courses.js">');
  await aSchool(server, { name: 'Clube de Xadrez do Vale' });
  expect(beginnings((await openAs(server, professor, '/courses')).html)).toBe(
    'long mark staff <b>Clube de Xadrez do Vale</b><h1>Rui</h1>',
  );
});

test('a page shows nothing before its scripts where the screen may begin in another way', async () => {
  const server = await begin();
  const student = await aStudent(server.db);
  const waiting = await aProfessor(server.db, { awaitingApproval: true });
  expect(beginnings((await openAs(server, student, '/practice')).html)).toBeDefined();
  const game = { opponent: { kind: 'engine', level: 'facil' }, base: 600, increment: 0, color: 'white', rated: false };
  await server.rpc('mutation', 'matches.create', game, { as: student });
  const pages = [
    [student, '/practice'],
    [student, '/courses?busca=final'],
    [waiting, '/courses'],
    [await anAdmin(server.db), '/courses'],
    [student, '/dashboard'],
  ] as const;
  for (const [person, path] of pages) {
    const { html } = await openAs(server, person, path);
    expect([path, beginnings(html), scriptsIn(html).length > 0]).toEqual([path, undefined, true]);
  }
});

test('a visitor finds the landing page with the name and the look of the school', async () => {
  const server = await begin();
  expect((await open(server, '/')).html).toContain('<p>short mark open</p><b>Academia</b>');
  await aSchool(server, { name: 'Clube de Xadrez do Vale', accent: 'azul', registration: 'closed' });
  const { html, response } = await open(server, '/');
  expect(html).toContain('<p>long mark closed</p><b>Clube de Xadrez do Vale</b>');
  expect(html).toContain('<html lang="pt-BR" data-accent="azul">');
  expect(html).toContain('<title>Início · Clube de Xadrez do Vale</title>');
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
});
