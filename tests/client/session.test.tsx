import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import '../../src/features/profile/ProfileScreen.tsx'; // read ahead of the lazy route
import { tellOtherTabs } from '../../src/lib/session-news.ts';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor, student } from './samples.ts';

const openProfile = () => {
  signedIn(student);
  answer({ 'profile.get': () => ({ user: student }) });
  return openApp('/profile');
};

test('a tab forgets the user as soon as the server says that the session is over, and says so on top', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  const person = openProfile();
  await person.click(await screen.findByRole('button', { name: 'Editar Perfil' }));
  answer({
    'profile.save': () => {
      throw new AppError('unauthenticated');
    },
  });
  scrollTo.mockClear();
  await person.click(screen.getByRole('button', { name: 'Salvar Alterações' }));
  expect(await screen.findByText('Você precisa estar logado para ver esta página.')).toBeVisible();
  expect(screen.getByText('Sua sessão terminou')).toBeVisible();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Entrar' })).toBeVisible();
});

test('somebody who was never signed in reads nothing of a session', async () => {
  signedIn(null);
  openApp('/profile');
  expect(await screen.findByText('Você precisa estar logado para ver esta página.')).toBeVisible();
  expect(screen.queryByText('Sua sessão terminou')).toBeNull();
});

test('a tab shows whoever came in in another tab, and nothing of whoever was there before', async () => {
  openProfile();
  expect(await screen.findByRole('heading', { level: 1, name: student.fullName })).toBeVisible();
  signedIn(professor);
  answer({ 'profile.get': () => ({ user: professor }) });
  // As the browser tells the other tabs of what one of them stored.
  tellOtherTabs();
  dispatchEvent(new StorageEvent('storage', { key: 'session-changed-at' }));
  expect(await screen.findByRole('heading', { level: 1, name: professor.fullName })).toBeVisible();
  expect(screen.queryByText(student.fullName)).toBeNull();
});
