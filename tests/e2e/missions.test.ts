import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { estrategia } from '../../db/demo/courses/estrategia.ts';
import { figuresOf } from '../support/acts.ts';
import { PASSING_MINUTES, passMinute } from '../support/passing-minutes.ts';
import { nextLessonId, solveChapters } from '../support/solve-chapters.ts';
import { demoAcademy, enterByButton, visit } from '../support/visit.ts';

const goBy = (page: Page, link: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: link }).click();
const missionCard = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

/** Plays the open lesson's film from near its end. */
const finishFilm = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Reproduzir' }).first().click();
  const film = page.locator('video');
  await expect.poll(() => film.evaluate(video => (video as HTMLVideoElement).currentTime)).toBeGreaterThan(0.2);
  await film.evaluate(video => {
    const { duration } = video as HTMLVideoElement;
    (video as HTMLVideoElement).currentTime = Math.max(0, duration - 2);
  });
};

/** The names of the animations that begin on a page from now on. */
const animationsOf = async (page: Page): Promise<string[]> => {
  const names: string[] = [];
  await page.exposeFunction('animates', (name: string) => names.push(name));
  await page.addInitScript(() =>
    document.addEventListener(
      'animationstart',
      ({ animationName }) => void Reflect.get(window, 'animates')(animationName),
    ),
  );
  return names;
};

test('a student completes a lesson, sees the mission advance, claims it, and the header changes at once', async () => {
  const academy = await demoAcademy(undefined, PASSING_MINUTES);
  // Without motion, as a tenth of the visitors have asked for.
  const { page, complaints } = await visit(academy.url, { reducedMotion: 'reduce' });
  const animations = await animationsOf(page);
  await enterByButton(page, 'Aluno');
  await goBy(page, 'Missões');
  const mission = missionCard(page, 'Aula do Dia');
  await mission.getByText('0 de 1').waitFor();
  const before = await figuresOf(page);

  // The third lesson is the first that the demo's student has not completed.
  const lesson = estrategia.lessons[2]!;
  await solveChapters(page.request, page.url(), await nextLessonId(page.request, estrategia.title));
  await goBy(page, 'Cursos');
  await page
    .getByRole('link', { name: new RegExp(estrategia.title) })
    .first()
    .click();
  await page.getByRole('heading', { name: lesson.title, level: 2 }).waitFor();
  await passMinute(academy);
  await finishFilm(page);
  await page.getByText('+20 XP · +5 moedas').waitFor({ timeout: 60_000 });
  await expect.poll(() => figuresOf(page)).toEqual({ experience: before.experience + 20, coins: before.coins + 5 });

  await goBy(page, 'Missões');
  await mission.getByText('1 de 1').waitFor();
  await mission.getByRole('button', { name: 'Resgatar: Aula do Dia' }).click();
  await mission.getByText('Resgatada').waitFor();
  await page.getByText('+15 XP · +5 moedas').waitFor();
  await expect.poll(() => figuresOf(page)).toEqual({ experience: before.experience + 35, coins: before.coins + 10 });
  await page.getByRole('tab', { name: 'Conquistas' }).click();
  await page.getByRole('list', { name: 'Conquistas da raridade Comum' }).getByText('Primeiros Passos').waitFor();

  await goBy(page, 'Dashboard');
  await page.getByRole('region', { name: 'Atividade Recente' }).getByText(lesson.title).waitFor();
  await page.reload();
  await expect.poll(() => figuresOf(page)).toEqual({ experience: before.experience + 35, coins: before.coins + 10 });
  expect(animations).toEqual([]);
  expect(complaints).toEqual([]);
});
