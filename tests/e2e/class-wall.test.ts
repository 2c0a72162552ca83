import { expect, test } from 'vitest';
import { aPng } from '../support/images.ts';
import { demoAcademy, enterAs, visit } from '../support/visit.ts';

test('a professor puts a picture on the wall, and a student sees it and answers', async () => {
  const academy = await demoAcademy();
  const { page, context, complaints } = await visit(academy.url);
  await enterAs(page, 'Professor');
  await page.goto('/turmas/1');
  await page.getByRole('button', { name: 'Escrever um aviso' }).click();
  const text = page.getByRole('textbox', { name: 'Novo aviso' });
  await expect.poll(() => text.evaluate(field => field === document.activeElement)).toBe(true);
  await page.keyboard.type('Assim fica a sala:');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Inserir imagem' }).click();
  await page
    .getByLabel('Imagem', { exact: true })
    .setInputFiles({ name: 'sala.png', mimeType: 'image/png', buffer: aPng({ width: 90, height: 60 }) });
  await page.getByLabel('Descrição da imagem').fill('A sala com as mesas');
  await page.getByRole('button', { name: 'Inserir no texto' }).click();
  await text.getByRole('img', { name: 'A sala com as mesas' }).waitFor();
  await page.getByRole('switch', { name: /A turma toda lê/ }).check();
  await page.getByRole('button', { name: 'Publicar no mural' }).click();
  await page.getByText('Aviso publicado', { exact: true }).waitFor();
  const picture = page.getByRole('list', { name: 'Avisos' }).getByRole('img', { name: 'A sala com as mesas' });
  const address = (await picture.getAttribute('src')) ?? '';
  await context.close();

  const pupil = await visit(academy.url);
  await enterAs(pupil.page, 'Aluno');
  await pupil.page.goto('/turmas/1');
  const seen = pupil.page.getByRole('img', { name: 'A sala com as mesas' });
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(90);
  const one = pupil.page.getByRole('region', { name: /^Comentários/ }).first();
  await one.getByRole('button', { name: /^Comentar/ }).click();
  await pupil.page.getByLabel('Seu comentário').fill('Ficou <b>ótima</b>!');
  await pupil.page.keyboard.press('Tab');
  await pupil.page.keyboard.press('Enter');
  await one.getByText('Ficou <b>ótima</b>!').waitFor();
  await pupil.context.close();
  expect((await fetch(`${academy.url}${address}`)).status).toBe(401);
  expect([...complaints, ...pupil.complaints]).toEqual([]);
});
