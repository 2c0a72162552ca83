import { cleanup, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { RankingEntry } from '../../server/features/games/games.schema.ts';
import '../../src/features/games/LobbyScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/games/MatchScreen.tsx';
import { AppError } from '../../server/errors.ts';
import { answer } from '../support/msw.ts';
import { comeIn } from './match-screen.ts';
import { admin, professor, student } from './samples.ts';

const entry = (own: Partial<RankingEntry> = {}): RankingEntry => ({
  position: 1,
  playerId: 90,
  playerName: 'Bruno Lima',
  avatarUrl: null,
  rating: 1500,
  provisional: false,
  games: 12,
  wins: 8,
  draws: 1,
  losses: 3,
  ...own,
});
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
    expect(screen.getByText(/Contam as partidas valendo rating/)).toBeVisible();
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
