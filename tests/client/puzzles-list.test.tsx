import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PuzzlesInput, PuzzleStats, PuzzleSummary } from '../../server/features/puzzles/puzzles.schema.ts';
import '../../src/features/chess/puzzles/PuzzlesTab.tsx';
import '../../src/features/chess/PracticeScreen.tsx'; // read ahead of the lazy route
import '../../src/features/chess/puzzles/list/PuzzleSheetDialog.tsx'; // read ahead of the lazy dialog
import { eventually } from '../support/eventually.ts';
import { answer } from '../support/msw.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import { address, backRank, ladder, openList, promotion, says, stats } from './puzzle-samples.ts';
import { professor, student } from './samples.ts';

beforeEach(preferReducedMotion);
afterEach(() => {
  vi.useRealTimers();
});
const nobodyTried: PuzzleStats = {
  solved: 0,
  accuracy: null,
  averageTime: null,
  rating: 1200,
  isGuess: true,
  asksLevel: true,
  streak: 0,
};
const difficulties = [
  { difficulty: 'facil' as const, total: 30, solved: 5 },
  { difficulty: 'medio' as const, total: 40, solved: 2 },
  { difficulty: 'dificil' as const, total: 20, solved: 0 },
];

type Listed = { puzzles: PuzzleSummary[]; total: number; stats: PuzzleStats };

/** The server has these puzzles to show; what it is asked for is kept. */
const shelf = (own: Partial<Listed> = {}) => {
  const asked: PuzzlesInput[] = [];
  answer({
    'puzzles.list': input => {
      asked.push(input as PuzzlesInput);
      return {
        puzzles: [ladder, backRank],
        total: 2,
        page: (input as PuzzlesInput).page,
        pageSize: 30,
        difficulties,
        stats,
        ...own,
      };
    },
  });
  return asked;
};

describe('the list', () => {
  test('shows how well one does, what there is and what became of it', async () => {
    shelf({
      puzzles: [{ ...ladder, completed: true, tried: true }, { ...backRank, tried: true }, promotion],
      total: 3,
    });
    openList();
    const cards = within(await screen.findByRole('list', { name: 'Problemas' })).getAllByRole('listitem');
    expect(cards.map(card => card.textContent)).toEqual([
      'A escada das torresMédio Resolvido15 pontos',
      'Mate na última filaFácil Tentado+10 XP · 2 moedas',
      'Um peão na sétimaMédio Novo+15 XP · 2 moedas',
    ]);
    const figures = screen.getByLabelText('Seu desempenho');
    for (const text of [
      'Problemas resolvidos7',
      'Precisão64%',
      'Tempo médio1min 12s',
      'Rating tático1512',
      'Sequência3',
    ])
      expect(figures.textContent?.replaceAll(' ', '')).toContain(text.replaceAll(' ', ''));
    expect(screen.getByRole('button', { name: 'Todos (7 de 90)' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Fácil (5 de 30)' })).toBeVisible();
  });

  test('says in words what cannot be counted yet', async () => {
    shelf({ stats: nobodyTried });
    openList();
    expect(await screen.findAllByText('ainda sem dados')).toHaveLength(2);
  });

  test('asks a newcomer how they play, and only then offers the first puzzle', async () => {
    let known: PuzzleStats = nobodyTried;
    const said: string[] = [];
    shelf();
    answer({
      'puzzles.list': () => ({ puzzles: [], total: 2, page: 1, pageSize: 30, difficulties, stats: known }),
      'puzzles.chooseLevel': ({ level }) => {
        said.push(level);
        known = { ...nobodyTried, rating: 800, asksLevel: false };
        return { stats: known };
      },
    });
    const person = openList();
    const question = await screen.findByRole('group', { name: 'Como você joga?' });
    expect(
      within(question)
        .getAllByRole('button')
        .map(button => button.textContent),
    ).toEqual(['InicianteConheço as regras', 'IntermediárioJogo de vez em quando', 'AvançadoJogo torneios']);
    expect(screen.queryByRole('button', { name: 'Resolver' })).not.toBeInTheDocument();
    await person.click(within(question).getByRole('button', { name: /^Iniciante/ }));
    expect(await screen.findByRole('button', { name: 'Resolver' })).toBeVisible();
    expect(said).toEqual(['iniciante']);
    expect(screen.getByText('800?')).toBeVisible();
  });

  test("'Problema do dia' opens the one of the whole school, whatever is filtered", async () => {
    shelf();
    const next = vi.fn(() => ({ puzzle: ladder }));
    answer({ 'puzzles.next': next });
    const person = openList(student, '&dificuldade=medio');
    await person.click(await screen.findByRole('button', { name: 'Problema do dia' }));
    await waitFor(() => expect(next).toHaveBeenCalledWith({ mode: 'diario' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: ladder.title })).toBeVisible());
  });

  test('promises a professor no coins', async () => {
    shelf();
    openList(professor);
    expect(await screen.findByText('15 pontos')).toBeVisible();
    expect(screen.queryByText(/moedas|XP/)).not.toBeInTheDocument();
  });

  test('is filtered by difficulty, theme and state, which stand in the address', async () => {
    const asked = shelf();
    const person = openList();
    await person.click(await screen.findByRole('button', { name: 'Médio (2 de 40)' }));
    await person.selectOptions(screen.getByLabelText('Tema'), 'Garfo');
    await person.selectOptions(screen.getByLabelText('Situação'), 'Por resolver');
    expect(address()).toBe('/practice?aba=problemas&dificuldade=medio&tema=garfo&situacao=por-resolver');
    await eventually(() =>
      expect(asked.at(-1)).toEqual({ difficulty: 'medio', theme: 'garfo', state: 'open', page: 1 }),
    );
    expect(screen.getByRole('link', { name: ladder.title })).toHaveAttribute(
      'href',
      '/practice?aba=problemas&dificuldade=medio&tema=garfo&situacao=por-resolver&problema=12',
    );
  });

  test('is turned page by page', async () => {
    const asked = shelf({ total: 65 });
    const person = openList();
    await says('Página 1 de 3');
    expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Próxima' }));
    await says('Página 2 de 3');
    expect(address()).toBe('/practice?aba=problemas&pagina=2');
    expect(asked.at(-1)?.page).toBe(2);
    expect(screen.getByRole('heading', { name: /^Problemas/ })).toHaveFocus();
  });

  test('offers a way out where the filter finds nothing', async () => {
    shelf({ puzzles: [], total: 0 });
    openList(student, '&tema=espeto');
    expect(await screen.findByText('Nenhum problema encontrado')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Limpar filtros' })).toHaveAttribute('href', '/practice?aba=problemas');
  });

  test('says so where the school has none', async () => {
    answer({
      'puzzles.list': () => ({
        puzzles: [],
        total: 0,
        page: 1,
        pageSize: 30,
        difficulties: difficulties.map(own => ({ ...own, total: 0, solved: 0 })),
        stats: nobodyTried,
      }),
    });
    openList();
    expect(await screen.findByText('Nenhum problema por aqui ainda')).toBeVisible();
  });

  test("'Resolver' opens the puzzle that the server picks within the filter", async () => {
    shelf();
    const next = vi.fn(() => ({ puzzle: ladder }));
    answer({ 'puzzles.next': next });
    const person = openList(student, '&dificuldade=medio');
    await person.click(await screen.findByRole('button', { name: 'Resolver' }));
    await waitFor(() => expect(next).toHaveBeenCalledWith({ difficulty: 'medio' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: ladder.title })).toBeVisible());
    expect(address()).toBe('/practice?aba=problemas&dificuldade=medio&problema=12');
  });

  test('is told when nothing is left to solve', async () => {
    shelf();
    answer({ 'puzzles.next': () => ({ puzzle: null }) });
    const person = openList();
    await person.click(await screen.findByRole('button', { name: 'Resolver' }));
    expect(await screen.findByText('Nenhum problema novo')).toBeVisible();
  });
});

test('a professor prints a sheet of the chosen theme and difficulty, solutions last', async () => {
  shelf();
  const asked: unknown[] = [];
  answer({
    'puzzles.sheet': input => {
      asked.push(input);
      const { id, title, fen, difficulty } = backRank;
      return { puzzles: [{ id, title, fen, difficulty, solution: ['Rd8#'] }], total: 7 };
    },
  });
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const person = openList(professor, '&tema=garfo&dificuldade=medio');
  await person.click(await screen.findByRole('button', { name: 'Folha de exercícios' }));
  const dialog = await screen.findByRole('dialog', { name: 'Folha de exercícios' });
  expect(await within(dialog).findByText('A escola tem 7 problemas assim.')).toBeVisible();
  expect(within(dialog).getByText('Brancas jogam')).toBeVisible();
  expect(within(dialog).getByText('20. Td8#')).toBeVisible();
  expect(within(dialog).getByLabelText('Título da folha')).toHaveValue('Garfo');
  await person.click(within(dialog).getByRole('button', { name: 'Outros problemas' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ theme: 'garfo', difficulty: 'medio', count: 6, page: 2 }));
  await person.click(within(dialog).getByRole('button', { name: 'Imprimir ou salvar em PDF' }));
  expect(print).toHaveBeenCalledOnce();
});

test('back from a puzzle one stands where one left the list', async () => {
  shelf();
  answer({ 'puzzles.get': () => ({ puzzle: backRank }) });
  const person = openList();
  await person.click(await screen.findByRole('link', { name: backRank.title }));
  await says('Você joga com as brancas');
  await person.click(screen.getByRole('link', { name: 'Todos os problemas' }));
  expect(await screen.findByRole('link', { name: backRank.title })).toHaveFocus();
});

test('the tab stands in the address', async () => {
  shelf();
  const person = openList();
  expect(await screen.findByRole('tab', { name: 'Problemas Táticos' })).toHaveAttribute('aria-selected', 'true');
  const never = () => new Promise<never>(() => {});
  answer({ 'games.own': never, 'matches.list': never });
  await person.click(screen.getByRole('tab', { name: 'Jogar vs IA' }));
  expect(address()).toBe('/practice');
  await person.click(screen.getByRole('tab', { name: 'Problemas Táticos' }));
  expect(address()).toBe('/practice?aba=problemas');
});
