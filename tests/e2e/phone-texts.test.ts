import { expect, test } from 'vitest';
import { demoAcademy, enterAs, visit } from '../support/visit.ts';

const WORD = 'W'.repeat(140);
const MARKUP = '<script>document.title = "run"</script><img src="x" onerror="document.title = \'run\'">';

const COURSE = {
  title: WORD,
  description: MARKUP + WORD,
  category: 'tactics',
  lessons: [
    {
      title: WORD,
      description:
        `${MARKUP}\n\n[link](javascript:document.title='run')\n\n${WORD}\n\n` +
        `| ${WORD} |\n|---|\n| a |\n\n\`${WORD}\``,
      duration: 5,
      resources: [
        { name: WORD, type: 'pdf', url: `https://exemplo.com/${WORD}` },
        { name: MARKUP, type: 'link' },
      ],
    },
  ],
};

test('what a professor writes runs nothing and pushes no page sideways on a phone', async () => {
  const { url } = await demoAcademy();
  const { page, complaints } = await visit(url, { viewport: { width: 360, height: 740 } });
  await enterAs(page, 'Professor');
  const { course } = (await (await page.request.post('/api/courses', { data: COURSE })).json()) as {
    course: { id: number; lessons: { id: number }[] };
  };
  const own = `/professor/cursos/${course.id}`;
  for (const path of [
    `/course/${course.id}`,
    '/professor/cursos',
    own,
    `${own}/edit`,
    `${own}/lessons`,
    `${own}/lessons/${course.lessons[0]?.id}/edit`,
  ]) {
    await page.goto(path);
    await page
      .getByText(/W{140}/)
      .or(page.locator(`input[value="${WORD}"]`))
      .first()
      .waitFor();
    await expect
      .poll(async () => [
        path,
        ...(await page.evaluate(() => [document.documentElement.scrollWidth, document.title] as const)),
      ])
      .toEqual([path, 360, expect.stringMatching(/Academia$/)]);
  }
  expect(complaints).toEqual([]);
});

test('a student reads all that the professor wrote to a grade, behind the bell of a phone', async () => {
  const { url } = await demoAcademy();
  const [{ page: teaching }, { page: phone }] = [
    await visit(url),
    await visit(url, { viewport: { width: 360, height: 740 } }),
  ];
  await enterAs(teaching, 'Professor');
  await enterAs(phone, 'Aluno');
  const quiz = { title: 'Ideias', questions: [{ question: 'Por quê?', type: 'essay', correctAnswer: 'Porque sim.' }] };
  const made = await teaching.request.post('/api/courses', {
    data: { ...COURSE, title: 'Ideias', lessons: [{ title: WORD, description: 'Texto', duration: 5, quiz }] },
  });
  const { course } = (await made.json()) as { course: { id: number; lessons: { id: number }[] } };
  const lesson = `/api/lessons/${course.lessons[0]?.id}`;
  const questions = (
    (await (await teaching.request.get(lesson)).json()) as { lesson: { quiz: { questions: { id: number }[] } } }
  ).lesson.quiz.questions;
  await phone.request.post('/api/enrollments', { data: { courseId: course.id } });
  await phone.request.post(`${lesson}/complete`);
  await phone.request.post(`${lesson}/quiz`, {
    data: { answers: questions.map(({ id }) => ({ questionId: id, answer: 'Não sei.' })) },
  });
  const { reviews } = (await (await teaching.request.get(`/api/professor/reviews?courseId=${course.id}`)).json()) as {
    reviews: { answerId: number }[];
  };
  const feedback = `${'Pense na casa fraca antes de atacar. '.repeat(20)}Até a próxima aula.`;
  await teaching.request.put(`/api/professor/reviews/${reviews[0]?.answerId}`, { data: { correct: false, feedback } });

  await phone.goto('/dashboard');
  await phone.getByRole('button', { name: /^Notificações/ }).click();
  const shown = phone.getByText(/Até a próxima aula\.$/);
  await expect.poll(() => shown.evaluate(text => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(1);
  await expect.poll(() => shown.evaluate(text => text.getBoundingClientRect().right)).toBeLessThanOrEqual(360);
});

test("a student's name of one endless word hides nobody's points in the lists of a phone", async () => {
  const { url } = await demoAcademy();
  const [{ page, complaints }, { page: teaching }] = [
    await visit(url, { viewport: { width: 360, height: 740 } }),
    await visit(url, { viewport: { width: 360, height: 740 } }),
  ];
  await enterAs(page, 'Aluno');
  const name = 'W'.repeat(100);
  expect((await page.request.put('/api/profile', { data: { fullName: name } })).status()).toBe(200);
  await enterAs(teaching, 'Professor');
  const lists = [
    { at: page, path: '/dashboard' },
    { at: page, path: '/partidas?aba=ranking' },
    { at: teaching, path: '/professor/manage-students' },
  ];
  for (const { at, path } of lists) {
    await at.goto(path);
    await at.locator('main li, main td, main th').filter({ hasText: name }).first().waitFor();
    const cut = () =>
      at.evaluate(() =>
        [...document.querySelectorAll('main li, main td')]
          .filter(cell => cell.getBoundingClientRect().right > innerWidth)
          .map(cell => cell.textContent),
      );
    await expect.poll(async () => ({ path, cut: await cut() })).toEqual({ path, cut: [] });
  }
  expect(complaints).toEqual([]);
});
