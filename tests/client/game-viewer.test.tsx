import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { Game } from '../../server/features/games/games.schema.ts';
import '../../src/shared/games/GameViewer.tsx'; // read ahead of the lazy dialog
import '../../src/features/chess/puzzles/PuzzlesTab.tsx';
import '../../src/features/chess/PracticeScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import { openApp, signedIn } from './open-app.tsx';
import { savedGame } from './game-samples.ts';
import { admin, professor, schoolClass, student } from './samples.ts';

beforeEach(preferReducedMotion);

/** The server's one game, with what is said about it. */
const serve = (own: Partial<Game> = {}) => {
  let game = savedGame(own);
  answer({
    'games.own': ({ page = 1 }) => ({ games: [], total: 0, page, pageSize: 20 }),
    'matches.list': () => ({ matches: [], total: 0, page: 1, pageSize: 50 }),
    'games.get': () => ({ game }),
    'games.comment': ({ ply, text, shapes = [] }) => {
      const comment = {
        id: 9,
        ply,
        text,
        authorId: professor.id,
        shapes,
        authorName: professor.fullName,
        createdAt: '2026-11-21T12:00:00.000Z',
      };
      game = { ...game, comments: [...game.comments, comment] };
      return { comment };
    },
    'games.deleteComment': ({ commentId }) => {
      game = { ...game, comments: game.comments.filter(({ id }) => id !== commentId) };
      return { success: true };
    },
  });
};

const look = async (user = student, own: Partial<Game> = {}) => {
  serve(own);
  signedIn(user);
  const person = openApp('/practice?partida=12');
  await screen.findByRole('grid', { name: 'Tabuleiro da partida' });
  return person;
};
const shown = () => screen.getByRole('status', { name: 'Lance mostrado' });
const comments = () => screen.getByRole('region', { name: 'Comentários do professor' });

test('a professor of one class shows the game in a live lesson in one click', async () => {
  const sent: unknown[] = [];
  await look(professor);
  answer({
    'classes.list': () => ({ classes: [schoolClass], total: 1, page: 1, pageSize: 100 }),
    'liveLessons.get': () => ({ lesson: null }),
    'liveLessons.start': input => {
      sent.push(input);
      throw new AppError('lessonIsLive');
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Aula ao vivo' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ classId: schoolClass.id, side: 'white', pgn: savedGame().pgn }]);
  expect(await screen.findByText('A aula não começou')).toBeVisible();
});

test('a comment shows its arrows at its move, and a professor draws their own to it', async () => {
  const person = await look(professor, { mayComment: true });
  const arrows = () => document.querySelectorAll('[role=dialog] svg[viewBox="0 0 8 8"] > g').length;
  expect(within(comments()).getByText('No tabuleiro: Seta de g8 a f6.')).toBeInTheDocument();
  expect(arrows()).toBe(0);
  await person.click(within(comments()).getByRole('button', { name: '3... Cf6' }));
  expect(arrows()).toBe(1);
  act(() => screen.getByRole('button', { name: 'f7, peão preto' }).focus());
  await person.keyboard('c');
  expect(within(comments()).getByText(/1 desenho vai junto/)).toBeVisible();
  fireEvent.change(screen.getByLabelText('Comentar: 3... Cf6'), { target: { value: 'Defenda f7!' } });
  fireEvent.click(screen.getByRole('button', { name: 'Publicar comentário' }));
  await within(comments()).findByText('Defenda f7!');
  expect(within(comments()).getByText('No tabuleiro: Círculo em f7.')).toBeInTheDocument();
  expect(within(comments()).queryByText(/vai junto/)).toBeNull();
});

test('a game becomes an animation, its positions drawn one after the other', async () => {
  await look();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Animação' }));
  const dialog = await screen.findByRole('dialog', { name: 'Animação da partida' });
  expect(dialog).toHaveTextContent('4 lances, como GIF.');
  expect(within(dialog).getByRole('img', { name: 'A partida' })).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Baixar GIF' })).toBeEnabled();
});

describe('a saved game', () => {
  test('says how it ended and shows its last position', async () => {
    await look();
    const dialog = screen.getByRole('dialog');
    for (const part of [
      'Vitória por xeque-mate',
      'Rating +34',
      'Prática · 10 min · 4 lances · 20/11/2026',
      'Ana Clara Moreira',
      'IA (Médio)',
    ])
      expect(dialog).toHaveTextContent(part);
    expect(shown()).toHaveTextContent('Brancas jogam dama captura peão em f7, xeque-mate');
    expect(screen.getByRole('button', { name: 'f7, dama branca' })).toBeInTheDocument();
  });

  test('is walked through by arrows, Home and End, also right after it was opened', async () => {
    const person = await look();
    await person.keyboard('{ArrowLeft}');
    expect(shown()).toHaveTextContent('Pretas jogam cavalo f6');
    await person.keyboard('{Home}');
    expect(shown()).toHaveTextContent('Posição inicial');
    await person.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}');
    expect(shown()).toHaveTextContent('Pretas jogam peão e5');
    await person.keyboard('{End}{ArrowRight}');
    expect(shown()).toHaveTextContent('xeque-mate');
  });

  test('leaves the arrows to the squares of the board', async () => {
    const person = await look();
    act(() => screen.getByRole('button', { name: 'e2, vazia' }).focus());
    await person.keyboard('{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'd2, peão branco' })).toHaveFocus();
    expect(shown()).toHaveTextContent('xeque-mate');
  });

  test('lets nobody move a piece, and turns around', async () => {
    const person = await look();
    await person.click(screen.getByRole('button', { name: 'd2, peão branco' }));
    expect(screen.queryByRole('button', { name: /selecionada/ })).not.toBeInTheDocument();
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Virar tabuleiro' }));
    expect(
      within(screen.getByRole('grid', { name: 'Tabuleiro da partida' })).getAllByRole('button')[0],
    ).toHaveAccessibleName(/^h1/);
  });

  test('of a match has sides that win, and no rating', async () => {
    await look(student, {
      mode: 'blitz',
      timeControl: '300+3',
      difficulty: null,
      opponent: 'Oponente',
      isShared: true,
      kind: 'friendly',
      ratingChange: 0,
    });
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Brancas venceram por xeque-mate');
    expect(dialog).toHaveTextContent('Blitz · 5 min + 3 s');
    expect(dialog).not.toHaveTextContent('Rating');
  });
});

describe('the comments', () => {
  test('stand at their moves and lead there; a student reads them only', async () => {
    const person = await look();
    expect(comments()).toHaveTextContent('Aqui as pretas deixam f7 sem defesa.Ricardo Nogueira · 20/11/2026');
    await person.click(within(comments()).getByRole('button', { name: '3... Cf6' }));
    expect(shown()).toHaveTextContent('Pretas jogam cavalo f6');
    expect(within(comments()).getByRole('listitem')).toHaveAttribute('aria-current', 'step');
    expect(within(comments()).queryByRole('textbox')).not.toBeInTheDocument();
    expect(within(comments()).queryByRole('button', { name: /Excluir/ })).not.toBeInTheDocument();
  });

  test('are only text', async () => {
    await look(student, { comments: [{ ...savedGame().comments[0]!, text: '<img src=x onerror=alert(1)>' }] });
    expect(comments()).toHaveTextContent('<img src=x onerror=alert(1)>');
  });

  test('a professor writes about the move that is looked at', async () => {
    const person = await look(professor, { mayComment: true });
    await person.keyboard('{Home}');
    await person.type(screen.getByLabelText('Comentar: Posição inicial'), 'Boa partida!');
    await person.click(screen.getByRole('button', { name: 'Publicar comentário' }));
    expect(await within(comments()).findByText('Boa partida!')).toBeVisible();
    expect(screen.getByLabelText('Comentar: Posição inicial')).toHaveValue('');
    expect(screen.getByLabelText('Comentar: Posição inicial')).toHaveFocus();
  });

  test('an empty one is not published, and a refusal keeps what was written', async () => {
    const person = await look(professor, { mayComment: true });
    await person.click(screen.getByRole('button', { name: 'Publicar comentário' }));
    expect(await screen.findByText('Escreva um comentário')).toBeVisible();
    answer({
      'games.comment': () => {
        throw new AppError('gameNotFound');
      },
    });
    await person.type(screen.getByLabelText('Comentar: 4. Dxf7#'), 'Mate!');
    await person.click(screen.getByRole('button', { name: 'Publicar comentário' }));
    expect(await screen.findByText('Não foi possível publicar o comentário')).toBeVisible();
    expect(screen.getByLabelText('Comentar: 4. Dxf7#')).toHaveValue('Mate!');
  });

  test.each([professor, admin])('$role: who wrote it, or runs the school, deletes it after a question', async user => {
    const person = await look(user, { mayComment: true });
    await person.click(within(comments()).getByRole('button', { name: 'Excluir o comentário sobre 3... Cf6' }));
    const question = await screen.findByRole('alertdialog', { name: 'Excluir este comentário?' });
    await person.click(within(question).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Ninguém comentou esta partida ainda.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Comentários do professor' })).toHaveFocus();
  });
});
