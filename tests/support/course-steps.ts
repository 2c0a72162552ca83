// How a professor fills in the wizard of `/create-course` in a real browser.
import type { Page } from 'playwright-core';
import { choose } from './acts.ts';
import { aPng } from './images.ts';

export const next = (page: Page) => page.getByRole('button', { name: 'Próximo' });
export const isOn = (page: Page, step: number) => page.getByText(`Etapa ${step} de 4`, { exact: true }).waitFor();

export const writeBasics = async (page: Page, title: string): Promise<void> => {
  await page.getByLabel('Título do curso').fill(title);
  await page.getByLabel('Descrição').fill('Sacrifícios, colunas e tempo.');
  await page.getByLabel('Categoria').selectOption({ label: 'Táticas' });
  await page.getByRole('button', { name: 'Adicionar objetivo' }).click();
  await page.getByLabel('Objetivo 1', { exact: true }).fill('Atacar um rei rocado');
  await page
    .getByLabel('Arquivo da thumbnail')
    .setInputFiles({ name: 'capa.png', mimeType: 'image/png', buffer: aPng({ width: 316, height: 237 }) });
  await page.getByText('Thumbnail atualizada!', { exact: true }).waitFor();
};

export type LessonSketch = {
  title: string;
  description: string;
  source?: 'YouTube' | 'Link externo';
  videoUrl?: string;
  pgn?: { name: string; url: string };
};

export const writeLesson = async (
  page: Page,
  { title, description, source, videoUrl, pgn }: LessonSketch,
): Promise<void> => {
  // Whoever prefers Markdown stays with it.
  await page.evaluate(() => localStorage.setItem('academia.markdown', 'true'));
  await page.getByRole('button', { name: 'Adicionar aula' }).click();
  await page.getByLabel('Título', { exact: true }).fill(title);
  await page.getByLabel('Descrição').fill(description);
  if (videoUrl) {
    if (source) await choose(page.locator('body'), source);
    await page.getByLabel(/URL do vídeo/).fill(videoUrl);
    await page.getByRole('region', { name: 'Prévia do vídeo' }).waitFor();
  }
  if (!pgn) return;
  await page.getByRole('button', { name: 'Adicionar recurso' }).click();
  const resource = page.getByRole('group', { name: 'Recurso 1' });
  await resource.getByLabel('Nome do recurso').fill(pgn.name);
  await resource.getByLabel('Tipo').selectOption('pgn');
  await resource.getByLabel(/^URL/).fill(pgn.url);
};

/** A question; of those to choose from the first option is the right one. */
export type QuestionSketch = { question: string } & (
  | { options: [string, string] }
  | { isTrue: boolean }
  | { model: string }
);

/** Fills in the quiz of the lesson that the step shows. */
export const writeQuiz = async (page: Page, questions: readonly QuestionSketch[]): Promise<void> => {
  await page.getByLabel('Título do quiz').fill('Revisão');
  for (const [i, sketch] of questions.entries()) {
    await page.getByRole('button', { name: 'Adicionar questão' }).click();
    const group = page.getByRole('group', { name: `Questão ${i + 1}` });
    await group.getByLabel('Pergunta').fill(sketch.question);
    if ('options' in sketch) {
      for (const [j, option] of sketch.options.entries())
        await group.getByRole('textbox', { name: `Opção ${j + 1}` }).fill(option);
      await group.getByRole('radio', { name: 'Opção 1 é a resposta correta' }).check();
    } else if ('isTrue' in sketch) {
      await group.getByLabel('Tipo de questão').selectOption('true_false');
      await group.getByText(sketch.isTrue ? 'Verdadeiro' : 'Falso', { exact: true }).click();
    } else {
      await group.getByLabel('Tipo de questão').selectOption('essay');
      await group.getByLabel('Resposta-modelo').fill(sketch.model);
    }
  }
};
