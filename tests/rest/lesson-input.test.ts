/**
 * What a form of a lesson would refuse, sent straight to the API: 400 with the form's own words, at
 * every address that takes a lesson.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { courseForm, lessonForm, question } from '../support/forms.ts';
import { aSchool, refuse, type Door, type Fields, type Refused, type School } from '../support/refusals.ts';

let school: School;
beforeAll(async () => {
  school = await aSchool();
});

const aQuiz = (own: Fields) => ({ quiz: { title: 'Quiz', questions: [question()], ...own } });
const aQuestion = (own: Fields) => aQuiz({ questions: [question(own)] });
const aResource = (own: Fields) => ({ resources: [{ name: 'Partida', type: 'pgn', ...own }] });

const lessonRefusals: Refused[] = [
  ['no title', { title: undefined }, 'title', 'Título é obrigatório'],
  ['a blank title', { title: '  ' }, 'title', 'Título é obrigatório'],
  ['a long title', { title: 'x'.repeat(201) }, 'title', 'Use no máximo 200 caracteres'],
  ['no description', { description: '' }, 'description', 'Descrição é obrigatória'],
  ['no duration', { duration: undefined }, 'duration', 'Duração deve ser maior que 0'],
  ['a duration of 0', { duration: 0 }, 'duration', 'Duração deve ser maior que 0'],
  ['a duration in words', { duration: '30' }, 'duration', 'Duração deve ser maior que 0'],
  ['half a minute', { duration: 0.5 }, 'duration', 'Informe a duração em minutos inteiros'],
  ['the place 0', { order: 0 }, 'order', 'Ordem deve ser maior que 0'],
  ['the place -1', { order: -1 }, 'order', 'Ordem deve ser maior que 0'],
  ['a video that is no address', { videoUrl: 'aula.webm' }, 'videoUrl', 'URL do vídeo inválida'],
  ['a video by script', { videoUrl: 'javascript:alert(1)' }, 'videoUrl', 'URL do vídeo inválida'],
  ['a video in itself', { videoUrl: 'data:video/webm;base64,AA' }, 'videoUrl', 'URL do vídeo inválida'],
  ['a video of another folder', { videoUrl: '/objects/../etc/passwd' }, 'videoUrl', 'URL do vídeo inválida'],
  ['a video of any host', { videoUrl: '//evil.example/a.webm' }, 'videoUrl', 'URL do vídeo inválida'],
  ['a resource without a name', aResource({ name: ' ' }), 'resources.0.name', 'Nome do recurso é obrigatório'],
  ['a resource of no address', aResource({ url: 'x' }), 'resources.0.url', 'URL inválida'],
  ['a resource by script', aResource({ url: 'javascript:alert(1)' }), 'resources.0.url', 'URL inválida'],
  ['a resource of no type', aResource({ type: 'exe' }), 'resources.0.type', 'Tipo de recurso inválido'],
  [
    'too many resources',
    { resources: Array(51).fill({ name: 'x', type: 'pdf' }) },
    'resources',
    'Use no máximo 50 recursos',
  ],
  ['a quiz without a title', aQuiz({ title: '' }), 'quiz.title', 'Título do quiz é obrigatório'],
  ['a quiz without questions', aQuiz({ questions: [] }), 'quiz.questions', 'Pelo menos uma questão é obrigatória'],
  [
    'a quiz without even a list',
    aQuiz({ questions: undefined }),
    'quiz.questions',
    'Pelo menos uma questão é obrigatória',
  ],
  [
    'a quiz with too many',
    aQuiz({ questions: Array(101).fill(question()) }),
    'quiz.questions',
    'Use no máximo 100 questões',
  ],
  ['a quiz without time', aQuiz({ timeLimit: 0 }), 'quiz.timeLimit', 'O tempo limite deve ser de 1 a 180 minutos'],
  ['an unasked question', aQuestion({ question: '' }), 'quiz.questions.0.question', 'Pergunta é obrigatória'],
  [
    'a question without an answer',
    aQuestion({ correctAnswer: '' }),
    'quiz.questions.0.correctAnswer',
    'Resposta correta é obrigatória',
  ],
  ['a question of no type', aQuestion({ type: 'oral' }), 'quiz.questions.0.type', 'Tipo de questão inválido'],
  [
    'an answer that is no option',
    aQuestion({ correctAnswer: 'o bispo' }),
    'quiz.questions.0.correctAnswer',
    'A resposta correta deve ser uma das opções',
  ],
  [
    'one option',
    aQuestion({ options: ['a torre', '', ' '] }),
    'quiz.questions.0.options',
    'Informe pelo menos duas opções',
  ],
  [
    'the same option twice',
    aQuestion({ options: ['a torre', 'a torre '] }),
    'quiz.questions.0.options',
    'As opções devem ser diferentes',
  ],
  [
    'too many options',
    aQuestion({ options: Array.from({ length: 11 }, (_, i) => `${i}`) }),
    'quiz.questions.0.options',
    'Use no máximo 10 opções',
  ],
  [
    'neither true nor false',
    aQuestion({ type: 'true_false', correctAnswer: 'Verdadeiro' }),
    'quiz.questions.0.correctAnswer',
    'A resposta correta deve ser verdadeiro ou falso',
  ],
  [
    'an essay without a model',
    aQuestion({ type: 'essay', correctAnswer: ' ' }),
    'quiz.questions.0.correctAnswer',
    'Resposta-modelo é obrigatória',
  ],
  ['a date of no calendar', { scheduledAt: '2026-02-30T10:00:00Z' }, 'scheduledAt', 'Data inválida'],
  ['a date without its clock', { scheduledAt: '2026-02-20' }, 'scheduledAt', 'Data inválida'],
  ['a date beyond all dates', { scheduledAt: '9999-01-01T00:00:00Z' }, 'scheduledAt', 'Data inválida'],
  ['an active that is a word', { active: 'false' }, 'active', 'Valor de tipo inválido'],
];

describe('a lesson', () => {
  const doors = (): Door[] => [
    {
      rest: ['POST', `/courses/${school.course.id}/lessons`],
      rpc: 'lessons.create',
      ids: { courseId: school.course.id },
      wrap: form => form,
      prefix: '',
    },
    {
      rest: ['PUT', `/lessons/${school.course.lessons[0]!.id}`],
      rpc: 'lessons.update',
      ids: { lessonId: school.course.lessons[0]!.id },
      wrap: form => form,
      prefix: '',
    },
    {
      rest: ['POST', '/courses'],
      rpc: 'courses.create',
      ids: {},
      wrap: form => ({ ...courseForm(), lessons: [lessonForm(), form] }),
      prefix: 'lessons.1.',
    },
    {
      rest: ['PUT', `/courses/${school.course.id}`],
      rpc: 'courses.update',
      ids: { id: school.course.id },
      wrap: form => ({ lessons: [form] }),
      prefix: 'lessons.0.',
    },
  ];

  test.each(lessonRefusals)('with %s', async (_name, change, path, message) => {
    for (const door of doors()) await refuse(school, door, { ...lessonForm(), ...change }, path, message);
  });

  test('without anything names the first field of the form first', async () => {
    const { body } = await school.server.rest('POST', `/courses/${school.course.id}/lessons`, { as: school.professor });
    expect(body).toMatchObject({
      message: 'Título é obrigatório',
      issues: [{ path: 'title' }, { path: 'description' }, { path: 'duration' }],
    });
  });

  test.each([
    ['an address of the web', { videoUrl: 'https://videos.exemplo.com/a%20b.mp4?x=1' }],
    ["a film of the school's", { videoUrl: '/demo/finais/lucena.webm' }],
    ['no film', { videoUrl: '' }],
    ['null', { videoUrl: null, quiz: null, scheduledAt: null }],
    ['a date of another zone', { scheduledAt: '2026-12-01T19:00:00-03:00' }],
    ['a resource without an address', aResource({ url: '' })],
    ['a statement', aQuestion({ type: 'true_false', options: undefined, correctAnswer: 'false' })],
    ['an essay', aQuestion({ type: 'essay', options: [], correctAnswer: 'modelo' })],
  ])('with %s is taken', async (_name, change) => {
    expect(
      await school.server.rest('POST', `/courses/${school.course.id}/lessons`, {
        as: school.professor,
        body: { ...lessonForm(), ...change },
      }),
    ).toMatchObject({ status: 200 });
  });
});
