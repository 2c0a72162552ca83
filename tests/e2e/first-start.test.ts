import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { isOn, next } from '../support/course-steps.ts';
import { aPng } from '../support/images.ts';
import { demoAcademy, visit } from '../support/visit.ts';

const SCHOOL = 'Clube Torre Branca';

/** A school of one's own, begun just now, and the link that it shows. */
const freshAcademy = async () => {
  const academy = await demoAcademy(undefined, { DEMO: '0' });
  const [link = ''] = /http\S+\/comecar#\S+/.exec(academy.said()) ?? [];
  return { academy, link };
};

const fill = async (page: Page, lines: Record<string, string>) => {
  for (const [label, text] of Object.entries(lines)) await page.getByLabel(label, { exact: true }).fill(text);
};
const account = { 'Nome completo': 'Helena Prado', Email: 'helena@exemplo.com.br' };
const isWiderThanScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test.each([
  ['a wide screen', 1440],
  ['a telephone', 375],
])('on %s the first administrator comes in by the link, names the school, and the link is dead', async (_, width) => {
  const { academy, link } = await freshAcademy();
  const { page, context, complaints } = await visit(academy.url, { viewport: { width, height: 900 } });
  await page.goto(link);
  await fill(page, { 'Nome da escola': SCHOOL, ...account, Senha: '12345678', 'Confirmar senha': '12345678' });
  await page.getByText('Azul', { exact: true }).click();
  await page
    .getByLabel('Arquivo de Logotipo')
    .setInputFiles({ name: 'torre.png', mimeType: 'image/png', buffer: aPng({ width: 900, height: 600 }) });
  await expect.poll(() => isWiderThanScreen(page)).toBe(false);
  await page.getByRole('button', { name: 'Abrir a escola' }).click();
  await page.getByText('Esta senha é fácil de adivinhar').waitFor();

  await fill(page, { Senha: 'torre-na-setima', 'Confirmar senha': 'torre-na-setima' });
  await page.getByRole('button', { name: 'Abrir a escola' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { name: 'Painel do Administrador' }).waitFor();
  await page.locator('header').getByText(SCHOOL).waitFor();
  await page.locator('header img[src^="/objects/uploads/"]').waitFor();
  await expect.poll(() => page.title()).toBe(`Dashboard · ${SCHOOL}`);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.accent)).toBe('azul');
  await page.locator('footer').getByText(`© 2025 ${SCHOOL}`).waitFor();
  await expect.poll(() => isWiderThanScreen(page)).toBe(false);

  // Another visitor sees the school by its name, and the link opens nothing.
  const { page: other, context: elsewhere } = await visit(academy.url, { viewport: { width, height: 900 } });
  await other.goto('/');
  await other.locator('header').getByText(SCHOOL).waitFor();
  await other.goto(link);
  await other.getByText('Esta escola já tem quem a administre').waitFor();
  const refused = await fetch(`${academy.url}/api/school/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      secret: link.split('#')[1],
      schoolName: 'Outra',
      fullName: 'Zé',
      username: 'zeze',
      email: 'ze@exemplo.com.br',
      password: 'dama-em-d1-d8',
    }),
  });
  expect(refused.status).toBe(409);
  await Promise.all([context.close(), elsewhere.close()]);
  expect(complaints).toEqual([]);
});

test('from the link to a professor who writes the first course', async () => {
  const { academy, link } = await freshAcademy();
  const { page, context, complaints } = await visit(academy.url);
  await page.goto(link);
  await fill(page, {
    'Nome da escola': SCHOOL,
    ...account,
    Senha: 'torre-na-setima',
    'Confirmar senha': 'torre-na-setima',
  });
  await page.getByRole('button', { name: 'Abrir a escola' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('region', { name: 'Primeiros passos' }).getByRole('link', { name: 'Nova conta' }).click();
  await page.getByRole('dialog', { name: 'Nova conta' }).waitFor();
  await fill(page, { 'Nome completo': 'Caio Menezes', Email: 'caio@exemplo.com.br' });
  await page.getByRole('button', { name: 'Criar conta' }).click();
  const invitation = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar', exact: true }).first().click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Nova conta');
  await page.getByText('Caio Menezes').first().waitFor();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Entrar como professor' }).waitFor();

  const { page: desk, context: elsewhere, complaints: professorsComplaints } = await visit(academy.url);
  await desk.goto(invitation);
  await desk.getByText('caio@exemplo.com.br').waitFor();
  await fill(desk, { 'Nova senha': 'peao-passado-7', 'Confirmar nova senha': 'peao-passado-7' });
  await desk.getByRole('button', { name: 'Salvar nova senha' }).click();
  await desk.waitForURL('**/login');
  const login = desk.getByLabel('Email ou nome de usuário', { exact: true });
  await expect.poll(() => login.inputValue()).toBe('caio@exemplo.com.br');
  await fill(desk, { Senha: 'peao-passado-7' });
  await desk.getByRole('button', { name: 'Entrar', exact: true }).click();
  await desk.waitForURL('**/dashboard');
  await desk.getByRole('link', { name: 'Criar Primeiro Curso' }).click();
  await fill(desk, { 'Título do curso': 'Xadrez para começar', Descrição: 'As regras e os primeiros planos.' });
  const goOnTo = async (step: number) => {
    await next(desk).click();
    await isOn(desk, step);
  };
  await goOnTo(2);
  await desk.getByRole('button', { name: 'Adicionar aula' }).click();
  await fill(desk, { Descrição: 'O peão anda para a frente e captura na diagonal.' });
  await goOnTo(3);
  await goOnTo(4);
  await desk.getByRole('button', { name: 'Publicar Curso' }).click();
  await desk.waitForURL('**/professor');
  await desk.getByRole('list', { name: 'Meus Cursos' }).getByText('Xadrez para começar').waitFor();

  await page.reload();
  await page.getByRole('heading', { name: 'Painel do Administrador' }).waitFor();
  await page.getByText('1 ativo', { exact: true }).waitFor();
  await page.getByRole('region', { name: 'Primeiros passos' }).waitFor({ state: 'detached' });
  await Promise.all([context.close(), elsewhere.close()]);
  expect([...complaints, ...professorsComplaints]).toEqual([]);
});

test('an administrator gives the school another name, colour and no logo', async () => {
  const { academy, link } = await freshAcademy();
  const { page, context, complaints } = await visit(academy.url);
  await page.goto(link);
  await fill(page, {
    'Nome da escola': SCHOOL,
    ...account,
    Senha: 'torre-na-setima',
    'Confirmar senha': 'torre-na-setima',
  });
  await page.getByRole('button', { name: 'Abrir a escola' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/admin/escola');
  await fill(page, { 'Nome da escola': 'Escola do Bispo Bom' });
  await page.getByText('Vinho', { exact: true }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Escola atualizada!', { exact: true }).waitFor();
  await page.locator('header').getByText('Escola do Bispo Bom').waitFor();
  await page.reload();
  await page.locator('header').getByText('Escola do Bispo Bom').waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.accent)).toBe('vinho');
  await context.close();
  expect(complaints).toEqual([]);
});
