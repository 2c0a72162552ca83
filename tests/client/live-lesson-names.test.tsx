import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveLesson } from '../../server/features/live-lessons/live-lessons.schema.ts';
import { boardAfter } from '../../server/features/live-lessons/board.ts';
import '../../src/features/live-lessons/LiveLessonScreen.tsx'; // read ahead of the lazy routes
import { answer } from '../support/msw.ts';
import { DeafSocket } from './held-table.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor } from './samples.ts';

const PGN = '1. e4 *';
const lesson: LiveLesson = {
  id: 1,
  classId: 1,
  className: '6º A',
  leader: 'Rui',
  leads: true,
  startedAt: '2026-11-23T12:00:00.000Z',
  version: 1,
  ...boardAfter(PGN, []),
  shapes: [],
  side: 'white',
  holder: { userId: 5, fullName: 'Ana Clara Reis' },
  question: null,
  sheet: { pgn: PGN, answers: [], followers: [{ userId: 5, fullName: 'Ana Clara Reis', here: true }] },
  answeredAt: '2026-11-23T12:00:00.000Z',
};

const one = {
  id: 1,
  name: '6º A',
  schoolYear: '2026',
  students: 1,
  archived: false,
  code: 'ABC123',
  approvesJoining: false,
  archivedAt: null,
  createdAt: '2026-11-23T12:00:00.000Z',
  professors: [],
  teaches: true,
};

beforeEach(() => void vi.stubGlobal('WebSocket', DeafSocket));
afterEach(() => void vi.unstubAllGlobals());

test('a projected live lesson names nobody until its professor shows the names', async () => {
  signedIn(professor);
  answer({ 'classes.get': () => ({ class: one }), 'liveLessons.get': () => ({ lesson }) });
  openApp('/turmas/1/aula');
  await screen.findByText('1 aluno na aula agora');
  expect(screen.queryByText(/Ana Clara/)).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: /Mostrar nomes/ }));
  expect(screen.getAllByText(/Ana Clara/)).toHaveLength(2);
});
