// `node scripts/prove/class-by-list.ts`: a hundred names, pasted in a real browser, become cards to print; the same
// list makes nobody again; and a child signs in on a phone with what its card says. After `npm run build`. Prints how
// long the machine takes, and for the child a child's pace with it; ends with 1 above ten or fifteen seconds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../server/harness/browser.ts';
import { startAcademy } from '../../server/harness/process.ts';
import { signIn } from './page-tasks.ts';

const CHILDREN = 100;
const MOST_S = { cards: 10, child: 15 };
/** A child of eight looks at the card for each tap, and for every other letter. */
const CHILD = { tap: 1, lettersASecond: 2 };

const FIRST = ['Ana', 'Bruno', 'Carla', 'Davi', 'Elisa', 'Fábio', 'Gabriela', 'Heitor', 'Íris', 'João'];
const LAST = ['Abreu', 'Barros', 'Conceição', 'Duarte', 'Esteves', 'Farias', 'Gomes', 'Henriques', 'Inácio', 'Jardim'];
const names = Array.from({ length: CHILDREN }, (_, i) => `${FIRST[i % 10]} ${LAST[Math.floor(i / 10) % 10]}`);

const secondsOf = async (action: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await action();
  return (performance.now() - startedAt) / 1_000;
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Colar lista de alunos' });

const paste = async (page: Page): Promise<void> => {
  await dialogOf(page).getByLabel('Nomes').fill(names.join('\n'));
  await dialogOf(page).getByRole('button', { name: 'Conferir' }).click();
};

/** Both waits: until the list is read, and until the cards with their links can be printed. */
const makeCards = async (page: Page): Promise<number> => {
  const reading = await secondsOf(async () => {
    await paste(page);
    await dialogOf(page).getByText(`${CHILDREN} contas novas`).waitFor();
  });
  const making = await secondsOf(async () => {
    await dialogOf(page)
      .getByRole('button', { name: `Criar ${CHILDREN} contas` })
      .click();
    const print = page.getByRole('button', { name: 'Imprimir cartões' });
    await print.waitFor();
    await page.locator('button[aria-busy=true]').waitFor({ state: 'detached' });
    await print.click({ trial: true });
  });
  return reading + making;
};

type Card = { username: string; password: string };

const firstCard = async (page: Page): Promise<Card> => {
  const line = await page.getByRole('list', { name: 'Senhas novas' }).getByRole('listitem').first().innerText();
  const [, username = '', password = ''] = /(\S+) · (.+)$/.exec(line) ?? [];
  return { username, password };
};

/** The code of the card opens the sign-in with the username in it; the password is typed as the child reads it. */
const signInAsChild = async (browser: Browser, url: string, { username, password }: Card): Promise<number> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
  });
  const page = await context.newPage();
  const machine = await secondsOf(async () => {
    await page.goto(`/login?usuario=${encodeURIComponent(username)}`);
    await page.getByLabel('Senha', { exact: true }).tap();
    await page.keyboard.type(password);
    await page.getByRole('button', { name: 'Entrar', exact: true }).tap();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
  await context.close();
  return machine + 2 * CHILD.tap + password.length / CHILD.lettersASecond;
};

const folder = mkdtempSync(join(tmpdir(), 'academia-class-'));
const academy = await startAcademy(folder, { DEMO: '1' });
const browser = await launchBrowser();
const faults: string[] = [];
let [cards, child] = [Infinity, Infinity];
try {
  const page = await signIn(browser, academy.url, 'professor@academia.demo');
  const answer = await page.request.post('/api/classes', { data: { name: '5º ano', schoolYear: '2026' } });
  const { class: made } = (await answer.json()) as { class: { id: number } };
  await page.goto(`/turmas/${made.id}/alunos?colar`);
  cards = await makeCards(page);
  child = await signInAsChild(browser, academy.url, await firstCard(page));

  await page.goto(`/turmas/${made.id}/alunos?colar`);
  await paste(page);
  await dialogOf(page).getByText(`${CHILDREN} crianças já estão na turma`).waitFor();
  const { students } = (await (await page.request.get(`/api/classes/${made.id}/students`)).json()) as {
    students: unknown[];
  };
  if (students.length !== CHILDREN) faults.push(`${students.length} students of ${CHILDREN}`);
} finally {
  await browser.close();
  await academy.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.log(fault);
console.log(
  `${CHILDREN} names become cards in ${cards.toFixed(1)} s, of ${MOST_S.cards}; ` +
    `a child signs in from its card in ${child.toFixed(1)} s, of ${MOST_S.child}`,
);
if (faults.length > 0 || cards > MOST_S.cards || child > MOST_S.child) process.exitCode = 1;
