import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type {
  AttemptInput,
  AttemptOutput,
  PuzzleStats,
  PuzzleSummary,
} from '../../server/features/puzzles/puzzles.schema.ts';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { student } from './samples.ts';

/** 1... Rb2+ 2. Ke1 Ra1#. */
export const ladder: PuzzleSummary = {
  id: 12,
  title: 'A escada das torres',
  description: 'Duas torres caminham juntas.',
  difficulty: 'medio',
  points: 15,
  fen: '6k1/8/8/8/1r6/r7/4K3/8 b - - 0 41',
  lastMove: 'f2e2',
  themes: ['mateEm2'],
  rating: 1400,
  completed: false,
  tried: false,
  solutionRead: false,
};
export const backRank: PuzzleSummary = {
  ...ladder,
  id: 13,
  title: 'Mate na última fila',
  difficulty: 'facil',
  points: 10,
  fen: '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 20',
  lastMove: null,
  themes: ['mateEm1'],
};
export const promotion: PuzzleSummary = {
  ...ladder,
  id: 14,
  title: 'Um peão na sétima',
  fen: '7k/5P2/6K1/8/8/8/8/8 w - - 0 60',
  lastMove: null,
  themes: ['promocao'],
};

export const stats: PuzzleStats = {
  solved: 7,
  accuracy: 64,
  averageTime: 72,
  rating: 1512,
  isGuess: false,
  asksLevel: false,
  streak: 3,
};

export const nothing = { experience: 0, coins: 0 };
const judgement = (own: Partial<AttemptOutput>): AttemptOutput => ({
  status: 'wrong',
  line: [],
  reply: null,
  rewards: nothing,
  ratingChange: 0,
  atFirstTry: false,
  continuation: [],
  gameUrl: null,
  stats: null,
  ...own,
});

/** A server that knows the ladder. */
export const judge = ({
  rewards = { experience: 15, coins: 2 },
  ratingChange = 12,
  mistake = 0,
  atFirstTry = false,
} = {}) => {
  const asked: AttemptInput[] = [];
  answer({
    'puzzles.attempt': input => {
      asked.push(input);
      const moves = input.moves.join(' ');
      if (moves === 'b4b2')
        return judgement({
          status: 'continue',
          line: ['Rb2+', 'Ke1'],
          reply: { san: 'Ke1', from: 'e2', to: 'e1', promotion: null },
        });
      if (moves === 'b4b2 a3a1')
        return judgement({
          status: 'solved',
          line: ['Rb2+', 'Ke1', 'Ra1#'],
          rewards,
          ratingChange,
          atFirstTry,
          stats: { ...stats, rating: 1524, streak: 4 },
        });
      return judgement({ stats, ratingChange: mistake });
    },
  });
  return asked;
};

export const openList = (user = student, query = '') => {
  signedIn(user);
  return openApp(`/practice?aba=problemas${query}`);
};
export const openPuzzle = (puzzle = ladder, user = student) => {
  answer({ 'puzzles.get': () => ({ puzzle }) });
  return openList(user, `&problema=${puzzle.id}`);
};
export type Person = ReturnType<typeof openApp>;
export const type = async (person: Person, move: string) =>
  person.type(await screen.findByLabelText('Digite um lance'), `${move}{Enter}`);
export const verdict = () => screen.getByRole('status', { name: 'Avaliação' });
export const says = async (words: string) => expect(await screen.findByText(words)).toBeVisible();
export const address = () => window.location.pathname + window.location.search;
