import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeliverInput, Review } from '../../server/features/game-reviews/game-reviews.schema.ts';
import '../../src/shared/games/GameViewer.tsx'; // read ahead of the lazy dialog
import '../../src/shared/games/review/review-here.ts';
import '../../src/features/chess/puzzles/PuzzlesTab.tsx';
import '../../src/features/chess/PracticeScreen.tsx'; // read ahead of the lazy route
import { told, workerThatSays } from '../support/fake-worker.ts';
import { answer } from '../support/msw.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import { openApp, signedIn } from './open-app.tsx';
import { savedGame } from './game-samples.ts';
import { student } from './samples.ts';

const WAITING: Review = { status: 'waiting', accuracy: { white: null, black: null }, moves: [], opening: null };
const quiet = (ply: number, cp: number) => ({ ply, cp, winPercent: 52, isBest: true });
/** Of 1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#. */
const DONE: Review = {
  status: 'done',
  accuracy: { white: 98.4, black: 41.2 },
  opening: { eco: 'C23', name: 'Abertura do Bispo' },
  moves: [
    ...[30, 35, 30, 40, 10].map((cp, i) => quiet(i + 1, cp)),
    {
      ply: 6,
      mate: 1,
      winPercent: 97.5,
      isBest: false,
      judgment: '??',
      best: 'Qe7',
      line: ['Qe7', 'd3', 'Nf6'],
      refutation: ['Qxf7#'],
      text: 'Depois de Cf6, as brancas dão xeque-mate com Dxf7#. Melhor era De7.',
    },
    { ply: 7, mate: 0, winPercent: 97.5, isBest: true },
  ],
};

beforeEach(preferReducedMotion);
afterEach(() => void vi.unstubAllGlobals());

test('a review is asked for, waited for, and shows each error with its answer on the board', async () => {
  const ask = vi.fn(() => ({ review: WAITING, by: 'server' as const }));
  answer({
    'matches.list': () => ({ matches: [], total: 0, page: 1, pageSize: 50 }),
    'games.own': ({ page = 1 }) => ({ games: [], total: 0, page, pageSize: 20 }),
    'games.get': () => ({ game: savedGame({ side: 'black' }) }),
    'gameReviews.ask': ask,
    'gameReviews.get': () => ({ review: DONE }),
  });
  signedIn(student);
  const person = openApp('/practice?partida=12');
  await screen.findByRole('grid', { name: 'Tabuleiro da partida' });
  expect(ask).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Ver os erros da partida' }));
  const review = await screen.findByRole('region', { name: 'Revisão da partida' });
  for (const part of ['Abertura do Bispo (C23)', 'Brancas: precisão98%nenhum erro', 'Pretas: precisão41%1 erro grave'])
    expect(review).toHaveTextContent(part);

  expect(within(review).getByRole('link', { name: 'Aprenda com seus erros' })).toHaveAttribute(
    'href',
    '/treino?modo=erros&partida=12',
  );

  await person.click(within(review).getByRole('button', { name: '3... Cf6, erro grave' }));
  expect(screen.getByRole('status', { name: 'O que houve neste lance' })).toHaveTextContent(
    'Depois de Cf6, as brancas dão xeque-mate com Dxf7#. Melhor era De7.',
  );
  const shown = screen.getByRole('status', { name: 'Lance mostrado' });
  expect(shown).toHaveTextContent('Pretas jogam cavalo f6');

  await person.click(screen.getByRole('button', { name: 'Ver o melhor lance' }));
  const line = screen.getByRole('region', { name: 'Em vez de 3... Cf6' });
  expect(shown).toHaveTextContent('Pretas jogam dama e7');
  await person.keyboard('{End}');
  expect(shown).toHaveTextContent('Pretas jogam cavalo f6');
  await person.click(within(line).getByRole('button', { name: 'Voltar à partida' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Em vez de 3... Cf6' })).not.toBeInTheDocument());
  expect(shown).toHaveTextContent('Pretas jogam cavalo f6');
  expect(screen.getByRole('region', { name: 'Lances' })).toHaveTextContent('Cf6??');
});

test('a review that is there is shown at once, with the best answer to an error marked as well', async () => {
  const ask = vi.fn(() => ({ review: DONE, by: 'server' as const }));
  answer({
    'matches.list': () => ({ matches: [], total: 0, page: 1, pageSize: 50 }),
    'games.own': ({ page = 1 }) => ({ games: [], total: 0, page, pageSize: 20 }),
    'games.get': () => ({ game: savedGame({ side: 'white', reviewed: true }) }),
    'gameReviews.ask': ask,
    'gameReviews.get': () => ({ review: DONE }),
  });
  signedIn(student);
  openApp('/practice?partida=12');
  expect(await screen.findByRole('region', { name: 'Revisão da partida' })).toHaveTextContent('Abertura do Bispo');
  expect(ask).not.toHaveBeenCalled();
  const moves = within(screen.getByRole('region', { name: 'Lances' }));
  expect(moves.getByRole('button', { name: '4. Dxf7#, bom lance' })).toHaveTextContent('Dxf7#!');
  expect(moves.getByRole('button', { name: '1. e4' })).toHaveTextContent('e4');
});

test('each side shows how long its last move took, where the server held the game', async () => {
  const moveMilliseconds = [0, 1_250, 12_400, 3_000, 75_000, 800, 2_000];
  answer({
    'matches.list': () => ({ matches: [], total: 0, page: 1, pageSize: 50 }),
    'games.own': ({ page = 1 }) => ({ games: [], total: 0, page, pageSize: 20 }),
    'games.get': () => ({ game: savedGame({ moveMilliseconds }) }),
  });
  signedIn(student);
  openApp('/practice?partida=12');
  const shown = async () => {
    await screen.findByRole('status', { name: 'Lance mostrado' });
    return screen.queryAllByText(/^Lance em/).map(({ textContent }) => textContent);
  };
  expect(await shown()).toEqual(['Lance em 0,8 s', 'Lance em 2 s']);
  fireEvent.click(screen.getByRole('button', { name: '3. Dh5' }));
  expect(await shown()).toEqual(['Lance em 3 s', 'Lance em 1 min 15 s']);
  fireEvent.click(screen.getByRole('button', { name: '1. e4' }));
  expect(await shown()).toEqual([]);
});

describe('in this browser', () => {
  const asked = vi.fn(({ by = 'server' }: { by?: 'browser' | 'server' | undefined }) => ({ review: WAITING, by }));
  const delivered: DeliverInput[] = [];
  const openReview = async () => {
    asked.mockClear();
    told.length = 0;
    delivered.length = 0;
    answer({
      'matches.list': () => ({ matches: [], total: 0, page: 1, pageSize: 50 }),
      'games.own': ({ page = 1 }) => ({ games: [], total: 0, page, pageSize: 20 }),
      'games.get': () => ({ game: savedGame({ side: 'black' }) }),
      'gameReviews.ask': asked,
      'gameReviews.deliver': input => {
        delivered.push(input);
        return { review: DONE };
      },
      'gameReviews.get': () => ({ review: DONE }),
    });
    signedIn(student);
    openApp('/practice?partida=12');
    fireEvent.click(await screen.findByRole('button', { name: 'Ver os erros da partida' }));
    await screen.findByRole('region', { name: 'Revisão da partida' });
  };

  test('every position that is not over is evaluated and handed over, and the engine ends', async () => {
    vi.stubGlobal('Worker', workerThatSays(['info depth 9 multipv 1 score cp 25 pv e7e5 g1f3']));
    await openReview();
    expect(asked.mock.calls).toEqual([[expect.objectContaining({ by: 'browser' })]]);
    const [whites, blacks] = [25, -25].map(cp => ({ cp, depth: 9, line: 'e7e5 g1f3' }));
    expect(delivered).toEqual([{ gameId: 12, evaluations: [whites, blacks, whites, blacks, whites, blacks, whites] }]);
    expect(told.filter(line => line === 'go nodes 60000')).toHaveLength(7);
    expect(told.at(-1)).toBe('gone');
  });

  test('where its engine fails the server reviews', async () => {
    vi.stubGlobal('Worker', workerThatSays([]));
    await openReview();
    expect(asked.mock.calls.map(([{ by }]) => by)).toEqual(['browser', 'server']);
    expect(delivered).toEqual([]);
  });
});
