// A day in the school, and how its administrator sees it.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pressEnter } from '../support/acts.ts';
import {
  buyNotebook,
  claimMission,
  coinsOf,
  LESSON,
  NOTEBOOK,
  NOTEBOOK_PRICE,
  studyLesson,
} from '../support/study-story.ts';
import { PASSING_MINUTES, passMinute } from '../support/passing-minutes.ts';
import { demoAcademy, enterAs, enterByButton, visit } from '../support/visit.ts';

const STUDENT = 'Ana Clara Moreira';

const buyAndReturn = async (page: Page): Promise<void> => {
  await buyNotebook(page);
  const after = await coinsOf(page);
  await page.goto('/loja/pedidos');
  await page
    .getByRole('list', { name: 'Compras' })
    .getByRole('button', { name: new RegExp(`^Devolver.*${NOTEBOOK}`) })
    .click();
  await page
    .getByRole('alertdialog', { name: 'Devolver este produto?' })
    .getByRole('button', { name: 'Devolver' })
    .click();
  await expect.poll(() => coinsOf(page)).toBe(after + NOTEBOOK_PRICE);
};

const bookMentor = async (page: Page): Promise<void> => {
  await page.goto('/mentoria');
  await page.getByRole('button', { name: /^Agendar.*Beatriz Cavalcanti/ }).click();
  const choice = page.getByRole('dialog', { name: 'Agendar mentoria' });
  await choice.getByLabel('Programa').selectOption('Mentoria Individual');
  await choice
    .getByRole('button', { name: /^16:00/ })
    .nth(1)
    .click();
  await page
    .getByRole('dialog', { name: 'Confirmar reserva' })
    .getByRole('button', { name: /^Confirmar reserva/ })
    .click();
  await page.getByText('Sessão confirmada!').first().waitFor();
};

test(`a student learns, claims, buys, returns and books, and the administrator reads all of it in the \
log`, async () => {
  const academy = await demoAcademy(undefined, { RATE_LIMITS: 'off', ...PASSING_MINUTES });
  // Without motion, as a tenth of the visitors have asked for.
  const { page, complaints, context } = await visit(academy.url, { reducedMotion: 'reduce' });
  await enterByButton(page, 'Aluno');
  await studyLesson(page, () => passMinute(academy));
  await claimMission(page, 'Aula do Dia');
  await buyAndReturn(page);
  await bookMentor(page);
  await context.close();
  expect(complaints).toEqual([]);

  const office = await visit(academy.url);
  await enterByButton(office.page, 'Administrador');
  await office.page.getByRole('link', { name: 'Ver tudo' }).click();
  await office.page.getByRole('heading', { name: 'Registro de Atividades', level: 1 }).waitFor();
  const events = office.page.getByRole('list', { name: 'Eventos' });
  const told = async (): Promise<string> => (await events.innerText()).replaceAll('\n', ' ');
  await events.getByRole('listitem').first().waitFor();
  const log = await told();
  for (const sentence of [
    `${STUDENT} entrou na academia`,
    `${STUDENT} concluiu a aula “${LESSON.title}”`,
    `${STUDENT} resgatou a missão “Aula do Dia”`,
    `${STUDENT} comprou “${NOTEBOOK}” por ${NOTEBOOK_PRICE} moedas`,
    `${STUDENT} devolveu “${NOTEBOOK}” e recebeu ${NOTEBOOK_PRICE} moedas de volta`,
    `${STUDENT} reservou “Mentoria com Beatriz Cavalcanti” por 90 moedas`,
  ]) {
    expect(log).toContain(sentence);
  }

  await office.page.getByLabel('Assunto').selectOption('Reservas');
  await expect.poll(told).not.toContain('resgatou a missão');
  await expect.poll(told).toContain('reservou “Mentoria com Beatriz Cavalcanti”');
  expect(office.complaints).toEqual([]);
});

test(`an administrator gives out a link for a new password, and its owner comes in with the password they \
chose`, async () => {
  const academy = await demoAcademy(undefined, { RATE_LIMITS: 'off' });
  const { page, complaints } = await visit(academy.url);
  await enterAs(page, 'Administrador');
  await page.goto('/admin/usuarios');
  await page.getByLabel('Buscar').fill('beatriz');
  await expect.poll(() => page.getByRole('button', { name: /^Ações para/ }).count()).toBe(1);
  await pressEnter(page.getByRole('button', { name: 'Ações para Beatriz Cavalcanti' }));
  await pressEnter(page.getByRole('menuitem', { name: 'Criar nova senha' }));
  await page
    .getByRole('dialog', { name: 'Criar uma nova senha para Beatriz Cavalcanti?' })
    .getByRole('button', { name: 'Criar link' })
    .click();
  const link = await page.getByRole('dialog', { name: 'Link para a nova senha' }).getByLabel('Link').inputValue();

  const owner = await visit(academy.url);
  await owner.page.goto(link);
  await owner.page.getByText('beatriz@academia.demo').waitFor();
  await owner.page.getByLabel('Nova senha', { exact: true }).fill('torre-na-setima');
  await owner.page.getByLabel('Confirmar nova senha').fill('torre-na-setima');
  await owner.page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await owner.page.waitForURL('**/login');
  await owner.page.getByLabel('Senha', { exact: true }).fill('torre-na-setima');
  await owner.page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await owner.page.waitForURL('**/dashboard');

  await owner.page.goto(link);
  await owner.page.reload();
  await owner.page.getByText('Este link não vale mais. Peça outro à administração.').waitFor();
  expect([...complaints, ...owner.complaints]).toEqual([]);
});
