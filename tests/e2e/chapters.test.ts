import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Square } from '../../src/board/squares.ts';
import { tabTo } from '../support/acts.ts';
import { hindrancesOn } from '../support/axe.ts';
import { demoAcademy, enterAs, visit } from '../support/visit.ts';

const PHONE = { width: 375, height: 812 };
/** What a small notebook's browser leaves of its screen. */
const NOTEBOOK = { width: 1366, height: 657 };
const FORK =
  '[FEN "q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1"]\n\n' +
  '1. Cc7+ { Os dois! [%right] } ( 1. Ce7 { Só o rei vê isso. } Rxe7 ) ( 1. Cf6 { Xeque e mais nada. } Rf7 ) ' +
  '1... Rd7 2. Cxa8 { A dama é sua. [%right] } *';

/** A finger on one square, then on another. */
const tapMove = async (page: Page, from: Square, to: Square): Promise<void> => {
  for (const square of [from, to]) await page.locator(`[data-square=${square}]`).tap();
};

const SOLVED = { title: 'Garfo', mode: 'responder', side: 'white', pgn: FORK };
const READ = { title: 'Leitura', mode: 'ler', side: 'white', pgn: '1. e4 { Abre o centro. } 1... e5 *' };

const writeChapters = async (page: Page, lessonId: number, ...chapters: object[]): Promise<void> => {
  const saved = await page.request.put(`/api/lessons/${lessonId}/chapters`, { data: { chapters } });
  expect(saved.status()).toBe(200);
};

/** Which of these a reader has to scroll to. */
const outOfView = async (...parts: Locator[]): Promise<string[]> => {
  const boxes = await Promise.all(parts.map(async part => [String(part), await part.boundingBox()] as const));
  const isSeen = (box: { y: number; height: number } | null) =>
    box !== null && box.y >= 0 && box.y + box.height <= NOTEBOOK.height;
  return boxes.filter(([, box]) => !isSeen(box)).map(([part, box]) => `${part}: ${JSON.stringify(box)}`);
};

/** Solves the first chapter and reads the second with keys alone. */
const readByKeyboard = async (page: Page): Promise<void> => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const [up, left, enter] = ['ArrowUp', 'ArrowLeft', 'Enter'];
  const isInOneView = (title: string) => {
    const board = page.getByRole('grid', { name: `Tabuleiro: ${title}` });
    const comment = page.getByRole('status', { name: 'Comentário' });
    const next = page.getByRole('button', { name: 'Próximo capítulo' });
    return expect.poll(() => outOfView(board, comment, next)).toEqual([]);
  };
  await page.getByRole('grid', { name: 'Tabuleiro: Garfo' }).waitFor();
  await tabTo(page, /^e2,/);
  await press(up, up, up, left, enter, up, up, left, enter);
  await page.getByText('Os dois!').waitFor();
  await press(enter, up, left, left, enter);
  await page.getByText('A dama é sua.').waitFor();
  await page.getByRole('heading', { name: 'Garfo', exact: true }).evaluate(title => title.scrollIntoView());
  await isInOneView('Garfo');
  await tabTo(page, 'Próximo capítulo');
  await press(enter);
  await page.getByRole('grid', { name: 'Tabuleiro: Leitura' }).waitFor();
  await press('ArrowRight');
  await page.getByText('Abre o centro.', { exact: true }).waitFor();
  await isInOneView('Leitura');
};

test('a child errs twice on a phone, goes on in another browser, and the professor sees both errors', async () => {
  const { url } = await demoAcademy();
  const [phone, school, teacher] = await Promise.all([
    visit(url, { viewport: PHONE, hasTouch: true, isMobile: true }),
    visit(url, { viewport: NOTEBOOK }),
    visit(url),
  ]);
  const [{ page }, { page: elsewhere }, { page: teaching }] = [phone, school, teacher];
  await Promise.all([enterAs(page, 'Aluno'), enterAs(elsewhere, 'Aluno'), enterAs(teaching, 'Professor')]);
  const { lessons } = (await (await page.request.get('/api/courses/1/lessons')).json()) as {
    lessons: { id: number; unlocked: boolean; completed: boolean }[];
  };
  const { id } = lessons.find(({ unlocked, completed }) => unlocked && !completed) ?? lessons[0]!;
  await writeChapters(teaching, id, SOLVED);

  await page.goto(`/course/1?aula=${id}`);
  await page.getByRole('grid', { name: 'Tabuleiro: Garfo' }).waitFor();
  for (const [to, said] of [
    ['e7', 'Só o rei vê isso.'],
    ['f6', 'Xeque e mais nada.'],
  ] as const) {
    await tapMove(page, 'd5', to);
    await page.getByText(said).waitFor();
    await page.getByRole('button', { name: 'Tentar de novo' }).tap();
  }
  await tapMove(page, 'd5', 'c7');
  await page.getByText('Os dois!').waitFor();

  await Promise.all([
    phone.context.close(),
    elsewhere.goto(`/course/1?aula=${id}`),
    teaching.goto(`/professor/cursos/1/lessons/${id}/tentativas`),
  ]);
  await elsewhere.locator('[data-square=c7] [data-piece=wN]').waitFor();
  for (const square of ['c7', 'a8']) await elsewhere.locator(`[data-square=${square}]`).click();
  await elsewhere.getByText('A dama é sua.').waitFor();

  const played = teaching.getByRole('region', { name: 'Lances jogados' });
  await played.getByText('Ce7').waitFor();
  await expect.poll(() => played.getByText('Errado').count()).toBe(2);
  await teaching.getByText('Ce7, Cf6+, Cc7+').waitFor();

  await writeChapters(teaching, id, SOLVED, READ, { ...READ, title: 'Fim' });
  await teaching.setViewportSize(NOTEBOOK);
  await teaching.goto(`/course/1?aula=${id}`);
  await readByKeyboard(teaching);
  expect(await hindrancesOn(teaching, false)).toEqual([]);
  expect([phone, school, teacher].flatMap(({ complaints }) => complaints)).toEqual([]);
});
