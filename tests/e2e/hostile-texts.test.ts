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
      description: `${MARKUP}\n\n[link](javascript:document.title='run')\n\n${WORD}\n\n| ${WORD} |\n|---|\n| a |\n\n\`${WORD}\``,
      duration: 5,
      resources: [{ name: WORD, type: 'pdf', url: `https://exemplo.com/${WORD}` }, { name: MARKUP, type: 'link' }],
    },
  ],
};

test('what a professor writes runs nothing and pushes no page sideways on a phone', async () => {
  const { url } = await demoAcademy();
  const { page, complaints } = await visit(url, { viewport: { width: 360, height: 740 } });
  await enterAs(page, 'Professor');
  const { course } = (await (await page.request.post('/api/courses', { data: COURSE })).json()) as { course: { id: number; lessons: { id: number }[] } };
  const own = `/professor/cursos/${course.id}`;
  for (const path of [`/course/${course.id}`, '/professor/cursos', own, `${own}/edit`, `${own}/lessons`, `${own}/lessons/${course.lessons[0]?.id}/edit`]) {
    await page.goto(path);
    await page.getByText(/W{140}/).or(page.locator(`input[value="${WORD}"]`)).first().waitFor();
    const [width, title] = await page.evaluate(() => [document.documentElement.scrollWidth, document.title] as const);
    expect({ path, width, title }).toEqual({ path, width: 360, title: expect.stringMatching(/Academia$/) });
  }
  expect(complaints).toEqual([]);
});
