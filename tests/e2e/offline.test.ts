import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoAcademy, enterByButton, visit, type Visit } from '../support/visit.ts';

/** The service worker serves this page, and has fetched all screens. */
const areScreensKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const cache = await caches.open('academia-files');
    const files = (await (await cache.match('/kept/files'))?.json()) as string[] | undefined;
    const kept = (await cache.keys()).length;
    return navigator.serviceWorker.controller !== null && files !== undefined && kept > files.length;
  });
const untilKept = (page: Page): Promise<void> =>
  expect.poll(() => areScreensKept(page), { timeout: 120_000 }).toBe(true);

const keptNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter(name => name.startsWith('academia-kept-')));

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter(name => name.startsWith('academia-kept-'));
    const found = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return found.flat().map(({ url }) => new URL(url).pathname);
  });

const studentWithWorker = async (url: string): Promise<Visit> => {
  const student = await visit(url, { serviceWorkers: 'allow' });
  await enterByButton(student.page, 'Aluno');
  return student;
};

test('a lesson that was opened is readable without a connection, film included, and all goes at logout', async () => {
  const academy = await demoAcademy();
  const { context, page } = await studentWithWorker(academy.url);
  await untilKept(page);
  const { lessons } = (await (await page.request.get('/api/courses/1/lessons')).json()) as {
    lessons: { id: number; title: string }[];
  };
  const title = lessons.find(({ id }) => id === 1)!.title;
  await page.goto('/course/1?aula=1');
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
  await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringMatching(/\.webm$/));
  await expect.poll(() => keptPaths(page)).toContain('/kept/lessons.ofCourse');

  await context.setOffline(true);
  await page.reload();
  await page.getByText('Você está sem conexão com a escola.').waitFor();
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
  // Nothing is shown as of yesterday but what is read.
  await page.goto('/loja');
  await page.getByText('Sem conexão com o servidor. Verifique sua internet e tente novamente.').first().waitFor();

  await context.setOffline(false);
  await page.goto('/course/1?aula=1');
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
  await page.getByText('Você está sem conexão com a escola.').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Menu de/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await page.waitForURL('**/login');
  await expect.poll(() => keptNames(page)).toEqual([]);
  await context.close();
});

test('a user who comes back gets the page from the browser, and every answer from the server', async () => {
  const academy = await demoAcademy();
  const { context, page, complaints } = await studentWithWorker(academy.url);
  await untilKept(page);
  const pages: boolean[] = [];
  const answers: boolean[] = [];
  page.on('response', response => {
    const { pathname } = new URL(response.url());
    if (pathname === '/courses') pages.push(response.fromServiceWorker());
    if (pathname.startsWith('/trpc/')) answers.push(response.fromServiceWorker());
  });
  await page.goto('/courses');
  await page.getByRole('heading', { name: 'Cursos de Xadrez' }).waitFor();
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  expect([pages, new Set(answers)]).toEqual([[true], new Set([false])]);
  expect(complaints).toEqual([]);
  await context.close();
});
