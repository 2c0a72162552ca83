import { expect, test } from 'vitest';
import { isOn, next, writeBasics, writeLesson, writeQuiz } from '../support/course-steps.ts';
import { demoAcademy, enterAs, visit } from '../support/visit.ts';

const COURSE = 'Ataques ao roque';
test('a professor makes a course, leaves it as a draft, goes on and publishes it; a student studies it', async () => {
  const academy = await demoAcademy();
  const { page, context, complaints } = await visit(academy.url);
  await enterAs(page, 'Professor');
  await page.goto('/create-course');
  await writeBasics(page, COURSE);
  await next(page).click();
  await isOn(page, 2);
  await writeLesson(page, {
    title: 'O sacrifício em h7',
    description: '# A ideia\n\nO bispo **captura** em h7.',
    videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30s',
    pgn: { name: 'Partida modelo', url: '/demo/fundamentos/xeque-e-mate.pgn' },
  });
  await page.getByRole('region', { name: 'Prévia do vídeo' }).getByText('Assistir ao vídeo').waitFor();
  await page.getByRole('button', { name: 'Salvar como Rascunho' }).click();
  await page.getByText('Rascunho salvo', { exact: true }).waitFor();
  await page.waitForURL(/rascunho=\d+/);

  // What was not saved outlives a reload too.
  await next(page).click();
  await isOn(page, 3);
  await writeQuiz(page, [
    { question: 'Onde cai o bispo?', options: ['h7', 'a2'] },
    { question: 'O rei pode rocar em xeque.', isTrue: false },
    { question: 'Por que o sacrifício funciona?', model: 'O rei fica exposto.' },
  ]);
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
  // The page listens to its keys a moment after it shows.
  const secondPosition = async () => {
    for (const key of ['Home', 'ArrowRight']) await pupil.page.keyboard.press(key);
    return shown.textContent();
  };
  await expect.poll(secondPosition).toContain('Brancas jogam peão f4');
  await pupil.context.close();
  expect(pupil.complaints).toEqual([]);
});
