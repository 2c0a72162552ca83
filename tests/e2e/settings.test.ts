import { beforeAll, expect, test } from 'vitest';
import { aPng } from '../support/images.ts';
import type { Academy } from '../../server/harness/process.ts';
import { demoAcademy, enterAs, visit } from '../support/visit.ts';

let academy: Academy;
beforeAll(async () => {
  academy = await demoAcademy();
});

test('a picture is cut to a small square, shown in the header, and removed', async () => {
  const { page, context, complaints } = await visit(academy.url);
  await enterAs(page, 'Aluno');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Editar Perfil' }).click();
  await page
    .getByLabel('Arquivo da foto')
    .setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: aPng({ width: 900, height: 600 }) });
  const picture = page.locator('header img[src^="/objects/uploads/"]');
  await picture.waitFor();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([384, 384]);
  const address = (await picture.getAttribute('src')) ?? '';
  expect((await fetch(`${academy.url}${address}`)).headers.get('content-type')).toBe('image/jpeg');

  await page.getByRole('button', { name: 'Remover foto' }).click();
  await picture.waitFor({ state: 'detached' });
  expect((await fetch(`${academy.url}${address}`)).status).toBe(404);
  await context.close();
  expect(complaints).toEqual([]);
});

test('a changed password leaves its user signed in here, and asks for the new one elsewhere', async () => {
  const member = { name: 'Nina', email: 'nina@exemplo.com', password: 'segredo' };
  await fetch(`${academy.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(member),
  });
  const enter = async (password: string) => {
    const { page } = await visit(academy.url);
    await page.goto('/login');
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.waitForURL('**/dashboard');
    return page;
  };
  const [here, elsewhere] = [await enter(member.password), await enter(member.password)];
  await here.goto('/profile?aba=configuracoes');
  await here.getByLabel('Senha atual').fill(member.password);
  for (const label of ['Nova senha', 'Confirmar nova senha'])
    await here.getByLabel(label, { exact: true }).fill('outra senha');
  await here.getByRole('button', { name: 'Alterar senha' }).click();
  await here.getByText('Senha alterada!', { exact: true }).waitFor();
  await here.getByText('Sua conta não está aberta em nenhum outro lugar.').waitFor();
  await here.reload();
  await here.getByText('Esta sessão').waitFor();
  await elsewhere.goto('/profile');
  await elsewhere.getByText('Acesso negado').waitFor();
  await (await enter('outra senha')).context().close();
  for (const page of [here, elsewhere]) await page.context().close();
});
