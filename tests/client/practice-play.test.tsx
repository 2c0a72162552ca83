import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '../../src/shared/games/GameViewer.tsx'; // read ahead of the lazy dialog
import '../../src/features/chess/PracticeScreen.tsx'; // read ahead of the lazy route
import { eventually } from '../support/eventually.ts';
import { answer } from '../support/msw.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import { openApp, signedIn } from './open-app.tsx';
import { clocks, comeIn, desk, end, engine, exchange, lastMove, pass, start, type } from './practice-screen.ts';
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

test('nobody practises without signing in', async () => {
  signedIn(null);
  openApp('/practice');
  expect(await screen.findByText('Acesso Negado - Você precisa estar logado para praticar.')).toBeVisible();
});

test.each([student, professor])('$role: both tabs are there', async user => {
  answer({ 'puzzles.list': () => new Promise(() => {}) });
  const person = comeIn(user);
  expect(await screen.findByRole('tab', { name: 'Jogar vs IA' })).toHaveAttribute('aria-selected', 'true');
  await person.click(screen.getByRole('tab', { name: 'Problemas Táticos' }));
  expect(screen.getByRole('tabpanel', { name: 'Problemas Táticos' })).toBeVisible();
});

describe('a game', () => {
  test('begins with ten minutes on both clocks and the human to move', async () => {
    const person = comeIn();
    await start(person);
    expect(desk()).toHaveTextContent('Sua vez');
    expect(clocks()).toEqual(['10:00', '10:00']);
    expect(screen.getByRole('button', { name: 'e2, peão branco' })).toHaveFocus();
  });

  test('the level is chosen before, and not while playing', async () => {
    const asked = engine('e5');
    const person = comeIn();
    await person.click(await screen.findByRole('radio', { name: /Difícil/ }));
    await start(person);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await exchange(person, 'e4');
    expect(asked).toEqual([
      { difficulty: 'dificil', fen: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1', moveHistory: ['e4'] },
    ]);
  });

  test('the AI replies after a second, not at once', async () => {
    engine('Nc6');
    const person = comeIn();
    await start(person);
    await type(person, 'd4');
    expect(desk()).toHaveTextContent('Vez da IA');
    expect(lastMove()).toHaveTextContent('Brancas jogam peão d4');
    await pass(500);
    expect(desk()).toHaveTextContent('Vez da IA');
    await pass(600);
    expect(desk()).toHaveTextContent('Sua vez');
    expect(lastMove()).toHaveTextContent('Pretas jogam cavalo c6');
  });

  test('a check is told', async () => {
    engine('e5', 'Bb4+');
    const person = comeIn();
    await start(person);
    await exchange(person, 'd3');
    expect(desk()).not.toHaveTextContent('Xeque!');
    await exchange(person, 'h3');
    expect(desk()).toHaveTextContent('Sua vezXeque! O rei precisa de proteção.');
  });

  test("the engine's own time counts: one that thought long enough is not kept waiting", async () => {
    vi.mocked(Math.random).mockReturnValue(0.5);
    answer({ 'chess.aiMove': () => new Promise(resolve => setTimeout(resolve, 1_400, { success: true, move: 'e5' })) });
    const person = comeIn();
    await start(person);
    await type(person, 'e4');
    await pass(1_600);
    expect(lastMove()).toHaveTextContent('Pretas jogam peão e5');
  });

  test('each second counts down the clock of the side to move only', async () => {
    const person = comeIn();
    await start(person);
    await pass(65_000);
    expect(clocks()[0]).toMatch(/^8:[45]\d$/);
    expect(clocks()[1]).toBe('10:00');
  });

  test('a clock at zero ends it', async () => {
    const person = comeIn();
    await start(person);
    await pass(600_000);
    expect(desk()).toHaveTextContent('Tempo esgotado');
    expect(clocks()).toEqual(['0:00', '10:00']);
    expect(screen.queryByLabelText('Digite um lance')).not.toBeInTheDocument();
  });

  test("nothing can be moved on the AI's turn", async () => {
    answer({ 'chess.aiMove': () => new Promise(() => {}) });
    const person = comeIn();
    await start(person);
    await type(person, 'e4');
    await type(person, 'd4');
    expect(screen.getByRole('alert')).toHaveTextContent('Espere a sua vez de jogar.');
    expect(lastMove()).toHaveTextContent('Brancas jogam peão e4');
  });

  test('resigning finishes it; restarting goes back to the choice of level', async () => {
    const person = comeIn();
    await start(person);
    await person.click(screen.getByRole('button', { name: 'Desistir' }));
    expect(desk()).toHaveTextContent('Você desistiu');
    expect(screen.queryByRole('button', { name: 'Desistir' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Reiniciar' }));
    expect(screen.getByRole('button', { name: 'Iniciar Partida' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Fácil/ })).toBeChecked();
  });

  test.each([
    [
      'Desistir',
      'Desistir da partida?',
      'A IA vence, e a partida conta como derrota. Isso não pode ser desfeito.',
      'Você desistiu',
    ],
    [
      'Reiniciar',
      'Reiniciar a partida?',
      'A partida em andamento será descartada e não entra no histórico.',
      'Nova partida',
    ],
  ])('%s asks once a move was played, and the focus rests on how the game stands', async (label, title, text, then) => {
    engine('e5');
    const person = comeIn();
    await start(person);
    await exchange(person, 'e4');
    await person.click(screen.getByRole('button', { name: label }));
    const question = screen.getByRole('alertdialog', { name: title });
    expect(question).toHaveTextContent(text);
    await person.click(within(question).getByRole('button', { name: 'Continuar jogando' }));
    expect(desk()).toHaveTextContent('Sua vez');
    await eventually(() => expect(within(desk()).getAllByRole('status')[0]).toHaveFocus());
    await end(person, label);
    expect(desk()).toHaveTextContent(then);
    await eventually(() => expect(within(desk()).getAllByRole('status')[0]).toHaveFocus());
  });

  test('a move of the AI that comes after the restart is not played', async () => {
    engine('e5');
    const person = comeIn();
    await start(person);
    await type(person, 'e4');
    await end(person, 'Reiniciar');
    await start(person);
    await pass(3_000);
    expect(lastMove()).toBeEmptyDOMElement();
    expect(desk()).toHaveTextContent('Sua vez');
  });
});

test('looking back does not let one play in the past', async () => {
  engine('e5');
  const person = comeIn();
  await start(person);
  await exchange(person, 'e4');
  await person.click(screen.getByRole('button', { name: '1. e4' }));
  await person.click(screen.getByRole('button', { name: 'g1, cavalo branco' }));
  expect(screen.queryByRole('button', { name: /selecionada/ })).not.toBeInTheDocument();
  expect(screen.getByText(/Você está vendo uma posição anterior/)).toBeVisible();
  await type(person, 'Cf3');
  expect(screen.getByRole('button', { name: '2. Cf3' })).toHaveAttribute('aria-current', 'step');
});

test('the board can be turned', async () => {
  const person = comeIn();
  const files = () => [...document.querySelectorAll('[data-square]')].map(square => square.getAttribute('data-square'));
  await screen.findByRole('button', { name: 'Iniciar Partida' });
  expect(files()[0]).toBe('a8');
  await person.click(screen.getByRole('button', { name: 'Virar tabuleiro' }));
  expect(files()[0]).toBe('h1');
});
