import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { NextPuzzleInput } from '../../server/features/puzzles/puzzles.schema.ts';
import type { Mistake } from '../../server/features/game-reviews/mistakes.schema.ts';
import '../../src/features/chess/training/TrainingScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import { openApp, signedIn } from './open-app.tsx';
import { backRank, judge, ladder, says, stats, type } from './puzzle-samples.ts';
import { student } from './samples.ts';
import { onePage } from './one-page.ts';

beforeEach(preferReducedMotion);

const fork = { theme: 'garfo' as const, total: 400, tried: 8, solved: 6, atFirstTry: 3 };

const open = (query = '', answers: Parameters<typeof answer>[0] = {}) => {
  signedIn(student);
  answer(answers);
  return openApp(`/treino${query}`);
};

/** These puzzles come one after the other; what was asked is kept. */
const queue = (...puzzles: (typeof ladder | null)[]) => {
  const asked: NextPuzzleInput[] = [];
  answer({
    'puzzles.next': input => {
      asked.push(input);
      return { puzzle: puzzles[asked.length - 1] ?? null };
    },
  });
  return asked;
};

test('what is due comes first, and each theme opens itself', async () => {
  open('', {
    'training.due': () => ({ due: { puzzles: 3, mistakes: 2, chapters: 1, endings: 1, lines: 4 } }),
    'puzzles.progress': () => ({ stats, themes: [fork] }),
    'chapters.due': () => ({
      chapters: [{ chapterId: 7, title: 'Garfo de cavalo', lessonId: 3, lessonTitle: 'O garfo', courseId: 2 }],
    }),
  });
  await says(
    'Hoje voltam 2 posições dos seus erros, 1 posição das lições, 1 final, 4 linhas do repertório e 3 problemas',
  );
  expect(screen.getByRole('link', { name: 'O garfo' })).toHaveAttribute('href', '/course/2?aula=3&capitulo=7');
  expect(screen.getByRole('link', { name: 'Rever problemas' })).toHaveAttribute('href', '/treino?modo=revisao');
  expect(screen.getByRole('link', { name: 'Rever finais' })).toHaveAttribute('href', '/treino?modo=finais');
  expect(screen.getByRole('link', { name: 'Rever aberturas' })).toHaveAttribute('href', '/treino?modo=repertorio');
  const weak = within(await screen.findByRole('region', { name: 'Onde você mais erra' }));
  const link = weak.getByRole('link', { name: 'Garfo3 de 8 de primeira' });
  expect(link).toHaveAttribute('href', '/treino?modo=treino&tema=garfo');
});

test('a newcomer with something due sees that first, and is asked how they play beside it', async () => {
  const due = { puzzles: 0, mistakes: 2, chapters: 0, endings: 0, lines: 0 };
  open('', {
    'training.due': () => ({ due }),
    'puzzles.progress': () => ({ stats: { ...stats, asksLevel: true }, themes: [fork] }),
    'chapters.due': () => ({ chapters: [] }),
  });
  const question = await screen.findByRole('group', { name: 'Como você joga?' });
  const review = screen.getByRole('link', { name: 'Rever meus erros' });
  expect(review.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a hint at a puzzle that has come again says first that it comes back tomorrow', async () => {
  const hint = vi.fn(() => ({ from: 'b4' }));
  queue({ ...ladder, tried: true, completed: true });
  answer({ 'puzzles.hint': hint });
  const person = open('?modo=revisao');
  await person.click(await screen.findByRole('button', { name: 'Dica' }));
  const question = await screen.findByRole('alertdialog', { name: 'Pedir uma dica?' });
  expect(question).toHaveTextContent('Com ela, o problema conta como esquecido e volta amanhã.');
  expect(hint).not.toHaveBeenCalled();
});

test('solved by keyboard, the next one comes after it, within the theme', async () => {
  const asked = queue(ladder, null);
  judge();
  const person = open('?modo=treino&tema=mateEm2');
  await type(person, 'Tb2');
  await says('O adversário respondeu Re1. Sua vez.');
  await type(person, 'Ta1');
  await says('Problema resolvido!');
  expect(screen.getByRole('link', { name: 'Mate em 2' })).toHaveAttribute('href', '/treino?modo=treino&tema=mateEm2');
  await person.click(screen.getByRole('button', { name: 'Próximo problema' }));
  await says('Você já tentou todos');
  expect(asked).toEqual([
    { mode: 'treino', theme: 'mateEm2' },
    { mode: 'treino', theme: 'mateEm2', after: ladder.id },
  ]);
});

test('a sequence ends with the first error and says how many were solved', async () => {
  queue(ladder, backRank);
  judge();
  const person = open('?modo=sequencia');
  await person.click(await screen.findByRole('button', { name: 'Começar' }));
  await type(person, 'Tb2');
  await says('O adversário respondeu Re1. Sua vez.');
  await type(person, 'Ta1');
  await screen.findByLabelText('Tabuleiro: Mate na última fila');
  await type(person, 'Rf1');
  await says('1 problema resolvido');
  expect(screen.getByText('As vidas acabaram.')).toBeVisible();
  expect(screen.getByText('Novo recorde neste aparelho!')).toBeVisible();
});

test('an own mistake: a wrong answer is refuted on the board, a right one says when it comes back', async () => {
  const mistake: Mistake = {
    id: 5,
    gameId: 12,
    ply: 3,
    judgment: '??',
    theme: 'mateSofrido',
    fen: 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2',
    played: 'g4',
    dueDay: null,
  };
  answer({
    'mistakes.list': () => onePage({ mistakes: [mistake] }),
    'mistakes.attempt': ({ move }) =>
      move === 'e2e4'
        ? { right: true, move: { uci: 'e2e4', san: 'e4' }, line: ['Nc6'], dueDay: '2026-11-25' }
        : { right: false, move: { uci: 'a2a3', san: 'a3' }, line: ['Qh4+'], dueDay: '2026-11-25' },
  });
  const person = open('?modo=erros&partida=12');
  await says('Na partida foi jogado 2. g4??');
  await type(person, 'a3');
  await says('Depois de a3, a resposta é Dh4+. Há um lance melhor.');
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await type(person, 'e4');
  await says('Certo!');
  expect(screen.getByText(/Esta posição volta em 25\/11/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Terminar' }));
  await says('Pronto!');
  expect(screen.getByText(/^0 de 1 posição de primeira/)).toBeVisible();
});

test('board vision: a square is found by keyboard or pointer, and counted', async () => {
  const person = open('?modo=visao');
  await person.click(await screen.findByRole('button', { name: 'Começar: Ache a casa' }));
  const question = (await screen.findByText(/^Onde fica /)).textContent;
  const square = /[a-h][1-8]/.exec(question)?.[0] ?? '';
  await person.click(screen.getByRole('button', { name: square }));
  expect(screen.getByRole('status', { name: 'Resultado até aqui' })).toHaveTextContent('Certo! 1 certa, 0 erradas');
});
