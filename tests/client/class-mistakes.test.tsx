import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Assignment } from '../../server/features/assignments/assignments.schema.ts';
import type { ClassMistakes } from '../../server/features/class-mistakes/class-mistakes.schema.ts';
import '../../src/features/class-mistakes/ClassMistakesScreen.tsx'; // read ahead of the lazy routes
import '../../src/shared/assignments/AssignForm.tsx';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor } from './samples.ts';

const FEN = 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2';
const mistakes: ClassMistakes = {
  days: 90,
  games: 3,
  unreviewed: 2,
  themes: [
    {
      theme: 'garfo',
      mistakes: 4,
      students: 2,
      positions: [
        {
          id: 1,
          gameId: 7,
          ply: 3,
          judgment: '??',
          fen: FEN,
          played: 'Nf3',
          best: 'e4',
          userId: 5,
          fullName: 'Ana Clara',
        },
      ],
    },
  ],
};
const one = {
  id: 1,
  name: '5º ano A',
  schoolYear: '2026',
  students: 2,
  archived: false,
  code: 'ABC123',
  approvesJoining: false,
  archivedAt: null,
  createdAt: '2026-11-23T12:00:00.000Z',
  professors: [],
  teaches: true,
};

test('the errors of a class open their positions, and become homework in two clicks without the answers', async () => {
  signedIn(professor);
  const given: unknown[] = [];
  let reviews = 0;
  answer({
    'classes.get': () => ({ class: one }),
    'classes.list': () => ({ classes: [one], total: 1, page: 1, pageSize: 12 }),
    'classMistakes.list': () => mistakes,
    'classMistakes.review': () => {
      reviews += 1;
      return { asked: 2 };
    },
    'assignments.create': input => {
      given.push(input);
      return { assignment: { className: '5º ano A' } as Assignment };
    },
  });
  openApp('/turmas/1/erros');
  const row = within(await screen.findByRole('row', { name: /Garfo/ }));
  expect(row.getAllByRole('cell').map(cell => cell.textContent)).toEqual(expect.arrayContaining(['4', '2']));
  fireEvent.click(row.getByRole('button', { name: 'Posições: Garfo' }));
  expect(screen.getByRole('link', { name: 'Abrir a posição: Ana Clara, 2. Cf3??' })).toHaveAttribute(
    'href',
    `/analise?fen=${encodeURIComponent(FEN)}`,
  );
  expect(screen.getByRole('button', { name: 'Passar problemas deste tema' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Pedir a revisão' }));
  await waitFor(() => expect(reviews).toBe(1));
  fireEvent.click(row.getByRole('button', { name: 'Passar como tarefa' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Passar tarefa' }));
  await waitFor(() => expect(given).toHaveLength(1));
  expect(given[0]).toMatchObject({ classId: 1, kind: 'text', title: 'Nossos erros: Garfo' });
  const { instructions } = given[0] as { instructions: string };
  expect(instructions).toContain(`\`\`\`fen\n${FEN}\n\`\`\``);
  expect(instructions).toContain('Na partida foi jogado Cf3.');
  expect(instructions).not.toMatch(/Ana Clara|e4\b/);
});
