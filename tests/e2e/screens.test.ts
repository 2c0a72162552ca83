import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { extent } from '../../server/harness/extent.ts';
import { focused, tabTo } from '../support/acts.ts';
import { looking } from '../support/axe.ts';
import type { Academy } from '../../server/harness/process.ts';
import { everyAddress, addressesOf, settle, tour, TOUR_MS } from '../support/tour.ts';
import { demoAcademy, enterAs, visit } from '../support/visit.ts';

/** What holds more than it shows; a name that ends in dots says so itself. */
const cutAway = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(
        element =>
          !element.matches('.sr-only, .truncate') &&
          getComputedStyle(element).overflowX === 'hidden' &&
          element.scrollWidth > element.clientWidth + 1,
      )
      .map(element => element.textContent ?? ''),
  );

let academy: Academy;
let addresses: string[];
const look = looking();
beforeAll(async () => {
  academy = await demoAcademy(undefined, { RATE_LIMITS: 'off' });
  addresses = await everyAddress(academy.url);
});

test('every page for a guest fits, is accessible and complains of nothing', { timeout: TOUR_MS }, async () => {
  await tour(await visit(academy.url), addressesOf('guest', addresses), look);
});

// In `npm test` those who are signed in are looked at where every text is hostile (hostile-texts.test.ts).
test.each(extent<'Aluno'[]>([], ['Aluno']))(
  'every page for %s fits, is accessible and complains of nothing',
  { timeout: TOUR_MS },
  async role => {
    const student = await visit(academy.url);
    await enterAs(student.page, role);
    await tour(student, addressesOf(role, addresses), look);
  },
);

test(`with letters of twice the size on a phone nothing is cut away, and the header gives the height \
back`, async () => {
  const { page, context } = await visit(academy.url, { viewport: { width: 375, height: 740 } });
  await enterAs(page, 'Aluno');
  for (const path of ['/dashboard', '/course/1', '/practice']) {
    await settle(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      scrollTo(0, 1_000);
    });
    await expect.poll(async () => [path, await cutAway(page)]).toEqual([path, []]);
    await expect
      .poll(() => page.evaluate(() => document.querySelector('header')!.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(0);
  }
  await context.close();
});

test('a student comes in, opens a course and leaves by keyboard alone', async () => {
  const { page, context } = await visit(academy.url);
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('aluno@academia.demo');
  await page.keyboard.press('Tab');
  await page.keyboard.type('demo1234');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await tabTo(page, 'Cursos');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/courses');
  await page.getByRole('heading', { name: 'Cursos de Xadrez' }).waitFor();
  await tabTo(page, /^Menu de/);
  await page.keyboard.press('Enter');
  // The menu takes the focus a moment after it shows, and so does the item one goes to.
  await expect.poll(() => focused(page)).toContain('Meu Perfil');
  await page.keyboard.press('End');
  await expect.poll(() => focused(page)).toBe('Sair');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  await context.close();
});
