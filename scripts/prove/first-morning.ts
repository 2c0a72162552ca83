// `node scripts/prove/first-morning.ts`, after `npm run build`: a new school's first morning. From the academy that was
// just started, one person makes in a real browser the school, a class of thirty names with its cards, a first course
// with three positions, and gives them to the class; the children sign in from their cards and solve them, by the API,
// and the matrix says so. What a person takes is counted, one second a press and five characters a second, with what
// paper and children take; it ends with 1 above fifteen minutes, or where a step cannot be done.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../server/harness/browser.ts';
import { startAcademy } from '../../server/harness/process.ts';
import { ask } from '../../server/harness/pupil.ts';
import { type Card, makeCards, namesOf, pasteNames } from './pasted-class.ts';
import { personAt, type Person } from './person.ts';
import { makePosition, type Position, untilSaved } from './position-by-hand.ts';

const CHILDREN = 30;
const MOST_MINUTES = 15;
const MINUTE_S = 60;
/** What nobody does at the computer, in seconds. */
const PAPER = { 'four sheets come out of the printer': 60, 'the cards are cut and handed out': 180 };
/** All children at once: from the card to the first screen, and each position. */
const [SIGN_IN_S, POSITION_S] = [15, 45];

const KINGS = { 'rei branco': ['g1'], 'rei preto': ['g8'], 'peão preto': ['f7', 'g7', 'h7'] };
const POSITIONS: Position[] = [
  { pieces: { ...KINGS, 'torre branca': ['a1'] }, right: [['a1', 'a8']], comment: 'Mate!' },
  { pieces: { ...KINGS, 'dama branca': ['d1'] }, right: [['d1', 'd8']], comment: 'A dama também.' },
  { pieces: { ...KINGS, 'torre branca': ['e2'] }, right: [['e2', 'e8']], comment: 'De longe.' },
];
const COURSE = 'Primeiros mates';

const openSchool = async (person: Person, link: string): Promise<void> => {
  const { page } = person;
  await person.open(link, 1);
  const lines = {
    'Nome da escola': 'Clube Torre Branca',
    'Nome completo': 'Helena Prado',
    Email: 'helena@exemplo.com.br',
    Senha: 'torre-na-setima',
    'Confirmar senha': 'torre-na-setima',
  };
  for (const [label, text] of Object.entries(lines)) await person.write(page.getByLabel(label, { exact: true }), text);
  await person.press('Abrir a escola');
  await person.press('Também dou aulas');
};

const makeClass = async (person: Person): Promise<Card[]> => {
  const { page } = person;
  await person.click(page.getByRole('link', { name: 'Criar a primeira turma' }));
  await person.write(page.getByLabel('Nome da turma'), '6º ano A');
  await person.press('Criar turma');
  await pasteNames(person, namesOf(CHILDREN));
  const cards = await makeCards(person, CHILDREN);
  await person.press('Imprimir cartões');
  await person.press('Já imprimi');
  return cards;
};

const makeCourse = async (person: Person): Promise<void> => {
  const { page } = person;
  await person.open('/dashboard', 1);
  await person.click(page.getByRole('link', { name: 'Criar Primeiro Curso' }).first());
  await person.write(page.getByLabel('Título do curso'), COURSE);
  await person.write(page.getByLabel('Descrição', { exact: true }), 'Três mates na última fila.');
  await person.press('Próximo');
  await person.press('Adicionar aula');
  await person.write(page.getByLabel('Descrição', { exact: true }), 'O rei não tem para onde fugir.');
  await person.press('Próximo');
  await page.getByText('Etapa 3 de 4', { exact: true }).waitFor();
  await person.press('Próximo');
  await person.press('Publicar Curso');
  await page.waitForURL('**/professor');
  // The course, its lesson, and the tab of its boards.
  await person.open('/professor/cursos/1/lessons/1/edit?aba=capitulos', 3);
  for (const position of POSITIONS) await makePosition(person, position);
  await untilSaved(person);
};

const giveHomework = async (person: Person): Promise<void> => {
  const { page } = person;
  // The classes, this one, its tasks.
  await person.open('/turmas/1/tarefas', 3);
  await person.press('Nova tarefa');
  const dialog = page.getByRole('dialog', { name: 'Nova tarefa' });
  await person.choose(dialog.getByLabel('O que fazer'), 'Posições no tabuleiro');
  await person.choose(dialog.getByLabel('Curso', { exact: true }), COURSE);
  for (const at of POSITIONS.keys()) await person.click(dialog.getByRole('checkbox').nth(at));
  await person.press('Dar tarefa');
  await page.waitForURL('**/tarefas/1');
};

/** A child signs in, and solves what there is to do. */
const solveAll = async (url: string, { username, password }: Card): Promise<void> => {
  const entered = await ask(url, 'POST', '/api/auth/login', { body: { email: username, password } });
  if (entered.status !== 200) throw new Error(`${username} was answered ${entered.status}`);
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const listed = await ask(url, 'GET', '/api/assignments', { cookie });
  const [given] = (listed.body.assignments ?? []) as { items: { chapterId: number }[] }[];
  if (given?.items.length !== POSITIONS.length) throw new Error(`${username} has other work: ${JSON.stringify(given)}`);
  for (const [at, { chapterId }] of given.items.entries()) {
    const body = { move: POSITIONS[at]?.right[0]?.join(''), path: [] };
    const { body: answer } = await ask(url, 'POST', `/api/chapters/${chapterId}/moves`, { cookie, body });
    if (!answer.finished) throw new Error(`${username} did not solve ${at + 1}: ${JSON.stringify(answer)}`);
  }
};

const untilMatrixSays = (page: Page, done: number): Promise<unknown> =>
  page.waitForFunction(
    count => document.querySelectorAll('[aria-label="Resultados"] [aria-label$=": Feito"]').length === count,
    done,
  );

const folder = mkdtempSync(join(tmpdir(), 'academia-morning-'));
const academy = await startAcademy(folder, { DEMO: '0' });
const browser = await launchBrowser();
const inMinutes = (seconds: number): string => (seconds / MINUTE_S).toFixed(1);
let [byHand, all, failure] = [0, Infinity, ''];
try {
  const [link = ''] = /http\S+\/comecar#\S+/.exec(academy.said()) ?? [];
  const context = await browser.newContext({ baseURL: academy.url, locale: 'pt-BR', serviceWorkers: 'block' });
  context.setDefaultTimeout(120_000);
  await context.addInitScript(() => (window.print = () => undefined));
  const person = personAt(await context.newPage());
  const startedAt = performance.now();
  let told = 0;
  const tell = (what: string): void => {
    console.log(`${what.padEnd(46)} ${inMinutes(person.seconds() - told)} min`);
    told = person.seconds();
  };
  await openSchool(person, link);
  tell('the school and its administrator');
  const cards = await makeClass(person);
  tell(`a class of ${CHILDREN}, and the cards`);
  await makeCourse(person);
  tell('a course with three positions');
  await giveHomework(person);
  tell('given to the class');
  await Promise.all(cards.map(card => solveAll(academy.url, card)));
  await untilMatrixSays(person.page, CHILDREN * POSITIONS.length);
  byHand = person.seconds();
  // What the machine took is counted as if nobody had done anything meanwhile.
  const waited = (performance.now() - startedAt) / 1_000;
  const children = SIGN_IN_S + POSITIONS.length * POSITION_S;
  for (const [what, seconds] of Object.entries(PAPER)) console.log(`${what.padEnd(46)} ${inMinutes(seconds)} min`);
  console.log(`${'the children sign in and solve'.padEnd(46)} ${inMinutes(children)} min`);
  console.log(`${'waited for the machine, at most'.padEnd(46)} ${inMinutes(waited)} min`);
  all = byHand + waited + children + Object.values(PAPER).reduce((sum, seconds) => sum + seconds, 0);
} catch (error) {
  failure = error instanceof Error ? error.message : String(error);
} finally {
  await browser.close();
  await academy.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  failure ||
    `a first morning takes ${inMinutes(all)} minutes of ${MOST_MINUTES}, ${inMinutes(byHand)} of them by hand, ` +
      `until ${CHILDREN} children have solved ${POSITIONS.length} positions`,
);
if (all > MOST_MINUTES * MINUTE_S) process.exitCode = 1;
