import { beforeAll, expect, test } from 'vitest';
import { extent } from '../../server/harness/extent.ts';
import { looking } from '../support/axe.ts';
import type { Academy } from '../../server/harness/process.ts';
import { everyAddress, addressesOf, tour, TOUR_MS } from '../support/tour.ts';
import { demoAcademy, enterAs, visit } from '../support/visit.ts';

let academy: Academy;
let addresses: string[];
const look = looking();
beforeAll(async () => {
  academy = await demoAcademy(undefined, { RATE_LIMITS: 'off', PROFESSOR_SIGNUP: 'approval' });
  addresses = await everyAddress(academy.url);
});

// In `npm test` they are looked at where every text is hostile (hostile-texts.test.ts).
test.each(extent<('Professor' | 'Administrador')[]>([], ['Professor', 'Administrador']))(
  'every page for %s fits, is accessible and complains of nothing',
  { timeout: TOUR_MS },
  async role => {
    const visitor = await visit(academy.url);
    await enterAs(visitor.page, role);
    await tour(visitor, addressesOf(role, addresses), look);
  },
);

test(
  'every page for a professor who waits for approval fits, is accessible and complains of nothing',
  { timeout: TOUR_MS },
  async () => {
    const waiting = await visit(academy.url);
    const rita = { name: 'Rita Sales', email: 'rita@exemplo.com', password: 'segredo', role: 'professor' };
    const { user } = (await (await waiting.page.request.post('/api/auth/register', { data: rita })).json()) as {
      user: { awaitingApproval: boolean };
    };
    expect(user.awaitingApproval).toBe(true);
    await tour(waiting, addressesOf('waiting', addresses), look);
  },
);
