/** A walk through every screen of the product. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../src/app/routes.tsx';
import { extent } from '../../server/harness/extent.ts';
import { enterAs, visit, type DemoRole, type Visit } from './visit.ts';

export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 375, height: 800 };

/** How long a tour may take on a busy machine. */
export const TOUR_MS = 900_000;

const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Gives the page another size and lets it find its shape. */
export const resize = async (page: Page, size: typeof WIDE): Promise<void> => {
  await page.setViewportSize(size);
  await twoFrames(page);
};

/** Some parts follow the size of the screen later than others; a busy machine draws few frames. */
const MOST_LOOKS = 20;

/** What is at fault on a page, and stays so once it has found its shape. */
export const lasting = async (page: Page, look: () => Promise<string[]>): Promise<string[]> => {
  let found = await look();
  for (let looks = 1; found.length > 0 && looks < MOST_LOOKS; looks += 1) {
    await twoFrames(page);
    found = await look();
  }
  return found;
};

export const scrollsSideways = (page: Page): Promise<string[]> =>
  lasting(page, () =>
    page.evaluate(() =>
      document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['scrolls sideways'] : [],
    ),
  );

/**
 * Every route's address. @param known what stands for the routes' parameters. @throws when there is one of which
 * nothing is known.
 */
const addresses = (known: Record<string, string>): string[] =>
  routes.map(({ path }) =>
    path.replaceAll(/:(\w+)\??/g, (_, name: string) => {
      const value = known[name];
      if (value === undefined) throw new Error(`What is the ${name} of ${path}?`);
      return value;
    }),
  );

/** Every route's address in the demo school. */
export const everyAddress = async (url: string): Promise<string[]> => {
  const { page, context } = await visit(url);
  await enterAs(page, 'Aluno');
  const { enrollments } = (await (await page.request.get('/api/enrollments')).json()) as {
    enrollments: { certificateCode: string | null }[];
  };
  await context.close();
  const code = enrollments.find(({ certificateCode }) => certificateCode)?.certificateCode;
  return addresses({
    assignmentId: '1',
    tab: 'alunos',
    classId: '1',
    courseId: '1',
    lessonId: '1',
    itemId: '1',
    matchId: '1',
    tournamentId: '1',
    ...(code && { code }),
  });
};

/** What else the screens show to each: behind a tab, in a search, of something that is not there. */
const ALSO = {
  guest: [
    '/nova-senha#abc',
    '/certificado',
    '/certificado/nenhum',
    '/nada',
    '/help?busca=quiz',
    '/nova-senha#0123456789012345678901234567890123456789abc',
  ],
  Aluno: [
    '/course/2',
    '/course/4',
    '/course/5',
    '/course/999',
    '/practice?partida=1',
    '/practice?aba=problemas',
    '/practice?aba=problemas&problema=1',
    '/treino?modo=treino',
    '/treino?modo=corrida',
    '/treino?modo=visao',
    '/treino?modo=erros',
    '/treino?modo=finais',
    '/treino?modo=finais&final=lucena',
    '/treino?modo=repertorio',
    '/treino?modo=repertorio&acao=editar',
    '/partidas?aba=ranking',
    '/partidas?aba=historico',
    '/partidas/jogo?mode=blitz',
    '/missoes?aba=semanais',
    '/missoes?aba=conquistas',
    '/profile?aba=atividade',
    '/profile?aba=conquistas',
    '/profile?aba=configuracoes',
    '/loja?busca=torre&ordem=name',
  ],
  Professor: [
    '/practice?partida=2',
    '/partidas?aba=analise',
    '/professor/cursos?mode=edit',
    '/professor/cursos/1?aba=aulas',
    '/professor/cursos/1?aba=alunos',
    '/professor/cursos/1?aba=analises',
    '/professor/cursos/999',
    '/professor/cursos/1/lessons/999/edit',
    '/create-course?etapa=2',
    '/create-course?etapa=3',
    '/create-course?etapa=4',
    '/professor/aulas?aba=rascunhos',
    '/professor/aulas/cronograma?dia=2026-02-10',
    '/professor/aulas/cronograma?aula=1',
    '/professor/relatorios?aba=students',
    '/professor/relatorios?aba=courses',
    '/professor/relatorios?aba=financial',
  ],
  Administrador: [
    '/course/2',
    '/admin/usuarios?nova',
    '/admin/usuarios?busca=zzz',
    '/admin/registro?grupo=store',
    '/admin/registro?dia=2020-01-01',
    '/loja/administrar?aba=compras',
    '/tournaments/administrar?aba=programas',
    '/tournaments/administrar?aba=equipe',
    '/mentoria/administrar?aba=mentores',
    '/mentoria/administrar?quando=passado',
  ],
} satisfies Record<DemoRole | 'guest', string[]>;

type Visitor = DemoRole | 'guest' | 'waiting';

const NOT_OF_STAFF = /^\/(?!professor|admin|create-course|.*\/administrar)|^\/professor$/;
/** Elsewhere guests stand before one of the same two doors. */
const OF_GUESTS =
  /^\/(?!professor\/|admin|create-course|turmas|tarefas|treino|practice|.*\/(administrar|reservas|pedidos|\d))/;

/**
 * Where each has screens of their own. Elsewhere they see what another of these sees, or are turned away: in full,
 * those are looked at as well.
 */
const OWN: Record<Visitor, RegExp> = {
  guest: OF_GUESTS,
  Aluno: NOT_OF_STAFF,
  Professor: /^\/(dashboard|profile|professor|create-course|admin\/usuarios$)/,
  Administrador: /^\/(dashboard|admin|professor$|professor\/cursos\/1$|.*\/administrar)/,
  waiting: /^\/(dashboard|profile|courses|professor|create-course)$/,
};

/** The tour of a visitor. @param addresses every route's address. */
export const addressesOf = (visitor: Visitor, addresses: string[]): string[] => [
  ...addresses.filter(path => extent(OWN[visitor], /^/).test(path)),
  ...(visitor === 'waiting' ? [] : ALSO[visitor]),
];

/** Goes there and waits until all has come. */
export const settle = async (page: Page, path: string): Promise<Page> => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => !document.body.innerText.includes('Carregando...'));
  return page;
};

const saidBy = (page: Page): Promise<string> =>
  page.evaluate(() => (document.querySelector('main') ?? document.body).innerHTML);

/** Of what a page is built, whatever it says: which elements with which attributes and classes stand in which. */
export const builtOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const kindOf = (element: Element | null): string =>
      element === null
        ? ''
        : [
            element.tagName,
            element.getAttribute('class'),
            element.getAttribute('role'),
            ...element.getAttributeNames().toSorted(),
          ].join(' ');
    const root = document.querySelector('main') ?? document.body;
    const elements = [...root.querySelectorAll('*'), ...document.querySelectorAll('[role=dialog] *')];
    return [...new Set(elements.map(each => `${kindOf(each.parentElement)} > ${kindOf(each)}`))].toSorted().join('\n');
  });

/** What a visitor looks for, and what makes two pages the same to them. */
export type Look = {
  faultsOf: (page: Page, isFirst: boolean) => Promise<string[]>;
  sameness: 'words' | 'structure';
  /** Shared by tours of which none needs to look at what another has seen. */
  seen?: Set<string>;
};

/**
 * Walks from page to page, of which none may have a fault or complain. While one is looked at, the next is on its way;
 * what is the same as one before, because it turns the visitor away, is not looked at again.
 */
export const tour = async (
  { page, context, complaints }: Visit,
  paths: string[],
  { faultsOf, sameness, seen = new Set() }: Look,
): Promise<void> => {
  const other = await context.newPage();
  const faults: Record<string, string[]> = {};
  const [first = '/', ...rest] = paths;
  let coming = settle(page, first);
  for (const [i, path] of paths.entries()) {
    const here = await coming;
    coming = settle(here === page ? other : page, rest[i] ?? first);
    const known = await (sameness === 'words' ? saidBy : builtOf)(here);
    if (seen.has(known)) continue;
    seen.add(known);
    const found = await faultsOf(here, i === 0);
    if (found.length > 0) faults[path] = found;
  }
  await coming;
  await context.close();
  expect(faults).toEqual({});
  expect(complaints).toEqual([]);
};
