import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import { timeLeftUntil } from '../../server/features/missions/missions.schema.ts';
import { gainBetween, gainText } from '../../src/shared/celebration/gain.ts';
import { type Box, freePosition, type ScreenPosition } from '../../src/shared/celebration/screen-position.ts';
import { useFreePosition } from '../../src/shared/celebration/use-free-position.ts';
import '../../src/features/missions/MissionsScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { achievement, admin, mission, missions, playerSummary, professor, student } from './samples.ts';

const openMissions = (path = '/missoes', user = student) => {
  signedIn(user);
  answer({
    'missions.summary': () => ({ summary: playerSummary() }),
    'missions.list': () =>
      missions(
        [
          mission(),
          mission({
            id: 'olho-tatico',
            title: 'Olho Tático',
            difficulty: 'Médio',
            progress: 3,
            target: 3,
            completed: true,
          }),
        ],
        [mission({ id: 'constancia', title: 'Constância', target: 5 })],
      ),
  });
  return openApp(path);
};
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

describe('achievements', () => {
  test('stand by rarity, earned ones with their date, the others with how far they are', async () => {
    openMissions('/missoes?aba=conquistas');
    answer({
      'missions.achievements': () => ({
        achievements: [
          achievement(),
          achievement({
            id: 'nivel-10',
            title: 'Imortal',
            rarity: 'Mítico',
            completed: false,
            dateEarned: null,
            progress: 4,
            target: 10,
          }),
        ],
      }),
    });
    expect(await screen.findByRole('list', { name: 'Conquistas da raridade Comum' })).toHaveTextContent(
      'Conquistada em 21/11/2026',
    );
    expect(screen.getByRole('list', { name: 'Conquistas da raridade Mítico' })).toHaveTextContent('4 de 10');
    expect(screen.queryByText('Nenhuma conquista ainda')).toBeNull();
  });

  test('of a newcomer are none yet, and that is said', async () => {
    openMissions('/missoes?aba=conquistas');
    answer({
      'missions.achievements': () => ({
        achievements: [achievement({ completed: false, dateEarned: null, progress: 0 })],
      }),
    });
    expect(await screen.findByText('Nenhuma conquista ainda')).toBeVisible();
  });
});

describe('the celebration', () => {
  const figures = { id: 1, level: 4, experience: 550, coins: 185 };

  test('is of what was earned: XP, coins, a level', () => {
    expect(gainBetween(figures, { ...figures, experience: 570, coins: 190 })).toEqual({
      experience: 20,
      coins: 5,
      level: null,
    });
    expect(gainBetween(figures, { ...figures, experience: 720, level: 5 })).toEqual({
      experience: 170,
      coins: 0,
      level: 5,
    });
    expect(gainText({ experience: 1_000, coins: 1, level: null })).toBe('+1.000 XP · +1 moeda');
    expect(gainText({ experience: 20, coins: 0, level: null })).toBe('+20 XP');
  });

  test('is not of coming in, of another user, of what was spent or given back', () => {
    expect(gainBetween(null, figures)).toBeNull();
    expect(gainBetween(figures, { ...figures, id: 2, experience: 900 })).toBeNull();
    expect(gainBetween(figures, { ...figures, coins: 100 })).toBeNull();
    expect(gainBetween(figures, { ...figures, coins: 200 })).toBeNull();
  });

  test('lies on no control, and at the top where every place has some', () => {
    const [size, phone] = [
      { width: 200, height: 40 },
      { width: 375, height: 800 },
    ];
    const row = (top: number) => ({ left: 0, top, width: 375, height: 44 });
    const placeAmong = (controls: Box[], current: ScreenPosition = 'top') =>
      freePosition(size, phone, 96, controls, current);
    expect(placeAmong([])).toBe('top');
    expect(placeAmong([row(100)])).toBe('bottom');
    expect(placeAmong([row(100), { left: 100, top: 750, width: 40, height: 44 }])).toBe('right');
    expect(placeAmong([row(100), row(750)])).toBe('middle');
    expect(placeAmong([row(100), row(400), row(750)])).toBe('top');
    expect(placeAmong([], 'middle')).toBe('middle');
  });

  test('makes way for buttons that come under it, and stays where it went', async () => {
    const boxed = (name: string, { left, top, width, height }: Box) => {
      const element = document.createElement(name);
      element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
      return element;
    };
    const floating = { current: boxed('p', { left: 0, top: 0, width: 300, height: 110 }) };
    const { result } = renderHook(() => useFreePosition(floating, 'a new level'));
    expect(result.current).toBe('top');
    const button = boxed('button', { left: 400, top: 110, width: 150, height: 44 });
    document.body.append(button);
    await waitFor(() => expect(result.current).toBe('bottom'));
    button.remove();
    await act(async () => undefined);
    expect(result.current).toBe('bottom');
  });

  test('of a new level names it, lets every tap through, and goes by itself', async () => {
    const person = openMissions();
    answer({
      'missions.claim': () => {
        answer({ 'auth.me': () => ({ user: { ...student, experience: 710, level: 5 } }) });
        return { mission: mission({ claimed: true }), rewards: { experience: 160, coins: 0 } };
      },
    });
    const button = await screen.findByRole('button', { name: 'Resgatar: Olho Tático' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await person.click(button);
      const words = await screen.findByText('Você chegou ao nível 5!');
      expect(words.closest('[aria-live]')).toHaveTextContent('Agora você é Competidor.+160 XP');
      expect(words.closest('[aria-live]')).toHaveClass('pointer-events-none');
      act(() => void vi.advanceTimersByTime(7_000));
      expect(screen.queryByText('Você chegou ao nível 5!')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
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
