import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { Lesson } from '../../server/features/lessons/lessons.schema.ts';
import '../../src/shared/pgn/PgnReplay.tsx'; // read ahead of the lazy board
import '../../src/features/teaching/lesson-editor/LessonEditorScreen.tsx'; // read ahead of the lazy route
import { answer, type Answers, breakNetwork, network } from '../support/msw.ts';
import { askForStillness } from '../support/stillness.ts';
import { alertOf, beside } from './beside.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student } from './samples.ts';
import { course, lesson } from './study.ts';

type Created = Parameters<NonNullable<Answers['lessons.create']>>[0];
type Updated = Parameters<NonNullable<Answers['lessons.update']>>[0];

const heading = (id: number) => ({
  id,
  title: `Aula ${id}`,
  description: 'Texto',
  order: id,
  duration: 12,
  active: true,
  version: 1,
});

/** A school with one course of the professor's, and what was sent to it. */
const school = (stored: Lesson = lesson(7)) => {
  const sent: { created?: Created; updated?: Updated } = {};
  const own = course({ editable: true, enrollment: null, lessons: [heading(5), heading(7)] });
  answer({
    'courses.get': () => ({ course: own }),
    'lessons.get': () => ({ lesson: stored }),
    'lessons.ofCourse': () => ({ lessons: [] }),
    'lessons.create': input => {
      sent.created = input;
      return { lesson: lesson(8) };
    },
    'lessons.update': input => {
      sent.updated = input;
      return { lesson: stored };
    },
  });
  return sent;
};

const comeIn = async (path = '/professor/cursos/1/lessons/new') => {
  const person = openApp(path);
  await screen.findByRole('tab', { name: 'Básico' });
  return person;
};
const tab = (name: RegExp | string) => screen.getByRole('tab', { name });
const address = () => within(screen.getByRole('group', { name: 'Recurso 1' })).getByLabelText(/^URL/);
const save = () => screen.getByRole('button', { name: 'Salvar Lição' });

beforeEach(() => {
  localStorage.clear();
  signedIn(professor);
});

describe('who may write', () => {
  test('a student may not', async () => {
    signedIn(student);
    openApp('/professor/cursos/1/lessons/new');
    expect(await screen.findByText('Acesso Negado')).toBeVisible();
  });

  test('an administrator may', async () => {
    signedIn(admin);
    school();
    await comeIn();
    expect(screen.getByRole('heading', { level: 1, name: 'Nova Lição' })).toBeVisible();
  });

  test('an unknown course says so', async () => {
    school();
    answer({
      'courses.get': () => {
        throw new AppError('courseNotFound');
      },
    });
    openApp('/professor/cursos/99/lessons/new');
    expect(await screen.findByRole('heading', { name: 'Curso não encontrado' })).toBeVisible();
  });

  test("another course's lesson is not found under this one", async () => {
    school(lesson(7, { courseId: 2 }));
    openApp('/professor/cursos/1/lessons/7/edit');
    expect(await screen.findByRole('heading', { name: 'Lição não encontrada' })).toBeVisible();
  });
});

describe('a new lesson', () => {
  test('stands last, takes 30 minutes and is published', async () => {
    school();
    await comeIn();
    expect(screen.getByLabelText('Ordem')).toHaveValue(3);
    expect(screen.getByLabelText('Duração (minutos)')).toHaveValue(30);
    expect(screen.getByRole('switch', { name: /Publicada/ })).toBeChecked();
  });

  test('is saved with what was written, and leads back to the lessons', async () => {
    const sent = school();
    const person = await comeIn();
    await person.type(screen.getByLabelText('Título'), ' O roque ');
    await person.type(screen.getByLabelText('Descrição'), 'Rei e torre');
    await person.clear(screen.getByLabelText('Duração (minutos)'));
    await person.clear(screen.getByLabelText('Ordem'));
    await person.click(screen.getByRole('switch', { name: /Publicada/ }));
    await person.click(tab('Recursos'));
    await person.click(screen.getByRole('button', { name: 'Adicionar recurso' }));
    await person.click(save());
    await waitFor(() => expect(location.pathname).toBe('/professor/cursos/1/lessons'));
    expect(sent.created).toMatchObject({
      courseId: 1,
      title: 'O roque',
      description: 'Rei e torre',
      duration: 30,
      order: 1,
      active: false,
      resources: [],
      quiz: null,
      videoUrl: '',
    });
    expect(await screen.findByText('Lição criada com sucesso')).toBeVisible();
    expect(screen.getByText('Sucesso!')).toBeVisible();
  });

  test('that the server refuses stays, with its words in a toast', async () => {
    school();
    answer({
      'lessons.create': () => {
        throw new AppError('tooManyLessons');
      },
    });
    const person = await comeIn();
    await person.type(screen.getByLabelText('Título'), 'Roque');
    await person.type(screen.getByLabelText('Descrição'), 'Texto');
    await person.click(save());
    expect(await screen.findByText('Um curso tem no máximo 200 lições')).toBeVisible();
    expect(screen.getByLabelText('Título')).toHaveValue('Roque');
  });

  test('without a connection says that it was not saved', async () => {
    school();
    const person = await comeIn();
    await person.type(screen.getByLabelText('Título'), 'Roque');
    await person.type(screen.getByLabelText('Descrição'), 'Texto');
    breakNetwork();
    await person.click(save());
    expect(await screen.findByText('Erro ao salvar lição')).toBeVisible();
  });
});

test('a game is put into the text, and seen as students see it', async () => {
  askForStillness();
  school();
  const person = await comeIn();
  await person.type(screen.getByLabelText('Descrição'), 'Veja:');
  await person.click(screen.getByRole('button', { name: 'Inserir partida (PGN)' }));
  await person.type(await screen.findByLabelText('Ou cole o PGN'), '1. e4 e5');
  await person.click(screen.getByRole('button', { name: 'Inserir no texto' }));
  expect(screen.getByLabelText('Descrição')).toHaveValue('Veja:\n\n```pgn\n1. e4 e5\n```\n');
  await person.click(screen.getByText('Ver como o aluno lê'));
  expect(await screen.findByRole('button', { name: '1. e4' })).toBeVisible();
});

describe('what the students will see', () => {
  test('a PGN among the resources opens on the board', async () => {
    askForStillness();
    network.use(http.get('*/demo/cravada.pgn', () => HttpResponse.text('1. d4 d5')));
    school();
    const person = await comeIn();
    await person.click(tab('Recursos'));
    await person.click(screen.getByRole('button', { name: 'Adicionar recurso' }));
    await person.type(screen.getByLabelText('Nome do recurso'), 'A cravada');
    await person.selectOptions(screen.getByLabelText('Tipo'), 'PGN');
    const preview = () => screen.queryByRole('button', { name: 'Ver no tabuleiro' });
    expect(preview()).not.toBeInTheDocument();
    await person.type(address(), '/demo/cravada.pgn');
    await person.click(preview()!);
    const dialog = await screen.findByRole('dialog', { name: 'A cravada' });
    expect(await within(dialog).findByRole('button', { name: '1. d4' })).toBeVisible();
  });

  test.each([
    ['Link externo', '/demo/cravada.webm', 'Reproduzir'],
    ['YouTube', 'https://youtu.be/dQw4w9WgXcQ', /^Assistir ao vídeo/],
  ])('a video from %s plays where it is entered', async (source, url, action) => {
    school();
    const person = await comeIn();
    await person.click(tab('Vídeo'));
    await person.click(screen.getByLabelText(source));
    expect(screen.queryByRole('region', { name: 'Prévia do vídeo' })).not.toBeInTheDocument();
    await person.type(screen.getByLabelText(/URL do vídeo/), url);
    const preview = within(await screen.findByRole('region', { name: 'Prévia do vídeo' }));
    expect((await preview.findAllByRole('button', { name: action }))[0]).toBeVisible();
  });
});

describe('what is wrong', () => {
  test('stands beside its field; the first one takes the focus and its tab is marked', async () => {
    school();
    const person = await comeIn();
    await person.clear(screen.getByLabelText('Duração (minutos)'));
    await person.type(screen.getByLabelText('Duração (minutos)'), '0');
    await person.clear(screen.getByLabelText('Ordem'));
    await person.type(screen.getByLabelText('Ordem'), '0');
    await person.click(tab('Vídeo'));
    await person.click(screen.getByLabelText('Link externo'));
    await person.type(screen.getByLabelText(/URL do vídeo/), 'nada');
    await person.click(save());
    const title = await screen.findByLabelText('Título');
    await waitFor(() => expect(title).toHaveFocus());
    expect(beside(title)).toHaveTextContent('Título é obrigatório');
    expect(beside(screen.getByLabelText('Descrição'))).toHaveTextContent('Descrição é obrigatória');
    expect(beside(screen.getByLabelText('Duração (minutos)'))).toHaveTextContent('Duração deve ser maior que 0');
    expect(beside(screen.getByLabelText('Ordem'))).toHaveTextContent('Ordem deve ser maior que 0');
    expect(tab(/^Básico.*com erro/)).toHaveAttribute('aria-selected', 'true');
    await person.click(tab(/^Vídeo.*com erro/));
    expect(beside(screen.getByLabelText(/URL do vídeo/))).toHaveTextContent('URL do vídeo inválida');
    await person.type(screen.getByLabelText(/URL do vídeo/), 'x');
    expect(screen.queryByText('URL do vídeo inválida')).not.toBeInTheDocument();
  });

  test('with resources and the quiz leads to their tabs', async () => {
    school();
    const person = await comeIn();
    await person.type(screen.getByLabelText('Título'), 'Roque');
    await person.type(screen.getByLabelText('Descrição'), 'Texto');
    await person.click(tab('Recursos'));
    await person.click(screen.getByRole('button', { name: 'Adicionar recurso' }));
    await person.type(address(), 'javascript:x');
    await person.click(tab('Quiz'));
    await person.click(screen.getByRole('button', { name: 'Adicionar questão' }));
    await person.click(save());
    await waitFor(() => expect(screen.getByLabelText('Nome do recurso')).toHaveFocus());
    expect(beside(screen.getByLabelText('Nome do recurso'))).toHaveTextContent('Nome do recurso é obrigatório');
    expect(beside(address())).toHaveTextContent('URL inválida');
    await person.click(tab(/^Quiz.*com erro/));
    expect(beside(screen.getByLabelText('Título do quiz'))).toHaveTextContent('Título do quiz é obrigatório');
    expect(beside(screen.getByLabelText('Pergunta'))).toHaveTextContent('Pergunta é obrigatória');
    expect(alertOf(screen.getByRole('radio', { name: 'Opção 1 é a resposta correta' }))).toHaveTextContent(
      'Resposta correta é obrigatória',
    );
  });

  test('a quiz with a title and no question says so, and then a question without an answer', async () => {
    school();
    const person = await comeIn();
    await person.type(screen.getByLabelText('Título'), 'Roque');
    await person.type(screen.getByLabelText('Descrição'), 'Texto');
    await person.click(tab('Quiz'));
    await person.type(screen.getByLabelText('Título do quiz'), 'Revisão');
    await person.click(save());
    const add = screen.getByRole('button', { name: 'Adicionar questão' });
    await waitFor(() => expect(add).toHaveFocus());
    expect(alertOf(add)).toHaveTextContent('Pelo menos uma questão é obrigatória');
    await person.click(add);
    await person.type(screen.getByLabelText('Pergunta'), 'Pode em xeque.');
    await person.selectOptions(screen.getByLabelText('Tipo de questão'), 'Verdadeiro ou falso');
    await person.click(save());
    await waitFor(() =>
      expect(alertOf(screen.getByRole('radio', { name: 'Falso' }))).toHaveTextContent('Resposta correta é obrigatória'),
    );
  });
});

describe('the quiz', () => {
  test('says beside an option that it is too long', async () => {
    school();
    const person = await comeIn();
    await person.type(screen.getByLabelText('Título'), 'Roque');
    await person.type(screen.getByLabelText('Descrição'), 'Texto');
    await person.click(tab('Quiz'));
    await person.click(screen.getByRole('button', { name: 'Adicionar questão' }));
    const option = screen.getByRole('textbox', { name: 'Opção 2' });
    await person.click(option);
    await person.paste('x'.repeat(501));
    await person.click(save());
    await waitFor(() => expect(beside(option)).toHaveTextContent('Use no máximo 500 caracteres'));
  });

  test('has questions of three types, which are added, moved and removed', async () => {
    const sent = school();
    const person = await comeIn();
    await person.type(screen.getByLabelText('Título'), 'Roque');
    await person.type(screen.getByLabelText('Descrição'), 'Texto');
    await person.click(tab('Quiz'));
    await person.type(screen.getByLabelText('Título do quiz'), 'Revisão');
    const add = screen.getByRole('button', { name: 'Adicionar questão' });
    const question = (place: number) => within(screen.getByRole('group', { name: `Questão ${place}` }));

    await person.click(add);
    expect(question(1).getByLabelText('Pergunta')).toHaveFocus();
    expect(question(1).getAllByRole('textbox', { name: /^Opção/ })).toHaveLength(4);
    await person.type(question(1).getByLabelText('Pergunta'), 'Quem roca?');
    await person.type(question(1).getByRole('textbox', { name: 'Opção 1' }), 'A dama');
    await person.type(question(1).getByRole('textbox', { name: 'Opção 2' }), 'O rei');
    await person.click(question(1).getByRole('radio', { name: 'Opção 2 é a resposta correta' }));

    await person.click(add);
    await person.type(question(2).getByLabelText('Pergunta'), 'Pode em xeque.');
    await person.selectOptions(question(2).getByLabelText('Tipo de questão'), 'Verdadeiro ou falso');
    await person.click(question(2).getByRole('radio', { name: 'Falso' }));

    await person.click(add);
    await person.type(question(3).getByLabelText('Pergunta'), 'Explique.');
    await person.selectOptions(question(3).getByLabelText('Tipo de questão'), 'Dissertativa');
    await person.type(question(3).getByLabelText('Resposta-modelo'), 'O rei anda duas casas.');
    await person.type(question(3).getByLabelText(/Explicação/), 'Ver a regra.');

    await person.click(screen.getByRole('button', { name: 'Mover questão 3 para cima' }));
    await waitFor(() => expect(question(2).getByLabelText('Pergunta')).toHaveValue('Explique.'));
    expect(screen.getByRole('button', { name: 'Mover questão 2 para cima' })).toHaveFocus();
    await person.click(add);
    await person.click(screen.getByRole('button', { name: 'Remover questão 4' }));
    await person.clear(screen.getByLabelText('Tempo limite (minutos)'));
    await person.type(screen.getByLabelText('Tempo limite (minutos)'), '15');
    await person.click(save());
    await waitFor(() => expect(sent.created).toBeDefined());
    expect(sent.created?.quiz).toMatchObject({
      title: 'Revisão',
      timeLimit: 15,
      questions: [
        { question: 'Quem roca?', type: 'multiple_choice', correctAnswer: 'O rei' },
        { question: 'Explique.', type: 'essay', correctAnswer: 'O rei anda duas casas.', explanation: 'Ver a regra.' },
        { question: 'Pode em xeque.', type: 'true_false', correctAnswer: 'false' },
      ],
    });
  }, 30_000);

  test('keeps the right option when another one is removed or renamed', async () => {
    const sent = school();
    const person = await comeIn();
    await person.type(screen.getByLabelText('Título'), 'Roque');
    await person.type(screen.getByLabelText('Descrição'), 'Texto');
    await person.click(tab('Quiz'));
    await person.type(screen.getByLabelText('Título do quiz'), 'Revisão');
    await person.click(screen.getByRole('button', { name: 'Adicionar questão' }));
    await person.type(screen.getByLabelText('Pergunta'), 'Quem?');
    for (const [place, text] of [
      [1, 'um'],
      [2, 'dois'],
      [3, 'três'],
    ] as const)
      await person.type(screen.getByRole('textbox', { name: `Opção ${place}` }), text);
    await person.click(screen.getByRole('radio', { name: 'Opção 3 é a resposta correta' }));
    await person.click(screen.getByRole('button', { name: 'Remover opção 1' }));
    await person.type(screen.getByRole('textbox', { name: 'Opção 2' }), '!');
    await person.click(save());
    await waitFor(() => expect(sent.created).toBeDefined());
    expect(sent.created?.quiz?.questions[0]).toMatchObject({ options: ['dois', 'três!', ''], correctAnswer: 'três!' });
  });
});

describe('a lesson that is there already', () => {
  const stored = lesson(7, {
    title: 'Torres',
    version: 4,
    videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
    resources: [{ id: 1, name: 'Partida', type: 'pgn', url: '/demo/a.pgn' }],
    quiz: {
      id: 1,
      title: 'Quiz',
      timeLimit: 10,
      questions: [
        {
          id: 71,
          type: 'multiple_choice',
          question: 'Qual?',
          options: ['a', 'b'],
          correctAnswer: 'b',
          explanation: null,
        },
      ],
    },
    hasQuiz: true,
  });

  test('is filled in, and sent with its version and the ids of its questions', async () => {
    const sent = school(stored);
    const person = await comeIn('/professor/cursos/1/lessons/7/edit');
    expect(screen.getByRole('heading', { level: 1, name: 'Editar Lição' })).toBeVisible();
    expect(screen.getByLabelText('Título')).toHaveValue('Torres');
    await person.click(tab('Vídeo'));
    expect(screen.getByLabelText('YouTube')).toBeChecked();
    expect(screen.getByRole('region', { name: 'Prévia do vídeo' })).toHaveTextContent('Assistir ao vídeo');
    await person.click(tab('Quiz'));
    expect(screen.getByRole('radio', { name: 'Opção 2 é a resposta correta' })).toBeChecked();
    await person.click(save());
    expect(await screen.findByText('Lição atualizada com sucesso')).toBeVisible();
    expect(sent.updated).toMatchObject({
      lessonId: 7,
      version: 4,
      quiz: { questions: [{ id: 71, correctAnswer: 'b' }] },
      resources: [{ name: 'Partida', type: 'pgn', url: '/demo/a.pgn' }],
    });
  });

  test('changing the source of the video clears its address', async () => {
    school(stored);
    const person = await comeIn('/professor/cursos/1/lessons/7/edit');
    await person.click(tab('Vídeo'));
    await person.click(screen.getByLabelText('Vimeo'));
    expect(screen.getByLabelText(/URL do vídeo/)).toHaveValue('');
  });

  test('that somebody saved in between keeps what was typed, until its writer decides', async () => {
    const sent = school(stored);
    let newest = stored;
    answer({
      'lessons.get': () => ({ lesson: newest }),
      'lessons.update': input => {
        sent.updated = input;
        if (input.version !== newest.version) throw new AppError('outdated');
        return { lesson: newest };
      },
    });
    const person = await comeIn('/professor/cursos/1/lessons/7/edit');
    newest = { ...stored, version: 5, title: 'De outra janela' };
    await person.type(screen.getByLabelText('Título'), ' e damas');
    await person.click(save());
    const alert = await screen.findByText(
      /Este conteúdo foi alterado em outra janela\. Recarregue antes de salvar\. O que você digitou continua aqui\./,
    );
    expect(alert).toBeVisible();
    expect(screen.getByLabelText('Título')).toHaveValue('Torres e damas');
    await person.click(screen.getByRole('button', { name: 'Manter o que digitei' }));
    await waitFor(() => expect(screen.queryByText(/continua aqui/)).not.toBeInTheDocument());
    await person.click(save());
    expect(await screen.findByText('Lição atualizada com sucesso')).toBeVisible();
    expect(sent.updated).toMatchObject({ version: 5, title: 'Torres e damas' });
  });

  test('that somebody saved in between can be loaded anew', async () => {
    school(stored);
    let newest = stored;
    answer({
      'lessons.get': () => ({ lesson: newest }),
      'lessons.update': () => {
        throw new AppError('outdated');
      },
    });
    const person = await comeIn('/professor/cursos/1/lessons/7/edit');
    newest = { ...stored, version: 5, title: 'De outra janela' };
    await person.type(screen.getByLabelText('Título'), '!');
    await person.click(save());
    await person.click(await screen.findByRole('button', { name: 'Recarregar a versão salva' }));
    await waitFor(() => expect(screen.getByLabelText('Título')).toHaveValue('De outra janela'));
  });
});

describe('what is not saved yet', () => {
  test('is asked about by a link out of the page', async () => {
    school();
    const person = await comeIn();
    await person.type(screen.getByLabelText('Título'), 'Roque');
    await person.click(screen.getByRole('link', { name: 'Cancelar' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' }));
    await person.click(dialog.getByRole('button', { name: 'Continuar editando' }));
    expect(screen.getByLabelText('Título')).toHaveValue('Roque');
    await person.click(screen.getByRole('link', { name: 'Cancelar' }));
    await person.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
    expect(location.pathname).toBe('/professor/cursos/1/lessons');
  });

  test('is there again when the page comes back, and can be discarded', async () => {
    school();
    localStorage.setItem('academia.form.2.2.lesson.1.new', JSON.stringify({ ...JSON.parse(blank), title: 'De antes' }));
    const person = await comeIn();
    expect(screen.getByLabelText('Título')).toHaveValue('De antes');
    await person.click(screen.getByRole('button', { name: /Descartar/ }));
    expect(screen.getByLabelText('Título')).toHaveValue('');
  });
});

const blank = JSON.stringify({
  lessonId: null,
  version: null,
  title: '',
  description: '',
  duration: 30,
  order: 3,
  videoSource: 'youtube',
  videoUrl: '',
  resources: [],
  quiz: { title: '', timeLimit: 10, questions: [] },
  active: true,
  scheduledAt: '',
  cancelled: false,
});
