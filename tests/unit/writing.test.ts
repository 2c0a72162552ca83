import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { describe, expect, test } from 'vitest';
import { demoCourses } from '../../db/demo/courses/index.ts';
import { markdownOf, openText } from '../../src/shared/writing/opened-text.ts';
import { Chess, Untouched, writing } from '../../src/shared/writing/schema.ts';

const schema = getSchema([...writing, Chess, Untouched]);
const docOf = (blocks: readonly Node[]) =>
  schema.node('doc', null, blocks.length > 0 ? blocks : schema.node('paragraph'));
const paragraph = (text: string) => schema.node('paragraph', null, schema.text(text));

/** The text after its blocks were changed. */
const changed = (markdown: string, change: (blocks: Node[]) => Node[]): string => {
  const opened = openText(markdown, schema);
  return markdownOf(docOf(change(opened.blocks.map(({ node }) => node))), opened);
};
const kindsIn = (markdown: string): string[] => openText(markdown, schema).blocks.map(({ node }) => node.type.name);
/** Written again from its blocks alone. */
const again = (markdown: string): string => {
  const { blocks } = openText(markdown, schema);
  return markdownOf(docOf(blocks.map(({ node }) => node)), { markdown: '', blocks: [] });
};

const lessons = demoCourses.flatMap(course =>
  course.lessons.map(lesson => [lesson.title, lesson.description] as const),
);

const UNKNOWN = [
  '| Peça | Valor |\n|------|:-----:|\n| Dama |   9   |',
  '<div align="center">Aviso</div>',
  '- [x] Ler\n- [ ] Jogar',
  '[1]: https://exemplo.com.br',
  '[^1]: Uma nota.',
  '![Capa](/objects/uploads/capa.png)',
  'Com <b>marcas</b> dentro.',
  '```js title="a"\nlet a;\n```',
];

describe('a text that was opened and not changed is the same, byte for byte', () => {
  test('all lessons of the demo courses', () => {
    expect(lessons).toHaveLength(32);
    for (const [title, description] of lessons)
      expect(
        changed(description, same => same),
        title,
      ).toBe(description);
  });

  test.each([
    '',
    '  \n',
    '\n\nTexto  \n\n\n\n* um\n* dois\n\n+ três\n\n\n',
    'Título\n======\nlogo abaixo\n***\n    código\n',
    '~~~PGN\n1. e4\n~~~\n````fen\n8/8/8/3R4/8/8/8/8 w\n````',
    'a\r\nb\r\n\r\nc',
    UNKNOWN.join('\n\n\n'),
  ])('%j', markdown => expect(changed(markdown, same => same)).toBe(markdown));
});

test('of the lessons of the demo courses the editor shows all', () => {
  for (const [title, description] of lessons) expect(kindsIn(description), title).not.toContain('asWritten');
});

test('what is changed is written again, and the rest stays as it was', () => {
  const markdown = '* um\n* dois\n\n\nVelho\n***\n~~~pgn\n1. e4\n~~~\n';
  expect(changed(markdown, ([list, , ...rest]) => [list!, paragraph('Novo'), ...rest])).toBe(
    '* um\n* dois\n\nNovo\n\n***\n~~~pgn\n1. e4\n~~~\n',
  );
  expect(changed(markdown, blocks => [...blocks, paragraph('Fim')])).toBe(`${markdown.trimEnd()}\n\nFim`);
  expect(changed(markdown, () => [])).toBe('');
});

test.each(UNKNOWN)('what cannot be shown stays as it was written beside what is changed: %j', source => {
  expect(kindsIn(source)).toEqual(['asWritten']);
  expect(changed(`Antes\n\n${source}\n\nDepois`, ([, kept]) => [paragraph('Um'), kept!, paragraph('Dois')])).toBe(
    `Um\n\n${source}\n\nDois`,
  );
});

test('a link whose address stands elsewhere, and a note, stay as they were written', () => {
  const markdown = 'Veja a [regra][1].\n\n[1]: https://exemplo.com.br\n\nE isto.[^1]\n\n[^1]: Uma nota.';
  expect(kindsIn(markdown)).toEqual(Array(4).fill('asWritten'));
  expect(changed(markdown, blocks => [...blocks, paragraph('Fim')])).toBe(`${markdown}\n\nFim`);
});

test.each([
  ['marks within one another', '*a **b** c* e ~~d~~ com `1.e4` e **`code`**'],
  ['a link with marks', '[a **partida**](https://exemplo.com.br/p_1) e <https://exemplo.com.br>'],
  ['lists in lists', '1. um\n   - a\n   - b\n2. dois\n\n   mais'],
  ['a quotation', '> ## Lema\n>\n> Pense.\n> Depois jogue.'],
  ['lines', 'uma linha\noutra\\\ne mais'],
  ['a game with backticks', '````pgn\n1. e4 {```} e5\n````'],
  ['what looks like a mark', '1\\. e4 e5 \\* \\_ \\[a]'],
])('written again it is the same: %s', (_, markdown) => expect(again(markdown)).toBe(markdown));

test('lists that were no neighbours do not become one', () => {
  expect(changed('- a\n\nEntre\n\n- b', ([one, , other]) => [one!, other!])).toBe('- a\n\n* b');
});

test('what the editor makes and Markdown cannot say is left out', () => {
  const bold = schema.marks['bold']!.create();
  const made = schema.node('paragraph', null, [
    schema.text(' O '),
    schema.text(' rei ', [bold]),
    schema.text('foge '),
    schema.node('hardBreak'),
  ]);
  const opened = openText('', schema);
  expect(markdownOf(docOf([schema.node('paragraph'), made, schema.node('paragraph')]), opened)).toBe('O  **rei** foge');
});

test('a move number at the start of a line is no list', () => {
  const opened = openText('', schema);
  const written = markdownOf(docOf([paragraph('1. e4 e5')]), opened);
  expect(kindsIn(written)).toEqual(['paragraph']);
});
