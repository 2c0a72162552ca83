import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { pressEnter, tabTo } from '../support/acts.ts';
import type { Academy } from '../../server/harness/process.ts';
import { demoAcademy, enterAs, visit } from '../support/visit.ts';

let academy: Academy;
beforeAll(async () => {
  academy = await demoAcademy(undefined, { RATE_LIMITS: 'off' });
});

const coinsOf = async (page: Page): Promise<number> => {
  const { user } = (await (await page.request.get('/api/auth/me')).json()) as { user: { coins: number } };
  return user.coins;
};

test.each([
  { name: 'wide', viewport: { width: 1440, height: 900 } },
  { name: 'a phone', viewport: { width: 375, height: 800 } },
])(
  'on a screen that is $name a student enters a tournament and a programme, and leaves both, by keyboard',
  async ({ viewport }) => {
    const { page, context, complaints } = await visit(academy.url, { viewport });
    await enterAs(page, 'Aluno');
    const before = await coinsOf(page);
    await page.goto('/categoria-base');
    const numbers = page.getByRole('region', { name: 'Números da base' });
    await expect.poll(() => numbers.getByRole('definition').allInnerTexts()).toEqual(['69', '4', '3', '12']);

    await pressEnter(page.getByRole('button', { name: /^Inscrever.*Copa Jovem/ }));
    await page.getByRole('dialog', { name: 'Confirmar inscrição' }).waitFor();
    await tabTo(page, 'Confirmar inscrição');
    await page.keyboard.press('Enter');
    await page.getByText('Inscrição confirmada!').first().waitFor();
    expect(await coinsOf(page)).toBe(before - 30);
    // What is left is in the header at once, wherever the screen has room for it.
    if (viewport.width > 400)
      await expect
        .poll(() => page.getByRole('list', { name: 'Seu progresso' }).first().innerText())
        .toContain(String(before - 30));

    // The focus came back to the button, which now gives the seat back.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Cancelar inscrição');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: 'Cancelar esta inscrição?' }).waitFor();
    await tabTo(page, 'Cancelar inscrição');
    await page.keyboard.press('Enter');
    await page.getByText('Inscrição cancelada').first().waitFor();
    await page.getByRole('button', { name: /^Inscrever.*Copa Jovem/ }).waitFor();
    expect(await coinsOf(page)).toBe(before);

    await pressEnter(page.getByRole('button', { name: /^Matricular.*Escolinha/ }));
    await page
      .getByRole('dialog', { name: 'Confirmar matrícula' })
      .getByRole('radio', { name: /^Sub-/ })
      .first()
      .waitFor();
    await tabTo(page, 'Confirmar matrícula');
    await page.keyboard.press('Enter');
    await page
      .getByText(/Matriculado na Sub-/)
      .first()
      .waitFor();
    await expect.poll(() => numbers.getByRole('definition').first().innerText()).toBe('70');
    await page.getByRole('button', { name: /^Cancelar matrícula.*Escolinha/ }).click();
    await page
      .getByRole('alertdialog', { name: 'Cancelar esta matrícula?' })
      .getByRole('button', { name: 'Cancelar matrícula' })
      .click();
    await page.getByText('Matrícula cancelada').first().waitFor();
    expect(await coinsOf(page)).toBe(before);
    await context.close();
    expect(complaints).toEqual([]);
  },
);
