import { expect, test } from 'vitest';
import { figuresOf } from '../support/acts.ts';
import { demoAcademy, enterByButton, visit } from '../support/visit.ts';

test('a student finds a notebook, reads a page, buys it with the coins of their study, and returns it', async () => {
  const academy = await demoAcademy();
  const { page, complaints } = await visit(academy.url);
  await enterByButton(page, 'Aluno');
  const coins = async (): Promise<number> => (await figuresOf(page)).coins;
  const before = await coins();
  expect(before).toBeGreaterThanOrEqual(110);

  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Loja' }).click();
  await page
    .getByRole('list', { name: 'Categorias' })
    .getByRole('link', { name: /Cadernos/ })
    .click();
  await page.getByRole('button', { name: 'Todos os Níveis (8)' }).waitFor();
  await page.getByPlaceholder('Buscar cadernos...').fill('CALCULO');
  const products = page.getByRole('list', { name: 'Produtos' });
  await expect.poll(() => products.getByRole('heading').allInnerTexts()).toEqual(['Cálculo Profundo']);
  await page.getByRole('button', { name: /^Preview.*Cálculo Profundo/ }).click();
  await page.getByRole('dialog', { name: 'Cálculo Profundo' }).getByText('Xeques, capturas, ameaças').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Comprar Agora.*Cálculo Profundo/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirmar compra' });
  await expect.poll(() => dialog.innerText()).toContain(`${before - 110} moedas`);
  await dialog.getByRole('button', { name: 'Confirmar compra' }).dblclick();
  await page.getByText('Compra realizada!').first().waitFor();
  await expect.poll(coins).toBe(before - 110);
  await page.getByRole('button', { name: /^Ler.*Cálculo Profundo/ }).click();

  await page.waitForURL(/\/loja\/cadernos\/\d+$/);
  await page.getByRole('heading', { name: /^Página 1/ }).waitFor();
  await page.getByRole('link', { name: 'Minhas Compras' }).click();
  const orders = page.getByRole('list', { name: 'Compras' });
  await expect.poll(() => orders.getByRole('listitem').count()).toBe(1);
  await orders.getByRole('button', { name: /^Devolver.*Cálculo Profundo/ }).click();
  await page
    .getByRole('alertdialog', { name: 'Devolver este produto?' })
    .getByRole('button', { name: 'Devolver' })
    .click();
  await page.getByText('As moedas voltaram para você.').waitFor();
  await expect.poll(coins).toBe(before);
  expect(complaints).toEqual([]);
});
