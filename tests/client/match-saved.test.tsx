import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '../../src/features/games/LobbyScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/games/MatchScreen.tsx';
import { AppError } from '../../server/errors.ts';
import { answer } from '../support/msw.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import { clocks, comeIn, ending, pass, play, start, whole } from './match-screen.ts';
import { professor } from './samples.ts';

describe('a match', () => {
  beforeEach(() => {
    preferReducedMotion();
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('one that cannot be saved waits for another try, and for the next visit, under the same mark', async () => {
    const sent: (string | undefined)[] = [];
    let isDown = true;
    answer({
      'games.save': ({ clientKey }) => {
        sent.push(clientKey);
        if (isDown) throw new AppError('internal');
        return { game: whole({ id: 7 }) };
      },
    });
    const person = comeIn('/partidas/jogo');
    await start(person);
    await play(person, 'e4');
    await person.click(screen.getByRole('button', { name: 'Oferecer Empate' }));
    expect(await screen.findByText(/A partida ainda não foi guardada/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(screen.getByRole('status', { name: 'Histórico' })).toHaveFocus();
    expect(await screen.findByText(/A partida ainda não foi guardada/)).toBeVisible();
    cleanup();
    isDown = false;
    comeIn('/partidas/jogo');
    expect(await screen.findByText(/Partida guardada no/)).toBeVisible();
    expect(ending()).toBe('Empate acordado');
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
    cleanup();
    comeIn('/partidas/jogo');
    expect(await screen.findByRole('button', { name: 'Iniciar Partida' })).toBeVisible();
    expect(sent).toHaveLength(3);
  });

  test('one that could not be saved is sent with the next, although another was begun', async () => {
    const sent: string[] = [];
    let isDown = true;
    answer({
      'games.save': ({ result, clientKey }) => {
        if (isDown) throw new AppError('internal');
        sent.push(`${result} ${clientKey?.length}`);
        return { game: whole({ id: 7 }) };
      },
    });
    const person = comeIn('/partidas/jogo');
    await start(person);
    await play(person, 'e4');
    await person.click(screen.getByRole('button', { name: 'Oferecer Empate' }));
    expect(await screen.findByText(/A partida ainda não foi guardada/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Jogar Novamente' }));
    isDown = false;
    await play(person, 'f3', 'e5', 'g4', 'Dh4');
    expect(await screen.findByText(/Partida guardada no/)).toBeVisible();
    expect(sent).toEqual(['1/2-1/2 32', '0-1 32']);
  });

  test('a reload goes on where it was, in its own mode and for its own player', async () => {
    const person = comeIn('/partidas/jogo?mode=blitz');
    await start(person);
    await play(person, 'e4');
    await pass(60_000);
    const before = clocks();
    cleanup();
    await pass(200_000);
    comeIn('/partidas/jogo?mode=blitz');
    expect(await screen.findByText('Partida retomada')).toBeVisible();
    expect(screen.getByRole('button', { name: '1. e4' })).toBeInTheDocument();
    expect(clocks()[0]).toBe(before[0]);
    expect(clocks()[1]).toMatch(/^(4:00|3:5\d)$/);
    cleanup();
    comeIn('/partidas');
    expect(await screen.findByRole('link', { name: /Blitz.*Em andamento.*Continuar/ })).toBeVisible();
    cleanup();
    comeIn('/partidas/jogo?mode=rapid');
    expect(await screen.findByRole('button', { name: 'Iniciar Partida' })).toBeVisible();
    cleanup();
    comeIn('/partidas/jogo?mode=blitz', professor);
    expect(await screen.findByRole('button', { name: 'Iniciar Partida' })).toBeVisible();
  });
});
