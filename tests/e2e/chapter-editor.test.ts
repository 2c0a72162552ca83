import { expect, test } from 'vitest';
import { drag, tabTo } from '../support/acts.ts';
import { hindrancesOn } from '../support/axe.ts';
import { demoAcademy, enterAs, visit } from '../support/visit.ts';

const EDITOR = '/professor/cursos/1/lessons/1/edit?aba=capitulos';

/** How much stays free below a sheet's last diagrams when it has all twelve, and each asks for many words. */
const spaceOfFullSheet = (sheet: Element): number => {
  const [figure] = sheet.querySelectorAll('figure');
  figure!.querySelector('p')!.textContent = 'Ela anda em linha reta, quantas casas quiser. '.repeat(4);
  figure!.parentElement!.replaceChildren(...Array.from({ length: 12 }, () => figure!.cloneNode(true)));
  const bottoms = [...sheet.querySelectorAll('figure')].map(each => each.getBoundingClientRect().bottom);
  return sheet.getBoundingClientRect().bottom - Math.max(...bottoms);
};

test('somebody who writes no PGN makes a lesson of positions by mouse, draws on it and prints it', async () => {
  const academy = await demoAcademy();
  const { page, context, complaints } = await visit(academy.url);
  const square = (name: string) => page.locator(`[data-square="${name}"]`).last();
  const play = async (from: string, to: string) => {
    await square(from).click();
    await square(to).click();
  };
  await enterAs(page, 'Professor');
  await page.request.put('/api/lessons/1/chapters', { data: { chapters: [] } });
  await page.goto(EDITOR);

  await page.getByRole('button', { name: 'Montar posição' }).click();
  const dialog = page.getByRole('dialog', { name: 'Montar a posição' });
  const fen = dialog.getByLabel(/^FEN/);
  // What a busy browser loses of a drag, or lets fall beside its square, is dragged again.
  await expect
    .poll(async () => {
      await dialog.getByRole('button', { name: 'Esvaziar' }).click();
      await drag(dialog.getByRole('button', { name: 'cavalo branco', exact: true }), square('d5'));
      return fen.inputValue();
    })
    .toBe('8/8/8/3N4/8/8/8/8 w - - 0 1');
  // For a moment after a drag the board takes a click for the end of it.
  const choose = async (name: string): Promise<void> => {
    const piece = dialog.getByRole('button', { name });
    const isChosen = async () => (await piece.getAttribute('aria-pressed')) === 'true';
    await expect
      .poll(async () => {
        if (!(await isChosen())) await piece.click();
        return isChosen();
      })
      .toBe(true);
  };
  await choose('rei branco');
  await square('e1').click();
  await choose('dama preta');
  await square('a8').click();
  await choose('rei preto');
  await square('e8').click();
  await expect.poll(() => fen.inputValue()).toBe('q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1');
  await dialog.getByRole('button', { name: 'Criar capítulo' }).click();
  await dialog.waitFor({ state: 'detached' });

  await square('d5').locator('[data-piece="wN"]').waitFor();
  await play('d5', 'c7');
  await page.getByLabel('Comentário de 1. Cc7+').fill('O cavalo ataca o rei e a dama.');
  await play('e8', 'd7');
  await play('c7', 'a8');
  await page.getByRole('button', { name: 'Primeira posição' }).click();
  await play('e1', 'd2');
  await page.getByRole('button', { name: '1. Rd2, lance certo' }).waitFor();
  await page.getByRole('button', { name: '1. Cc7+, lance certo' }).click();
  await page.locator('button[aria-current]', { hasText: 'Cc7+' }).waitFor();
  // Away from the header, which stays above what scrolls under it.
  await square('c7').evaluate(element => element.scrollIntoView({ block: 'center' }));
  await drag(square('c7'), square('a8'), 'right');
  await page.getByRole('button', { name: 'Apagar desenhos' }).waitFor();
  const saved = async (): Promise<string> => (await page.request.get('/api/lessons/1/chapters')).text();
  await expect.poll(saved).toContain('%cal Gc7a8');
  await page.getByText('Tudo salvo', { exact: true }).waitFor();

  await page.reload();
  await page.getByRole('button', { name: '1. Cc7+, lance certo' }).waitFor();
  const answer = await page.request.get('/api/lessons/1/chapters');
  const { chapters } = (await answer.json()) as { chapters: { mode: string; pgn: string }[] };
  expect(chapters.map(({ mode }) => mode)).toEqual(['responder']);
  expect(chapters[0]?.pgn.replace(/\s+/g, ' ')).toContain(
    '1. Nc7+ { O cavalo ataca o rei e a dama. [%right] [%cal Gc7a8] } ( 1. Kd2 { [%right] } ) 1... Kd7 ' +
      '2. Nxa8 { [%right] } *',
  );

  // And by keyboard alone: a chapter of a rook and two kings, and a right move.
  expect(await hindrancesOn(page, false)).toEqual([]);
  // The whole board and its moves are seen at once.
  for (const size of [
    { width: 1366, height: 657 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    const seen = [square('a1'), square('h8'), page.getByLabel('Lances do capítulo')];
    for (const part of seen) {
      const box = await part.boundingBox();
      expect(box && box.y >= 0 && box.y + Math.min(box.height, 48) <= size.height).toBe(true);
    }
  }
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await tabTo(page, 'Montar posição');
  await press('Enter');
  await tabTo(page, 'Esvaziar');
  await press('Enter');
  await tabTo(page, /^e2,/);
  await press('t', 'ArrowDown', 'r', ...Array.from({ length: 7 }, () => 'ArrowUp'), 'ArrowLeft', 'Shift+R');
  await expect.poll(() => fen.inputValue()).toBe('3k4/8/8/8/8/8/4R3/4K3 w - - 0 1');
  await tabTo(page, 'Criar capítulo');
  await press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await tabTo(page, /^e2,/);
  await press('Enter', 'ArrowRight', 'Enter');
  await page.getByRole('button', { name: '1. Tf2, lance certo' }).waitFor();
  await page.getByText('Tudo salvo', { exact: true }).waitFor();
  await tabTo(page, 'Desfazer');
  await press('Enter', 'Enter');
  await page.getByText('Tudo salvo', { exact: true }).waitFor();
  expect(await saved()).not.toContain('Rf2');

  await page.getByRole('button', { name: 'Folha de exercícios' }).click();
  const heading = page.getByLabel('Título da folha');
  const { lesson } = (await (await page.request.get('/api/lessons/1')).json()) as { lesson: { title: string } };
  await expect.poll(() => heading.inputValue()).toBe(lesson.title);
  await heading.fill('Para casa');
  await page.getByLabel('Diagramas por página').selectOption('12');
  await page.emulateMedia({ media: 'print' });
  const sheets = page.locator('.exercise-page');
  await expect.poll(() => sheets.count()).toBe(2);
  await expect.poll(() => sheets.first().innerText()).toContain('Para casa');
  await expect.poll(() => sheets.last().innerText()).toContain('1. Cc7+ ou 1. Rd2 Rd7 2. Cxa8');
  await expect.poll(() => page.getByRole('banner').count()).toBe(0);
  expect(await sheets.first().evaluate(spaceOfFullSheet)).toBeGreaterThan(0);
  await context.close();
  expect(complaints).toEqual([]);
});
