import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SaveGameInput } from '../../server/features/games/games.schema.ts';
import '../../src/features/games/LobbyScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/games/MatchScreen.tsx';
import { eventually } from '../support/eventually.ts';
import { answer } from '../support/msw.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import { clocks, comeIn, desk, ending, pass, play, start, whole } from './match-screen.ts';

const saves = () => {
  const saved: SaveGameInput[] = [];
  answer({
    'games.save': input => {
      saved.push(input as SaveGameInput);
      return { game: whole({ id: 7 }) };
    },
  });
  return saved;
};
const lastMove = () => screen.getByRole('status', { name: 'Último lance' });
const files = () => [...document.querySelectorAll('[data-square]')].map(square => square.getAttribute('data-square'));

describe('a match', () => {
  beforeEach(() => {
    preferReducedMotion();
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['?mode=blitz', 'Partida Blitz', '5:00'],
    ['?mode=rapid', 'Partida Rápida', '15:00'],
    ['?mode=classical', 'Partida Clássica', '30:00'],
    ['', 'Partida Rápida', '15:00'],
    ['?mode=bullet', 'Partida Rápida', '15:00'],
  ])('%s: %s', async (query, title, time) => {
    comeIn(`/partidas/jogo${query}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(clocks()).toEqual([time, time]);
    expect(document.title).toBe(`${title} · Academia`);
  });

  test('both sides are moved at one board, in turn, each on its own clock and without an increment', async () => {
    const person = comeIn('/partidas/jogo?mode=blitz');
    await start(person);
    expect(screen.getByText('Oponente')).toBeVisible();
    expect(ending()).toBe('Vez das brancas');
    await pass(10_000);
    await play(person, 'e4');
    expect(ending()).toBe('Vez das pretas');
    expect(clocks()[0]).toMatch(/^4:(50|4\d)$/);
    await person.click(screen.getByRole('button', { name: 'g1, cavalo branco' }));
    expect(screen.queryByRole('button', { name: /selecionada/ })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'e7, peão preto' }));
    await person.click(screen.getByRole('button', { name: 'e5, vazia, lance possível' }));
    expect(lastMove()).toHaveTextContent('Pretas jogam peão e5');
    expect(ending()).toBe('Vez das brancas');
  });

  test('a pawn becomes a queen and nothing else', async () => {
    const person = comeIn('/partidas/jogo');
    await start(person);
    await play(person, 'a4', 'b5', 'axb5', 'a6', 'bxa6', 'h6', 'a7', 'h5', 'axb8=C');
    expect(screen.getByRole('alert')).toHaveTextContent('Este lance não é possível agora.');
    await person.clear(screen.getByLabelText('Digite um lance'));
    await play(person, 'axb8');
    expect(lastMove()).toHaveTextContent('promove a dama');
  });

  test.each([
    ['Pretas vencem por xeque-mate', ['f3', 'e5', 'g4', 'Dh4'], '0-1'],
    ['Brancas vencem por xeque-mate', ['e4', 'e5', 'Bc4', 'Cc6', 'Dh5', 'Cf6', 'Dxf7'], '1-0'],
    ['Empate', ['Cf3', 'Cf6', 'Cg1', 'Cg8', 'Cf3', 'Cf6', 'Cg1', 'Cg8'], '1/2-1/2'],
  ])('%s', async (title, moves, result) => {
    const saved = saves();
    const person = comeIn('/partidas/jogo');
    await start(person);
    await play(person, ...moves);
    expect(ending()).toBe(title);
    await eventually(() => expect(within(desk()).getAllByRole('status')[0]).toHaveFocus());
    expect(await screen.findByText(/Partida guardada no/)).toBeVisible();
    expect(saved).toEqual([
      expect.objectContaining({
        mode: 'rapid',
        timeControl: '900',
        result,
        clientKey: expect.stringMatching(/^[\w-]{8,64}$/),
      }),
    ]);
    expect(saved[0]?.pgn.split(' ')).toHaveLength(moves.length);
  });

  test.each([
    ['Tempo esgotado - Pretas vencem', [], '0-1'],
    ['Tempo esgotado - Brancas vencem', ['e4'], '1-0'],
  ])('%s', async (title, moves, result) => {
    const saved = saves();
    const person = comeIn('/partidas/jogo?mode=blitz');
    await start(person);
    await play(person, ...moves);
    await pass(301_000);
    expect(ending()).toBe(title);
    expect(await screen.findByText(/Partida guardada no/)).toBeVisible();
    expect(saved).toEqual([expect.objectContaining({ timeControl: '300', result, ending: 'time' })]);
  });

  test.each([
    ['Pretas vencem por desistência', ['e4', 'e5'], '0-1'],
    ['Brancas vencem por desistência', ['e4'], '1-0'],
  ])('%s, after a question', async (title, moves, result) => {
    const saved = saves();
    const person = comeIn('/partidas/jogo');
    await start(person);
    await play(person, ...moves);
    await person.click(screen.getByRole('button', { name: 'Desistir' }));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Continuar jogando' }));
    expect(ending()).toMatch(/^Vez das/);
    await person.click(screen.getByRole('button', { name: 'Desistir' }));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Desistir' }));
    expect(ending()).toBe(title);
    await eventually(() => expect(within(desk()).getAllByRole('status')[0]).toHaveFocus());
    expect(await screen.findByText(/Partida guardada no/)).toBeVisible();
    expect(saved).toEqual([expect.objectContaining({ result, ending: 'resignation' })]);
  });

  test(`a question whether to resign goes with the match that ended meanwhile, and does \
not come back in the next`, async () => {
    saves();
    const person = comeIn('/partidas/jogo?mode=blitz');
    await start(person);
    await person.click(screen.getByRole('button', { name: 'Desistir' }));
    await pass(301_000);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(ending()).toBe('Tempo esgotado - Pretas vencem');
    await person.click(screen.getByRole('button', { name: 'Jogar Novamente' }));
    expect(ending()).toBe('Vez das brancas');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('Empate acordado, at once', async () => {
    const saved = saves();
    const person = comeIn('/partidas/jogo');
    await start(person);
    await play(person, 'e4');
    await person.click(screen.getByRole('button', { name: 'Oferecer Empate' }));
    expect(ending()).toBe('Empate acordado');
    expect(await screen.findByText(/Partida guardada no/)).toBeVisible();
    expect(saved).toEqual([expect.objectContaining({ result: '1/2-1/2', ending: 'agreement' })]);
    await person.click(screen.getByRole('button', { name: 'Jogar Novamente' }));
    expect(clocks()).toEqual(['15:00', '15:00']);
    expect(screen.getByRole('button', { name: 'e2, peão branco' })).toHaveFocus();
  });

  test('the board turns by hand, and by itself after each move for whoever wants that', async () => {
    const person = comeIn('/partidas/jogo');
    await start(person);
    await person.click(screen.getByRole('button', { name: 'Virar tabuleiro' }));
    expect(files()[0]).toBe('h1');
    await person.click(screen.getByRole('switch', { name: /Girar a cada lance/ }));
    await pass(700);
    expect(files()[0]).toBe('a8');
    await person.click(screen.getByRole('button', { name: 'e2, peão branco' }));
    await person.click(screen.getByRole('button', { name: 'e4, vazia, lance possível' }));
    expect(files()[0]).toBe('a8');
    await pass(700);
    expect(files()[0]).toBe('h1');
    expect(screen.getByRole('button', { name: 'e4, peão branco' })).toHaveFocus();
    cleanup();
    comeIn('/partidas/jogo');
    expect(await screen.findByRole('switch', { name: /Girar a cada lance/ })).toBeChecked();
  });
});
