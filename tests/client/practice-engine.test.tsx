import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '../../src/shared/games/GameViewer.tsx'; // read ahead of the lazy dialog
import '../../src/features/chess/PracticeScreen.tsx'; // read ahead of the lazy route
import { AppError } from '../../server/errors.ts';
import { answer, breakNetwork } from '../support/msw.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import {
  clocks,
  comeIn,
  desk,
  end,
  engine,
  exchange,
  history,
  lastMove,
  openPractice,
  pass,
  type Person,
  start,
  type,
} from './practice-screen.ts';
import { analysed } from './analysis-samples.ts';
import { professor, student } from './samples.ts';

beforeEach(() => {
  preferReducedMotion();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // The AI is as quick as it may be.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('when the engine fails', () => {
  const NOTICE = 'A IA não respondeu e fez um lance qualquer. A partida continua.';

  test.each([
    ['it cannot be reached', breakNetwork],
    ['it gives no move', () => engine()],
    ['it gives an illegal one', () => engine('Qh4')],
  ])('as %s, any legal move is played and the game goes on', async (_, fail) => {
    const person = comeIn();
    await start(person);
    fail();
    await exchange(person, 'e4');
    expect(lastMove()).toHaveTextContent(/^Pretas jogam/);
    expect(screen.getByText(NOTICE)).toBeVisible();
    expect(desk()).toHaveTextContent('Sua vez');
    await end(person, 'Reiniciar');
    await start(person);
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });

  test('one that is busy is asked again', async () => {
    const person = comeIn();
    await start(person);
    let asked = 0;
    answer({
      'chess.aiMove': () => {
        asked += 1;
        if (asked < 3) throw new AppError(asked === 1 ? 'engineBusy' : 'engineAskedTooMuch', 2);
        return { success: true, move: 'e5' };
      },
    });
    await type(person, 'e4');
    for (let tries = 1; tries <= 3; tries += 1) {
      await waitFor(() => expect(asked).toBe(tries));
      await pass(2_100);
    }
    await waitFor(() => expect(lastMove()).toHaveTextContent(/^Pretas jogam peão e5/));
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });

  test('one that never answers is waited for ten seconds', async () => {
    answer({ 'chess.aiMove': () => new Promise(() => {}) });
    const person = comeIn();
    await start(person);
    await type(person, 'e4');
    await pass(9_000);
    expect(desk()).toHaveTextContent('Vez da IA');
    await pass(1_500);
    expect(screen.getByText(NOTICE)).toBeVisible();
  });
});

describe('commentary', () => {
  const on = (person: Person) => person.click(screen.getByRole('switch', { name: /Comentários automáticos/ }));

  test('explains the position a second after each move, if it is switched on', async () => {
    engine('e5');
    const analyze = vi.fn(({ fen }: { fen: string }) =>
      analysed(fen.includes(' b ') ? 'As brancas tomam o centro.' : 'As pretas respondem.'),
    );
    answer({ 'chess.analyze': analyze });
    vi.mocked(Math.random).mockReturnValue(0.5);
    const person = comeIn();
    await start(person);
    await on(person);
    await type(person, 'e4');
    await pass(700);
    expect(analyze).not.toHaveBeenCalled();
    await pass(400);
    expect(await screen.findByText('As brancas tomam o centro.')).toBeVisible();
    await pass(2_000);
    expect(await screen.findByText('As pretas respondem.')).toBeVisible();
  });

  test('is silent while it is switched off', async () => {
    engine('e5');
    const analyze = vi.fn(() => analysed('nunca'));
    answer({ 'chess.analyze': analyze });
    const person = comeIn();
    await start(person);
    await exchange(person, 'e4');
    await pass(3_000);
    expect(analyze).not.toHaveBeenCalled();
  });

  test('says when it is not available', async () => {
    engine('e5');
    answer({ 'chess.analyze': () => analysed('', false) });
    const person = comeIn();
    await start(person);
    await on(person);
    await exchange(person, 'e4');
    await pass(1_100);
    expect((await screen.findAllByText('⚠️ Análise temporariamente indisponível.'))[0]).toBeVisible();
  });
});

describe('after a reload', () => {
  test('the game goes on where it was, and the closed page cost no time', async () => {
    engine('e5');
    const person = comeIn();
    await start(person);
    await exchange(person, 'e4');
    await pass(60_000);
    const before = clocks();
    cleanup();
    await pass(300_000);
    comeIn();
    expect(await screen.findByText('Partida retomada')).toBeVisible();
    expect(screen.getByRole('button', { name: '1... e5' })).toBeInTheDocument();
    expect(desk()).toHaveTextContent('Sua vez');
    expect(clocks()[1]).toBe(before[1]);
    expect(clocks()[0]).toMatch(/^(9:00|8:[45]\d)$/);
  });

  test('another tab that has gone on is followed, and its end is not told as a loss on time', async () => {
    engine('e5');
    const sent = history();
    const person = openPractice();
    await start(person);
    await exchange(person, 'e4');
    const drawer = `academia.practice.${student.id}`;
    const other = (saved: object) => {
      localStorage.setItem(drawer, JSON.stringify(saved));
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: drawer, newValue: 'other' })));
    };
    const saved = JSON.parse(localStorage.getItem(drawer) ?? '');
    other({ ...saved, game: { ...saved.game, moves: [...saved.game.moves, 'g1f3', 'b8c6'] } });
    expect(await screen.findByRole('button', { name: '2... Cc6' })).toBeInTheDocument();
    other({ ...saved, game: null });
    expect(desk()).toHaveTextContent('Nova partida');
    await pass(700_000);
    expect(sent).toEqual([]);
  });

  test('a tab that rests writes nothing over the game of another', async () => {
    comeIn();
    await screen.findByRole('button', { name: 'Iniciar Partida' });
    localStorage.setItem(`academia.practice.${student.id}`, 'theirs');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();
    expect(localStorage.getItem(`academia.practice.${student.id}`)).toBe('theirs');
  });

  test('another person does not find it', async () => {
    engine('e5');
    const person = comeIn();
    await start(person);
    await exchange(person, 'e4');
    cleanup();
    comeIn(professor);
    expect(await screen.findByRole('button', { name: 'Iniciar Partida' })).toBeVisible();
  });
});
