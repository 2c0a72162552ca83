import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import '../../src/features/auth/LoginScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/auth/RegisterScreen.tsx';
import '../../src/features/courses/CatalogueScreen.tsx';
import '../../src/features/help/HelpScreen.tsx';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { student } from './samples.ts';
import { onePage } from './one-page.ts';

beforeEach(() => {
  signedIn(null);
  answer({
    'auth.options': () => ({ demo: false, professorApproval: false }),
    'auth.login': () => {
      signedIn(student);
      return { user: student };
    },
    'auth.register': () => {
      signedIn(student);
      return { user: student };
    },
    'enrollments.list': () => onePage({ enrollments: [] }),
    'courses.list': () => ({ courses: [], categories: [], total: 0, page: 1, pageSize: 12 }),
  });
});

const whereabouts = (): string => window.location.pathname + window.location.search;
type Person = ReturnType<typeof openApp>;
const signIn = async (person: Person) => {
  await person.type(await screen.findByLabelText('Email ou nome de usuário'), 'ana@academia.example');
  await person.type(screen.getByLabelText('Senha'), 'segredo{Enter}');
};

test('a visitor who signs in for a page gets there afterwards, with its filters', async () => {
  const person = openApp('/courses?categoria=tactics');
  await person.click(await screen.findByRole('link', { name: 'Fazer Login' }));
  await signIn(person);
  await waitFor(() => expect(whereabouts()).toBe('/courses?categoria=tactics'));
});

test('a visitor who signs in from the header stays on the page', async () => {
  const person = openApp('/help');
  await person.click(await screen.findByRole('link', { name: 'Entrar' }));
  await signIn(person);
  await waitFor(() => expect(whereabouts()).toBe('/help'));
});

test('a visitor who makes an account on the way gets there too', async () => {
  const person = openApp('/courses');
  await person.click(await screen.findByRole('link', { name: 'Fazer Login' }));
  await person.click(await screen.findByRole('link', { name: 'Cadastre-se' }));
  const lines = {
    'Nome completo': 'Ana Lima',
    'Nome de usuário': 'ana.lima',
    Email: 'ana@academia.example',
    Senha: 'torre-na-setima',
    'Confirmar senha': 'torre-na-setima',
  };
  for (const [label, text] of Object.entries(lines)) await person.type(await screen.findByLabelText(label), text);
  await person.click(screen.getByRole('button', { name: 'Criar conta' }));
  await waitFor(() => expect(whereabouts()).toBe('/courses'));
});

test('a visitor from the landing page, or straight at the form, gets to the dashboard', async () => {
  const person = openApp('/home');
  await person.click((await screen.findAllByRole('link', { name: 'Entrar' }))[0]!);
  await signIn(person);
  await waitFor(() => expect(whereabouts()).toBe('/dashboard'));
});
