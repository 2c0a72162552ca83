import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type {
  AttemptInput,
  AttemptOutput,
  PuzzlesInput,
  PuzzleStats,
  PuzzleSummary,
} from '../../server/features/puzzles/puzzles.schema.ts';
import '../../src/features/practice/PracticeScreen.tsx'; // read ahead of the lazy route
import { answer, breakNetwork, network } from '../support/msw.ts';
import { askForStillness } from '../support/stillness.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor, student } from './samples.ts';

beforeEach(askForStillness);
afterEach(() => {
  vi.useRealTimers();
});

/** 1... Rb2+ 2. Ke1 Ra1#. */
const ladder: PuzzleSummary = {
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
};
const backRank: PuzzleSummary = {
  ...ladder,
  id: 13,
  title: 'Mate na última fila',
  difficulty: 'facil',
  points: 10,
  fen: '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 20',
  lastMove: null,
  themes: ['mateEm1'],
};
const promotion: PuzzleSummary = {
  ...ladder,
  id: 14,
  title: 'Um peão na sétima',
  fen: '7k/5P2/6K1/8/8/8/8/8 w - - 0 60',
  lastMove: null,
  themes: ['promocao'],
};

const stats: PuzzleStats = { solved: 7, accuracy: 64, averageTime: 72, rating: 1512, streak: 3 };
const nobodyTried: PuzzleStats = { solved: 0, accuracy: null, averageTime: null, rating: 1500, streak: 0 };
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

const nothing = { experience: 0, coins: 0 };
const judgement = (own: Partial<AttemptOutput>): AttemptOutput => ({
  status: 'wrong',
  line: [],
  reply: null,
  rewards: nothing,
  ratingChange: 0,
  stats: null,
  ...own,
});

/** A server that knows the ladder. */
const judge = ({ rewards = { experience: 15, coins: 2 }, ratingChange = 12, mistake = 0 } = {}) => {
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
          stats: { ...stats, rating: 1524, streak: 4 },
        });
      return judgement({ stats, ratingChange: mistake });
    },
  });
  return asked;
};

const openList = (user = student, query = '') => {
  signedIn(user);
  return openApp(`/practice?aba=problemas${query}`);
};
const openPuzzle = (puzzle = ladder, user = student) => {
  answer({ 'puzzles.get': () => ({ puzzle }) });
  return openList(user, `&problema=${puzzle.id}`);
};
type Person = ReturnType<typeof openApp>;
const type = async (person: Person, move: string) =>
  person.type(await screen.findByLabelText('Digite um lance'), `${move}{Enter}`);
const verdict = () => screen.getByRole('status', { name: 'Avaliação' });
const says = async (words: string) => expect(await screen.findByText(words)).toBeVisible();
const address = () => window.location.pathname + window.location.search;

/** Solves the ladder by typing. */
const solve = async (person: Person) => {
  await type(person, 'Tb2');
  await says('O adversário respondeu Re1. Sua vez.');
  await type(person, 'Ta1');
  await says('Problema resolvido!');
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
    await vi.waitFor(
      () => expect(asked.at(-1)).toEqual({ difficulty: 'medio', theme: 'garfo', state: 'open', page: 1 }),
      { timeout: 60_000 },
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
    expect(await screen.findByRole('heading', { name: ladder.title })).toBeVisible();
    expect(next).toHaveBeenCalledWith({ difficulty: 'medio' });
    expect(address()).toBe('/practice?aba=problemas&dificuldade=medio&problema=12');
  });

  test('is told when nothing is left to solve', async () => {
    shelf();
    answer({ 'puzzles.next': () => ({ puzzle: null }) });
    const person = openList();
    await person.click(await screen.findByRole('button', { name: 'Resolver' }));
    expect(await screen.findByText('Tudo resolvido!')).toBeVisible();
  });
});

describe('solving', () => {
  test('begins at the board, seen from the side of whoever solves', async () => {
    openPuzzle();
    await says('Você joga com as pretas');
    expect(screen.getByText('Último lance do adversário: rei branco de f2 para e2.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^e7/ })).toHaveFocus();
    expect(document.querySelector('[data-square]')).toHaveAttribute('data-square', 'h1');
  });

  test('a wrong move is told kindly and goes back', async () => {
    const asked = judge();
    const person = openPuzzle();
    await type(person, 'Tbb3');
    await says('Esse não é o lance.');
    expect(verdict()).toHaveTextContent('Olhe de novo: o que o adversário ameaça?');
    expect(await screen.findByRole('button', { name: 'b4, torre preta' })).toBeInTheDocument();
    expect(asked.map(({ id, moves }) => ({ id, moves }))).toEqual([{ id: 12, moves: ['b4b3'] }]);
    await type(person, 'Rf8');
    await says('Ainda não.');
  });

  test('right moves are answered, and the end says what was won', async () => {
    const asked = judge();
    const person = openPuzzle();
    await person.click(await screen.findByRole('button', { name: 'b4, torre preta' }));
    await person.click(screen.getByRole('button', { name: /^b2/ }));
    await says('O adversário respondeu Re1. Sua vez.');
    expect(screen.getByRole('status', { name: 'Último lance' })).toHaveTextContent('Brancas jogam rei e1');
    signedIn({ ...student, experience: 565, coins: 187 });
    await type(person, 'Ta1');
    await says('Problema resolvido!');
    expect(asked.map(({ moves }) => moves)).toEqual([['b4b2'], ['b4b2', 'a3a1']]);
    expect(verdict()).toHaveFocus();
    const card = screen.getByRole('region', { name: 'Sua resposta' });
    expect(card).toHaveTextContent('+15 XP');
    expect(card).toHaveTextContent('+2 moedas');
    expect(card).toHaveTextContent('1524+12');
    expect(card).toHaveTextContent('Tema:Mate em 2');
    expect(
      within(screen.getByRole('region', { name: 'Lances' }))
        .getAllByRole('button')
        .slice(0, 3)
        .map(button => button.textContent),
    ).toEqual(['Tb2+', 'Re1', 'Ta1#']);
    expect((await screen.findAllByText('565 XP'))[0]).toBeInTheDocument();
  });

  test('the next one follows, and the address with it', async () => {
    judge();
    const person = openPuzzle();
    await solve(person);
    answer({ 'puzzles.next': () => ({ puzzle: backRank }) });
    await person.click(screen.getByRole('button', { name: 'Próximo problema' }));
    await says('Você joga com as brancas');
    expect(address()).toBe('/practice?aba=problemas&problema=13');
    expect(screen.getByRole('button', { name: /^e2/ })).toHaveFocus();
  });

  test('what was solved before pays nothing, and says so to a student alone', async () => {
    judge({ rewards: nothing, ratingChange: 0 });
    const person = openPuzzle({ ...ladder, completed: true, tried: true });
    await solve(person);
    expect(screen.getByText(/Você já tinha resolvido este problema/)).toBeVisible();
    expect(screen.getByText('sem mudança')).toBeVisible();
  });

  test('what a mistake cost is told at the end, also to who then took a hint', async () => {
    judge({ ratingChange: 0, mistake: -40 });
    answer({ 'puzzles.hint': () => ({ from: 'b4' }) });
    const person = openPuzzle();
    await type(person, 'Tbb3');
    await screen.findByRole('button', { name: 'b4, torre preta' });
    await person.click(screen.getByRole('button', { name: 'Dica' }));
    await says('Dica: quem joga é a peça em b4 (torre preta).');
    await solve(person);
    expect(screen.getByText('−40')).toBeVisible();
    expect(screen.queryByText('sem mudança')).not.toBeInTheDocument();
  });

  test('a professor wins a rating, no XP and no coins', async () => {
    judge({ rewards: nothing });
    const person = openPuzzle(ladder, professor);
    await solve(person);
    expect(screen.queryByText(/moedas|XP/)).not.toBeInTheDocument();
    expect(screen.getByText('+12')).toBeVisible();
  });

  test('one may try it again', async () => {
    judge();
    const person = openPuzzle();
    await solve(person);
    await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await says('Você joga com as pretas');
    expect(screen.getByRole('button', { name: 'b4, torre preta' })).toBeInTheDocument();
  });

  test('the position at the end is explained when somebody asks', async () => {
    judge();
    const person = openPuzzle();
    await solve(person);
    answer({ 'chess.analyze': () => ({ success: true, analysis: 'As pretas deram xeque-mate.' }) });
    await person.click(screen.getByRole('button', { name: 'Analisar posição' }));
    await says('As pretas deram xeque-mate.');
    expect(screen.getByRole('button', { name: 'Analisar posição' })).toHaveFocus();
  });

  test('a pawn becomes what one chooses', async () => {
    const asked = judge();
    const person = openPuzzle(promotion);
    await person.click(await screen.findByRole('button', { name: 'f7, peão branco' }));
    await person.click(screen.getByRole('button', { name: /^f8/ }));
    await person.click(
      within(await screen.findByRole('dialog', { name: 'Promover a' })).getByRole('button', { name: 'Torre' }),
    );
    await vi.waitFor(() => expect(asked[0]?.moves).toEqual(['f7f8r']), { timeout: 60_000 });
  });

  test('time counts from the first moment on, but not while the tab is hidden', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const asked = judge();
    const person = openPuzzle();
    await screen.findByLabelText('Digite um lance');
    const show = (hidden: boolean) => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    vi.setSystemTime(Date.now() + 5_000);
    show(true);
    vi.setSystemTime(Date.now() + 60_000);
    show(false);
    vi.setSystemTime(Date.now() + 2_000);
    await type(person, 'Tb2');
    await vi.waitFor(() => expect(asked[0]?.milliseconds).toBe(7_000), { timeout: 60_000 });
  });
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
    answer({ 'puzzles.solution': () => ({ line: ['Rb2+', 'Ke1', 'Ra1#'] }) });
    const person = openPuzzle();
    expect(await screen.findByRole('button', { name: 'Dica' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ver solução' })).not.toBeInTheDocument();
    await type(person, 'Tbb3');
    await screen.findByRole('button', { name: 'b4, torre preta' });
    await person.click(await screen.findByRole('button', { name: 'Ver solução' }));
    const question = await screen.findByRole('alertdialog', { name: 'Ver a solução?' });
    await person.click(within(question).getByRole('button', { name: 'Ver a solução' }));
    await says('A solução');
    await person.click(screen.getByRole('button', { name: 'Próximo lance' }));
    expect(screen.getByRole('button', { name: 'b2, torre preta' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '41... Tb2+' })).toHaveAttribute('aria-current', 'step');
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
  answer({ 'games.own': () => new Promise(() => {}) });
  await person.click(screen.getByRole('tab', { name: 'Jogar vs IA' }));
  expect(address()).toBe('/practice');
  await person.click(screen.getByRole('tab', { name: 'Problemas Táticos' }));
  expect(address()).toBe('/practice?aba=problemas');
});
