import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Notification } from '../../server/features/notifications/notifications.schema.ts';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { student } from './samples.ts';
import { onePage } from './one-page.ts';

const QUIET = '/help'; // A page that asks the server nothing.

const graded: Notification = {
  id: 7,
  title: 'Sua resposta foi corrigida',
  text: 'Finais Essenciais: muito bem!',
  href: '/course/2',
  read: false,
  createdAt: new Date().toISOString(),
};

test('the bell counts what is new, shows it, and is quiet once it was seen', async () => {
  const readUpTo: number[] = [];
  signedIn(student);
  answer({
    'notifications.list': () =>
      onePage({
        notifications: [{ ...graded, read: readUpTo.length > 0 }],
        unread: readUpTo.length > 0 ? 0 : 1,
      }),
    'notifications.read': ({ upTo }) => {
      readUpTo.push(upTo);
      return { unread: 0 };
    },
  });
  const user = openApp(QUIET);
  await user.click(await screen.findByRole('button', { name: 'Notificações, 1 nova' }));
  expect(await screen.findByRole('menuitem', { name: /Sua resposta foi corrigida/ })).toHaveAttribute(
    'href',
    '/course/2',
  );
  expect(await screen.findByLabelText('Notificações')).toBeInTheDocument();
  expect(readUpTo).toEqual([7]);
});

test('a bell with more than it shows loads the rest, page by page', async () => {
  signedIn(student);
  const named = (id: number): Notification => ({ ...graded, id, title: `Aviso ${id}`, read: true });
  answer({
    'notifications.list': input => {
      const page = (input as { page?: number } | undefined)?.page ?? 1;
      const ids = Array.from({ length: 45 }, (_, i) => 45 - i).slice((page - 1) * 20, page * 20);
      return { notifications: ids.map(named), unread: 0, total: 45, page, pageSize: 20 };
    },
  });
  const user = openApp(QUIET);
  await user.click(await screen.findByRole('button', { name: 'Notificações' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mostrar mais' }));
  expect(await screen.findByText('Aviso 6')).toBeInTheDocument();
  await user.click(await screen.findByRole('menuitem', { name: 'Mostrar mais' }));
  expect(await screen.findByText('Aviso 1')).toBeInTheDocument();
  expect(screen.getAllByRole('menuitem')).toHaveLength(45);
});

test('who is called to a game of a tournament elsewhere hears of it on any page', async () => {
  signedIn(student);
  const call = { ...graded, id: 8, title: 'Copa: rodada 1', href: '/partidas/31?torneio=4' };
  const begun = { ...graded, id: 9, title: 'Arena da tarde', href: '/torneios/5' };
  let notifications = [graded];
  answer({
    'notifications.list': () => onePage({ notifications, unread: 1 }),
    'notifications.read': () => ({ unread: 0 }),
    'classTournaments.get': () => new Promise(() => {}),
  });
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const user = openApp(QUIET);
  await screen.findByRole('button', { name: 'Notificações, 1 nova' });
  notifications = [{ ...graded, id: 10, title: 'Outro aviso' }, begun, call, graded];
  act(() => void vi.advanceTimersByTime(30_000));
  const open = await screen.findByRole('button', { name: 'Abrir' });
  expect(screen.getByText('Arena da tarde')).toBeVisible();
  expect(screen.queryByText('Outro aviso')).not.toBeInTheDocument();
  await user.click(open);
  expect(window.location.pathname).toBe('/torneios/5');
});

test('a bell without news says so', async () => {
  signedIn(student);
  const user = openApp(QUIET);
  await user.click(await screen.findByRole('button', { name: 'Notificações' }));
  expect(await screen.findByText('Nenhuma notificação por enquanto.')).toBeInTheDocument();
});

test('a bell that cannot ask says so', async () => {
  signedIn(student);
  answer({
    'notifications.list': () => {
      throw new Error('the server is gone');
    },
  });
  const user = openApp(QUIET);
  await user.click(await screen.findByRole('button', { name: 'Notificações' }));
  expect(await screen.findByText('Não foi possível buscar as notificações.')).toBeInTheDocument();
});
