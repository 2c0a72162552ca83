import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../src/features/teaching/chapters/ChaptersPanel.tsx'; // read ahead of the lazy panel
import '../../src/features/teaching/chapters/sources/ClassicsDialog.tsx'; // read ahead of the lazy dialog
import '../../src/features/teaching/chapters/sources/StudentGamesDialog.tsx'; // read ahead of the lazy dialog
import '../../src/features/teaching/lesson-editor/LessonEditorScreen.tsx'; // read ahead of the lazy route
import { workerThatSays } from '../support/fake-worker.ts';
import { answer } from '../support/msw.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import { chaptersOf, FORK, isSaved, open, stored } from './chapter-editor-screen.ts';
import { savedGame, summaryOf } from './game-samples.ts';
import { school } from './lesson-editor-screen.ts';
import { signedIn } from './open-app.tsx';
import { professor } from './samples.ts';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('Worker', workerThatSays([]));
  signedIn(professor);
  preferReducedMotion();
  school();
});

afterEach(() => void vi.unstubAllGlobals());

test('a famous game is found by its players and becomes a chapter', async () => {
  const sent = chaptersOf([]);
  const person = await open();
  await person.click(screen.getByRole('button', { name: 'Partidas clássicas' }));
  await person.type(await screen.findByLabelText('Procurar'), 'anderssen 1851');
  const [game] = await screen.findAllByRole('button', { name: /^Usar .*Anderssen.*1851$/ });
  await person.click(game!);
  await isSaved();
  expect(sent.at(-1)?.chapters[0]?.pgn).toContain('Anderssen');
});

test("a student's reviewed game is taken with three clicks: to be read, its errors to be answered", async () => {
  const sent = chaptersOf([]);
  const game = savedGame({
    pgn: '1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0',
    plies: 7,
    side: 'black',
    isShared: false,
    playerName: 'Ana Souza',
    comments: [],
  });
  const review = { status: 'done' as const, accuracy: { white: 90, black: 40 }, opening: null };
  const error = { ply: 6, winPercent: 100, isBest: false, judgment: '??' as const, best: 'g6', refutation: ['Qxf7#'] };
  answer({
    'games.ofStudents': () => ({ games: [summaryOf(game)], total: 1, page: 1, pageSize: 20 }),
    'games.get': () => ({ game }),
    'gameReviews.ask': () => ({ review: { ...review, moves: [error] }, by: 'server' as const }),
  });
  const person = await open();
  await person.click(screen.getByRole('button', { name: 'Partidas dos alunos' }));
  await person.click(await screen.findByRole('button', { name: /^Usar a partida de Ana Souza/ }));
  expect(await screen.findByRole('button', { name: '1. Partida da turma' })).toBeVisible();
  await isSaved();
  expect(sent.at(-1)?.chapters.map(({ title, mode }) => [title, mode])).toEqual([
    ['Partida da turma', 'ler'],
    ['Lance 3: e agora?', 'responder'],
  ]);
  expect(JSON.stringify(sent)).not.toContain('Souza');
});

test('a position that nobody can play, and a chapter too many, are refused in words', async () => {
  const sent = chaptersOf([stored(1, `[FEN "${FORK}"]\n\n1. Nc7+ *`)]);
  const person = await open();
  await person.click(screen.getByRole('button', { name: 'Colar ou abrir PGN' }));
  const field = await screen.findByLabelText(/^Ou cole o PGN/);
  await person.click(field);
  await person.paste(`${FORK}\n4k3/8/8/8/8/8/8/K3K3 w - - 0 1`);
  await person.click(screen.getByRole('button', { name: 'Criar capítulos' }));
  expect(await screen.findByText('A posição 2 não é possível. Há mais de um rei branco.')).toBeVisible();
  await person.clear(field);
  await person.paste(`${FORK}\n`.repeat(64));
  await person.click(screen.getByRole('button', { name: 'Criar capítulos' }));
  expect(await screen.findByText('Uma lição tem no máximo 64 capítulos: aqui há 1, e viriam 64.')).toBeVisible();
  expect(sent).toEqual([]);
});
