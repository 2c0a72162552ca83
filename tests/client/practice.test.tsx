import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { AppError } from '../../server/errors.ts';
import type { AiMoveInput } from '../../server/features/chess/chess.schema.ts';
import type { SaveGameInput } from '../../server/features/games/games.schema.ts';
import '../../src/app/games/GameViewer.tsx'; // read ahead of the lazy dialog
import '../../src/features/practice/PracticeScreen.tsx'; // read ahead of the lazy route
import { answer, breakNetwork } from '../support/msw.ts';
import { askForStillness } from '../support/stillness.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor, savedGame, student, summaryOf } from './samples.ts';

type Sent = z.input<typeof SaveGameInput>;

const REPLY_MS = 1_000;

beforeEach(() => {
  askForStillness();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // The AI is as quick as it may be.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The engine plays these moves in turn. */
const engine = (...moves: string[]) => {
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
const history = (...games: ReturnType<typeof savedGame>[]) => {
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

const openPractice = (user = student, path = '/practice') => {
  signedIn(user);
  return openApp(path);
};
const comeIn = (user = student) => {
  history();
  return openPractice(user);
};
type Person = ReturnType<typeof openApp>;
const start = async (person: Person) => person.click(await screen.findByRole('button', { name: 'Iniciar Partida' }));
const type = (person: Person, move: string) => person.type(screen.getByLabelText('Digite um lance'), `${move}{Enter}`);
const desk = () => screen.getByRole('region', { name: 'Partida' });
const lastMove = () => screen.getByRole('status', { name: 'Último lance' });
const clocks = () => [
  screen.getByRole('timer', { name: 'Seu relógio' }).textContent,
  screen.getByRole('timer', { name: 'Relógio da IA' }).textContent,
];
/** Ends a game in which a move was played. */
const end = async (person: Person, label: string) => {
  await person.click(screen.getByRole('button', { name: label }));
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: label }));
};
const exchange = async (person: Person, move: string) => {
  await type(person, move);
  await pass(REPLY_MS);
  await pass(50);
};

test('nobody practises without signing in', async () => {
  signedIn(null);
  openApp('/practice');
  expect(await screen.findByText('Acesso Negado - Você precisa estar logado para praticar.')).toBeVisible();
});

test.each([student, professor])('$role: both tabs are there', async user => {
  answer({ 'puzzles.list': () => new Promise(() => {}) });
  const person = comeIn(user);
  expect(await screen.findByRole('tab', { name: 'Jogar vs IA' })).toHaveAttribute('aria-selected', 'true');
  await person.click(screen.getByRole('tab', { name: 'Problemas Táticos' }));
  expect(screen.getByRole('tabpanel', { name: 'Problemas Táticos' })).toBeVisible();
});

describe('a game', () => {
  test('begins with ten minutes on both clocks and the human to move', async () => {
    const person = comeIn();
    await start(person);
    expect(desk()).toHaveTextContent('Sua vez');
    expect(clocks()).toEqual(['10:00', '10:00']);
    expect(screen.getByRole('button', { name: 'e2, peão branco' })).toHaveFocus();
  });

  test('the level is chosen before, and not while playing', async () => {
    const asked = engine('e5');
    const person = comeIn();
    await person.click(await screen.findByRole('radio', { name: /Difícil/ }));
    await start(person);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await exchange(person, 'e4');
    expect(asked).toEqual([
      { difficulty: 'dificil', fen: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1', moveHistory: ['e4'] },
    ]);
  });

  test('the AI replies after a second, not at once', async () => {
    engine('Nc6');
    const person = comeIn();
    await start(person);
    await type(person, 'd4');
    expect(desk()).toHaveTextContent('Vez da IA');
    expect(lastMove()).toHaveTextContent('Brancas jogam peão d4');
    await pass(500);
    expect(desk()).toHaveTextContent('Vez da IA');
    await pass(600);
    expect(desk()).toHaveTextContent('Sua vez');
    expect(lastMove()).toHaveTextContent('Pretas jogam cavalo c6');
  });

  test('a check is told', async () => {
    engine('e5', 'Bb4+');
    const person = comeIn();
    await start(person);
    await exchange(person, 'd3');
    expect(desk()).not.toHaveTextContent('Xeque!');
    await exchange(person, 'h3');
    expect(desk()).toHaveTextContent('Sua vezXeque! O rei precisa de proteção.');
  });

  test("the engine's own time counts: one that thought long enough is not kept waiting", async () => {
    vi.mocked(Math.random).mockReturnValue(0.5);
    answer({ 'chess.aiMove': () => new Promise(resolve => setTimeout(resolve, 1_400, { success: true, move: 'e5' })) });
    const person = comeIn();
    await start(person);
    await type(person, 'e4');
    await pass(1_600);
    expect(lastMove()).toHaveTextContent('Pretas jogam peão e5');
  });

  test('each second counts down the clock of the side to move only', async () => {
    const person = comeIn();
    await start(person);
    await pass(65_000);
    expect(clocks()[0]).toMatch(/^8:[45]\d$/);
    expect(clocks()[1]).toBe('10:00');
  });

  test('a clock at zero ends it', async () => {
    const person = comeIn();
    await start(person);
    await pass(600_000);
    expect(desk()).toHaveTextContent('Tempo esgotado');
    expect(clocks()).toEqual(['0:00', '10:00']);
    expect(screen.queryByLabelText('Digite um lance')).not.toBeInTheDocument();
  });

  test("nothing can be moved on the AI's turn", async () => {
    answer({ 'chess.aiMove': () => new Promise(() => {}) });
    const person = comeIn();
    await start(person);
    await type(person, 'e4');
    await type(person, 'd4');
    expect(screen.getByRole('alert')).toHaveTextContent('Espere a sua vez de jogar.');
    expect(lastMove()).toHaveTextContent('Brancas jogam peão e4');
  });

  test('resigning finishes it; restarting goes back to the choice of level', async () => {
    const person = comeIn();
    await start(person);
    await person.click(screen.getByRole('button', { name: 'Desistir' }));
    expect(desk()).toHaveTextContent('Você desistiu');
    expect(screen.queryByRole('button', { name: 'Desistir' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Reiniciar' }));
    expect(screen.getByRole('button', { name: 'Iniciar Partida' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Fácil/ })).toBeChecked();
  });

  test.each([
    [
      'Desistir',
      'Desistir da partida?',
      'A IA vence, e a partida conta como derrota. Isso não pode ser desfeito.',
      'Você desistiu',
    ],
    [
      'Reiniciar',
      'Reiniciar a partida?',
      'A partida em andamento será descartada e não entra no histórico.',
      'Nova partida',
    ],
  ])('%s asks once a move was played, and the focus rests on how the game stands', async (label, title, text, then) => {
    engine('e5');
    const person = comeIn();
    await start(person);
    await exchange(person, 'e4');
    await person.click(screen.getByRole('button', { name: label }));
    const question = screen.getByRole('alertdialog', { name: title });
    expect(question).toHaveTextContent(text);
    await person.click(within(question).getByRole('button', { name: 'Continuar jogando' }));
    expect(desk()).toHaveTextContent('Sua vez');
    await vi.waitFor(() => expect(within(desk()).getAllByRole('status')[0]).toHaveFocus(), { timeout: 60_000 });
    await end(person, label);
    expect(desk()).toHaveTextContent(then);
    await vi.waitFor(() => expect(within(desk()).getAllByRole('status')[0]).toHaveFocus(), { timeout: 60_000 });
  });

  test('a move of the AI that comes after the restart is not played', async () => {
    engine('e5');
    const person = comeIn();
    await start(person);
    await type(person, 'e4');
    await end(person, 'Reiniciar');
    await start(person);
    await pass(3_000);
    expect(lastMove()).toBeEmptyDOMElement();
    expect(desk()).toHaveTextContent('Sua vez');
  });
});

describe('the end', () => {
  test.each([
    ['Você venceu por xeque-mate!', ['e4', 'Bc4', 'Dh5', 'Dxf7'], ['e5', 'Nc6', 'Nf6']],
    ['IA vence por xeque-mate', ['f3', 'g4'], ['e5', 'Qh4#']],
    ['Empate', ['Cf3', 'Cg1', 'Cf3', 'Cg1'], ['Nf6', 'Ng8', 'Nf6', 'Ng8']],
  ])('%s', async (title, mine, theirs) => {
    engine(...theirs);
    const person = comeIn();
    await start(person);
    for (const move of mine) await exchange(person, move);
    expect(within(desk()).getByRole('heading')).toHaveTextContent(title);
    expect(screen.getByRole('button', { name: 'Jogar Novamente' })).toBeVisible();
  });
});

describe('when the engine fails', () => {
  const NOTICE = 'A IA não respondeu e fez um lance qualquer. A partida continua.';

  test.each([
    ['it cannot be reached', breakNetwork],
    ['it gives no move', () => engine()],
    ['it gives an illegal one', () => engine('Qh4')],
  ])('as %s, any legal move is played and the game goes on', async (_, fail) => {
    const person = comeIn();
    await start(person);
    fail();
    await exchange(person, 'e4');
    expect(lastMove()).toHaveTextContent(/^Pretas jogam/);
    expect(screen.getByText(NOTICE)).toBeVisible();
    expect(desk()).toHaveTextContent('Sua vez');
    await end(person, 'Reiniciar');
    await start(person);
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });

  test('one that never answers is waited for ten seconds', async () => {
    answer({ 'chess.aiMove': () => new Promise(() => {}) });
    const person = comeIn();
    await start(person);
    await type(person, 'e4');
    await pass(9_000);
    expect(desk()).toHaveTextContent('Vez da IA');
    await pass(1_500);
    expect(screen.getByText(NOTICE)).toBeVisible();
  });
});

describe('commentary', () => {
  const on = (person: Person) => person.click(screen.getByRole('switch', { name: /Comentários automáticos/ }));

  test('explains the position a second after each move, if it is switched on', async () => {
    engine('e5');
    const analyze = vi.fn(({ fen }: { fen: string }) => ({
      success: true,
      analysis: fen.includes(' b ') ? 'As brancas tomam o centro.' : 'As pretas respondem.',
    }));
    answer({ 'chess.analyze': analyze });
    vi.mocked(Math.random).mockReturnValue(0.5);
    const person = comeIn();
    await start(person);
    await on(person);
    await type(person, 'e4');
    await pass(700);
    expect(analyze).not.toHaveBeenCalled();
    await pass(400);
    expect(await screen.findByText('As brancas tomam o centro.')).toBeVisible();
    await pass(2_000);
    expect(await screen.findByText('As pretas respondem.')).toBeVisible();
  });

  test('is silent while it is switched off', async () => {
    engine('e5');
    const analyze = vi.fn(() => ({ success: true, analysis: 'nunca' }));
    answer({ 'chess.analyze': analyze });
    const person = comeIn();
    await start(person);
    await exchange(person, 'e4');
    await pass(3_000);
    expect(analyze).not.toHaveBeenCalled();
  });

  test('says when it is not available', async () => {
    engine('e5');
    answer({ 'chess.analyze': () => ({ success: false, analysis: '' }) });
    const person = comeIn();
    await start(person);
    await on(person);
    await exchange(person, 'e4');
    await pass(1_100);
    expect((await screen.findAllByText('⚠️ Análise temporariamente indisponível.'))[0]).toBeVisible();
  });
});

describe('after a reload', () => {
  test('the game goes on where it was, and the closed page cost no time', async () => {
    engine('e5');
    const person = comeIn();
    await start(person);
    await exchange(person, 'e4');
    await pass(60_000);
    const before = clocks();
    cleanup();
    await pass(300_000);
    comeIn();
    expect(await screen.findByText('Partida retomada')).toBeVisible();
    expect(screen.getByRole('button', { name: '1... e5' })).toBeInTheDocument();
    expect(desk()).toHaveTextContent('Sua vez');
    expect(clocks()[1]).toBe(before[1]);
    expect(clocks()[0]).toMatch(/^(9:00|8:[45]\d)$/);
  });

  test('another tab that has gone on is followed, and its end is not told as a loss on time', async () => {
    engine('e5');
    const sent = history();
    const person = openPractice();
    await start(person);
    await exchange(person, 'e4');
    const drawer = `academia.practice.${student.id}`;
    const other = (saved: object) => {
      localStorage.setItem(drawer, JSON.stringify(saved));
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: drawer, newValue: 'other' })));
    };
    const saved = JSON.parse(localStorage.getItem(drawer) ?? '');
    other({ ...saved, game: { ...saved.game, moves: [...saved.game.moves, 'g1f3', 'b8c6'] } });
    expect(await screen.findByRole('button', { name: '2... Cc6' })).toBeInTheDocument();
    other({ ...saved, game: null });
    expect(desk()).toHaveTextContent('Nova partida');
    await pass(700_000);
    expect(sent).toEqual([]);
  });

  test('a tab that rests writes nothing over the game of another', async () => {
    comeIn();
    await screen.findByRole('button', { name: 'Iniciar Partida' });
    localStorage.setItem(`academia.practice.${student.id}`, 'theirs');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();
    expect(localStorage.getItem(`academia.practice.${student.id}`)).toBe('theirs');
  });

  test('another person does not find it', async () => {
    engine('e5');
    const person = comeIn();
    await start(person);
    await exchange(person, 'e4');
    cleanup();
    comeIn(professor);
    expect(await screen.findByRole('button', { name: 'Iniciar Partida' })).toBeVisible();
  });
});

test('looking back does not let one play in the past', async () => {
  engine('e5');
  const person = comeIn();
  await start(person);
  await exchange(person, 'e4');
  await person.click(screen.getByRole('button', { name: '1. e4' }));
  await person.click(screen.getByRole('button', { name: 'g1, cavalo branco' }));
  expect(screen.queryByRole('button', { name: /selecionada/ })).not.toBeInTheDocument();
  expect(screen.getByText(/Você está vendo uma posição anterior/)).toBeVisible();
  await type(person, 'Cf3');
  expect(screen.getByRole('button', { name: '2. Cf3' })).toHaveAttribute('aria-current', 'step');
});

test('the board can be turned', async () => {
  const person = comeIn();
  const files = () => [...document.querySelectorAll('[data-square]')].map(square => square.getAttribute('data-square'));
  await screen.findByRole('button', { name: 'Iniciar Partida' });
  expect(files()[0]).toBe('a8');
  await person.click(screen.getByRole('button', { name: 'Virar tabuleiro' }));
  expect(files()[0]).toBe('h1');
});

describe('a finished game', () => {
  /** Before any move, which needs no second word. */
  const resign = (person: Person) => person.click(screen.getByRole('button', { name: 'Desistir' }));
  const notice = () => screen.getByRole('status', { name: 'Histórico' });

  test('is sent by itself, once, with its moves and its own mark, and says what it did to the rating', async () => {
    engine('e5');
    const sent = history();
    const person = openPractice();
    await start(person);
    await exchange(person, 'e4');
    expect(sent).toEqual([]);
    await end(person, 'Desistir');
    expect(await within(notice()).findByText('Rating −12')).toBeVisible();
    expect(sent).toEqual([
      {
        mode: 'practice',
        timeControl: '600',
        difficulty: 'facil',
        pgn: 'e2e4 e7e5',
        result: '0-1',
        ending: 'resignation',
        clientKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(within(notice()).getByRole('link', { name: 'Rever partida' })).toHaveAttribute(
      'href',
      '/practice?partida=41',
    );
    cleanup();
    openPractice();
    await screen.findByRole('button', { name: 'Iniciar Partida' });
    expect(sent).toHaveLength(1);
  });

  test('that could not be sent waits, through new games and reloads, and keeps its mark', async () => {
    const person = comeIn();
    const refused: Sent[] = [];
    answer({
      'games.save': input => {
        refused.push(input);
        throw new AppError('unavailable');
      },
    });
    await start(person);
    await resign(person);
    expect(
      await within(notice()).findByText('A partida ainda não foi guardada. Ela espera neste aparelho.'),
    ).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Jogar Novamente' }));
    expect(within(notice()).getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await resign(person);
    cleanup();
    const sent = history();
    openPractice();
    await screen.findByRole('button', { name: 'Iniciar Partida' });
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).toEqual(refused[0]);
    expect(new Set(sent.map(({ clientKey }) => clientKey)).size).toBe(2);
  });

  test('that could not be sent is sent again when another game ends', async () => {
    const person = comeIn();
    answer({
      'games.save': () => {
        throw new AppError('unavailable');
      },
    });
    await start(person);
    await resign(person);
    await within(notice()).findByText('A partida ainda não foi guardada. Ela espera neste aparelho.');
    const sent = history();
    await person.click(screen.getByRole('button', { name: 'Jogar Novamente' }));
    await resign(person);
    expect(await within(notice()).findByText('Partida guardada.')).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  test('is sent again when asked', async () => {
    const person = comeIn();
    answer({
      'games.save': () => {
        throw new AppError('unavailable');
      },
    });
    await start(person);
    await resign(person);
    const retry = await within(notice()).findByRole('button', { name: 'Tentar novamente' });
    const sent = history();
    await person.click(retry);
    expect(await within(notice()).findByText('Partida guardada.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('that the server finds wrong is not sent for ever', async () => {
    const person = comeIn();
    answer({
      'games.save': () => {
        throw new AppError('invalidGame');
      },
    });
    await start(person);
    await resign(person);
    expect(await screen.findByText('A partida não pôde ser guardada')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
    expect(notice()).toBeEmptyDOMElement();
  });
});

describe('the history', () => {
  const won = savedGame();
  const list = () => screen.findByRole('list', { name: 'Partidas contra a IA' });

  test('lists the games with what they did, and opens one at an address of its own', async () => {
    history(won, savedGame({ id: 11, result: '0-1', ending: 'time', ratingChange: 0, opponent: 'IA (Difícil)' }));
    answer({ 'games.get': () => ({ game: won }) });
    const person = openPractice();
    const [first, second] = within(await list()).getAllByRole('listitem');
    expect(first).toHaveTextContent('IA (Médio)');
    for (const part of ['20/11/2026', '4 lances', 'Vitória por xeque-mate', 'Rating +34', '1 comentário'])
      expect(first).toHaveTextContent(part);
    expect(second).toHaveTextContent('Derrota no tempo');
    expect(second).not.toHaveTextContent('Rating');
    await person.click(within(first!).getByRole('link', { name: /^Ver partida/ }));
    expect(window.location.search).toBe('?partida=12');
    const dialog = await screen.findByRole('dialog', { name: 'Rever partida' });
    expect(await within(dialog).findByRole('button', { name: '4. Dxf7#' })).toHaveAttribute('aria-current', 'step');
    await person.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    expect(window.location.search).toBe('');
  });

  test('opens what a reloaded address names, and says when there is no such game', async () => {
    history();
    answer({
      'games.get': () => {
        throw new AppError('gameNotFound');
      },
    });
    openPractice(student, '/practice?partida=99');
    expect(await within(await screen.findByRole('dialog')).findByText('Partida não encontrada')).toBeVisible();
  });

  test('says honestly that there is nothing yet', async () => {
    comeIn();
    expect(await screen.findByText('Nenhuma partida ainda')).toBeVisible();
  });
});
