// `node scripts/prove/class-cards.ts`, after `npm run build`: a professor pastes the names of a hundred children in a
// real browser; the time until their cards can be printed is the machine's, hashes included. The same list once more
// makes nobody twice. A child then signs in from the card on a phone: with the time of a child who taps and copies, and
// what the machine takes. It ends with 1 where one is too slow, or somebody is there twice.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../server/harness/browser.ts';
import { startAcademy } from '../../server/harness/process.ts';
import { entryOf } from '../../src/features/classes/students/cards.ts';
import { signIn } from './page-tasks.ts';
import { type Card, makeCards, namesOf, pasteNames } from './pasted-class.ts';
import { CHILD, personAt } from './person.ts';

const CHILDREN = 100;
const MOST_CARDS_S = 10;
const MOST_SIGN_IN_S = 15;
/** To point the phone at the code of the card. */
const AIM_S = 2;
const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true, locale: 'pt-BR' };

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1_000;
};

const post = async (page: Page, path: string, data: object): Promise<unknown> => {
  const answer = await page.request.post(path, { headers: { origin: new URL(page.url()).origin }, data });
  if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
};

/** What a child takes from the card to the first screen, on a phone that knows nothing of the school, in seconds. */
const signInFrom = async (browser: Browser, url: string, { username, password }: Card) => {
  const context = await browser.newContext({ ...PHONE, baseURL: url });
  const page = await context.newPage();
  const child = personAt(page, CHILD);
  const field = page.getByLabel('Senha', { exact: true });
  const opening = await secondsOf(async () => {
    await child.open(entryOf(url, username), 1);
    await field.waitFor();
  });
  await child.write(field, password);
  const entering = await secondsOf(async () => {
    await child.press('Entrar');
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
  await context.close();
  const waited = opening + entering;
  const all = AIM_S + child.seconds() + waited;
  return { all, text: `${all.toFixed(1)} s, ${waited.toFixed(1)} of them the machine's` };
};

const folder = mkdtempSync(join(tmpdir(), 'academia-cards-'));
const academy = await startAcademy(folder, { DEMO: '1' });
const browser = await launchBrowser();
const faults: string[] = [];
let untilCards = 0;
let usual = { all: Infinity, text: 'never' };
try {
  const page = await signIn(browser, academy.url, 'professor@academia.demo');
  await page.goto('/turmas');
  const made = await post(page, '/api/classes', { name: '6º ano A', schoolYear: '2026' });
  const { id } = (made as { class: { id: number } }).class;
  await page.goto(`/turmas/${id}/alunos?colar`);
  const person = personAt(page);
  const names = namesOf(CHILDREN);
  let cards: Card[] = [];
  untilCards = await secondsOf(async () => {
    await pasteNames(person, names);
    cards = await makeCards(person, CHILDREN);
  });
  console.log(`${CHILDREN} cards after ${untilCards.toFixed(1)} s, of ${MOST_CARDS_S}`);

  await person.press('Já imprimi');
  await person.press('Colar lista de alunos');
  await pasteNames(person, names);
  await page.getByText(`${CHILDREN} crianças já estão na turma`).waitFor();
  if (await page.getByRole('button', { name: 'Criar 0 contas' }).isEnabled()) faults.push('nobody can be made');
  const again = await post(page, `/api/classes/${id}/students/import`, { csv: names.join('\n'), dryRun: false });
  const twice = (again as { students: unknown[] }).students.length;
  const listed = await page.request.get(`/api/classes/${id}/students`);
  const { students } = (await listed.json()) as { students: unknown[] };
  if (twice > 0 || students.length !== CHILDREN) faults.push(`${twice} made twice, ${students.length} in the class`);
  console.log(`imported again: ${students.length} children, ${twice} of them new`);

  const byLength = cards.toSorted((a, b) => a.password.length - b.password.length);
  const [middle, last] = [byLength[CHILDREN / 2], byLength.at(-1)];
  if (!middle || !last) throw new Error('There are no cards');
  usual = await signInFrom(browser, academy.url, middle);
  const longest = await signInFrom(browser, academy.url, last);
  console.log(`a child with the longest password is in after ${longest.text}`);
} finally {
  await browser.close();
  await academy.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.log(fault);
console.log(
  `${CHILDREN} cards in ${untilCards.toFixed(1)} s of ${MOST_CARDS_S}; ` +
    `a child is in after ${usual.text}, of ${MOST_SIGN_IN_S}`,
);
if (faults.length > 0 || untilCards > MOST_CARDS_S || usual.all > MOST_SIGN_IN_S) process.exitCode = 1;
