import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import '../../src/features/chess/puzzles/PuzzlesTab.tsx';
import '../../src/features/chess/PracticeScreen.tsx'; // read ahead of the lazy route
import { answer, breakNetwork, network } from '../support/msw.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import { judge, ladder, nothing, openList, openPuzzle, says, type, verdict } from './puzzle-samples.ts';
import { student } from './samples.ts';

beforeEach(preferReducedMotion);
afterEach(() => {
  vi.useRealTimers();
});

describe('help', () => {
  test('a hint says first what it costs, then marks the piece', async () => {
    const hint = vi.fn(() => ({ from: 'b4' }));
    answer({ 'puzzles.hint': hint });
    const person = openPuzzle();
    await person.click(await screen.findByRole('button', { name: 'Dica' }));
    const question = await screen.findByRole('alertdialog', { name: 'Pedir uma dica?' });
    expect(question).toHaveTextContent('não conta para o seu rating');
    expect(hint).not.toHaveBeenCalled();
    await person.click(within(question).getByRole('button', { name: 'Ver a dica' }));
    await says('Dica: quem joga é a peça em b4 (torre preta).');
    expect(screen.getByRole('button', { name: 'b4, torre preta' })).toHaveFocus();
  });

  test('where no rating hangs on it any more, it comes at once', async () => {
    answer({ 'puzzles.hint': () => ({ from: 'b4' }) });
    const person = openPuzzle({ ...ladder, tried: true });
    await person.click(await screen.findByRole('button', { name: 'Dica' }));
    await says('Dica: quem joga é a peça em b4 (torre preta).');
  });

  test('the solution is offered after a mistake, and walked through', async () => {
    judge();
    answer({ 'puzzles.solution': () => ({ line: ['Rb2+', 'Ke1', 'Ra1#'], continuation: [], gameUrl: null }) });
    const person = openPuzzle();
    expect(await screen.findByRole('button', { name: 'Dica' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ver solução' })).not.toBeInTheDocument();
    await type(person, 'Tbb3');
    await screen.findByRole('button', { name: 'b4, torre preta' });
    await person.click(await screen.findByRole('button', { name: 'Ver solução' }));
    const question = await screen.findByRole('alertdialog', { name: 'Ver a solução?' });
    expect(question).toHaveTextContent('Depois você pode tentar de novo, mas sem XP e moedas.');
    await person.click(within(question).getByRole('button', { name: 'Ver a solução' }));
    await says('A solução');
    await person.click(screen.getByRole('button', { name: 'Próximo lance' }));
    expect(screen.getByRole('button', { name: 'b2, torre preta' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '41... Tb2+' })).toHaveAttribute('aria-current', 'step');
    judge({ rewards: nothing, ratingChange: 0 });
    await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await type(person, 'Tb2');
    await says('O adversário respondeu Re1. Sua vez.');
    await type(person, 'Ta1');
    await says('Agora você conhece o caminho.');
    expect(screen.getByText('Você viu a solução: este problema já não vale XP e moedas.')).toBeVisible();
  });
});

describe('when something fails', () => {
  test('a move that could not be sent stays on the board and is sent again', async () => {
    const asked = judge();
    const person = openPuzzle();
    await says('Você joga com as pretas');
    breakNetwork();
    await type(person, 'Tb2');
    await says('O lance não foi enviado.');
    expect(screen.getByRole('button', { name: 'b2, torre preta' })).toBeInTheDocument();
    network.resetHandlers();
    await person.click(screen.getByRole('button', { name: 'Enviar de novo' }));
    await says('O adversário respondeu Re1. Sua vez.');
    expect(asked).toHaveLength(1);
  });

  test('or is taken back', async () => {
    judge();
    const person = openPuzzle();
    await says('Você joga com as pretas');
    breakNetwork();
    await type(person, 'Tb2');
    await person.click(await screen.findByRole('button', { name: 'Desfazer o lance' }));
    expect(screen.getByRole('button', { name: 'b4, torre preta' })).toBeInTheDocument();
    expect(verdict()).toHaveFocus();
  });

  test('a puzzle that there is not is said so', async () => {
    answer({
      'puzzles.get': () => {
        throw new AppError('puzzleNotFound');
      },
    });
    openList(student, '&problema=999');
    expect(await screen.findByText('Problema não encontrado')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver todos os problemas' })).toHaveAttribute(
      'href',
      '/practice?aba=problemas',
    );
  });
});
