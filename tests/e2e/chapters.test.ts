import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Square } from '../../src/board/squares.ts';
import { demoAcademy, enterAs, visit } from '../support/visit.ts';

const PHONE = { width: 375, height: 812 };
const FORK =
  '[FEN "q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1"]\n\n' +
  '1. Cc7+ { Os dois! [%right] } ( 1. Ce7 { Só o rei vê isso. } Rxe7 ) ( 1. Cf6 { Xeque e mais nada. } Rf7 ) ' +
  '1... Rd7 2. Cxa8 { A dama é sua. [%right] } *';

/** A finger on one square, then on another. */
const tapMove = async (page: Page, from: Square, to: Square): Promise<void> => {
  for (const square of [from, to]) await page.locator(`[data-square=${square}]`).tap();
};

const writeChapter = async (page: Page, lessonId: number): Promise<void> => {
  const chapters = [{ title: 'Garfo', mode: 'responder', side: 'white', pgn: FORK }];
  const saved = await page.request.put(`/api/lessons/${lessonId}/chapters`, { data: { chapters } });
  expect(saved.status()).toBe(200);
};

test('a child solves a chapter on a phone with two errors and a reload, and the professor sees both', async () => {
  const { url } = await demoAcademy();
  const { page, complaints } = await visit(url, { viewport: PHONE, hasTouch: true, isMobile: true });
  const { page: teaching, complaints: ofTeaching } = await visit(url);
  await Promise.all([enterAs(page, 'Aluno'), enterAs(teaching, 'Professor')]);
  const { lessons } = (await (await page.request.get('/api/courses/1/lessons')).json()) as {
    lessons: { id: number; unlocked: boolean; completed: boolean }[];
  };
  const { id } = lessons.find(({ unlocked, completed }) => unlocked && !completed) ?? lessons[0]!;
  await writeChapter(teaching, id);

  await page.goto(`/course/1?aula=${id}`);
  const board = page.getByRole('grid', { name: 'Tabuleiro: Garfo' });
  await board.waitFor();
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

  await page.reload();
  await board.waitFor();
  await tapMove(page, 'c7', 'a8');
  await page.getByText('A dama é sua.').waitFor();

  await teaching.goto(`/professor/cursos/1/lessons/${id}/tentativas`);
  const played = teaching.getByRole('region', { name: 'Lances jogados' });
  await played.getByText('Ce7').waitFor();
  await expect.poll(() => played.getByText('Errado').count()).toBe(2);
  await teaching.getByText('Ce7, Cf6+, Cc7+').waitFor();
  expect([...complaints, ...ofTeaching]).toEqual([]);
});
