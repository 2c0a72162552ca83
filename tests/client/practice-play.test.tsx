import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '../../src/features/chess/puzzles/PuzzlesTab.tsx';
import '../../src/features/chess/PracticeScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import { analysed } from './analysis-samples.ts';
import {
  desk,
  end,
  enter,
  eventually,
  holdGames,
  lastMove,
  pass,
  start,
  title,
  type,
  type Visitor,
} from './held-table.ts';
import { professor, student } from './samples.ts';
import { signedIn } from './open-app.tsx';

const CLOSES_MS = 6_000;

beforeEach(() => {
  preferReducedMotion();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // The AI is as quick as it may be.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(async () => {
  cleanup();
  await vi.advanceTimersByTimeAsync(CLOSES_MS);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const clocks = () => ['Seu relógio', 'Relógio da IA'].map(name => screen.getByRole('timer', { name }).textContent);
const notice = () => screen.getByRole('status', { name: 'Histórico' });
/** A move, and the AI's answer to it. */
const exchange = async (person: Visitor, move: string, reply: RegExp) => {
  await type(person, move);
  await pass(2_100);
  await eventually(() => expect(lastMove()).toHaveTextContent(reply));
};

test('nobody practises without signing in', async () => {
  signedIn(null);
  enter('/practice', null as never);
  expect(await screen.findByText('Acesso Negado - Você precisa estar logado para praticar.')).toBeVisible();
});

describe('a game against the AI', () => {
  test('begins with ten minutes on both clocks at the chosen level, and counts as the board says', async () => {
    const school = holdGames(student, ['Nc6']);
    const person = enter('/practice');
    expect(await screen.findByRole('tab', { name: 'Jogar vs IA' })).toHaveAttribute('aria-selected', 'true');
    await person.click(screen.getByRole('radio', { name: /Difícil/ }));
    await start(person);
    expect(school.asked).toEqual([
      { opponent: { kind: 'engine', level: 'dificil' }, base: 600, increment: 0, color: 'white', rated: true },
    ]);
    expect(title()).toBe('Sua vez');
    expect(desk()).toHaveTextContent('Valendo rating');
    expect(clocks()).toEqual(['10:00', '10:00']);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'e2, peão branco' })).toHaveFocus();

    await type(person, 'd4');
    expect(title()).toBe('Vez da IA');
    await type(person, 'e4');
    expect(screen.getByRole('alert')).toHaveTextContent('Espere a sua vez de jogar.');
    await pass(2_100);
    await eventually(() => expect(lastMove()).toHaveTextContent('Pretas jogam cavalo c6'));
    expect(title()).toBe('Sua vez');
  });

  test('is the same after a reload, and goes on as it went elsewhere', async () => {
    const school = holdGames(student, ['e5']);
    const person = enter('/practice');
    await start(person);
    await exchange(person, 'e4', /peão e5/);
    cleanup();
    school.elsewhere('Nf3');
    school.elsewhere('Nc6');
    enter('/practice');
    expect(await screen.findByText('Partida retomada')).toBeVisible();
    expect(await screen.findByRole('button', { name: '2... Cc6' })).toBeInTheDocument();
    await eventually(() => expect(title()).toBe('Sua vez'));
  });

  test.each([
    ['Você venceu por xeque-mate!', ['e4', 'Bc4', 'Dh5', 'Dxf7'], ['e5', 'Nc6', 'Nf6'], 'e5'],
    ['IA vence por xeque-mate', ['f3', 'g4'], ['e5', 'Qh4#'], 'e5'],
  ])('%s', async (text, mine, theirs) => {
    const school = holdGames(student, [...theirs]);
    const person = enter('/practice');
    await start(person);
    for (const [i, move] of mine.entries()) {
      await type(person, move);
      await pass(2_100);
      await eventually(() =>
        expect(school.latest().moves.length).toBe(Math.min(2 * i + 2, mine.length + theirs.length)),
      );
    }
    await eventually(() => expect(title()).toBe(text));
    expect(screen.getByRole('button', { name: 'Jogar Novamente' })).toBeVisible();
    expect(await within(notice()).findByRole('link', { name: 'Rever partida' })).toHaveAttribute(
      'href',
      `/practice?partida=${school.latest().id + 100}`,
    );
  });

  test('is lost when the clock reaches zero', async () => {
    const school = holdGames(student, ['e5']);
    const person = enter('/practice');
    await start(person);
    await exchange(person, 'e4', /peão e5/);
    school.spend(602_000);
    await pass(2_100);
    await eventually(() => expect(title()).toBe('Tempo esgotado'));
    expect(clocks()[0]).toBe('0:00');
    expect(screen.queryByLabelText('Digite um lance')).not.toBeInTheDocument();
  });

  test('restarted before its second move it is called off, later it is resigned, after a question', async () => {
    const school = holdGames(student, ['e5']);
    const person = enter('/practice');
    await start(person);
    await person.click(screen.getByRole('button', { name: 'Reiniciar' }));
    expect(await screen.findByRole('button', { name: 'Iniciar Partida' })).toBeVisible();
    expect(school.latest().status).toBe('aborted');
    await start(person);
    await exchange(person, 'e4', /peão e5/);
    await person.click(screen.getByRole('button', { name: 'Reiniciar' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('reiniciar é desistir: a IA vence');
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Continuar jogando' }));
    expect(school.latest().status).toBe('playing');
    await end(person, 'Reiniciar');
    expect(await screen.findByRole('button', { name: 'Iniciar Partida' })).toBeVisible();
    expect(school.latest()).toMatchObject({ status: 'finished', result: '0-1', ending: 'resignation' });
  });

  test('resigned it stands finished until another begins', async () => {
    holdGames(student, ['e5']);
    const person = enter('/practice');
    await start(person);
    await exchange(person, 'e4', /peão e5/);
    await end(person, 'Desistir');
    await eventually(() => expect(title()).toBe('Você desistiu'));
    fireEvent.click(screen.getByRole('button', { name: 'Jogar Novamente' }));
    await eventually(() => expect(title()).toBe('Sua vez'));
  });
});

describe('what makes a game friendly', () => {
  test('a move taken back, and comments, after a question each', async () => {
    const school = holdGames(student, ['e5', 'd5']);
    answer({ 'chess.analyze': () => analysed('As brancas tomam o centro.') });
    const person = enter('/practice');
    await start(person);
    await exchange(person, 'e4', /peão e5/);
    await person.click(screen.getByRole('switch', { name: /Comentários automáticos/ }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('A partida passa a ser amistosa');
    await person.click(screen.getByRole('button', { name: 'Ligar comentários' }));
    await eventually(() => expect(desk()).toHaveTextContent('Amistosa'));
    expect(school.latest().rated).toBe(false);
    await pass(1_100);
    expect(await screen.findByText('As brancas tomam o centro.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Voltar lance' }));
    await eventually(() => expect(lastMove()).toBeEmptyDOMElement());
    expect(school.latest().moves).toEqual([]);
  });

  test('comments that are wanted from the start, and a professor who plays', async () => {
    const school = holdGames();
    const person = enter('/practice');
    await person.click(await screen.findByRole('switch', { name: /Comentários automáticos/ }));
    expect(screen.getByRole('switch', { name: /Valendo rating/ })).toBeDisabled();
    await start(person);
    expect(school.asked).toMatchObject([{ rated: false }]);
    cleanup();
    localStorage.clear();
    const other = holdGames(professor);
    await start(enter('/practice', professor));
    await pass(100);
    expect(other.asked).toMatchObject([{ rated: false }]);
  });
});
