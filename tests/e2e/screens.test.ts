import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Academy } from '../support/process.ts';
import { demoAcademy, enterAs, visit, type DemoRole } from '../support/visit.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Finding = { id: string; impact: string | null; nodes: { html: string }[] };

/** What axe finds serious or worse. */
const seriousFindings = async (page: Page): Promise<string[]> => {
  // By the browser's debugger, as the content policy lets no script into the page.
  await page.evaluate(axeSource);
  const violations = await page.evaluate(() => (window as unknown as { axe: { run: () => Promise<{ violations: Finding[] }> } }).axe.run().then(result => result.violations));
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

const settle = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => !document.body.innerText.includes('Carregando...'));
  await page.evaluate(() => Promise.all(document.getAnimations().map(animation => animation.finished.catch(() => undefined))));
};

const isWiderThanScreen = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** What holds more than it shows; a name that ends in dots says so itself. */
const cutAway = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(element => !element.matches('.sr-only, .truncate') && getComputedStyle(element).overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1)
      .map(element => element.textContent ?? ''),
  );

const visitors: { who: DemoRole | null; paths: string[] }[] = [
  { who: null, paths: ['/', '/home', '/premium', '/comecar', '/login', '/register', '/nova-senha', '/nova-senha#abc', '/nova-senha#0123456789012345678901234567890123456789abc', '/admin/usuarios', '/dashboard', '/profile', '/courses', '/course/1', '/certificado/nenhum', '/practice', '/partidas', '/partidas/jogo', '/missoes', '/nada', '/loja', '/loja/pecas', '/loja/pedidos', '/loja/administrar', '/mentoria', '/mentoria/reservas', '/mentoria/administrar', '/tournaments', '/tournaments/administrar', '/categoria-base', '/help', '/help?busca=quiz', '/professor/aulas', '/professor', '/professor/cursos/1/edit', '/create-course', '/professor/cursos/1/lessons/new'] },
  { who: 'Aluno', paths: ['/', '/premium', '/dashboard', '/profile', '/lessons', '/courses', '/course/1', '/course/2', '/course/4', '/course/5', '/course/999', '/practice', '/practice?partida=1', '/practice?aba=problemas', '/practice?aba=problemas&problema=1', '/partidas', '/partidas?aba=ranking', '/partidas?aba=historico', '/partidas/jogo?mode=blitz', '/missoes', '/missoes?aba=semanais', '/missoes?aba=conquistas', '/profile?aba=atividade', '/profile?aba=conquistas', '/profile?aba=configuracoes', '/loja', '/loja?busca=torre&ordem=name', '/loja/combos', '/loja/pecas', '/loja/cadernos', '/loja/pedidos', '/tournaments', '/categoria-base', '/mentoria', '/mentoria/reservas'] },
  { who: 'Professor', paths: ['/dashboard', '/profile', '/courses', '/course/1', '/practice?partida=2', '/partidas?aba=analise', '/tournaments', '/tournaments/administrar', '/categoria-base', '/missoes', '/professor', '/professor/cursos', '/professor/cursos?mode=edit', '/professor/cursos/1', '/professor/cursos/1?aba=aulas', '/professor/cursos/1?aba=alunos', '/professor/cursos/1?aba=analises', '/professor/cursos/999', '/professor/cursos/1/edit', '/professor/cursos/1/lessons', '/create-course', '/create-course?etapa=2', '/create-course?etapa=3', '/create-course?etapa=4', '/professor/cursos/1/lessons/new', '/professor/cursos/1/lessons/1/edit', '/professor/cursos/1/lessons/999/edit', '/professor/aulas', '/professor/aulas/anteriores', '/professor/aulas/futuras', '/professor/aulas?aba=rascunhos', '/professor/aulas/cronograma', '/professor/aulas/cronograma?dia=2026-02-10', '/professor/aulas/cronograma?aula=1', '/professor/manage-students', '/professor/revisoes', '/professor/relatorios', '/professor/relatorios?aba=students', '/professor/relatorios?aba=courses', '/professor/relatorios?aba=financial', '/mentoria', '/mentoria/administrar', '/help'] },
  { who: 'Administrador', paths: ['/dashboard', '/admin/escola', '/profile', '/courses', '/course/2', '/partidas', '/professor', '/professor/cursos', '/professor/cursos/1/lessons', '/professor/aulas', '/professor/aulas/cronograma', '/professor/relatorios', '/missoes', '/loja', '/tournaments', '/loja/administrar', '/loja/administrar?aba=compras', '/admin/usuarios', '/admin/usuarios?nova', '/admin/usuarios?busca=zzz', '/admin/registro', '/admin/registro?grupo=store', '/admin/registro?dia=2020-01-01', '/admin/saude', '/tournaments/administrar', '/tournaments/administrar?aba=programas', '/tournaments/administrar?aba=equipe', '/categoria-base', '/mentoria', '/mentoria/administrar', '/mentoria/administrar?aba=mentores', '/mentoria/administrar?quando=passado'] },
];
const looks = [
  { name: 'wide and light', options: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' as const } },
  { name: 'narrow and dark', options: { viewport: { width: 375, height: 800 }, colorScheme: 'dark' as const } },
];

let academy: Academy;
beforeAll(async () => {
  academy = await demoAcademy(undefined, { RATE_LIMITS: 'off' });
});

describe.each(looks)('on a screen that is $name', ({ options }) => {
  test.each(visitors)('every page for $who fits, is accessible and complains of nothing', { timeout: 240_000 }, async ({ who, paths }) => {
    const { page, context, complaints } = await visit(academy.url, options);
    if (who) await enterAs(page, who);
    const faults = new Map<string, string[]>();
    const report = (fault: string, path: string) => faults.set(fault, [...(faults.get(fault) ?? []), path]);
    for (const path of paths) {
      await settle(page, path);
      if (await isWiderThanScreen(page)) report('scrolls sideways', path);
      for (const finding of await seriousFindings(page)) report(finding, path);
    }
    await context.close();
    expect(Object.fromEntries(faults)).toEqual({});
    expect(complaints).toEqual([]);
  });
});

test('with letters of twice the size on a phone nothing is cut away, and the header gives the height back', async () => {
  const { page, context } = await visit(academy.url, { viewport: { width: 375, height: 740 } });
  await enterAs(page, 'Aluno');
  for (const path of ['/dashboard', '/course/1', '/practice']) {
    await settle(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      scrollTo(0, 1_000);
    });
    expect(await cutAway(page), path).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.querySelector('header')!.getBoundingClientRect().bottom)).toBeLessThanOrEqual(0);
  }
  await context.close();
});

test('a student comes in, opens a course and leaves by keyboard alone', async () => {
  const { page, context } = await visit(academy.url);
  const tabTo = async (name: string | RegExp): Promise<void> => {
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim());
      if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    }
    throw new Error(`Nothing named ${name} takes the focus`);
  };
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('aluno@academia.demo');
  await page.keyboard.press('Tab');
  await page.keyboard.type('demo1234');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await tabTo('Cursos');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/courses');
  await page.getByRole('heading', { name: 'Cursos de Xadrez' }).waitFor();
  await tabTo(/^Menu de/);
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  // The menu takes the focus a moment after it shows, and so does the item one goes to.
  await expect.poll(focused).toContain('Meu Perfil');
  await page.keyboard.press('End');
  await expect.poll(focused).toBe('Sair');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  await context.close();
});
