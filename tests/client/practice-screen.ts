import { act, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { z } from 'zod';
import type { AiMoveInput } from '../../server/features/chess/chess.schema.ts';
import type { SaveGameInput } from '../../server/features/games/games.schema.ts';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { savedGame, summaryOf } from './game-samples.ts';
import { student } from './samples.ts';

export type Sent = z.input<typeof SaveGameInput>;

const REPLY_MS = 1_000;

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The engine plays these moves in turn. */
export const engine = (...moves: string[]) => {
  const asked: AiMoveInput[] = [];
  answer({
    'chess.aiMove': input => {
      asked.push(input as AiMoveInput);
      return { success: true, move: moves[asked.length - 1] ?? null };
    },
  });
  return asked;
};

/** The server takes every game, and has these in the history. */
export const history = (...games: ReturnType<typeof savedGame>[]) => {
  const sent: Sent[] = [];
  answer({
    'games.own': ({ page = 1 }) => ({
      games: page === 1 ? games.map(summaryOf) : [],
      total: games.length,
      page,
      pageSize: 20,
    }),
    'games.save': input => {
      sent.push(input);
      return { game: savedGame({ id: 40 + sent.length, result: input.result, ratingChange: -12 }) };
    },
  });
  return sent;
};

export const openPractice = (user = student, path = '/practice') => {
  signedIn(user);
  return openApp(path);
};
export const comeIn = (user = student) => {
  history();
  return openPractice(user);
};
export type Person = ReturnType<typeof openApp>;
export const start = async (person: Person) =>
  person.click(await screen.findByRole('button', { name: 'Iniciar Partida' }));
export const type = (person: Person, move: string) =>
  person.type(screen.getByLabelText('Digite um lance'), `${move}{Enter}`);
export const desk = () => screen.getByRole('region', { name: 'Partida' });
export const lastMove = () => screen.getByRole('status', { name: 'Último lance' });
export const clocks = () => [
  screen.getByRole('timer', { name: 'Seu relógio' }).textContent,
  screen.getByRole('timer', { name: 'Relógio da IA' }).textContent,
];
/** Ends a game in which a move was played. */
export const end = async (person: Person, label: string) => {
  await person.click(screen.getByRole('button', { name: label }));
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: label }));
};
export const exchange = async (person: Person, move: string) => {
  await type(person, move);
  await pass(REPLY_MS);
  await pass(50);
};
