import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aPng } from '../support/images.ts';
import { demoAcademy, enterAs, visit } from '../support/visit.ts';

const COURSE = 'Ataques ao roque';
const next = (page: Page) => page.getByRole('button', { name: 'Próximo' });
const isOn = (page: Page, step: number) => page.getByText(`Etapa ${step} de 4`, { exact: true }).waitFor();

const writeBasics = async (page: Page): Promise<void> => {
  await page.getByLabel('Título do curso').fill(COURSE);
  await page.getByLabel('Descrição').fill('Sacrifícios, colunas e tempo.');
  await page.getByLabel('Categoria').selectOption({ label: 'Táticas' });
  await page.getByRole('button', { name: 'Adicionar objetivo' }).click();
  await page.getByLabel('Objetivo 1', { exact: true }).fill('Atacar um rei rocado');
  await page.getByLabel('Arquivo da thumbnail').setInputFiles({ name: 'capa.png', mimeType: 'image/png', buffer: aPng({ width: 316, height: 237 }) });
  await page.getByText('Thumbnail atualizada!', { exact: true }).waitFor();
};

const writeLesson = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Adicionar aula' }).click();
  await page.getByLabel('Título', { exact: true }).fill('O sacrifício em h7');
  await page.getByLabel('Descrição').fill('# A ideia\n\nO bispo **captura** em h7.');
  await page.getByLabel(/URL do vídeo/).fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30s');
  await page.getByRole('region', { name: 'Prévia do vídeo' }).getByText('Assistir ao vídeo').waitFor();
  await page.getByRole('button', { name: 'Adicionar recurso' }).click();
  const resource = page.getByRole('group', { name: 'Recurso 1' });
  await resource.getByLabel('Nome do recurso').fill('Partida modelo');
  await resource.getByLabel('Tipo').selectOption('pgn');
  await resource.getByLabel(/^URL/).fill('/demo/fundamentos/xeque-e-mate.pgn');
};

const writeQuiz = async (page: Page): Promise<void> => {
  await page.getByLabel('Título do quiz').fill('Revisão');
  const add = page.getByRole('button', { name: 'Adicionar questão' });
  const question = (place: number) => page.getByRole('group', { name: `Questão ${place}` });
  await add.click();
  await question(1).getByLabel('Pergunta').fill('Onde cai o bispo?');
  await question(1).getByRole('textbox', { name: 'Opção 1' }).fill('h7');
  await question(1).getByRole('textbox', { name: 'Opção 2' }).fill('a2');
  await question(1).getByRole('radio', { name: 'Opção 1 é a resposta correta' }).check();
  await add.click();
  await question(2).getByLabel('Pergunta').fill('O rei pode rocar em xeque.');
  await question(2).getByLabel('Tipo de questão').selectOption('true_false');
  await question(2).getByText('Falso', { exact: true }).click();
  await add.click();
  await question(3).getByLabel('Pergunta').fill('Por que o sacrifício funciona?');
  await question(3).getByLabel('Tipo de questão').selectOption('essay');
  await question(3).getByLabel('Resposta correta').fill('O rei fica exposto.');
};

test('a professor makes a course, leaves it as a draft, goes on and publishes it; a student studies it', { timeout: 180_000 }, async () => {
  const academy = await demoAcademy();
  const { page, context, complaints } = await visit(academy.url);
  await enterAs(page, 'Professor');
  await page.goto('/create-course');
  await writeBasics(page);
  await next(page).click();
  await isOn(page, 2);
  await writeLesson(page);
  await page.getByRole('button', { name: 'Salvar como Rascunho' }).click();
  await page.getByText('Rascunho salvo', { exact: true }).waitFor();
  await page.waitForURL(/rascunho=\d+/);

  // What was not saved outlives a reload too.
  await next(page).click();
  await isOn(page, 3);
  await writeQuiz(page);
  page.once('dialog', dialog => void dialog.accept());
  await page.reload();
  await page.getByText('Recuperamos o que você tinha digitado', { exact: true }).waitFor();
  await page.getByRole('group', { name: 'Questão 3' }).waitFor();
  await page.getByRole('button', { name: 'Salvar como Rascunho' }).click();
  await page.getByText('Rascunho salvo', { exact: true }).waitFor();

  await page.goto('/create-course');
  await page.getByRole('link', { name: new RegExp(COURSE) }).click();
  await expect.poll(() => page.getByLabel('Título do curso').inputValue()).toBe(COURSE);
  for (const step of [2, 3, 4]) {
    await next(page).click();
    await isOn(page, step);
  }
  await page.getByText('Vídeo + Quiz', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Publicar Curso' }).click();
  await page.waitForURL('**/professor');
  await page.getByText('Curso publicado com sucesso!', { exact: true }).waitFor();
  await context.close();
  expect(complaints).toEqual([]);

  const pupil = await visit(academy.url);
  await enterAs(pupil.page, 'Aluno');
  await pupil.page.goto('/courses');
  const card = pupil.page.getByRole('link', { name: new RegExp(COURSE) }).first();
  await card.click();
  await pupil.page.getByRole('button', { name: 'Matricular-se' }).click();
  await pupil.page.getByRole('heading', { level: 2, name: 'O sacrifício em h7' }).waitFor();
  await pupil.page.getByRole('heading', { level: 3, name: 'A ideia' }).waitFor();
  await pupil.page.getByRole('button', { name: /Partida modelo/ }).click();
  const shown = pupil.page.getByRole('status', { name: 'Lance mostrado' });
  await shown.waitFor();
  await pupil.page.keyboard.press('ArrowRight');
  await expect.poll(() => shown.textContent()).toContain('Brancas jogam peão f4');
  await pupil.context.close();
  expect(pupil.complaints).toEqual([]);
});
