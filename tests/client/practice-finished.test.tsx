import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import '../../src/shared/games/GameViewer.tsx'; // read ahead of the lazy dialog
import '../../src/features/chess/PracticeScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import {
  comeIn,
  desk,
  end,
  engine,
  exchange,
  history,
  openPractice,
  type Person,
  type Sent,
  start,
} from './practice-screen.ts';
import { savedGame } from './game-samples.ts';
import { student } from './samples.ts';

beforeEach(() => {
  preferReducedMotion();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // The AI is as quick as it may be.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the end', () => {
  test.each([
    ['Você venceu por xeque-mate!', ['e4', 'Bc4', 'Dh5', 'Dxf7'], ['e5', 'Nc6', 'Nf6']],
    ['IA vence por xeque-mate', ['f3', 'g4'], ['e5', 'Qh4#']],
    ['Empate', ['Cf3', 'Cg1', 'Cf3', 'Cg1'], ['Nf6', 'Ng8', 'Nf6', 'Ng8']],
  ])('%s', async (title, mine, theirs) => {
    engine(...theirs);
    const person = comeIn();
    await start(person);
    for (const move of mine) await exchange(person, move);
    expect(within(desk()).getByRole('heading')).toHaveTextContent(title);
    expect(screen.getByRole('button', { name: 'Jogar Novamente' })).toBeVisible();
  });
});

describe('a finished game', () => {
  /** Before any move, which needs no second word. */
  const resign = (person: Person) => person.click(screen.getByRole('button', { name: 'Desistir' }));
  const notice = () => screen.getByRole('status', { name: 'Histórico' });

  test('is sent by itself, once, with its moves and its own mark, and says what it did to the rating', async () => {
    engine('e5');
    const sent = history();
    const person = openPractice();
    await start(person);
    await exchange(person, 'e4');
    expect(sent).toEqual([]);
    await end(person, 'Desistir');
    expect(await within(notice()).findByText('Rating −12')).toBeVisible();
    expect(sent).toEqual([
      {
        mode: 'practice',
        timeControl: '600',
        difficulty: 'facil',
        pgn: 'e2e4 e7e5',
        result: '0-1',
        ending: 'resignation',
        clientKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(within(notice()).getByRole('link', { name: 'Rever partida' })).toHaveAttribute(
      'href',
      '/practice?partida=41',
    );
    cleanup();
    openPractice();
    await screen.findByRole('button', { name: 'Iniciar Partida' });
    expect(sent).toHaveLength(1);
  });

  test('that could not be sent waits, through new games and reloads, and keeps its mark', async () => {
    const person = comeIn();
    const refused: Sent[] = [];
    answer({
      'games.save': input => {
        refused.push(input);
        throw new AppError('unavailable');
      },
    });
    await start(person);
    await resign(person);
    expect(
      await within(notice()).findByText('A partida ainda não foi guardada. Ela espera neste aparelho.'),
    ).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Jogar Novamente' }));
    expect(within(notice()).getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await resign(person);
    cleanup();
    const sent = history();
    openPractice();
    await screen.findByRole('button', { name: 'Iniciar Partida' });
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).toEqual(refused[0]);
    expect(new Set(sent.map(({ clientKey }) => clientKey)).size).toBe(2);
  });

  test('that could not be sent is sent again when another game ends', async () => {
    const person = comeIn();
    answer({
      'games.save': () => {
        throw new AppError('unavailable');
      },
    });
    await start(person);
    await resign(person);
    await within(notice()).findByText('A partida ainda não foi guardada. Ela espera neste aparelho.');
    const sent = history();
    await person.click(screen.getByRole('button', { name: 'Jogar Novamente' }));
    await resign(person);
    expect(await within(notice()).findByText('Partida guardada.')).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  test('is sent again when asked', async () => {
    const person = comeIn();
    answer({
      'games.save': () => {
        throw new AppError('unavailable');
      },
    });
    await start(person);
    await resign(person);
    const retry = await within(notice()).findByRole('button', { name: 'Tentar novamente' });
    const sent = history();
    await person.click(retry);
    expect(await within(notice()).findByText('Partida guardada.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('that the server finds wrong is not sent for ever', async () => {
    const person = comeIn();
    answer({
      'games.save': () => {
        throw new AppError('invalidGame');
      },
    });
    await start(person);
    await resign(person);
    expect(await screen.findByText('A partida não pôde ser guardada')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
    expect(notice()).toBeEmptyDOMElement();
  });
});

describe('the history', () => {
  const won = savedGame();
  const list = () => screen.findByRole('list', { name: 'Partidas contra a IA' });

  test('lists the games with what they did, and opens one at an address of its own', async () => {
    history(won, savedGame({ id: 11, result: '0-1', ending: 'time', ratingChange: 0, opponent: 'IA (Difícil)' }));
    answer({ 'games.get': () => ({ game: won }) });
    const person = openPractice();
    const [first, second] = within(await list()).getAllByRole('listitem');
    expect(first).toHaveTextContent('IA (Médio)');
    for (const part of ['20/11/2026', '4 lances', 'Vitória por xeque-mate', 'Rating +34', '1 comentário'])
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

  test('opens what a reloaded address names, and says when there is no such game', async () => {
    history();
    answer({
      'games.get': () => {
        throw new AppError('gameNotFound');
      },
    });
    openPractice(student, '/practice?partida=99');
    expect(await within(await screen.findByRole('dialog')).findByText('Partida não encontrada')).toBeVisible();
  });

  test('says honestly that there is nothing yet', async () => {
    comeIn();
    expect(await screen.findByText('Nenhuma partida ainda')).toBeVisible();
  });
});
