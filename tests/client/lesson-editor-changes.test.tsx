import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../server/errors.ts';
import '../../src/shared/pgn/PgnReplay.tsx'; // read ahead of the lazy board
import '../../src/features/teaching/lesson-editor/LessonEditorScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { comeIn, save, school, tab } from './lesson-editor-screen.ts';
import { signedIn } from './open-app.tsx';
import { professor } from './samples.ts';
import { lesson } from './study.ts';

beforeEach(() => {
  localStorage.clear();
  signedIn(professor);
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
        if (input.version !== newest.version) throw new AppError('staleVersion');
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

  test('that somebody saved in between can be loaded again', async () => {
    school(stored);
    let newest = stored;
    answer({
      'lessons.get': () => ({ lesson: newest }),
      'lessons.update': () => {
        throw new AppError('staleVersion');
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
    await person.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(screen.getByLabelText('Título')).toHaveValue('');
    await person.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(screen.getByLabelText('Título')).toHaveValue('De antes');
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
