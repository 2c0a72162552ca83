import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../server/errors.ts';
import '../../src/board/typed-notation.ts'; // read ahead of the check of what is pasted
import '../../src/shared/pgn/PgnReplay.tsx'; // read ahead of the lazy board
import '../../src/features/teaching/lesson-editor/LessonEditorScreen.tsx'; // read ahead of the lazy route
import { answer, breakNetwork, network } from '../support/msw.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import { address, comeIn, save, school, tab } from './lesson-editor-screen.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student } from './samples.ts';
import { lesson } from './study.ts';

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

  test('leads to its boards when they are what comes next, and first to what it lacks', async () => {
    school();
    answer({ 'chapters.ofLesson': () => ({ chapters: [], version: 'v0' }) });
    const person = await comeIn();
    await person.click(tab('Capítulos'));
    await person.click(screen.getByRole('button', { name: 'Salvar e montar os tabuleiros' }));
    await waitFor(() => expect(screen.getByLabelText('Título')).toHaveFocus());
    await person.type(screen.getByLabelText('Título'), 'Garfos');
    await person.type(screen.getByLabelText('Descrição'), 'Duas peças');
    await person.click(tab('Capítulos'));
    await person.click(screen.getByRole('button', { name: 'Salvar e montar os tabuleiros' }));
    await waitFor(() => expect(location.pathname).toMatch(/^\/professor\/cursos\/1\/lessons\/\d+\/edit$/));
    expect(location.search).toBe('?aba=capitulos');
    expect(await screen.findByText('Esta lição ainda não tem tabuleiros')).toBeVisible();
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

test('a double click puts a game into the text once', async () => {
  school();
  const person = await comeIn();
  await person.click(screen.getByRole('button', { name: 'Inserir partida (PGN)' }));
  await person.type(await screen.findByLabelText('Ou cole o PGN'), '1. e4 e5');
  const insert = screen.getByRole('button', { name: 'Inserir no texto' });
  fireEvent.click(insert, { detail: 1 });
  fireEvent.click(insert, { detail: 2 });
  await waitFor(() => expect(screen.getByLabelText('Descrição')).toHaveValue('```pgn\n1. e4 e5\n```\n'));
});

test('a game is put into the text, and seen as students see it', async () => {
  preferReducedMotion();
  school();
  const person = await comeIn();
  await person.type(screen.getByLabelText('Descrição'), 'Veja:');
  await person.click(screen.getByRole('button', { name: 'Inserir partida (PGN)' }));
  await person.type(await screen.findByLabelText('Ou cole o PGN'), '1. e4 e5');
  await person.click(screen.getByRole('button', { name: 'Inserir no texto' }));
  await waitFor(() => expect(screen.getByLabelText('Descrição')).toHaveValue('Veja:\n\n```pgn\n1. e4 e5\n```\n'));
  await person.click(screen.getByText('Ver como o aluno lê'));
  expect(await screen.findByRole('button', { name: '1. e4' })).toBeVisible();
});

test('what is put into the text is checked first, and a position becomes a diagram', async () => {
  school();
  const person = await comeIn();
  await person.click(screen.getByRole('button', { name: 'Inserir partida (PGN)' }));
  const field = await screen.findByLabelText('Ou cole o PGN');
  await person.type(field, '1. e4 e5{enter}2. Cf6');
  await person.click(screen.getByRole('button', { name: 'Inserir no texto' }));
  expect(await screen.findByText('Na linha 2: o lance 2. Cf6 não é possível nesta posição.')).toBeVisible();
  expect(screen.getByLabelText('Descrição', { selector: '[name$=description]' })).toHaveValue('');
  await person.clear(field);
  await person.type(field, '8/8/8/3R4/8/8/8/8 w');
  await person.click(screen.getByRole('button', { name: 'Inserir no texto' }));
  await waitFor(() => expect(screen.getByLabelText('Descrição')).toHaveValue('```fen\n8/8/8/3R4/8/8/8/8 w\n```\n'));
});

test('a game typed into the text by hand says what is wrong with it', async () => {
  school();
  await comeIn();
  fireEvent.change(screen.getByLabelText('Descrição'), { target: { value: 'Veja:\n\n```pgn\n1. e4 Cf9\n```' } });
  expect(await screen.findByText('Na linha 4 do texto: “Cf9” não é um lance.')).toBeVisible();
});

describe('what the students will see', () => {
  test('a PGN among the resources opens on the board', async () => {
    preferReducedMotion();
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
