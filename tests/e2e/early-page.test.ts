import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Academy } from '../../server/harness/process.ts';
import { NARROW, WIDE } from '../support/tour.ts';
import { demoAcademy, enterAs, visit, type DemoRole } from '../support/visit.ts';

/** The screens whose beginning is there before any script. */
const BEGUN: Record<DemoRole, string[]> = {
  Aluno: ['/dashboard', '/courses', '/practice'],
  Professor: ['/dashboard', '/courses', '/practice', '/professor'],
  Administrador: ['/dashboard', '/courses', '/practice'],
};

let academy: Academy;
beforeAll(async () => {
  academy = await demoAcademy(undefined, { RATE_LIMITS: 'off' });
});

/** What stands where at the top of the page, with its words. */
const topOf = (page: Page): Promise<string[]> =>
  page.$$eval('header, header > div > a, [aria-label="Você está em"], main h1, main h1 + p', elements =>
    elements.map(element => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const words = element.tagName === 'HEADER' ? '' : element.textContent;
      return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')} ${words}`;
    }),
  );

test.each(
  (['Aluno', 'Professor', 'Administrador'] as const).flatMap(visitor =>
    [WIDE, NARROW].map(size => ({ visitor, size, width: size.width })),
  ),
)('what $visitor sees before any script stays where it is, on $width pixels', async ({ visitor, size }) => {
  const { page, context, complaints } = await visit(academy.url, { viewport: size });
  await enterAs(page, visitor);
  for (const path of BEGUN[visitor]) {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/vendor-*.js', async route => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForSelector('[data-early] h1');
    // The style sheet is there before anything is painted, but not before it can be asked for.
    await expect.poll(() => page.locator('button:visible').count()).toBe(0);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await topOf(page);
    expect(before.length).toBeGreaterThanOrEqual(3);
    scripts.resolve();
    await page.waitForSelector('header [aria-label^=Notificações]');
    expect([path, await topOf(page)]).toEqual([path, before]);
    await page.unrouteAll();
  }
  expect(complaints).toEqual([]);
  await context.close();
});
