import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { extent } from '../../server/harness/extent.ts';
import { hindrancesOn } from '../support/axe.ts';
import { HOSTILE_PGN, HOSTILE_SCHOOL } from '../support/hostile-texts.ts';
import { writeHostileTexts } from '../support/hostile.ts';
import {
  builtOf,
  everyAddress,
  lasting,
  NARROW,
  addressesOf,
  resize,
  scrollsSideways,
  settle,
  tour,
  TOUR_MS,
  WIDE,
} from '../support/tour.ts';
import { demoAcademy, ELSEWHERE, enterAs, freshFolder, visit, type DemoRole, type Visit } from '../support/visit.ts';

/** Markup that a text has brought onto the page: what could run, or lead to what runs. */
const liveMarkupOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const leads = (value: string) => /^\W*(javascript|vbscript|data:text)/i.test(value);
    const isLive = (element: Element) =>
      element.matches('script:not([src^="/"]), iframe[srcdoc], base') ||
      [...element.attributes].some(
        ({ name, value }) =>
          /^on/i.test(name) || (/^(href|src|action|formaction|xlink:href|data)$/.test(name) && leads(value)),
      );
    return [...document.querySelectorAll('*')].filter(isLive).map(element => element.outerHTML.slice(0, 200));
  });

/** Wider than the margins that reach out of their box on purpose. */
const SPILT_PX = 40;

/** Boxes out of which their text spills. */
const spiltOn = (page: Page): Promise<string[]> =>
  page.evaluate(most => {
    const isSpilt = (box: Element) => {
      const { overflowX, display } = getComputedStyle(box);
      return (
        overflowX === 'visible' &&
        display !== 'inline' &&
        box.clientWidth > 0 &&
        box.scrollWidth > box.clientWidth + most
      );
    };
    const spilt = [...document.querySelectorAll('body *:not(svg *)')].filter(isSpilt);
    return spilt
      .filter(box => !spilt.some(other => other !== box && box.contains(other)))
      .map(box => box.outerHTML.slice(0, 300));
  }, SPILT_PX);

/** What runs does so at any width, and what spills on a wide screen spills on a phone; in full both are looked at. */
const misconductOf = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const size of extent([NARROW], [WIDE, NARROW])) {
    await resize(page, size);
    for (const fault of await scrollsSideways(page)) found.push(`${size.width} px: ${fault}`);
    for (const box of await lasting(page, () => spiltOn(page))) found.push(`${size.width} px: spilt ${box}`);
  }
  for (const markup of await liveMarkupOn(page)) found.push(`live: ${markup}`);
  if (await page.evaluate(() => 'ran' in window)) found.push('ran');
  const title = async (): Promise<string[]> => {
    const shown = await page.title();
    return shown.endsWith(` · ${HOSTILE_SCHOOL}`) ? [] : [`title: ${shown}`];
  };
  return [...found, ...(await lasting(page, title))];
};

/**
 * In `npm test` these tours also look whether people can read the pages: of those that are built alike only the first
 * is looked at.
 */
const structures = new Set<string>();
const faultsOf = async (page: Page, isFirst: boolean): Promise<string[]> => {
  const structure = await builtOf(page);
  const isKnown = structures.has(structure);
  structures.add(structure);
  return [...(await misconductOf(page)), ...(isKnown ? [] : await hindrancesOn(page, isFirst))];
};

describe('in a school where every text is hostile', () => {
  let url: string;
  let addresses: string[];
  beforeAll(async () => {
    const folder = freshFolder();
    ({ url } = await demoAcademy(folder, { RATE_LIMITS: 'off' }));
    const db = openDatabase({ kind: 'sqlite', file: join(folder, 'academy.db') });
    await writeHostileTexts(db);
    await db.close();
    addresses = extent(false, true) ? await everyAddress(url) : [];
  });

  /** Somebody in it, in whose world other sites have nothing to give. */
  const enter = async (role: DemoRole): Promise<Visit & { dialogs: string[] }> => {
    const visitor = await visit(url, {}, [ELSEWHERE]);
    const dialogs: string[] = [];
    visitor.context.on('dialog', dialog => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await enterAs(visitor.page, role);
    return { ...visitor, dialogs };
  };

  /** Where most of what people have written stands. */
  const TOLD: Record<DemoRole, string[]> = {
    Aluno: [
      '/dashboard',
      '/courses',
      '/course/1',
      '/profile',
      '/profile?aba=configuracoes',
      '/mentoria',
      '/loja/cadernos',
      '/loja/pecas',
    ],
    Professor: [
      '/dashboard',
      '/practice?partida=2',
      '/professor',
      '/professor/manage-students',
      '/professor/cursos/1',
      '/professor/cursos/1?aba=alunos',
      '/professor/cursos/1/lessons/1/edit',
      '/professor/aulas/cronograma?aula=1',
      '/professor/relatorios?aba=students',
    ],
    Administrador: [
      '/admin/usuarios',
      '/admin/registro',
      '/loja/administrar',
      '/tournaments/administrar?aba=equipe',
      '/mentoria/administrar?aba=mentores',
    ],
  };

  /** Buttons that open something over the page. */
  const OPENED: Record<DemoRole, Record<string, RegExp[]>> = {
    Aluno: {
      '/dashboard': [/^Notificações/],
      '/course/1': [/^Ver Certificado/, /azer (o )?Quiz/],
      '/loja/cadernos': [/^Preview/],
      '/loja/pecas': [/^Comprar/],
      '/mentoria': [/^Agendar/],
    },
    Professor: {
      '/dashboard': [/^Notificações/],
      '/professor/manage-students': [/^Ver Detalhes/],
    },
    Administrador: {
      '/admin/usuarios': [/^Ações para/],
    },
  };

  /** What is at fault in what opens over a page. */
  const faultsOver = async (page: Page, role: DemoRole): Promise<string[]> => {
    const found: string[] = [];
    const { pathname, search } = new URL(page.url());
    for (const name of OPENED[role][pathname + search] ?? []) {
      const button = page.locator('button:enabled').and(page.getByRole('button', { name })).first();
      await button.click();
      const over = page.locator('[role=dialog], [role=menu]').last();
      await over.waitFor();
      for (const fault of await misconductOf(page)) found.push(`over it: ${fault}`);
      await page.keyboard.press('Escape');
      await over.waitFor({ state: 'detached' });
    }
    return found;
  };

  test.each<DemoRole>(['Aluno', 'Professor', 'Administrador'])(
    'no page, and nothing that opens over one, runs what it shows to %s, or loses its shape',
    { timeout: TOUR_MS },
    async role => {
      const visitor = await enter(role);
      await tour(visitor, extent(TOLD[role], addressesOf(role, addresses)), {
        faultsOf: async (page, isFirst) => [
          ...(await extent(faultsOf, misconductOf)(page, isFirst)),
          ...(await faultsOver(page, role)),
        ],
        sameness: 'words',
      });
      expect(visitor.dialogs).toEqual([]);
    },
  );

  test('a PGN whose names and comments are hostile is walked through', async () => {
    const { page, context, complaints, dialogs } = await enter('Aluno');
    await settle(page, '/course/1');
    await page
      .getByRole('button', { name: /ver no tabuleiro/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Ou cole o PGN').fill(HOSTILE_PGN);
    await dialog.getByRole('button', { name: 'Ver no tabuleiro' }).click();
    for (const game of ['0', '1']) {
      await dialog.getByLabel('Partida', { exact: true }).selectOption(game);
      for (const move of ['Posição inicial', 'e4', 'e5', 'f3']) {
        if (move !== 'Posição inicial') await dialog.getByRole('button', { name: 'Próximo lance' }).click();
        const shown = dialog.getByRole('status', { name: 'Lance mostrado' });
        await shown.getByText(move).first().waitFor();
        await expect.poll(() => shown.innerText()).toMatch(/ran=alert|W{20}/);
        expect([game, move, await misconductOf(page)]).toEqual([game, move, []]);
      }
    }
    await context.close();
    expect([...complaints, ...dialogs]).toEqual([]);
  });
});
