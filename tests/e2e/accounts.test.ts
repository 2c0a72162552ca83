import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Academy } from '../../server/harness/process.ts';
import { demoAcademy, enterAs, freshFolder, visit } from '../support/visit.ts';

let academy: Academy;
beforeAll(async () => {
  academy = await demoAcademy();
});

const ask = (token: string, path = '/api/courses') =>
  fetch(`${academy.url}${path}`, { headers: { authorization: `Bearer ${token}` } });

test('a token that is made in the browser lets a program in, until it is revoked', async () => {
  const { page, context, complaints } = await visit(academy.url, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await enterAs(page, 'Professor');
  await page.goto('/profile?aba=configuracoes');
  await page.getByRole('button', { name: 'Criar token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome').fill('Planilha da turma');
  await dialog.getByLabel('Sua senha').fill('demo1234');
  await dialog.getByRole('button', { name: 'Criar token' }).click();
  await dialog.getByRole('button', { name: 'Copiar token' }).click();
  const token = await dialog.getByLabel('Token').inputValue();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  expect((await ask(token)).status).toBe(200);
  expect((await ask(token, '/api/profile/tokens')).status).toBe(403);

  await dialog.getByRole('button', { name: 'Já copiei' }).click();
  await page.reload();
  await page.getByText('Planilha da turma').first().waitFor();
  await page.getByText('Último uso: agora').first().waitFor();
  expect(await page.content()).not.toContain(token);
  await page.getByRole('button', { name: 'Revogar o token Planilha da turma' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revogar' }).click();
  await page.getByText('Você ainda não criou nenhum token.').waitFor();
  expect((await ask(token)).status).toBe(401);
  await context.close();
  expect(complaints).toEqual([]);
});

test('a user who takes the data along and deletes the account is out everywhere, and may sign up again', async () => {
  const member = { name: 'Quitéria Vasconcelos', email: 'quiteria@exemplo.com', password: 'segredo' };
  const signUp = () =>
    fetch(`${academy.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(member),
    });
  const elsewhere = (await signUp()).headers.get('set-cookie')?.split(';')[0] ?? '';
  const { page, context, complaints } = await visit(academy.url);
  await page.goto('/login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Senha', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/profile?aba=configuracoes');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar meus dados' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^academia-meus-dados-\d{4}-\d{2}-\d{2}\.json$/);
  const copy = join(freshFolder(), 'dados.json');
  await file.saveAs(copy);
  expect(JSON.parse(readFileSync(copy, 'utf8'))).toMatchObject({ account: { email: member.email } });

  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sua senha').fill('errada');
  await dialog.getByRole('button', { name: 'Excluir para sempre' }).click();
  await dialog.getByText('Senha incorreta').waitFor();
  await dialog.getByLabel('Sua senha').fill(member.password);
  await dialog.getByRole('button', { name: 'Excluir para sempre' }).click();
  await page.getByText('Conta excluída', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Entrar' }).first().waitFor();
  expect((await fetch(`${academy.url}/api/auth/me`, { headers: { cookie: elsewhere } })).status).toBe(401);
  expect((await signUp()).status).toBe(200);
  await context.close();
  expect(complaints).toEqual([]);
});
