import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import { timeLeftUntil } from '../../server/features/missions/mission-lists.schema.ts';
import '../../src/features/missions/MissionsScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { openMissions } from './missions-screen.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, mission, missions, playerSummary, professor, student } from './samples.ts';

const card = async (title: string) => (await screen.findByRole('heading', { name: title })).closest('li')!;

describe('who may enter', () => {
  test('nobody without signing in', async () => {
    signedIn(null);
    openApp('/missoes');
    expect(await screen.findByRole('heading', { level: 1, name: 'Centro de Missões' })).toBeVisible();
    expect(screen.getByText('Acesso Negado - Você precisa estar logado para ver suas missões.')).toBeVisible();
  });

  test.each([professor, admin])('$role reads that missions are for students', async user => {
    signedIn(user);
    openApp('/missoes');
    expect(
      await screen.findByText(
        'O sistema de missões é exclusivo para alunos. Acompanhe os alunos pelo painel administrativo.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

describe('the missions', () => {
  test('of the day stand first, each with how far it is and what it pays', async () => {
    openMissions();
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
      'Missões Diárias',
      'Missões Semanais',
      'Conquistas',
    ]);
    expect(await card('Aula do Dia')).toHaveTextContent(/Fácil.*0 de 1.*15 XP.*5 moedas/);
    expect(within(await card('Aula do Dia')).queryByRole('button')).toBeNull();
    expect(
      within(await card('Aula do Dia')).getByRole('progressbar', { name: 'Progresso: Aula do Dia' }),
    ).toHaveAttribute('aria-valuetext', '0 de 1');
    expect(screen.getByRole('button', { name: 'Resgatar: Olho Tático' })).toBeVisible();
  });

  test('of the week are a tab away, with the time they have left', async () => {
    const person = openMissions();
    await person.click(await screen.findByRole('tab', { name: 'Missões Semanais' }));
    expect(await card('Constância')).toHaveTextContent('0 de 5');
    expect(screen.getByText(/na virada de domingo para segunda-feira/)).toHaveTextContent('Terminam em 3 dias,');
    expect(window.location.search).toBe('?aba=semanais');
  });

  test('that cannot be loaded say so', async () => {
    openMissions();
    answer({
      'missions.list': () => {
        throw new AppError('unavailable');
      },
    });
    expect(await screen.findByText('Serviço indisponível no momento')).toBeVisible();
  });
});

describe('claiming', () => {
  const claimed = () => {
    answer({
      'missions.claim': () => {
        answer({
          'auth.me': () => ({ user: { ...student, experience: 570, coins: 190 } }),
          'missions.list': () =>
            missions([
              mission({
                id: 'olho-tatico',
                title: 'Olho Tático',
                progress: 3,
                target: 3,
                completed: true,
                claimed: true,
              }),
            ]),
          'missions.summary': () => ({
            summary: playerSummary({ xp: 570, xpToNext: 130, coins: 190, totalMissions: 13 }),
          }),
        });
        return { mission: mission({ claimed: true }), rewards: { experience: 20, coins: 5 } };
      },
    });
  };

  test('changes header and summary at once, celebrates, and keeps the focus', async () => {
    const person = openMissions();
    claimed();
    await person.click(await screen.findByRole('button', { name: 'Resgatar: Olho Tático' }));
    expect(await screen.findByText('+20 XP · +5 moedas')).toBeVisible();
    expect(screen.getByText('+20 XP · +5 moedas').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(await card('Olho Tático')).toHaveTextContent('Resgatada');
    expect(screen.getAllByRole('list', { name: 'Seu progresso' })[0]).toHaveTextContent(/570 XP190/);
    expect(screen.getByRole('region', { name: 'Resumo do jogador' })).toHaveTextContent(
      /570 XP.*Faltam 130 XP para o nível 5.*190.*13/,
    );
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Olho Tático' })).toHaveFocus());
    expect(screen.getByText('Você resgatou todas as missões de hoje. Amanhã tem mais!')).toBeVisible();
  });

  test('that is refused says why', async () => {
    const person = openMissions();
    const claim = vi.fn(() => {
      throw new AppError('missionClaimed');
    });
    answer({ 'missions.claim': claim });
    await person.click(await screen.findByRole('button', { name: 'Resgatar: Olho Tático' }));
    expect(await screen.findByText('A recompensa desta missão já foi resgatada')).toBeVisible();
    expect(claim).toHaveBeenCalledWith({ id: 'olho-tatico' });
  });
});

test.each([
  ['2026-11-21T03:00:00.000Z', '25 min'],
  ['2026-11-21T02:35:01.000Z', '1 min'],
  ['2026-11-21T08:00:00.000Z', '5 h 25 min'],
  ['2026-11-22T03:00:00.000Z', '1 dia'],
  ['2026-11-24T03:00:00.000Z', '3 dias'],
  ['2026-11-20T03:00:00.000Z', '0 min'],
])('until %s there are %s left at 23:35', (endsAt, words) => {
  expect(timeLeftUntil(endsAt, Date.parse('2026-11-21T02:35:00.000Z'))).toBe(words);
});
