import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { HOSTILE_PGN, HOSTILE_SCHOOL, writeHostileTexts } from '../support/hostile.ts';
import {
  everyPlace,
  isWiderThanScreen,
  NARROW,
  placesOf,
  resize,
  settle,
  tour,
  TOUR_MS,
  WIDE,
} from '../support/tour.ts';
import { demoAcademy, enterAs, freshFolder, visit, type DemoRole, type Visit } from '../support/visit.ts';

const WORD = 'W'.repeat(140);
const MARKUP = '<script>document.title = "run"</script><img src="x" onerror="document.title = \'run\'">';

const COURSE = {
  title: WORD,
  description: MARKUP + WORD,
  category: 'tactics',
  lessons: [
    {
      title: WORD,
      description: `${MARKUP}\n\n[link](javascript:document.title='run')\n\n${WORD}\n\n| ${WORD} |\n|---|\n| a |\n\n\`${WORD}\``,
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
    const [width, title] = await page.evaluate(() => [document.documentElement.scrollWidth, document.title] as const);
    expect({ path, width, title }).toEqual({ path, width: 360, title: expect.stringMatching(/Academia$/) });
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

  await phone.reload();
  await phone.getByRole('button', { name: /^Notificações/ }).click();
  const shown = await phone
    .getByText(/Até a próxima aula\.$/)
    .evaluate(text => ({ cut: text.scrollHeight - text.clientHeight, right: text.getBoundingClientRect().right }));
  expect(shown.cut).toBeLessThanOrEqual(1);
  expect(shown.right).toBeLessThanOrEqual(360);
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
    const cut = await at.evaluate(() =>
      [...document.querySelectorAll('main li, main td')]
        .filter(cell => cell.getBoundingClientRect().right > innerWidth)
        .map(cell => cell.textContent),
    );
    expect({ path, cut }).toEqual({ path, cut: [] });
  }
  expect(complaints).toEqual([]);
});

/** Markup that a text has brought onto the page: what could run, or lead to what runs. */
const liveMarkupOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const leads = (value: string) => /^\W*(javascript|vbscript|data:text)/i.test(value);
    const isLive = (element: Element) =>
      element.matches('script:not([src^="/"]), iframe[srcdoc], base') ||
      [...element.attributes].some(
        ({ name, value }) =>
          /^on/i.test(name) || (/^(href|src|action|formaction|xlink:href|data)$/.test(name) && leads(value)),
      );
    return [...document.querySelectorAll('*')].filter(isLive).map(element => element.outerHTML.slice(0, 200));
  });

/** Wider than the margins that reach out of their box on purpose. */
const SPILT_PX = 20;

/** Boxes out of which their text spills. */
const spiltOn = (page: Page): Promise<string[]> =>
  page.evaluate(most => {
    const isSpilt = (box: Element) => {
      const { overflowX, display } = getComputedStyle(box);
      return (
        overflowX === 'visible' &&
        display !== 'inline' &&
        box.clientWidth > 0 &&
        box.scrollWidth > box.clientWidth + most
      );
    };
    const spilt = [...document.querySelectorAll('body *:not(svg *)')].filter(isSpilt);
    return spilt
      .filter(box => !spilt.some(other => other !== box && box.contains(other)))
      .map(box => box.outerHTML.slice(0, 300));
  }, SPILT_PX);

const misconductOf = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const size of [WIDE, NARROW]) {
    await resize(page, size);
    if (await isWiderThanScreen(page)) found.push(`${size.width} px: scrolls sideways`);
    for (const box of await spiltOn(page)) found.push(`${size.width} px: spilt ${box}`);
  }
  for (const markup of await liveMarkupOn(page)) found.push(`live: ${markup}`);
  if (await page.evaluate(() => 'ran' in window)) found.push('ran');
  const title = await page.title();
  if (!title.endsWith(` · ${HOSTILE_SCHOOL}`)) found.push(`title: ${title}`);
  return found;
};

describe('in a school where every text is hostile', () => {
  let url: string;
  let places: string[];
  beforeAll(async () => {
    const folder = freshFolder();
    ({ url } = await demoAcademy(folder, { RATE_LIMITS: 'off' }));
    const db = openDatabase({ kind: 'sqlite', file: join(folder, 'academy.db') });
    await writeHostileTexts(db);
    await db.close();
    places = await everyPlace(url);
  });

  /** Somebody in it, in whose world other sites have nothing to give. */
  const enter = async (role: DemoRole): Promise<Visit & { dialogs: string[] }> => {
    const visitor = await visit(url);
    const dialogs: string[] = [];
    visitor.context.on('dialog', dialog => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await visitor.context.route(
      address => address.origin !== url,
      route => route.fulfill({ status: 404 }),
    );
    await enterAs(visitor.page, role);
    return { ...visitor, dialogs };
  };

  test.each<DemoRole>(['Aluno', 'Professor', 'Administrador'])(
    'no page runs what it shows to %s, or loses its shape',
    { timeout: TOUR_MS },
    async role => {
      const visitor = await enter(role);
      await tour(visitor, placesOf(role, places), { faultsOf: misconductOf, sameness: 'words' });
      expect(visitor.dialogs).toEqual([]);
    },
  );

  /** Buttons that open something over the page. */
  const OPENED: Record<DemoRole, [path: string, button: RegExp][]> = {
    Aluno: [
      ['/dashboard', /^Notificações/],
      ['/course/1', /^Ver Certificado/],
      ['/course/1', /azer (o )?Quiz/],
      ['/loja/cadernos', /^Preview/],
      ['/loja/pecas', /^Comprar/],
      ['/mentoria', /^Agendar/],
    ],
    Professor: [
      ['/dashboard', /^Notificações/],
      ['/professor/manage-students', /^Ver Detalhes/],
    ],
    Administrador: [
      ['/dashboard', /^Notificações/],
      ['/admin/usuarios', /^Ações para/],
    ],
  };

  test.each<DemoRole>(['Aluno', 'Professor', 'Administrador'])(
    'nothing that opens over a page runs what it shows to %s, or loses its shape',
    async role => {
      const { page, context, complaints, dialogs } = await enter(role);
      for (const [path, button] of OPENED[role]) {
        await settle(page, path);
        await page
          .locator('button:enabled')
          .and(page.getByRole('button', { name: button }))
          .first()
          .click();
        await page.locator('[role=dialog], [role=menu]').last().waitFor();
        expect([path, button, await misconductOf(page)]).toEqual([path, button, []]);
      }
      await context.close();
      expect([...complaints, ...dialogs]).toEqual([]);
    },
  );

  test('a PGN whose names and comments are hostile is walked through', async () => {
    const { page, context, complaints, dialogs } = await enter('Aluno');
    await settle(page, '/course/1');
    await page
      .getByRole('button', { name: /ver no tabuleiro/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Ou cole o PGN').fill(HOSTILE_PGN);
    await dialog.getByRole('button', { name: 'Ver no tabuleiro' }).click();
    for (const game of ['0', '1']) {
      await dialog.getByLabel('Partida', { exact: true }).selectOption(game);
      for (const move of ['Posição inicial', 'e4', 'e5', 'f3']) {
        if (move !== 'Posição inicial') await dialog.getByRole('button', { name: 'Próximo lance' }).click();
        const shown = dialog.getByRole('status', { name: 'Lance mostrado' });
        await shown.getByText(move).first().waitFor();
        expect(await shown.innerText()).toMatch(/ran=alert|W{20}/);
        expect([game, move, await misconductOf(page)]).toEqual([game, move, []]);
      }
    }
    await context.close();
    expect([...complaints, ...dialogs]).toEqual([]);
  });
});
