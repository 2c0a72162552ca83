import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { routes } from '../../src/app/routes.tsx';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student } from './samples.ts';

const QUIET = '/help'; // A page that asks the server nothing.

const bannerLinks = async () => {
  const banner = screen.getByRole('banner');
  const navigation = await within(banner).findByRole('navigation', { name: 'Principal' });
  return within(navigation)
    .getAllByRole('listitem')
    .map(item => item.textContent?.trim());
};

test('while the session is asked for, every page says that it is loading', async () => {
  const never = () => new Promise<never>(() => {});
  answer({ 'auth.me': never, 'school.get': never });
  openApp(QUIET);
  expect(screen.getByRole('status')).toHaveTextContent('Carregando...');
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test('without a session the header offers to sign in and to sign up, and no navigation', async () => {
  signedIn(null);
  openApp(QUIET);
  const banner = await screen.findByRole('banner');
  expect(within(banner).getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
  expect(within(banner).getByRole('link', { name: 'Cadastrar' })).toHaveAttribute('href', '/register');
  expect(within(banner).queryByRole('navigation')).not.toBeInTheDocument();
});

test.each([
  {
    user: student,
    links: ['Dashboard', 'Cursos', 'Turmas', 'Treino', 'Prática', 'Partidas', 'Torneios', 'Missões', 'Loja'],
  },
  {
    user: professor,
    links: ['Dashboard', 'Meus Cursos', 'Ver Aulas', 'Turmas', 'Mural de Partidas', 'Gerenciar Usuários', 'Relatórios'],
  },
  { user: admin, links: ['Dashboard', 'Turmas', 'Mural de Partidas'] },
])('the navigation of a $user.role is $links', async ({ user, links }) => {
  signedIn(user);
  openApp(QUIET);
  await screen.findByRole('banner');
  expect(await bannerLinks()).toEqual(links);
});

test('only students read level, XP and coins in the header', async () => {
  signedIn(student);
  openApp(QUIET);
  const badges = await screen.findAllByRole('list', { name: 'Seu progresso' });
  expect(badges[0]).toHaveTextContent('Nível 4');
  expect(badges[0]).toHaveTextContent('550 XP');
  expect(badges[0]).toHaveTextContent('185 moedas');
});

test('logging out forgets the user even when the call fails', async () => {
  signedIn(student);
  answer({
    'auth.logout': () => {
      throw new Error('the server is gone');
    },
    'auth.options': () => ({ demo: false, professorApproval: false }),
  });
  const person = openApp(QUIET);
  await person.click(await screen.findByRole('button', { name: /^Menu de/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Sair' }));
  await screen.findByLabelText('Email ou nome de usuário');
  expect(window.location.pathname).toBe('/login');
  expect(screen.queryByText(student.fullName)).not.toBeInTheDocument();
});

test('a step to another page moves the focus to its content and changes the title', async () => {
  signedIn(null);
  const person = openApp('/certificado');
  await waitFor(() => expect(document.title).toBe('Certificado · Academia'));
  await person.click(screen.getByRole('link', { name: 'Ajuda' }));
  await waitFor(() => expect(document.title).toBe('Ajuda · Academia'));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('an unknown path says that there is nothing', async () => {
  signedIn(null);
  openApp('/professor/nada/aqui');
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeInTheDocument();
});

test('the menu of a narrow screen closes by a tap outside, and not by one inside', async () => {
  signedIn(student);
  const person = openApp(QUIET);
  await person.click(await screen.findByRole('button', { name: 'Abrir menu' }));
  await person.click(screen.getByRole('navigation', { name: 'Menu' }));
  expect(screen.getByRole('button', { name: 'Fechar menu' })).toBeVisible();
  await person.click(screen.getByRole('main'));
  expect(await screen.findByRole('button', { name: 'Abrir menu' })).toBeVisible();
});

test('the theme that someone chooses is kept', async () => {
  signedIn(null);
  const person = openApp(QUIET);
  const [toggle] = await screen.findAllByRole('button', { name: 'Usar tema escuro' });
  await person.click(toggle!);
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await person.click(screen.getAllByRole('button', { name: 'Usar tema claro' })[0]!);
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  delete document.documentElement.dataset.theme;
});

test('no path stands twice in the route table', () => {
  const paths = routes.map(({ path }) => path);
  expect(paths.filter((path, place) => paths.indexOf(path) !== place)).toEqual([]);
});

test('a visitor who is denied the professor area can sign in from there', async () => {
  signedIn(null);
  openApp('/professor/cursos');
  expect(await screen.findByText('Acesso Negado')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Voltar ao Dashboard' })).toHaveAttribute('href', '/dashboard');
});
