import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fundamentos } from '../../db/demo/courses/fundamentos.ts';
import type { DemoLesson } from '../../db/demo/types.ts';
import { extent } from '../../server/harness/extent.ts';
import type { Academy } from '../../server/harness/process.ts';
import { choose } from '../support/acts.ts';
import { PASSING_MINUTES, passMinute } from '../support/passing-minutes.ts';
import { nextLessonId, solveChapters } from '../support/solve-chapters.ts';
import { demoAcademy, freshFolder, visit } from '../support/visit.ts';

const STUDENT = { name: 'Zoé Ação 👑', username: 'zoe.acao', email: 'zoe@exemplo.com', password: 'peao-na-setima-8' };

const registerByTyping = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Começar Gratuitamente', exact: true }).first().click();
  await page.waitForURL('**/register');
  const type = (label: string, text: string) => page.getByLabel(label, { exact: true }).pressSequentially(text);
  await type('Nome completo', STUDENT.name);
  await type('Nome de usuário', STUDENT.username);
  await type('Email', STUDENT.email);
  await type('Senha', STUDENT.password);
  await type('Confirmar senha', STUDENT.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
};

const enrolFromCatalogue = async (page: Page): Promise<void> => {
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Cursos' }).click();
  await page.getByRole('heading', { name: 'Cursos de Xadrez' }).waitFor();
  await page.getByPlaceholder('Nome do curso ou instrutor...').fill('fundamentos do');
  await page
    .getByRole('link', { name: new RegExp(fundamentos.title) })
    .first()
    .click();
  await page.getByRole('button', { name: 'Matricular-se' }).click();
  await page.getByText('Matrícula feita!').first().waitFor();
};

/**
 * Solves the lesson's boards, plays its real film at double speed to its very end, and begins its quiz; `from` skips
 * ahead to so many seconds, while a minute passes at school.
 */
const watch = async (page: Page, lesson: DemoLesson, from: number, academy: Academy): Promise<void> => {
  await page.getByRole('heading', { name: lesson.title, level: 2 }).waitFor();
  await solveChapters(page.request, page.url(), await nextLessonId(page.request, fundamentos.title));
  await page.reload();
  await page.getByLabel('Velocidade').selectOption({ label: '2×' });
  await page.getByRole('button', { name: 'Reproduzir' }).first().click();
  const film = page.locator('video');
  await expect.poll(() => film.evaluate(video => (video as HTMLVideoElement).currentTime)).toBeGreaterThan(0.5);
  await passMinute(academy);
  if (from > 0) await film.evaluate((video, seconds) => void ((video as HTMLVideoElement).currentTime = seconds), from);
  const toQuiz = page.getByRole('button', { name: 'Fazer Quiz' });
  await expect.poll(() => toQuiz.isEnabled(), { timeout: 60_000 }).toBe(true);
  await toQuiz.click();
};

const answerQuiz = async (page: Page, lesson: DemoLesson, which: 'right' | 'wrong'): Promise<void> => {
  const quiz = page.getByRole('dialog', { name: lesson.quiz!.title });
  const questions = lesson.quiz!.questions.flatMap(question => ('options' in question ? question : []));
  for (const i of questions.keys()) {
    await quiz
      .getByText(`Questão ${i + 1} de ${questions.length}`)
      .first()
      .waitFor();
    // They come in another order each time.
    const text = await quiz.innerText();
    const { options, correctAnswer } = questions.find(({ question }) => text.includes(question))!;
    const answer = which === 'right' ? correctAnswer : options.find(option => option !== correctAnswer)!;
    await choose(quiz, answer);
    await quiz.getByRole('button', { name: i === questions.length - 1 ? 'Finalizar' : 'Próxima' }).click();
  }
};

test(
  'a person registers, enrols, watches, fails and passes quizzes, and holds a certificate that outlives a restart',
  { timeout: 420_000 },
  async () => {
    const folder = freshFolder();
    const academy = await demoAcademy(folder, PASSING_MINUTES);
    const { page, complaints } = await visit(academy.url);

    await registerByTyping(page);
    await enrolFromCatalogue(page);

    for (const [i, lesson] of fundamentos.lessons.entries()) {
      // Of the films the last three seconds are watched; in full, the first one is watched whole.
      await watch(page, lesson, i === 0 ? extent(56, 0) : 56, academy);
      const quiz = page.getByRole('dialog', { name: lesson.quiz!.title });
      if (i === 0) {
        await answerQuiz(page, lesson, 'wrong');
        await quiz.getByText('0%').first().waitFor();
        await quiz.getByRole('button', { name: 'Tentar Novamente' }).click();
      }
      await answerQuiz(page, lesson, 'right');
      await quiz.getByRole('button', { name: 'Continuar' }).click();
    }

    const certificate = page.getByRole('dialog', { name: 'Seu certificado' });
    await certificate.getByText(STUDENT.name).first().waitFor();
    const CODE = /[0-9A-Z]{5}(-[0-9A-Z]{5}){3}/;
    const [code = ''] = CODE.exec(await certificate.getByText(CODE).first().innerText()) ?? [];
    expect(code).not.toBe('');
    await page.keyboard.press('Escape');
    // 4 lessons × 20 + 4 quizzes × 30 + the course's 100; 4 × 5 + 4 × 10 + 50 coins.
    const badges = page.getByRole('list', { name: 'Seu progresso' }).first();
    await expect.poll(() => badges.innerText()).toMatch(/300 XP[\s\S]*110/);

    const stranger = await visit(academy.url);
    await stranger.page.goto(`/certificado/${code}`);
    await stranger.page.getByText(STUDENT.name).first().waitFor();
    await expect.poll(() => stranger.page.getByRole('main').innerText()).toMatch(/válido/i);

    // A page that stays open asks for news meanwhile, and complains.
    for (const open of [page, stranger.page]) await open.goto('about:blank');
    expect(await academy.stop()).toBe(0);
    const restarted = await demoAcademy(folder, { PORT: new URL(academy.url).port });
    expect(restarted.url).toBe(academy.url);
    await page.goto('/courses');
    await page
      .getByRole('link', { name: new RegExp(fundamentos.title) })
      .first()
      .click();
    await page.getByText('Parabéns! Você completou o curso').first().waitFor();
    await expect.poll(() => badges.innerText()).toMatch(/300 XP[\s\S]*110/);
    await stranger.page.goto(`/certificado/${code}`);
    await stranger.page.getByText(STUDENT.name).first().waitFor();
    expect([...complaints, ...stranger.complaints]).toEqual([]);
  },
);
