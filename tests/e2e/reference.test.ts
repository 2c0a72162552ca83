import { expect, test } from 'vitest';
import { demoAcademy, visit } from '../support/visit.ts';

test(`the reference of the API reads in Portuguese, breaks no policy, and tries an operation at the school \
itself`, async () => {
  const { url } = await demoAcademy();
  const { page, context, complaints } = await visit(url);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'API', exact: true }).click();
  await page.getByText('Entrar, criar conta, sair').waitFor();
  await page.getByRole('button', { name: 'Entrar com token' }).waitFor();

  await page.getByText('Entrar, criar conta, sair').click();
  await page.getByText('Entra com email ou nome de usuário e senha').click();
  await page.getByRole('button', { name: 'Experimentar' }).click();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.locator('.live-responses-table').getByText('"Ana Clara Moreira"').waitFor();
  const cookies = (await context.cookies()).map(({ name, httpOnly }) => [name, httpOnly]);
  expect(cookies.toSorted()).toEqual([
    ['browser', true],
    ['session', true],
  ]);
  await context.close();
  expect(complaints).toEqual([]);
});
