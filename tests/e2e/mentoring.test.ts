import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Academy } from '../../server/harness/process.ts';
import { pressEnter, tabTo } from '../support/acts.ts';
import { demoAcademy, enterAs, enterByButton, visit } from '../support/visit.ts';

let academy: Academy;
beforeAll(async () => {
  academy = await demoAcademy(undefined, { RATE_LIMITS: 'off' });
});

const coinsOn = async (page: Page): Promise<number> =>
  Number(
    /([\d.]+) moedas?/
      .exec(await page.getByText('Suas moedas', { exact: true }).locator('..').innerText())?.[1]
      ?.replaceAll('.', ''),
  );

test.each([1440, 375])(
  'at %i px a student books an hour by keyboard, finds it on the dashboard and cancels it',
  async width => {
    const { page, context, complaints } = await visit(academy.url, { viewport: { width, height: 900 } });
    await enterAs(page, 'Aluno');
    await page.goto('/mentoria');
    const sessions = page.getByRole('list', { name: 'Próximas sessões' });
    await sessions.getByText('Confirmada').waitFor();
    await expect.poll(() => coinsOn(page)).toBeGreaterThan(0);
    const [before, held] = [await coinsOn(page), await sessions.getByText('Confirmada').count()];

    await tabTo(page, /^Agendar.*Beatriz Cavalcanti/);
    await page.keyboard.press('Enter');
    const choice = page.getByRole('dialog', { name: 'Agendar mentoria' });
    await choice.getByLabel('Programa').selectOption('Mentoria Individual');
    // A week ahead, so that it can be cancelled.
    const times = choice.getByRole('button', { name: /^16:00/ });
    await expect.poll(() => times.count()).toBe(8);
    await pressEnter(times.nth(1));
    const dialog = page.getByRole('dialog', { name: 'Confirmar reserva' });
    await dialog.getByText(`${before - 90} moedas`).waitFor();
    await tabTo(page, /^Confirmar reserva/);
    await page.keyboard.press('Enter');
    await page.getByText('Sessão confirmada!').first().waitFor();
    await expect.poll(() => coinsOn(page)).toBe(before - 90);
    await expect.poll(() => sessions.getByText('Confirmada').count()).toBe(held + 1);

    await page.goto('/dashboard');
    await page.getByRole('list', { name: 'Próximas sessões' }).getByText('Mentoria com Ricardo Nogueira').waitFor();
    await page.goto('/mentoria/reservas');
    await page
      .getByRole('list', { name: 'Reservas' })
      .getByRole('listitem')
      .filter({ hasText: 'Beatriz Cavalcanti' })
      .filter({ hasText: 'Confirmada' })
      .getByRole('button', { name: /^Cancelar/ })
      .click();
    await page
      .getByRole('alertdialog', { name: 'Cancelar esta reserva?' })
      .getByRole('button', { name: 'Cancelar reserva' })
      .click();
    await page.getByText('Reserva cancelada').first().waitFor();
    await page.goto('/mentoria');
    await expect.poll(() => coinsOn(page)).toBe(before);
    await context.close();
    expect(complaints).toEqual([]);
  },
);

test('an administrator calls a slot off: the coins return and the bell says why', async () => {
  const admin = await visit(academy.url);
  await enterAs(admin.page, 'Administrador');
  await admin.page.goto('/mentoria/administrar');
  const slot = admin.page
    .getByRole('listitem')
    .filter({ hasText: 'Ana Clara Moreira' })
    .filter({ has: admin.page.getByRole('button', { name: /^Cancelar/ }) })
    .first();
  await slot.getByRole('button', { name: /^Cancelar/ }).click();
  await admin.page
    .getByRole('alertdialog', { name: 'Cancelar este horário?' })
    .getByRole('button', { name: 'Cancelar horário' })
    .click();
  await admin.page.getByText('Horário cancelado').first().waitFor();

  const { page, complaints } = await visit(academy.url);
  await enterByButton(page, 'Aluno');
  await page.getByRole('button', { name: /Notificações/ }).click();
  await page.getByText('Reserva cancelada pela escola').waitFor();
  expect([...complaints, ...admin.complaints]).toEqual([]);
});
