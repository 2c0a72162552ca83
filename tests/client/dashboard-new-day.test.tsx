import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../src/features/dashboard/DashboardScreen.tsx'; // read ahead of the lazy route
import { DAY_MS, HOUR_MS } from '../../server/common/time.schema.ts';
import { answer } from '../support/msw.ts';
import { onePage } from './one-page.ts';
import { openApp, signedIn } from './open-app.tsx';
import { enrollment, student } from './samples.ts';

const none = { missions: [], endsAt: '2026-11-30T03:00:00.000Z', timeLeft: '' };
/** In São Paulo. */
const midnightAfter = (now: number): string =>
  new Date((Math.floor((now - 3 * HOUR_MS) / DAY_MS) + 1) * DAY_MS + 3 * HOUR_MS).toISOString();
let [asked, isHidden] = [0, false];

beforeEach(async () => {
  [asked, isHidden] = [0, false];
  // Ten seconds before midnight in São Paulo.
  vi.useFakeTimers({ now: new Date('2026-11-22T02:59:50Z'), shouldAdvanceTime: true });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  signedIn(student);
  answer({
    'enrollments.list': () => onePage({ enrollments: [enrollment()] }),
    'missions.list': () => ({ daily: { ...none, endsAt: midnightAfter(Date.now()) }, weekly: none }),
    'training.due': () => ({ due: { puzzles: (asked += 1), mistakes: 1, chapters: 0, endings: 0, lines: 0 } }),
  });
  openApp('/dashboard');
  await says('Hoje voltam 2 exercícios');
  await screen.findByText('Metas');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const says = async (text: string) =>
  vi.waitFor(() => expect(screen.getByRole('region', { name: 'Treino de hoje' })).toHaveTextContent(text), 20_000);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const look = (hidden: boolean) => {
  isHidden = hidden;
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
};

test('a page that is left open asks once what is due on the new day', async () => {
  await pass(13_000);
  await says('Hoje voltam 3 exercícios');
  await pass(60_000);
  expect(asked).toBe(2);
});

test('one that comes back into view asks on another day alone, on a machine that slept over midnight too', async () => {
  look(true);
  look(false);
  await pass(1_000);
  expect(asked).toBe(1);
  look(true);
  vi.setSystemTime(new Date('2026-11-23T12:00:00Z'));
  look(false);
  await says('Hoje voltam 3 exercícios');
  look(true);
  look(false);
  await pass(1_000);
  expect(asked).toBe(2);
});
