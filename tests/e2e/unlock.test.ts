import { beforeAll, expect, test } from 'vitest';
import type { Academy } from '../../server/harness/process.ts';
import { demoAcademy, enterByButton, visit } from '../support/visit.ts';

let academy: Academy;
beforeAll(async () => {
  academy = await demoAcademy();
});

const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

test.each([
  { course: 'Finais essenciais', viewport: { width: 1440, height: 900 } },
  { course: 'Psicologia do enxadrista', viewport: { width: 375, height: 800 } },
])(
  'a student opens $course with coins, once for two clicks, at $viewport.width pixels',
  async ({ course, viewport }) => {
    const { page, context, complaints } = await visit(academy.url, { viewport });
    await enterByButton(page, 'Aluno');
    const coins = (): Promise<number> =>
      page.evaluate(
        async () => ((await (await fetch('/api/auth/me')).json()) as { user: { coins: number } }).user.coins,
      );
    const before = await coins();
    expect(before).toBeGreaterThanOrEqual(50);

    await page.goto('/courses');
    await page.getByRole('button', { name: new RegExp(`^Ver Curso.*${course}`) }).click();
    const offers = page.getByRole('dialog', { name: 'Conteúdo premium' });
    expect(await offers.getByRole('link', { name: 'Assinar Premium' }).getAttribute('target')).toBe('_blank');
    await offers.getByRole('button', { name: 'Usar moedas' }).click();
    const question = page.getByRole('dialog', { name: 'Desbloquear por 30 dias' });
    await expect.poll(() => question.innerText()).toContain(`${before - 50} moedas`);
    await question.getByRole('button', { name: 'Desbloquear' }).dblclick();
    await page.getByText('Curso desbloqueado!').first().waitFor();
    await page.waitForURL('**/course/*');
    await page.getByText('Aberto para você até').waitFor();
    expect(await coins()).toBe(before - 50);
    await page.getByRole('region', { name: 'Aulas do curso' }).waitFor();
    await expect.poll(() => page.evaluate(isWider)).toBe(false);

    await page.goto('/courses');
    await page
      .getByText(/^Aberto até \d\d\/\d\d\/\d{4}$/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: new RegExp(`^Começar.*${course}`) }).waitFor();
    await context.close();
    expect(complaints).toEqual([]);
  },
);
