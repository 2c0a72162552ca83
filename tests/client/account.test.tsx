import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError, type Refusal } from '../../server/errors.ts';
import type { User } from '../../server/features/auth/auth.schema.ts';
import '../../src/features/auth/RegisterScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/dashboard/DashboardScreen.tsx';
import '../../src/features/teaching/home/HomeScreen.tsx';
import '../../src/features/profile/ProfileScreen.tsx';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor, student, taughtCourses } from './samples.ts';
import { onePage } from './one-page.ts';

const refuse = (refusal: Refusal) => () => {
  throw new AppError(refusal);
};
beforeEach(() => answer({ 'auth.sessions': () => ({ sessions: [] }), 'tokens.list': () => ({ tokens: [] }) }));

const comeIn = (user: User = student) => {
  signedIn(user);
  answer({ 'profile.get': () => ({ user }) });
  return openApp('/profile?aba=configuracoes');
};

describe('deleting the account', () => {
  const open = async (user: User = student) => {
    const person = comeIn(user);
    await person.click(await screen.findByRole('button', { name: 'Excluir minha conta' }));
    return { person, dialog: within(await screen.findByRole('dialog')) };
  };
  const confirm = async ({ person, dialog }: Awaited<ReturnType<typeof open>>, password: string) => {
    if (password) await person.type(dialog.getByLabelText('Sua senha'), password);
    await person.click(dialog.getByRole('button', { name: 'Excluir para sempre' }));
  };

  test.each([
    [student, /certificados perdem o nome/, /cursos são arquivados/],
    [professor, /cursos são arquivados/, /certificados perdem o nome/],
  ])('says what becomes of things, for $role', async (user, told, untold) => {
    const { dialog } = await open(user);
    expect(dialog.getByText(told)).toBeVisible();
    expect(dialog.queryByText(untold)).not.toBeInTheDocument();
  });

  test('asks for the password, and says beside it when it is wrong', async () => {
    answer({ 'privacy.erase': refuse('wrongPassword') });
    const opened = await open();
    await confirm(opened, '');
    const field = opened.dialog.getByLabelText('Sua senha');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Digite sua senha para confirmar'));
    await confirm(opened, 'errada');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Senha incorreta'));
    expect(field).toHaveFocus();
  });

  test.each(['demoAccountStays', 'lastAdmin', 'mentorExpected'] as const)(
    'that is refused says why: %s',
    async refusal => {
      answer({ 'privacy.erase': refuse(refusal) });
      const opened = await open();
      await confirm(opened, 'segredo');
      expect(await opened.dialog.findByText(new AppError(refusal).message)).toBeVisible();
    },
  );

  test('ends at the public home, signed out', async () => {
    // The dashboard asks for what it shows, should it be there before the session is known to be over.
    answer({
      'privacy.erase': () => ({ deleted: true as const }),
      'enrollments.list': () => onePage({ enrollments: [] }),
    });
    await confirm(await open(), 'segredo');
    expect(await screen.findByText('Conta excluída')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect((await screen.findAllByRole('link', { name: 'Entrar' }))[0]).toBeVisible();
  });
});

describe('a professor who waits for approval', () => {
  const waiting: User = { ...professor, awaitingApproval: true };

  test.each(['/dashboard', '/professor', '/professor/cursos'])('is told so at %s', async path => {
    signedIn(waiting);
    openApp(path);
    expect(await screen.findByRole('heading', { name: 'Seu cadastro aguarda aprovação' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver cursos' })).toHaveAttribute('href', '/courses');
  });

  test('may ask again, and is let in', async () => {
    signedIn(waiting);
    const person = openApp('/professor/cursos');
    const again = await screen.findByRole('button', { name: 'Verificar de novo' });
    answer({ 'auth.me': () => ({ user: professor }), 'courses.professor': () => taughtCourses() });
    await person.click(again);
    await waitFor(() => expect(screen.queryByText('Seu cadastro aguarda aprovação')).not.toBeInTheDocument());
  });

  test.each([true, false])('learns it while signing up, where the school approves: %s', async professorApproval => {
    signedIn(null);
    answer({ 'auth.options': () => ({ demo: false, professorApproval }) });
    const person = openApp('/register');
    await person.click(await screen.findByRole('radio', { name: /Professor/ }));
    const hint = () => screen.queryByText(/A escola confere cada cadastro de professor/);
    if (professorApproval) await waitFor(() => expect(hint()).toBeVisible());
    else expect(hint()).not.toBeInTheDocument();
  });
});
