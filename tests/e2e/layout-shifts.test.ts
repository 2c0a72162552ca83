import type { BrowserContext } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { extent } from '../../server/harness/extent.ts';
import type { Academy } from '../../server/harness/process.ts';
import { onSlowLine, shiftsOn, type Shift } from '../support/layout-shifts.ts';
import { everyAddress, NARROW, addressesOf, settle, TOUR_MS, WIDE } from '../support/tour.ts';
import { demoAcademy, enterAs, visit, type DemoRole } from '../support/visit.ts';

type Visitor = DemoRole | 'guest';

/** Where the most came late: figures, lists, and a page that shows before any script runs. */
const TELLING: Record<Visitor, string[]> = {
  guest: ['/'],
  Aluno: ['/dashboard', '/courses'],
  Professor: ['/professor'],
  Administrador: ['/dashboard'],
};

/** So much is the rounding of a line of text. */
const STILL = 0.0005;
const AT_ONCE = 3;

let academy: Academy;
let addresses: string[];
beforeAll(async () => {
  academy = await demoAcademy(undefined, { RATE_LIMITS: 'off' });
  addresses = extent(false, true) ? await everyAddress(academy.url) : [];
});

/** Opens each address as on a first visit, some at a time. @returns what moved, by address. */
const movementsOf = async (context: BrowserContext, paths: string[]): Promise<Record<string, Shift[]>> => {
  const moved: Record<string, Shift[]> = {};
  const left = [...paths];
  const walk = async (): Promise<void> => {
    const page = await context.newPage();
    await onSlowLine(page);
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      await settle(page, path);
      const shifts = await shiftsOn(page);
      if (shifts.reduce((sum, { value }) => sum + value, 0) > STILL) moved[path] = shifts;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return moved;
};

test.each(
  (['guest', 'Aluno', 'Professor', 'Administrador'] as const).flatMap(visitor =>
    [WIDE, NARROW].map(size => ({ visitor, size, width: size.width })),
  ),
)('on a slow line nothing moves for $visitor on $width pixels', { timeout: TOUR_MS }, async ({ visitor, size }) => {
  const { page, context } = await visit(academy.url, { viewport: size });
  // The line is slow, and the machine may be.
  context.setDefaultTimeout(90_000);
  if (visitor !== 'guest') await enterAs(page, visitor);
  expect(await movementsOf(context, extent(TELLING[visitor], addressesOf(visitor, addresses)))).toEqual({});
  await context.close();
});
