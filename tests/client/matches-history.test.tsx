import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import '../../src/features/games/LobbyScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/games/MatchScreen.tsx';
import { eventually } from '../support/eventually.ts';
import { answer } from '../support/msw.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import { comeIn, summary, whole } from './match-screen.ts';
import { professor } from './samples.ts';

describe('the history', () => {
  const games = [
    summary({ id: 3, comments: 2 }),
    summary({
      id: 2,
      mode: 'practice',
      difficulty: 'medio',
      opponent: 'IA (Médio)',
      isShared: false,
      kind: 'rated',
      result: '1-0',
      ending: 'checkmate',
      ratingChange: 12,
      plies: 41,
    }),
    summary({ id: 1, mode: 'rapid', opponent: 'Bia Ramos', isShared: false, side: 'black', kind: 'friendly' }),
  ];

  test('says of each game what it was and how it ended', async () => {
    answer({ 'games.own': () => ({ games, total: 2, page: 1, pageSize: 20 }) });
    comeIn('/partidas?aba=historico');
    const [match, practice, friendly] = await within(
      await screen.findByRole('region', { name: /^Suas partidas, página/ }),
    ).findAllByRole('listitem');
    expect(match).toHaveTextContent('Partida Blitz');
    expect(match).toHaveTextContent('3 lances');
    expect(match).toHaveTextContent('Pretas venceram por desistência');
    expect(match).toHaveTextContent('2 comentários');
    expect(practice).toHaveTextContent('Prática contra IA (Médio)');
    expect(practice).toHaveTextContent('Vitória por xeque-mate');
    expect(practice).toHaveTextContent('Rating +12');
    expect(friendly).toHaveTextContent('Partida Rápida contra Bia Ramos');
    expect(friendly).toHaveTextContent('Vitória por desistência');
    expect(friendly).toHaveTextContent('Amistosa');
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
    await eventually(() =>
      expect(asked).toEqual([{ page: 1 }, { page: 2 }, { page: 1, mode: 'practice' }, { page: 1, mode: 'matches' }]),
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
    preferReducedMotion();
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
    preferReducedMotion();
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
