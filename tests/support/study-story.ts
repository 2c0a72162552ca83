/** What the demo's student does in a browser on a day in the school. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { estrategia } from '../../db/demo/courses/estrategia.ts';
import { figuresOf } from './acts.ts';
import { nextLessonId, solveChapters } from './solve-chapters.ts';

/** The third lesson is the first that the demo's student has not completed. */
export const LESSON = estrategia.lessons[2]!;
export const NOTEBOOK = 'Meus Primeiros Xeques';
export const NOTEBOOK_PRICE = 40;

const goBy = (page: Page, link: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: link }).click();

/** Coins as the header shows them. */
export const coinsOf = async (page: Page): Promise<number> => (await figuresOf(page)).coins;

/** Opens the lesson, whose boards are solved, and begins its film. */
export const beginLesson = async (page: Page): Promise<void> => {
  await solveChapters(page.request, page.url(), await nextLessonId(page.request, estrategia.title));
  await goBy(page, 'Cursos');
  await page
    .getByRole('link', { name: new RegExp(estrategia.title) })
    .first()
    .click();
  await page.getByRole('heading', { name: LESSON.title, level: 2 }).waitFor();
  await page.getByRole('button', { name: 'Reproduzir' }).first().click();
  await expect
    .poll(() => page.locator('video').evaluate(video => (video as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0.2);
};

/** Plays the film that runs from near its end, until the quiz may be begun. */
export const finishLesson = async (page: Page): Promise<void> => {
  await page
    .locator('video')
    .evaluate(
      video => void ((video as HTMLVideoElement).currentTime = Math.max(0, (video as HTMLVideoElement).duration - 2)),
    );
  await expect.poll(() => page.getByRole('button', { name: 'Fazer Quiz' }).isEnabled(), { timeout: 60_000 }).toBe(true);
};

/** @param passTime lets the time pass that the lesson asks for; without it the lesson is completed without a reward. */
export const studyLesson = async (page: Page, passTime?: () => Promise<void>): Promise<void> => {
  await beginLesson(page);
  await passTime?.();
  await finishLesson(page);
};

/** `Olho Tático` is done in the demo from the beginning. */
export const claimMission = async (page: Page, title: 'Aula do Dia' | 'Olho Tático'): Promise<void> => {
  await goBy(page, 'Missões');
  const mission = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await mission.getByText(title === 'Aula do Dia' ? '1 de 1' : '3 de 3').waitFor();
  await mission.getByRole('button', { name: /^Resgatar/ }).click();
  await mission.getByText('Resgatada').first().waitFor();
};

export const buyNotebook = async (page: Page): Promise<void> => {
  await page.goto('/loja/cadernos');
  const before = await coinsOf(page);
  await page.getByRole('button', { name: new RegExp(`^Comprar Agora.*${NOTEBOOK}`) }).click();
  await page
    .getByRole('dialog', { name: 'Confirmar compra' })
    .getByRole('button', { name: 'Confirmar compra' })
    .click();
  await page.getByText('Compra realizada!').first().waitFor();
  await expect.poll(() => coinsOf(page)).toBe(before - NOTEBOOK_PRICE);
};

/** Plays a move against the easiest engine, and waits for its answer. */
export const playMove = async (page: Page): Promise<void> => {
  await page.goto('/practice');
  await page.getByRole('button', { name: 'Iniciar Partida' }).click();
  await page.getByLabel('Digite um lance').waitFor();
  await page.getByLabel('Digite um lance').fill('e4');
  await page.keyboard.press('Enter');
  const moves = page.getByRole('region', { name: 'Lances', exact: true }).getByRole('listitem').getByRole('button');
  await expect.poll(() => moves.count()).toBe(2);
};
