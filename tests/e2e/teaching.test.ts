import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose } from '../support/acts.ts';
import { isOn, next, writeBasics, writeLesson, writeQuiz, type QuestionSketch } from '../support/course-steps.ts';
import { demoAcademy, enterByButton, visit } from '../support/visit.ts';

const COURSE = 'Ataque ao rei rocado';
const FILM_LESSON = 'O sacrifício em h7';
const TEXT_LESSON = 'Antes de atacar';
/** Two of three are not enough to pass: the essay decides. */
const QUIZ: QuestionSketch[] = [
  { question: 'Onde o bispo se sacrifica?', options: ['Em h7', 'Em a2'] },
  { question: 'Quem ataca precisa de peças por perto.', isTrue: true },
  { question: 'Por que o sacrifício funciona?', model: 'O rei perde os peões que o protegem.' },
];
const ESSAY = 'O rei fica sem proteção.';

const publishCourse = async (page: Page, film: string): Promise<number> => {
  await page.goto('/create-course');
  await writeBasics(page, COURSE);
  await next(page).click();
  await isOn(page, 2);
  await writeLesson(page, { title: TEXT_LESSON, description: 'Conte as peças dos dois lados.' });
  await writeLesson(page, {
    title: FILM_LESSON,
    description: 'O bispo abre o caminho.',
    source: 'Link externo',
    videoUrl: film,
    pgn: { name: 'Partida modelo', url: '/demo/fundamentos/xeque-e-mate.pgn' },
  });
  await next(page).click();
  await isOn(page, 3);
  await writeQuiz(page, QUIZ);
  await next(page).click();
  await isOn(page, 4);
  await page.getByRole('button', { name: 'Publicar Curso' }).click();
  await page.waitForURL('**/professor');
  const answer = await page.request.get('/api/courses/professor?search=ataque');
  const { courses } = (await answer.json()) as { courses: { id: number }[] };
  return courses[0]?.id ?? 0;
};

const putFilmFirst = async (page: Page, courseId: number): Promise<void> => {
  await page.goto(`/professor/cursos/${courseId}/lessons`);
  await page.getByRole('button', { name: 'Reordenar' }).click();
  await page.getByText('Modo Edição').waitFor();
  await page.getByRole('button', { name: `Mover ${FILM_LESSON} para cima` }).click();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByText('Lições reordenadas com sucesso').first().waitFor();
};

const answerQuiz = async (page: Page, isRight: boolean): Promise<void> => {
  const quiz = page.getByRole('dialog', { name: 'Revisão' });
  for (const i of QUIZ.keys()) {
    await quiz
      .getByText(`Questão ${i + 1} de ${QUIZ.length}`)
      .first()
      .waitFor();
    // They come in another order each time.
    const text = await quiz.innerText();
    const sketch = QUIZ.find(({ question }) => text.includes(question))!;
    if ('model' in sketch) await quiz.getByRole('textbox').fill(isRight ? ESSAY : 'Não sei.');
    else {
      const [right, wrong] =
        'options' in sketch ? sketch.options : sketch.isTrue ? ['Verdadeiro', 'Falso'] : ['Falso', 'Verdadeiro'];
      await choose(quiz, isRight ? right : wrong);
    }
    await quiz.getByRole('button', { name: i === QUIZ.length - 1 ? 'Finalizar' : 'Próxima' }).click();
  }
};

const study = async (page: Page, courseId: number): Promise<void> => {
  await page.goto(`/course/${courseId}`);
  await page.getByRole('button', { name: 'Matricular-se' }).click();
  await page.getByRole('heading', { level: 2, name: FILM_LESSON }).waitFor();
  await page.getByRole('button', { name: 'Reproduzir' }).first().click();
  const film = page.locator('video');
  await expect.poll(() => film.evaluate(video => (video as HTMLVideoElement).duration)).toBeGreaterThan(5);
  await film.evaluate(
    video => void ((video as HTMLVideoElement).currentTime = (video as HTMLVideoElement).duration - 1),
  );
  const quiz = page.getByRole('dialog', { name: 'Revisão' });
  const toQuiz = page.getByRole('button', { name: 'Fazer Quiz' });
  await expect.poll(() => toQuiz.isEnabled(), { timeout: 60_000 }).toBe(true);
  await toQuiz.click();
  await answerQuiz(page, false);
  await quiz.getByRole('button', { name: 'Tentar Novamente' }).click();
  await answerQuiz(page, true);
  await quiz.getByText('Até agora você tem 66%').waitFor();
  await quiz.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('heading', { level: 2, name: TEXT_LESSON }).waitFor();
  await page.getByRole('button', { name: 'Marcar como concluída' }).click();
  await page.getByText('Todas as aulas concluídas').waitFor();
};

test(`a professor teaches a course of their own to a student, grades the essay and sees it all in the \
figures`, async () => {
  const academy = await demoAcademy();
  const [teacher, pupil] = [await visit(academy.url), await visit(academy.url)];
  await enterByButton(teacher.page, 'Professor');
  const courseId = await publishCourse(teacher.page, `${academy.url}/demo/fundamentos/xeque-e-mate.webm`);
  await putFilmFirst(teacher.page, courseId);

  const figures = () => teacher.page.getByRole('main').innerText();
  const report = (tab: string) => teacher.page.goto(`/professor/relatorios?curso=${courseId}&aba=${tab}`);
  const students = () => teacher.page.goto(`/professor/manage-students?curso=${courseId}`);
  const row = teacher.page.getByRole('table', { name: 'Alunos' }).locator('tbody tr');
  const average = async () =>
    Number(
      /Progresso Médio\s+(\d+)%/.exec(
        await teacher.page.getByRole('region', { name: 'Resumo dos alunos' }).innerText(),
      )?.[1],
    );
  await report('overview');
  await expect.poll(figures).toMatch(/Aulas concluídas\s+0/);
  await report('students');
  await expect.poll(figures).toMatch(/Progresso médio\s+0%[\s\S]*Aprovação em quizzes\s+—[\s\S]*Cursos concluídos\s+0/);
  await students();
  await expect.poll(average).toBeGreaterThanOrEqual(0);
  const averageBefore = await average();

  await enterByButton(pupil.page, 'Aluno');
  await study(pupil.page, courseId);

  await students();
  await expect.poll(() => row.innerText()).toMatch(/Ativo[\s\S]*100%[\s\S]*2\/2/);
  await expect.poll(average).toBeGreaterThan(averageBefore);
  await report('overview');
  await expect.poll(figures).toMatch(/Aulas concluídas\s+2/);
  await report('students');
  await expect
    .poll(figures)
    .toMatch(/Progresso médio\s+100%[\s\S]*Aprovação em quizzes\s+0%[\s\S]*Cursos concluídos\s+0/);

  await teacher.page.goto('/professor/revisoes');
  const essays = teacher.page.getByRole('list', { name: 'Respostas' }).getByRole('listitem');
  // The second try took the place of the first.
  await expect.poll(() => essays.count()).toBe(1);
  const essay = essays.filter({ hasText: ESSAY });
  await essay.getByLabel(/Comentário para o aluno/).fill('Muito bem explicado.');
  await choose(essay, '10');
  await essay.getByRole('button', { name: /^Salvar nota/ }).click();
  await expect.poll(() => essays.count()).toBe(0);

  await pupil.page.goto('/dashboard');
  await pupil.page.getByRole('button', { name: /^Notificações, \d+ novas?$/ }).click();
  await pupil.page.getByRole('menuitem', { name: /Você passou no quiz!.*Muito bem explicado\./s }).click();
  await pupil.page.getByRole('button', { name: 'Ver Certificado' }).click();
  await pupil.page.getByRole('dialog', { name: 'Seu certificado' }).waitFor();

  await students();
  await expect.poll(() => row.innerText()).toMatch(/Concluído[\s\S]*100%[\s\S]*2\/2/);
  await report('students');
  await expect
    .poll(figures)
    .toMatch(/Progresso médio\s+100%[\s\S]*Aprovação em quizzes\s+50%[\s\S]*Cursos concluídos\s+1/);
  expect([...teacher.complaints, ...pupil.complaints]).toEqual([]);
});
