import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../src/features/games/LobbyScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/games/MatchScreen.tsx';
import { preferReducedMotion } from '../support/reduced-motion.ts';
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
import { professor } from './samples.ts';

const CLOSES_MS = 6_000;

beforeEach(() => {
  preferReducedMotion();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(async () => {
  cleanup();
  await vi.advanceTimersByTimeAsync(CLOSES_MS);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const clocks = () =>
  ['Relógio das brancas', 'Relógio das pretas'].map(name => screen.getByRole('timer', { name }).textContent);
const files = () => [...document.querySelectorAll('[data-square]')].map(square => square.getAttribute('data-square'));
/** Plays these moves, and waits until the server has each. */
const play = async (person: Visitor, school: ReturnType<typeof holdGames>, ...moves: string[]) => {
  const before = school.latest().moves.length;
  for (const [i, move] of moves.entries()) {
    await type(person, move);
    await eventually(() => expect(school.latest().moves).toHaveLength(before + i + 1));
  }
};

test.each([
  ['?mode=blitz', 'Partida Blitz', '5:00'],
  ['?mode=classical', 'Partida Clássica', '30:00'],
  ['', 'Partida Rápida', '15:00'],
  ['?mode=bullet', 'Partida Rápida', '15:00'],
])('%s: %s', async (query, name, time) => {
  holdGames();
  enter(`/partidas/jogo${query}`);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(clocks()).toEqual([time, time]);
  expect(document.title).toBe(`${name} · Academia`);
});

test('both sides are moved at one board, in turn, without an increment; the game is friendly', async () => {
  const school = holdGames();
  const person = enter('/partidas/jogo?mode=blitz');
  await start(person);
  expect(school.asked).toMatchObject([{ opponent: { kind: 'board' }, base: 300, increment: 0, rated: false }]);
  expect(screen.getByText('Oponente')).toBeVisible();
  expect(desk()).toHaveTextContent('Amistosa');
  expect(title()).toBe('Vez das brancas');
  await play(person, school, 'e4');
  await eventually(() => expect(title()).toBe('Vez das pretas'));
  await person.click(screen.getByRole('button', { name: 'g1, cavalo branco' }));
  expect(screen.queryByRole('button', { name: /selecionada/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'e7, peão preto' }));
  await person.click(screen.getByRole('button', { name: 'e5, vazia, lance possível' }));
  expect(lastMove()).toHaveTextContent('Pretas jogam peão e5');
});

test('a pawn becomes a queen and nothing else', async () => {
  const school = holdGames();
  const person = enter('/partidas/jogo');
  await start(person);
  for (const move of ['a4', 'b5', 'axb5', 'a6', 'bxa6', 'h6', 'a7', 'h5']) school.elsewhere(move);
  await pass(2_100);
  await screen.findByRole('button', { name: '4... h5' });
  await type(person, 'axb8=C');
  expect(screen.getByRole('alert')).toHaveTextContent('Este lance não é possível agora.');
  await person.clear(screen.getByLabelText('Digite um lance'));
  await type(person, 'axb8');
  expect(lastMove()).toHaveTextContent('promove a dama');
});

test('mate, and the clock, end it as both read it', async () => {
  const school = holdGames();
  const person = enter('/partidas/jogo?mode=blitz');
  await start(person);
  for (const move of ['f3', 'e5', 'g4']) school.elsewhere(move);
  await pass(2_100);
  await screen.findByRole('button', { name: '2. g4' });
  await play(person, school, 'Dh4');
  await eventually(() => expect(title()).toBe('Pretas vencem por xeque-mate'));
  await eventually(() => expect(within(desk()).getAllByRole('status')[0]).toHaveFocus());
  expect(screen.getByText(/Partida guardada no/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Jogar Novamente' }));
  await eventually(() => expect(title()).toBe('Vez das brancas'));
  expect(clocks()).toEqual(['5:00', '5:00']);
  expect(screen.getByRole('button', { name: 'e2, peão branco' })).toHaveFocus();
  await play(person, school, 'e4', 'e5');
  school.spend(304_000);
  await pass(2_100);
  await eventually(() => expect(title()).toBe('Tempo esgotado - Pretas vencem'));
});

test('a draw is agreed at once, and who is to move resigns after a question', async () => {
  const school = holdGames();
  const person = enter('/partidas/jogo');
  await start(person);
  await play(person, school, 'e4');
  await person.click(screen.getByRole('button', { name: 'Oferecer Empate' }));
  await eventually(() => expect(title()).toBe('Empate acordado'));
  await person.click(screen.getByRole('button', { name: 'Jogar Novamente' }));
  await eventually(() => expect(title()).toBe('Vez das brancas'));
  await play(person, school, 'e4');
  await end(person, 'Desistir');
  await eventually(() => expect(title()).toBe('Brancas vencem por desistência'));
  await pass(100);
});

test('a reload goes on where it was, in its own mode and for its own player', async () => {
  const school = holdGames();
  const person = enter('/partidas/jogo?mode=blitz');
  await start(person);
  await play(person, school, 'e4');
  cleanup();
  enter('/partidas/jogo?mode=blitz');
  expect(await screen.findByText('Partida retomada')).toBeVisible();
  expect(await screen.findByRole('button', { name: '1. e4' })).toBeInTheDocument();
  cleanup();
  enter('/partidas/jogo?mode=rapid');
  expect(await screen.findByRole('button', { name: 'Iniciar Partida' })).toBeVisible();
  cleanup();
  enter('/partidas/jogo?mode=blitz', professor);
  expect(await screen.findByRole('button', { name: 'Iniciar Partida' })).toBeVisible();
});

test('the board turns by hand, and by itself after each move for whoever wants that', async () => {
  const school = holdGames();
  const person = enter('/partidas/jogo');
  await start(person);
  await person.click(screen.getByRole('button', { name: 'Virar tabuleiro' }));
  expect(files()[0]).toBe('h1');
  await person.click(screen.getByRole('switch', { name: /Girar a cada lance/ }));
  await pass(700);
  expect(files()[0]).toBe('a8');
  await play(person, school, 'e4');
  await pass(700);
  expect(files()[0]).toBe('h1');
});
