import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { extent } from '../../server/harness/extent.ts';
import { NARROW, resize, scrollsSideways, WIDE, type Look } from './tour.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Finding = { id: string; impact: string | null; nodes: { html: string }[] };
type Axe = { run: (options: object) => Promise<{ violations: Finding[] }> };

const EVERYTHING = {};
/** All that a theme changes. */
const CONTRAST = { runOnly: ['color-contrast'] };
const ALL_BUT_CONTRAST = { rules: { 'color-contrast': { enabled: false } } };

type Glance = { colorScheme: 'light' | 'dark'; size: typeof WIDE; rules?: object };

/** How a page is looked at in full, one look after the other. */
const LOOKS: Glance[] = [
  { colorScheme: 'light', size: WIDE, rules: EVERYTHING },
  { colorScheme: 'dark', size: WIDE, rules: CONTRAST },
  { colorScheme: 'dark', size: NARROW, rules: EVERYTHING },
  { colorScheme: 'light', size: NARROW, rules: CONTRAST },
];

/**
 * How every page is looked at besides those at which a tour begins, when time is short. Contrast is a table of colours
 * in both themes (tests/unit/contrast.test.ts); on a phone it is the shape that differs.
 */
const QUICK_LOOKS: Glance[] = [
  { colorScheme: 'light', size: WIDE, rules: ALL_BUT_CONTRAST },
  { colorScheme: 'light', size: NARROW },
];

const standStill = (page: Page) =>
  page.evaluate(() =>
    Promise.all(document.getAnimations().map(animation => animation.finished.catch(() => undefined))),
  );

/** What axe finds serious or worse. */
const seriousFindings = async (page: Page, rules: object): Promise<string[]> => {
  const violations = await page.evaluate(
    options => (window as unknown as { axe: Axe }).axe.run(options).then(result => result.violations),
    rules,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

/** What keeps somebody from reading a page, wide or narrow, light or dark. */
export const hindrancesOn = async (page: Page, isFirst: boolean): Promise<string[]> => {
  // By the browser's debugger, as the content policy lets no script into the page.
  await page.evaluate(axeSource);
  const found: string[] = [];
  for (const { colorScheme, size, rules } of isFirst ? LOOKS : extent(QUICK_LOOKS, LOOKS)) {
    await page.emulateMedia({ colorScheme });
    await resize(page, size);
    await standStill(page);
    const look = `${colorScheme}, ${size.width} px`;
    for (const fault of await scrollsSideways(page)) found.push(`${look}: ${fault}`);
    if (rules) for (const finding of await seriousFindings(page, rules)) found.push(`${look}: ${finding}`);
  }
  return found;
};

/** Each screen once, unless in full: then once for each thing that it says, to everybody. */
export const looking = (): Look =>
  extent<() => Look>(
    () => ({ faultsOf: hindrancesOn, sameness: 'structure', seen: new Set() }),
    () => ({ faultsOf: hindrancesOn, sameness: 'words' }),
  )();
