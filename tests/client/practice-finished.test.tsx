import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError } from '../../server/errors.ts';
import '../../src/shared/games/GameViewer.tsx'; // read ahead of the lazy dialog
import '../../src/features/chess/puzzles/PuzzlesTab.tsx';
import '../../src/features/chess/PracticeScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { savedGame, summaryOf } from './game-samples.ts';
import { openApp, signedIn } from './open-app.tsx';
import { student } from './samples.ts';

const openHistory = (games: ReturnType<typeof savedGame>[], path = '/practice') => {
  signedIn(student);
  answer({
    'matches.list': () => ({ matches: [], total: 0, page: 1, pageSize: 50 }),
    'games.own': () => ({ games: games.map(summaryOf), total: games.length, page: 1, pageSize: 20 }),
  });
  return openApp(path);
};

test('the history lists the games with what they did, and opens one at an address of its own', async () => {
  const won = savedGame();
  answer({ 'games.get': () => ({ game: won }) });
  const person = openHistory([
    won,
    savedGame({ id: 11, result: '0-1', ending: 'time', ratingChange: 0, opponent: 'IA (Difícil)' }),
  ]);
  const list = await screen.findByRole('list', { name: 'Partidas contra a IA' });
  const [first, second] = within(list).getAllByRole('listitem');
  for (const part of ['IA (Médio)', '20/11/2026', '4 lances', 'Vitória por xeque-mate', 'Rating +34', '1 comentário'])
    expect(first).toHaveTextContent(part);
  expect(second).toHaveTextContent('Derrota no tempo');
  expect(second).not.toHaveTextContent('Rating');
  await person.click(within(first!).getByRole('link', { name: /^Ver partida/ }));
  expect(window.location.search).toBe('?partida=12');
  const dialog = await screen.findByRole('dialog', { name: 'Rever partida' });
  expect(await within(dialog).findByRole('button', { name: '4. Dxf7#' })).toHaveAttribute('aria-current', 'step');
  await person.click(within(dialog).getByRole('button', { name: 'Fechar' }));
  expect(window.location.search).toBe('');
});

test('the history opens what a reloaded address names, and says when there is no such game', async () => {
  answer({
    'games.get': () => {
      throw new AppError('gameNotFound');
    },
  });
  openHistory([], '/practice?partida=99');
  expect(await within(await screen.findByRole('dialog')).findByText('Partida não encontrada')).toBeVisible();
  // Nothing to be listed is said below it, honestly.
  expect(screen.getByText('Nenhuma partida ainda')).toBeInTheDocument();
});
