import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import '../../src/features/assignments/ClassTasksScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { assignment, item } from './assignment-sample.ts';
import { ofClass } from './class-sample.ts';
import { onePage } from './one-page.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor } from './samples.ts';

test('what is prepared today opens on another day, by its own hour', async () => {
  signedIn(professor);
  const given = vi.fn<(input: { opensAt?: string | undefined }) => never>(() => {
    throw new AppError('classArchived');
  });
  answer({
    'classes.get': () => ({ class: ofClass }),
    'assignments.ofClass': () => onePage({ assignments: [] }),
    'assignments.create': given,
  });
  const user = openApp('/turmas/1/tarefas');
  await user.click(await screen.findByRole('button', { name: 'Nova tarefa' }));
  await user.selectOptions(await screen.findByLabelText('O que fazer'), 'text');
  await user.type(screen.getByLabelText('Título'), 'Redação');
  await user.click(screen.getByRole('switch', { name: /^Abrir mais tarde/ }));
  expect(screen.getByLabelText('A partir das')).toHaveValue('08:00');
  await user.click(screen.getByRole('button', { name: 'Dar tarefa' }));
  await waitFor(() => expect(given).toHaveBeenCalledTimes(1));
  const [input] = given.mock.calls[0]!;
  expect(Date.parse(input.opensAt ?? '')).toBeGreaterThan(Date.now());
});

test('a theme names the assignment, and says so when it has fewer puzzles than were asked for', async () => {
  signedIn(professor);
  answer({
    'classes.get': () => ({ class: ofClass }),
    'assignments.ofClass': () => onePage({ assignments: [] }),
    'assignments.create': ({ title }) => {
      expect(title).toBe('Problemas: Garfo');
      return { assignment: assignment({ items: [item('Um')] }) };
    },
    'assignments.get': () => new Promise(() => {}),
  });
  const asked = vi.fn<(input: unknown) => { available: number }>(() => ({ available: 1 }));
  answer({ 'assignments.puzzlesOfTheme': asked });
  const user = openApp('/turmas/1/tarefas');
  await user.click(await screen.findByRole('button', { name: 'Nova tarefa' }));
  await user.selectOptions(await screen.findByLabelText('Tema'), 'Garfo');
  expect(await screen.findByText(/Só há 1 problema .* e não 10: a tarefa terá todos/)).toBeVisible();
  expect(asked).toHaveBeenLastCalledWith({ classId: 1, theme: 'garfo', ratingFrom: 0, ratingTo: 1_000 });
  await user.click(screen.getByRole('button', { name: 'Dar tarefa' }));
  expect(await screen.findByText(/e não 10. A tarefa tem todos/)).toBeVisible();
});
