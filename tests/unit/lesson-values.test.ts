import { describe, expect, test } from 'vitest';
import {
  blankLesson,
  blankQuestion,
  blankResource,
  lessonIssues,
  type LessonValues,
  lessonValuesOf,
  type QuestionValues,
  toInput,
  toLesson,
} from '../../src/features/teaching/shared/lesson/lesson-values.ts';
import { blankCourse, courseIssues, newLesson, toCourse } from '../../src/features/teaching/wizard/wizard-values.ts';
import { lesson } from '../client/study.ts';

const written = (own: Partial<LessonValues> = {}): LessonValues =>
  blankLesson(1, { title: 'Roque', description: 'Texto', ...own });
const quiz = (...questions: Partial<QuestionValues>[]) => ({
  title: 'Quiz',
  timeLimit: 10,
  questions: questions.map(own => ({ ...blankQuestion(), question: 'Qual?', ...own })),
});
const messages = (values: LessonValues) =>
  Object.fromEntries(lessonIssues(values).map(({ path, message }) => [path, message]));

describe('what is wrong with a lesson', () => {
  test('nothing, when it has a title and a text', () => {
    expect(lessonIssues(written())).toEqual([]);
  });

  test.each<[string, Partial<LessonValues>, Record<string, string>]>([
    ['no title', { title: ' ' }, { title: 'Título é obrigatório' }],
    ['no text', { description: '' }, { description: 'Descrição é obrigatória' }],
    ['no time', { duration: 0 }, { duration: 'Duração deve ser maior que 0' }],
    ['no place', { order: 0 }, { order: 'Ordem deve ser maior que 0' }],
    ['no address', { videoSource: 'external', videoUrl: 'aula' }, { videoUrl: 'URL do vídeo inválida' }],
    [
      'an address of another service',
      { videoSource: 'vimeo', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
      { videoUrl: 'URL do vídeo inválida' },
    ],
    [
      'a resource without a name',
      { resources: [blankResource, { name: '', type: 'pdf', url: 'https://a.example' }] },
      { 'resources.1.name': 'Nome do recurso é obrigatório' },
    ],
    [
      'a resource with no address of the web',
      { resources: [{ name: 'x', type: 'link', url: 'javascript:x' }] },
      { 'resources.0.url': 'URL inválida' },
    ],
    [
      'a quiz without a title',
      { quiz: { ...quiz({ type: 'essay', correctAnswer: 'Sim' }), title: '' } },
      { 'quiz.title': 'Título do quiz é obrigatório' },
    ],
    ['a quiz with a title alone', { quiz: quiz() }, { 'quiz.questions': 'Pelo menos uma questão é obrigatória' }],
    [
      'a blank question',
      { quiz: quiz({ question: '' }) },
      {
        'quiz.questions.0.question': 'Pergunta é obrigatória',
        'quiz.questions.0.correctAnswer': 'Resposta correta é obrigatória',
      },
    ],
    [
      'one option',
      { quiz: quiz({ options: ['a', '', '', ''], correctOption: '0' }) },
      { 'quiz.questions.0.options': 'Informe pelo menos duas opções' },
    ],
    [
      'the same option twice',
      { quiz: quiz({ options: ['a', 'a', '', ''], correctOption: '0' }) },
      { 'quiz.questions.0.options': 'As opções devem ser diferentes' },
    ],
    [
      'an essay without a model',
      { quiz: quiz({ type: 'essay' }) },
      { 'quiz.questions.0.correctAnswer': 'Resposta-modelo é obrigatória' },
    ],
    [
      'a blank option marked as right',
      { quiz: quiz({ options: ['a', 'b', '', ''], correctOption: '3' }) },
      {
        'quiz.questions.0.correctAnswer': 'Resposta correta é obrigatória',
        'quiz.questions.0.options.3': 'A opção marcada está em branco',
      },
    ],
  ])('%s', (_, own, expected) => {
    expect(messages(written(own))).toEqual(expected);
  });
});

describe('what is sent of a lesson', () => {
  test('numbers that were left out take their defaults', () => {
    expect(toLesson(written({ duration: Number.NaN, order: Number.NaN }))).toMatchObject({ duration: 30, order: 1 });
  });

  test('blank resources and an empty quiz stay behind', () => {
    expect(
      toLesson(written({ resources: [blankResource, { name: ' Apostila ', type: 'pdf', url: '' }] })),
    ).toMatchObject({ resources: [{ name: 'Apostila', type: 'pdf' }], quiz: null });
  });

  test('the right option goes as its text, wherever it stands', () => {
    const sent = toLesson(written({ quiz: quiz({ options: ['', 'a', ' b ', ''], correctOption: '2' }) }));
    expect(sent.quiz?.questions[0]).toMatchObject({ options: ['', 'a', 'b', ''], correctAnswer: 'b' });
  });

  test('a video that is still to be uploaded has no address; one that was has its own', () => {
    expect(toLesson(written({ videoSource: 'upload', videoUrl: 'https://a.example/b.mp4' }))).toMatchObject({
      videoUrl: '',
    });
    const videoUrl = `/objects/files/${'a'.repeat(32)}`;
    expect(toLesson(written({ videoSource: 'upload', videoUrl }))).toMatchObject({ videoUrl });
    expect(lessonValuesOf(lesson(7, { videoUrl }))).toMatchObject({ videoSource: 'upload', videoUrl });
  });

  test('a date goes as a moment, and only a date can be called off', () => {
    const sent = toLesson(written({ scheduledAt: '2026-12-01T15:30', cancelled: true }));
    expect(sent).toMatchObject({ scheduledAt: '2026-12-01T18:30:00.000Z', cancelled: true });
    expect(toLesson(written({ cancelled: true }))).toMatchObject({ scheduledAt: null, cancelled: false });
  });
});

test('a stored lesson comes back from its form as it was', () => {
  const stored = lesson(7, {
    videoUrl: 'https://vimeo.com/76979871',
    scheduledAt: '2026-12-01T15:30:00.000Z',
    version: 4,
    resources: [{ id: 1, name: 'Partida', type: 'pgn', url: '/demo/a.pgn' }],
    quiz: {
      id: 1,
      title: 'Quiz',
      timeLimit: 5,
      questions: [
        {
          id: 71,
          type: 'multiple_choice',
          question: 'Qual?',
          options: ['a', 'b'],
          correctAnswer: 'b',
          explanation: 'Porque sim',
        },
        { id: 72, type: 'true_false', question: 'É?', options: [], correctAnswer: 'false', explanation: null },
        { id: 73, type: 'essay', question: 'Por quê?', options: [], correctAnswer: 'Assim', explanation: null },
      ],
    },
  });
  const values = lessonValuesOf(stored);
  expect(values).toMatchObject({ videoSource: 'vimeo', lessonId: 7 });
  expect(lessonIssues(values)).toEqual([]);
  expect(toLesson(values)).toMatchObject({
    id: 7,
    version: 4,
    scheduledAt: '2026-12-01T15:30:00.000Z',
    quiz: {
      questions: [
        { id: 71, options: ['a', 'b'], correctAnswer: 'b', explanation: 'Porque sim' },
        { id: 72, correctAnswer: 'false' },
        { id: 73, correctAnswer: 'Assim' },
      ],
    },
  });
  expect(values.scheduledAt).toBe('2026-12-01T12:30');
  expect(toInput(null)).toBe('');
});

describe('a course out of the wizard', () => {
  const course = () => ({ ...blankCourse(), title: 'Ataques', description: 'Texto' });

  test('has its price in cents and its lists without blank lines', () => {
    expect(toCourse({ ...course(), price: '49,9', objectives: [{ text: ' ' }, { text: ' Rocar ' }] })).toMatchObject({
      price: 4_990,
      objectives: ['Rocar'],
    });
    expect(toCourse({ ...course(), price: '0,29' })).toMatchObject({ price: 29 });
  });

  test('has lessons in the order of the list, of 20 minutes each at first', () => {
    const lessons = [newLesson(1), newLesson(0)].map(values => ({ ...values, description: 'Texto' }));
    expect(toCourse({ ...course(), lessons }).lessons).toMatchObject([
      { title: 'Nova Aula 2', order: 1, duration: 20 },
      { title: 'Nova Aula 1', order: 2 },
    ]);
  });

  test('says what is wrong by the path of its field', () => {
    const issues = courseIssues({
      ...course(),
      title: '',
      price: '',
      objectives: [{ text: '' }, { text: 'x'.repeat(301) }],
      lessons: [newLesson(0)],
    });
    expect(issues.map(({ path }) => path)).toEqual(['title', 'price', 'objectives.1.text', 'lessons.0.description']);
  });
});
