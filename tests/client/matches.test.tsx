import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Game, GameSummary, RankingEntry, SaveGameInput } from '../../server/features/games/games.schema.ts';
import '../../src/features/matches/LobbyScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/matches/MatchScreen.tsx';
import { AppError } from '../../server/errors.ts';
import { answer } from '../support/msw.ts';
import { askForStillness } from '../support/stillness.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student } from './samples.ts';

type Person = ReturnType<typeof openApp>;

const summary = (own: Partial<GameSummary> = {}): GameSummary => ({
  id: 1,
  playerId: student.id,
  playerName: student.fullName,
  mode: 'blitz',
  timeControl: '300',
  difficulty: null,
  opponent: 'Oponente',
  result: '0-1',
  ending: 'resignation',
  plies: 5,
  ratingChange: 0,
  comments: 0,
  createdAt: '2026-01-10T12:00:00.000Z',
  ...own,
});
const whole = (own: Partial<GameSummary> = {}): Game => ({
  ...summary(own),
  pgn: '1. e4 e5 2. Nf3 Nc6 3. Bb5 0-1',
  comments: [],
  mayComment: false,
});
const entry = (own: Partial<RankingEntry> = {}): RankingEntry => ({
  position: 1,
  playerId: 90,
  playerName: 'Bruno Lima',
  avatarUrl: null,
  rating: 1500,
  games: 12,
  wins: 8,
  draws: 1,
  losses: 3,
  ...own,
});

const comeIn = (path: string, user: typeof student | null = student): Person => {
  signedIn(user);
  return openApp(path);
};
const tabs = () => screen.getAllByRole('tab').map(tab => tab.textContent);

describe('who may enter', () => {
  test.each([
    ['/partidas', 'Acesso Negado – Você precisa estar logado para acessar esta área.'],
    ['/partidas/jogo', 'Acesso Negado – Você precisa estar logado para jogar.'],
  ])('nobody opens %s without signing in', async (path, text) => {
    comeIn(path, null);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('link', { name: 'Fazer Login' }));
  });

  test.each([
    [student, ['Jogar', 'Ranking', 'Histórico']],
    [professor, ['Jogar', 'Ranking', 'Histórico', 'Análise']],
    [admin, ['Jogar', 'Ranking', 'Histórico']],
  ])('$role finds the tabs of the role', async (user, expected) => {
    comeIn('/partidas', user);
    expect(await screen.findByRole('heading', { name: 'Partidas Online' })).toBeVisible();
    expect(tabs()).toEqual(expected);
  });

  test('the address does not open the analysis to a student', async () => {
    comeIn('/partidas?aba=analise');
    expect(await screen.findByRole('tab', { name: 'Jogar' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the modes', () => {
  test('each tile says how long it takes, and that two play at one board', async () => {
    comeIn('/partidas');
    expect(await screen.findByText('Dois jogadores no mesmo tabuleiro')).toBeVisible();
    const tile = (name: string) => screen.getByRole('link', { name: new RegExp(name) });
    expect(tile('Blitz')).toHaveAttribute('href', '/partidas/jogo?mode=blitz');
    expect(tile('Blitz')).toHaveTextContent('5 minutos');
    expect(tile('Rápida')).toHaveAttribute('href', '/partidas/jogo?mode=rapid');
    expect(tile('Rápida')).toHaveTextContent('15 minutos');
    expect(tile('Clássica')).toHaveAttribute('href', '/partidas/jogo?mode=classical');
    expect(tile('Clássica')).toHaveTextContent('30 minutos');
  });
});

describe('the ranking', () => {
  const second = [
    entry({ position: 21, playerId: 91, playerName: 'Carla Dias', rating: 1300 }),
    entry({ position: 22, playerId: student.id, playerName: student.fullName, rating: 1245, games: 1 }),
  ];
  const own = second[1]!;

  test('marks one’s own place on its page, and names it on the others', async () => {
    answer({
      'games.ranking': ({ page }) => ({
        ranking: page === 2 ? second : [entry()],
        total: 22,
        page: page as number,
        pageSize: 20,
        own,
      }),
    });
    const person = comeIn('/partidas?aba=ranking');
    expect(await screen.findByText('Você está em 22º lugar de 22.')).toBeVisible();
    expect(screen.getByText(/Contam as partidas contra a IA/)).toBeVisible();
    expect(screen.getByRole('row', { name: /Bruno Lima/ })).not.toHaveAttribute('aria-current');
    await person.click(screen.getByRole('button', { name: 'Ver minha posição' }));
    expect(await screen.findByRole('row', { name: /Ana Clara Moreira/ })).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByText(/Você está em/)).not.toBeInTheDocument();
    expect(screen.getByText('Página 2 de 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Próxima' })).toBeDisabled();
  });

  test('tells a student who has not played how to come in, and a professor nothing', async () => {
    answer({ 'games.ranking': () => ({ ranking: [entry()], total: 1, page: 1, pageSize: 20, own: null }) });
    comeIn('/partidas?aba=ranking');
    expect(await screen.findByText('Você ainda não está no ranking.')).toBeVisible();
    cleanup();
    comeIn('/partidas?aba=ranking', professor);
    expect(await screen.findByRole('row', { name: /Bruno Lima/ })).toBeVisible();
    expect(screen.queryByText('Você ainda não está no ranking.')).not.toBeInTheDocument();
  });

  test('an empty one says so', async () => {
    answer({ 'games.ranking': () => ({ ranking: [], total: 0, page: 1, pageSize: 20, own: null }) });
    comeIn('/partidas?aba=ranking');
    expect(await screen.findByText('O ranking ainda está vazio')).toBeVisible();
  });

  test('one that cannot be loaded is asked for again', async () => {
    let isDown = true;
    answer({
      'games.ranking': () => {
        if (isDown) throw new AppError('internal');
        return { ranking: [entry()], total: 1, page: 1, pageSize: 20, own: null };
      },
    });
    const person = comeIn('/partidas?aba=ranking');
    expect(await screen.findByText('Não foi possível carregar')).toBeVisible();
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('row', { name: /Bruno Lima/ })).toBeVisible();
  });
});

describe('the history', () => {
  const games = [
    summary({ id: 3, comments: 2 }),
    summary({
      id: 2,
      mode: 'practice',
      difficulty: 'medio',
      opponent: 'IA (Médio)',
      result: '1-0',
      ending: 'checkmate',
      ratingChange: 12,
      plies: 41,
    }),
  ];

  test('says of each game what it was and how it ended', async () => {
    answer({ 'games.own': () => ({ games, total: 2, page: 1, pageSize: 20 }) });
    comeIn('/partidas?aba=historico');
    const [match, practice] = await within(
      await screen.findByRole('region', { name: /^Suas partidas, página/ }),
    ).findAllByRole('listitem');
    expect(match).toHaveTextContent('Partida Blitz');
    expect(match).toHaveTextContent('3 lances');
    expect(match).toHaveTextContent('Pretas venceram por desistência');
    expect(match).toHaveTextContent('2 comentários');
    expect(practice).toHaveTextContent('Prática contra IA (Médio)');
    expect(practice).toHaveTextContent('Vitória por xeque-mate');
    expect(practice).toHaveTextContent('Rating +12');
  });

  test('is filtered and paged by what the server knows', async () => {
    const asked: unknown[] = [];
    answer({
      'games.own': input => {
        asked.push(input);
        return { games, total: 45, page: 1, pageSize: 20 };
      },
    });
    const person = comeIn('/partidas?aba=historico');
    await person.click(await screen.findByRole('button', { name: 'Próxima' }));
    expect(await screen.findByText('Página 2 de 3')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Prática' }));
    expect(await screen.findByText('Página 1 de 3')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Partidas' }));
    await vi.waitFor(
      () =>
        expect(asked).toEqual([{ page: 1 }, { page: 2 }, { page: 1, mode: 'practice' }, { page: 1, mode: 'matches' }]),
      { timeout: 60_000 },
    );
    expect(window.location.search).toBe('?aba=historico&tipo=partidas');
  });

  test('a page that does not exist leads back to the beginning', async () => {
    answer({
      'games.own': ({ page }) => ({ games: page === 1 ? games : [], total: 2, page: page as number, pageSize: 20 }),
    });
    const person = comeIn('/partidas?aba=historico&pagina=9');
    await person.click(await screen.findByRole('button', { name: 'Voltar ao começo da lista' }));
    expect(await screen.findByText('Partida Blitz')).toBeVisible();
  });

  test('opens a game, and stands at it again on the way back', async () => {
    askForStillness();
    answer({
      'games.own': () => ({ games, total: 2, page: 1, pageSize: 20 }),
      'games.get': ({ gameId }) => ({ game: whole({ id: gameId as number }) }),
    });
    const person = comeIn('/partidas?aba=historico');
    await person.click(await screen.findByRole('button', { name: /^Ver partida: Partida Blitz/ }));
    expect(await screen.findByRole('button', { name: '3. Bb5' })).toBeInTheDocument();
    expect(window.location.search).toBe('?aba=historico&partida=3');
    await person.click(screen.getByRole('button', { name: 'Voltar à lista' }));
    expect(await screen.findByRole('button', { name: /^Ver partida: Partida Blitz/ })).toHaveFocus();
  });

  test.each([
    ['', 'Nenhuma partida ainda'],
    ['&tipo=partidas', 'Nenhuma partida a dois ainda'],
    ['&tipo=pratica', 'Nenhuma partida contra a IA ainda'],
  ])('an empty one says so (%s)', async (query, title) => {
    answer({ 'games.own': () => ({ games: [], total: 0, page: 1, pageSize: 20 }) });
    comeIn(`/partidas?aba=historico${query}`);
    expect(await screen.findByText(title)).toBeVisible();
  });
});

describe('the analysis', () => {
  test("a professor searches the students' games and opens one", async () => {
    askForStillness();
    const asked: unknown[] = [];
    answer({
      'games.ofStudents': input => {
        asked.push(input);
        return {
          games: input.search === 'zé' ? [] : [summary({ id: 8 })],
          total: input.search === 'zé' ? 0 : 1,
          page: 1,
          pageSize: 20,
        };
      },
      'games.get': () => ({ game: { ...whole({ id: 8 }), mayComment: true } }),
    });
    const person = comeIn('/partidas?aba=analise', professor);
    expect(await screen.findByText('Ana Clara Moreira')).toBeVisible();
    expect(screen.getByText(/Partida Blitz/)).toBeVisible();
    await person.type(screen.getByRole('searchbox', { name: 'Buscar aluno' }), 'zé');
    expect(await screen.findByText('Nenhuma partida encontrada')).toBeVisible();
    expect(asked).toEqual([
      { page: 1, search: '' },
      { page: 1, search: 'zé' },
    ]);
    await person.clear(screen.getByRole('searchbox', { name: 'Buscar aluno' }));
    await person.click(await screen.findByRole('button', { name: /^Ver partida: Ana Clara Moreira/ }));
    expect(await screen.findByLabelText(/^Comentar: 3. Bb5/)).toBeVisible();
  });
});

describe('a match', () => {
  beforeEach(() => {
    askForStillness();
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const saves = () => {
    const saved: SaveGameInput[] = [];
    answer({
      'games.save': input => {
        saved.push(input as SaveGameInput);
        return { game: whole({ id: 7 }) };
      },
    });
    return saved;
  };
  const start = async (person: Person) => person.click(await screen.findByRole('button', { name: 'Iniciar Partida' }));
  const play = async (person: Person, ...moves: string[]) => {
    for (const move of moves) await person.type(screen.getByLabelText('Digite um lance'), `${move}{Enter}`);
  };
  const desk = () => screen.getByRole('region', { name: 'Partida' });
  const ending = () => within(desk()).getByRole('heading').textContent;
  const clocks = () =>
    ['Relógio das brancas', 'Relógio das pretas'].map(name => screen.getByRole('timer', { name }).textContent);
  const lastMove = () => screen.getByRole('status', { name: 'Último lance' });
  const files = () => [...document.querySelectorAll('[data-square]')].map(square => square.getAttribute('data-square'));

  test.each([
    ['?mode=blitz', 'Partida Blitz', '5:00'],
    ['?mode=rapid', 'Partida Rápida', '15:00'],
    ['?mode=classical', 'Partida Clássica', '30:00'],
    ['', 'Partida Rápida', '15:00'],
    ['?mode=bullet', 'Partida Rápida', '15:00'],
  ])('%s: %s', async (query, title, time) => {
    comeIn(`/partidas/jogo${query}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(clocks()).toEqual([time, time]);
    expect(document.title).toBe(`${title} · Academia`);
  });

  test('both sides are moved at one board, in turn, each on its own clock and without an increment', async () => {
    const person = comeIn('/partidas/jogo?mode=blitz');
    await start(person);
    expect(screen.getByText('Oponente')).toBeVisible();
    expect(ending()).toBe('Vez das brancas');
    await pass(10_000);
    await play(person, 'e4');
    expect(ending()).toBe('Vez das pretas');
    expect(clocks()[0]).toMatch(/^4:(50|4\d)$/);
    await person.click(screen.getByRole('button', { name: 'g1, cavalo branco' }));
    expect(screen.queryByRole('button', { name: /selecionada/ })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'e7, peão preto' }));
    await person.click(screen.getByRole('button', { name: 'e5, vazia, lance possível' }));
    expect(lastMove()).toHaveTextContent('Pretas jogam peão e5');
    expect(ending()).toBe('Vez das brancas');
  });

  test('a pawn becomes a queen and nothing else', async () => {
    const person = comeIn('/partidas/jogo');
    await start(person);
    await play(person, 'a4', 'b5', 'axb5', 'a6', 'bxa6', 'h6', 'a7', 'h5', 'axb8=C');
    expect(screen.getByRole('alert')).toHaveTextContent('Este lance não é possível agora.');
    await person.clear(screen.getByLabelText('Digite um lance'));
    await play(person, 'axb8');
    expect(lastMove()).toHaveTextContent('promove a dama');
  });

  test.each([
    ['Pretas vencem por xeque-mate', ['f3', 'e5', 'g4', 'Dh4'], '0-1'],
    ['Brancas vencem por xeque-mate', ['e4', 'e5', 'Bc4', 'Cc6', 'Dh5', 'Cf6', 'Dxf7'], '1-0'],
    ['Empate', ['Cf3', 'Cf6', 'Cg1', 'Cg8', 'Cf3', 'Cf6', 'Cg1', 'Cg8'], '1/2-1/2'],
  ])('%s', async (title, moves, result) => {
    const saved = saves();
    const person = comeIn('/partidas/jogo');
    await start(person);
    await play(person, ...moves);
    expect(ending()).toBe(title);
    await vi.waitFor(() => expect(within(desk()).getAllByRole('status')[0]).toHaveFocus(), { timeout: 60_000 });
    expect(await screen.findByText(/Partida guardada no/)).toBeVisible();
    expect(saved).toEqual([
      expect.objectContaining({
        mode: 'rapid',
        timeControl: '900',
        result,
        clientKey: expect.stringMatching(/^[\w-]{8,64}$/),
      }),
    ]);
    expect(saved[0]?.pgn.split(' ')).toHaveLength(moves.length);
  });

  test.each([
    ['Tempo esgotado - Pretas vencem', [], '0-1'],
    ['Tempo esgotado - Brancas vencem', ['e4'], '1-0'],
  ])('%s', async (title, moves, result) => {
    const saved = saves();
    const person = comeIn('/partidas/jogo?mode=blitz');
    await start(person);
    await play(person, ...moves);
    await pass(301_000);
    expect(ending()).toBe(title);
    expect(await screen.findByText(/Partida guardada no/)).toBeVisible();
    expect(saved).toEqual([expect.objectContaining({ timeControl: '300', result, ending: 'time' })]);
  });

  test.each([
    ['Pretas vencem por desistência', ['e4', 'e5'], '0-1'],
    ['Brancas vencem por desistência', ['e4'], '1-0'],
  ])('%s, after a question', async (title, moves, result) => {
    const saved = saves();
    const person = comeIn('/partidas/jogo');
    await start(person);
    await play(person, ...moves);
    await person.click(screen.getByRole('button', { name: 'Desistir' }));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Continuar jogando' }));
    expect(ending()).toMatch(/^Vez das/);
    await person.click(screen.getByRole('button', { name: 'Desistir' }));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Desistir' }));
    expect(ending()).toBe(title);
    await vi.waitFor(() => expect(within(desk()).getAllByRole('status')[0]).toHaveFocus(), { timeout: 60_000 });
    expect(await screen.findByText(/Partida guardada no/)).toBeVisible();
    expect(saved).toEqual([expect.objectContaining({ result, ending: 'resignation' })]);
  });

  test('a question whether to resign goes with the match that ended meanwhile, and does not come back in the next', async () => {
    saves();
    const person = comeIn('/partidas/jogo?mode=blitz');
    await start(person);
    await person.click(screen.getByRole('button', { name: 'Desistir' }));
    await pass(301_000);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(ending()).toBe('Tempo esgotado - Pretas vencem');
    await person.click(screen.getByRole('button', { name: 'Jogar Novamente' }));
    expect(ending()).toBe('Vez das brancas');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('Empate acordado, at once', async () => {
    const saved = saves();
    const person = comeIn('/partidas/jogo');
    await start(person);
    await play(person, 'e4');
    await person.click(screen.getByRole('button', { name: 'Oferecer Empate' }));
    expect(ending()).toBe('Empate acordado');
    expect(await screen.findByText(/Partida guardada no/)).toBeVisible();
    expect(saved).toEqual([expect.objectContaining({ result: '1/2-1/2', ending: 'agreement' })]);
    await person.click(screen.getByRole('button', { name: 'Jogar Novamente' }));
    expect(clocks()).toEqual(['15:00', '15:00']);
    expect(screen.getByRole('button', { name: 'e2, peão branco' })).toHaveFocus();
  });

  test('one that cannot be saved waits for another try, and for the next visit, under the same mark', async () => {
    const sent: (string | undefined)[] = [];
    let isDown = true;
    answer({
      'games.save': ({ clientKey }) => {
        sent.push(clientKey);
        if (isDown) throw new AppError('internal');
        return { game: whole({ id: 7 }) };
      },
    });
    const person = comeIn('/partidas/jogo');
    await start(person);
    await play(person, 'e4');
    await person.click(screen.getByRole('button', { name: 'Oferecer Empate' }));
    expect(await screen.findByText(/A partida ainda não foi guardada/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(screen.getByRole('status', { name: 'Histórico' })).toHaveFocus();
    expect(await screen.findByText(/A partida ainda não foi guardada/)).toBeVisible();
    cleanup();
    isDown = false;
    comeIn('/partidas/jogo');
    expect(await screen.findByText(/Partida guardada no/)).toBeVisible();
    expect(ending()).toBe('Empate acordado');
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
    cleanup();
    comeIn('/partidas/jogo');
    expect(await screen.findByRole('button', { name: 'Iniciar Partida' })).toBeVisible();
    expect(sent).toHaveLength(3);
  });

  test('one that could not be saved is sent with the next, although another was begun', async () => {
    const sent: string[] = [];
    let isDown = true;
    answer({
      'games.save': ({ result, clientKey }) => {
        if (isDown) throw new AppError('internal');
        sent.push(`${result} ${clientKey?.length}`);
        return { game: whole({ id: 7 }) };
      },
    });
    const person = comeIn('/partidas/jogo');
    await start(person);
    await play(person, 'e4');
    await person.click(screen.getByRole('button', { name: 'Oferecer Empate' }));
    expect(await screen.findByText(/A partida ainda não foi guardada/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Jogar Novamente' }));
    isDown = false;
    await play(person, 'f3', 'e5', 'g4', 'Dh4');
    expect(await screen.findByText(/Partida guardada no/)).toBeVisible();
    expect(sent).toEqual(['1/2-1/2 32', '0-1 32']);
  });

  test('a reload goes on where it was, in its own mode and for its own player', async () => {
    const person = comeIn('/partidas/jogo?mode=blitz');
    await start(person);
    await play(person, 'e4');
    await pass(60_000);
    const before = clocks();
    cleanup();
    await pass(200_000);
    comeIn('/partidas/jogo?mode=blitz');
    expect(await screen.findByText('Partida retomada')).toBeVisible();
    expect(screen.getByRole('button', { name: '1. e4' })).toBeInTheDocument();
    expect(clocks()[0]).toBe(before[0]);
    expect(clocks()[1]).toMatch(/^(4:00|3:5\d)$/);
    cleanup();
    comeIn('/partidas');
    expect(await screen.findByRole('link', { name: /Blitz.*Em andamento.*Continuar/ })).toBeVisible();
    cleanup();
    comeIn('/partidas/jogo?mode=rapid');
    expect(await screen.findByRole('button', { name: 'Iniciar Partida' })).toBeVisible();
    cleanup();
    comeIn('/partidas/jogo?mode=blitz', professor);
    expect(await screen.findByRole('button', { name: 'Iniciar Partida' })).toBeVisible();
  });

  test('the board turns by hand, and by itself after each move for whoever wants that', async () => {
    const person = comeIn('/partidas/jogo');
    await start(person);
    await person.click(screen.getByRole('button', { name: 'Virar tabuleiro' }));
    expect(files()[0]).toBe('h1');
    await person.click(screen.getByRole('switch', { name: /Girar a cada lance/ }));
    await pass(700);
    expect(files()[0]).toBe('a8');
    await person.click(screen.getByRole('button', { name: 'e2, peão branco' }));
    await person.click(screen.getByRole('button', { name: 'e4, vazia, lance possível' }));
    expect(files()[0]).toBe('a8');
    await pass(700);
    expect(files()[0]).toBe('h1');
    expect(screen.getByRole('button', { name: 'e4, peão branco' })).toHaveFocus();
    cleanup();
    comeIn('/partidas/jogo');
    expect(await screen.findByRole('switch', { name: /Girar a cada lance/ })).toBeChecked();
  });
});
