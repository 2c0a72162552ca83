// `node scripts/prove/first-morning.ts`: a new school's first morning. From the executable's file, which is made
// before, one person makes in a real browser the school, a class of thirty names with its cards, a first course with
// three positions, and gives them to the class. A child comes in on a phone with its card and solves them, the other
// children do the same by the API, and the person's screen says so. What people take is counted, a second a press and
// five characters a second, for the child half as fast, with what paper takes and the machine; it ends with 1 above
// fifteen minutes, or where a step cannot be done.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../server/harness/browser.ts';
import { startProgram } from '../../server/harness/process.ts';
import { ask } from '../../server/harness/pupil.ts';
import { CHILD, GROWN_UP, type Pace, type Person, personAt } from './person.ts';
import { makePosition, type Position, untilSaved } from './position-by-hand.ts';

const CHILDREN = 30;
const MOST_MINUTES = 15;
const MINUTE_S = 60;
/** What nobody does at the computer, in seconds. */
const PAPER = { 'eight sheets come out of the printer': 90, 'the cards are cut and handed out': 180 };
/** A child looks so long at a position before it moves, in seconds. */
const THOUGHT_S = 30;

const FIRST = ['Ana', 'Bruno', 'Clara', 'Davi', 'Eva', 'Felipe', 'Gabi', 'Heitor', 'Iara', 'João'];
const LAST = ['Lima', 'Conceição', 'Araújo'];
const NAMES = Array.from({ length: CHILDREN }, (_, i) => `${FIRST[i % 10]} ${LAST[Math.floor(i / 10)]}`);

const KINGS = { 'rei branco': ['g1'], 'rei preto': ['g8'], 'peão preto': ['f7', 'g7', 'h7'] };
const POSITIONS: Position[] = [
  { pieces: { ...KINGS, 'torre branca': ['a1'] }, right: [['a1', 'a8']], comment: 'Mate!' },
  { pieces: { ...KINGS, 'dama branca': ['d1'] }, right: [['d1', 'd8']], comment: 'A dama também.' },
  { pieces: { ...KINGS, 'torre branca': ['e2'] }, right: [['e2', 'e8']], comment: 'De longe.' },
];
const COURSE = 'Primeiros mates';

type Card = { username: string; password: string };

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

/** @returns what the cards say. */
const makeClass = async (person: Person): Promise<Card[]> => {
  const { page } = person;
  await person.click(page.getByRole('link', { name: 'Criar a primeira turma' }));
  await person.write(page.getByLabel('Nome da turma'), '6º ano A');
  await person.press('Criar turma');
  await person.paste(page.getByLabel('Nomes', { exact: true }), NAMES.join('\n'));
  await person.press('Conferir');
  await person.press(`Criar ${CHILDREN} contas`);
  const lines = page.getByRole('list', { name: 'Senhas novas' }).getByRole('listitem');
  await lines.first().waitFor();
  const texts = await lines.allInnerTexts();
  const address = page.getByLabel('Endereço da escola nos cartões');
  await address.clear();
  await person.write(address, 'http://192.168.0.10:3000');
  await person.press('Imprimir cartões');
  await person.press('Já imprimi');
  return texts.map(text => {
    const [, username = '', password = ''] = /(\S+) · (.+)$/.exec(text) ?? [];
    return { username, password };
  });
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
  for (const at of POSITIONS.keys()) await person.click(dialog.getByRole('checkbox', { name: /:/ }).nth(at));
  await person.press('Dar tarefa');
  await page.waitForURL('**/tarefas/1');
};

/** On a phone that has read the code of the card. */
const solveByHand = async (child: Person, { username, password }: Card): Promise<void> => {
  const { page } = child;
  await child.open(`/login?usuario=${encodeURIComponent(username)}`, 2);
  await child.write(page.getByLabel('Senha', { exact: true }), password);
  await child.press('Entrar');
  await page.waitForURL('**/dashboard');
  await child.click(page.getByRole('link', { name: /Primeiros mates|Aula 1/ }).first());
  for (const { right } of POSITIONS) {
    await child.click(page.getByRole('link', { name: /^Fazer/ }).first());
    for (const square of right[0] ?? []) await child.square(square);
    await page.getByText('Resolvido').first().waitFor();
    // The menu, what is due, this assignment.
    await child.open('/tarefas/1', 3);
  }
};

/** A child signs in, and solves what there is to do. */
const solveByApi = async (url: string, { username, password }: Card): Promise<void> => {
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

const untilAllIsDone = ({ page }: Person): Promise<unknown> =>
  page.waitForFunction(
    wanted => document.querySelectorAll('td button[aria-label$=": Feito"]').length === wanted,
    CHILDREN * POSITIONS.length,
  );

const comeTo = async (browser: Browser, url: string, pace: Pace, viewport: { width: number; height: number }) => {
  const context = await browser.newContext({ baseURL: url, viewport, locale: 'pt-BR', serviceWorkers: 'block' });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(() => (window.print = () => undefined));
  return personAt(await context.newPage(), pace);
};

const root = join(import.meta.dirname, '..', '..');
const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'binary.ts')], { stdio: 'inherit' });
if (status !== 0) throw new Error('There is no executable');
const folder = mkdtempSync(join(tmpdir(), 'academia-morning-'));
const file = process.platform === 'win32' ? 'academia.exe' : 'academia';
const program = join(folder, file);
cpSync(join(root, 'dist', file), program);
const browser = await launchBrowser();
const inMinutes = (seconds: number): string => (seconds / MINUTE_S).toFixed(1);
const say = (what: string, seconds: number): void => console.log(`${what.padEnd(46)} ${inMinutes(seconds)} min`);

let [all, failure] = [Infinity, ''];
const startedAt = performance.now();
const academy = await startProgram([program, 'serve', '--port', '0', '--data', './dados'], {
  cwd: folder,
  env: { HOME: folder, TMPDIR: tmpdir(), SystemRoot: process.env.SystemRoot },
});
try {
  const [link = ''] = /http\S+\/comecar#\S+/.exec(academy.said()) ?? [];
  const person = await comeTo(browser, academy.url, GROWN_UP, { width: 1440, height: 900 });
  const child = await comeTo(browser, academy.url, CHILD, { width: 375, height: 812 });
  let told = 0;
  const done = (what: string, { seconds }: Person): void => {
    say(what, seconds() - told);
    told = seconds();
  };
  await openSchool(person, link);
  done('the school and its administrator', person);
  const [first, ...others] = await makeClass(person);
  done(`a class of ${CHILDREN}, and the cards`, person);
  await makeCourse(person);
  done('a course with three positions', person);
  await giveHomework(person);
  done('given to the class', person);
  if (!first) throw new Error('There are no cards');
  await Promise.all([solveByHand(child, first), ...others.map(card => solveByApi(academy.url, card))]);
  await untilAllIsDone(person);
  // What the machine took is counted as if nobody had done anything meanwhile.
  const waited = (performance.now() - startedAt) / 1_000;
  const children = child.seconds() + POSITIONS.length * THOUGHT_S;
  for (const [what, seconds] of Object.entries(PAPER)) say(what, seconds);
  say('the children sign in and solve', children);
  say('waited for the machine, at most', waited);
  all = person.seconds() + waited + children + Object.values(PAPER).reduce((sum, seconds) => sum + seconds, 0);
} catch (error) {
  failure = error instanceof Error ? error.message : String(error);
} finally {
  await browser.close();
  await academy.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  failure ||
    `a first morning takes ${inMinutes(all)} minutes of ${MOST_MINUTES}, ` +
      `from the file to ${CHILDREN} children who have solved ${POSITIONS.length} positions`,
);
if (all > MOST_MINUTES * MINUTE_S) process.exitCode = 1;
