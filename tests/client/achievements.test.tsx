import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { gainBetween, gainText } from '../../src/shared/celebration/gain.ts';
import { type Box, freePosition, type ScreenPosition } from '../../src/shared/celebration/screen-position.ts';
import { useFreePosition } from '../../src/shared/celebration/use-free-position.ts';
import '../../src/features/missions/MissionsScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { openMissions } from './missions-screen.ts';
import { achievement, mission, student } from './samples.ts';

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

  const gainLevel = async () => {
    const person = openMissions();
    answer({
      'missions.claim': () => {
        answer({ 'auth.me': () => ({ user: { ...student, experience: 710, level: 5 } }) });
        return { mission: mission({ claimed: true }), rewards: { experience: 160, coins: 0 } };
      },
    });
    const button = await screen.findByRole('button', { name: 'Resgatar: Olho Tático' });
    return { person, button };
  };

  test('of a new level names it in a row of the header, over nothing, until it is closed', async () => {
    const { person, button } = await gainLevel();
    await person.click(button);
    const words = await screen.findByText('Você chegou ao nível 5!');
    expect(words.closest('[aria-live]')).toHaveTextContent('Agora você é Competidor. +160 XP');
    expect(screen.getByRole('banner')).toContainElement(words);
    for (let part: Element | null = words; part !== screen.getByRole('banner'); part = part!.parentElement)
      expect(part!.className).not.toMatch(/\b(fixed|absolute)\b/);
    await person.click(screen.getByRole('button', { name: 'Fechar o aviso do novo nível' }));
    expect(screen.queryByText('Você chegou ao nível 5!')).toBeNull();
  });

  test('of a new level that was shown for a while goes with the page', async () => {
    const { person, button } = await gainLevel();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await person.click(button);
      await screen.findByText('Você chegou ao nível 5!');
      act(() => void vi.advanceTimersByTime(7_000));
      expect(screen.getByText('Você chegou ao nível 5!')).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
    await person.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Ajuda' }));
    await waitFor(() => expect(screen.queryByText('Você chegou ao nível 5!')).toBeNull());
  });
});
