/**
 * What a form of a course would refuse, sent straight to the API: 400 with the form's own words, at every door
 * through which it could come in.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { courseFile, courseForm, lessonForm } from '../support/forms.ts';
import { aSchool, refuse, type Refused, type School } from '../support/refusals.ts';

let school: School;
beforeAll(async () => {
  school = await aSchool();
});

const courseRefusals: Refused[] = [
  ['a blank title', { title: ' ' }, 'title', 'Título é obrigatório'],
  ['a blank description', { description: '' }, 'description', 'Descrição é obrigatória'],
  ['a category of no list', { category: 'go' }, 'category', 'Categoria inválida'],
  ['a difficulty of no list', { difficulty: 'fácil' }, 'difficulty', 'Dificuldade inválida'],
  ['a price below 0', { price: -1 }, 'price', 'O preço deve ser em centavos inteiros, de 0 a R$ 100.000,00'],
  ['half a cent', { price: 10.5 }, 'price', 'O preço deve ser em centavos inteiros, de 0 a R$ 100.000,00'],
  ['a price beyond all', { price: 10_000_001 }, 'price', 'O preço deve ser em centavos inteiros, de 0 a R$ 100.000,00'],
  ['14 minutes', { duration: 14 }, 'duration', 'A duração deve ser de 15 a 480 minutos'],
  ['481 minutes', { duration: 481 }, 'duration', 'A duração deve ser de 15 a 480 minutos'],
  ['no students', { maxStudents: 0 }, 'maxStudents', 'O máximo de alunos deve ser de 1 a 200'],
  ['201 students', { maxStudents: 201 }, 'maxStudents', 'O máximo de alunos deve ser de 1 a 200'],
  ['an image by script', { imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'URL da imagem inválida'],
  [
    "another site's image",
    { imageUrl: 'https://exemplo.com/capa.webp' },
    'imageUrl',
    'Envie a imagem para a escola: endereços de outros sites não são aceitos',
  ],
  ['a film for an image', { imageUrl: `/objects/files/${'a'.repeat(32)}` }, 'imageUrl', 'URL da imagem inválida'],
  ['a blank objective', { objectives: ['Aprender', ' '] }, 'objectives.1', 'O item não pode ficar em branco'],
  ['a blank prerequisite', { prerequisites: [''] }, 'prerequisites.0', 'O item não pode ficar em branco'],
  ['too many objectives', { objectives: Array(51).fill('x') }, 'objectives', 'Use no máximo 50 itens'],
  ['an active that is a word', { isActive: 'false' }, 'isActive', 'Valor de tipo inválido'],
  ['a version that is none', { version: 0 }, 'version', 'Versão inválida'],
];

describe('a course', () => {
  test.each(courseRefusals)('with %s', async (_name, change, path, message) => {
    await refuse(
      school,
      {
        rest: ['PUT', `/courses/${school.course.id}`],
        rpc: 'courses.update',
        ids: { id: school.course.id },
        wrap: form => form,
        prefix: '',
      },
      { ...courseForm(), ...change },
      path,
      message,
    );
    if (path !== 'version')
      await refuse(
        school,
        { rest: ['POST', '/courses'], rpc: 'courses.create', ids: {}, wrap: form => form, prefix: '' },
        { ...courseForm(), ...change },
        path,
        message,
      );
  });

  test('that is new needs a title, a description and a category', async () => {
    const { body } = await school.server.rest('POST', '/courses', { as: school.professor });
    expect(body).toMatchObject({
      message: 'Título é obrigatório',
      issues: [{ path: 'title' }, { path: 'description' }, { path: 'category', message: 'Categoria inválida' }],
    });
  });

  test('has 200 lessons at most', async () => {
    const body = { ...courseForm(), lessons: Array(201).fill({ title: 'x', description: 'x', duration: 1 }) };
    expect(await school.server.rest('POST', '/courses', { as: school.professor, body })).toMatchObject({
      status: 400,
      body: { message: 'Um curso tem no máximo 200 lições' },
    });
  });

  test.each([
    ['iniciante', 'beginner'],
    ['intermediario', 'intermediate'],
    ['avancado', 'advanced'],
    ['advanced', 'advanced'],
  ])('of difficulty %s is %s', async (difficulty, stored) => {
    const created = await school.server.rest('POST', '/courses', {
      as: school.professor,
      body: { ...courseForm(), difficulty },
    });
    expect(created).toMatchObject({ status: 200, body: { course: { difficulty: stored } } });
  });

  test.each([
    [15, 1, 0],
    [480, 200, 10_000_000],
  ])('of %i minutes for %i students at %i cents is taken', async (duration, maxStudents, price) => {
    expect(
      await school.server.rest('POST', '/courses', {
        as: school.professor,
        body: courseForm({ duration, maxStudents, price }),
      }),
    ).toMatchObject({ status: 200, body: { course: { duration, maxStudents, price } } });
  });
});

describe('lists', () => {
  test.each([
    ['/courses/professor?status=gone', 'Opção inválida'],
    ['/courses/professor?sort=price', 'Ordenação inválida'],
    ['/courses/professor?page=0', 'Deve ser no mínimo 1'],
    ['/lessons?status=done', 'Situação inválida'],
    ['/lessons?from=ontem', 'Data inválida'],
    ['/lessons?courseId=x', 'Identificador inválido'],
  ])('%s is refused', async (path, message) => {
    expect(await school.server.rest('GET', path, { as: school.professor })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  test.each([[{}], [{ lessonIds: 'x' }], [{ lessonIds: null }]])('an order that is %j is refused', async body => {
    const refused = await school.server.rest('PUT', `/courses/${school.course.id}/lessons/reorder`, {
      as: school.professor,
      body,
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: 'Envie exatamente as lições do curso, cada uma uma vez' },
    });
  });
});

/** A megabyte of moves, each of which is to be played. */
const heavy = {
  title: 'Quiz',
  questions: Array.from({ length: 100 }, () => ({
    question: 'O que se joga?',
    type: 'board',
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    lines: Array.from({ length: 20 }, () => 'Nf3 Nf6 Ng1 Ng8 '.repeat(4)),
  })),
};
const HEAVY_LESSON = { ...lessonForm(), quiz: heavy };
const doors: [method: 'POST' | 'PUT', path: () => string, body: object][] = [
  ['POST', () => '/courses', { ...courseForm(), lessons: [HEAVY_LESSON] }],
  ['PUT', () => `/courses/${school.course.id}`, { lessons: [HEAVY_LESSON] }],
  ['POST', () => `/courses/${school.course.id}/lessons`, HEAVY_LESSON],
  ['PUT', () => '/lessons/1', HEAVY_LESSON],
  [
    'PUT',
    () => '/lessons/1/chapters',
    { chapters: [{ title: 'Longa', mode: 'ler', side: 'white', pgn: '1. e4 e5 '.repeat(25_000) }] },
  ],
  ['POST', () => '/courses/import', { file: { ...courseFile(), lessons: [HEAVY_LESSON] } }],
];
test.each(doors)(
  'what would keep the server busy for long is refused before it is read: %s',
  async (method, path, body) => {
    const refused = await school.server.rest(method, path(), { as: school.professor, body });
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining('É demais de uma vez') } });
  },
);
