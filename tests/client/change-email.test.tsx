import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '../../src/features/profile/ProfileScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/auth/NewPasswordScreen.tsx';
import '../../src/features/users/UsersScreen.tsx';
import { answer } from '../support/msw.ts';
import { account, accounts } from './account-samples.ts';
import { openApp, signedIn } from './open-app.tsx';
import { student } from './samples.ts';
import { comeIn, refuse } from './settings-samples.ts';

const settings = () => {
  const person = comeIn();
  answer({ 'auth.sessions': () => ({ sessions: [] }), 'tokens.list': () => ({ tokens: [] }) });
  return person;
};
const fill = async (person: ReturnType<typeof settings>) => {
  const section = within(await screen.findByRole('region', { name: 'Email' }));
  await person.type(section.getByLabelText('Novo email'), 'nova@exemplo.com');
  await person.type(section.getByLabelText('Senha da conta'), 'segredo');
  await person.click(section.getByRole('button', { name: 'Alterar email' }));
  return section;
};

test('the own email is changed with the password, and shown at once', async () => {
  const change = vi.fn(() => ({ user: { ...student, email: 'nova@exemplo.com' } }));
  const person = settings();
  answer({ 'auth.changeEmail': change });
  const section = await fill(person);
  expect(await screen.findByText('Email alterado!')).toBeVisible();
  expect(change).toHaveBeenCalledWith({ email: 'nova@exemplo.com', password: 'segredo' });
  await waitFor(() => expect(section.getByText('nova@exemplo.com')).toBeVisible());
});

test.each([
  ['wrongPassword', 'Senha da conta', 'Senha atual incorreta'],
  ['emailTaken', 'Novo email', 'Este email já está cadastrado'],
] as const)('a refusal stands beside its field: %s', async (refusal, label, message) => {
  const person = settings();
  answer({ 'auth.changeEmail': refuse(refusal) });
  const section = await fill(person);
  await waitFor(() =>
    expect(section.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message)),
  );
});

test('an administrator gives an account another email', async () => {
  accounts();
  const set = vi.fn(() => ({ user: account({ email: 'bruno.novo@exemplo.com' }) }));
  answer({ 'users.setEmail': set });
  const user = openApp('/admin/usuarios');
  await user.click(await screen.findByRole('button', { name: 'Ações para Bruno Reis' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mudar email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mudar o email de Bruno Reis' }));
  expect(dialog.getByRole('button', { name: 'Mudar email' })).toBeDisabled();
  await user.clear(dialog.getByLabelText('Novo email'));
  await user.type(dialog.getByLabelText('Novo email'), 'bruno.novo@exemplo.com{Enter}');
  expect(await screen.findByText('Email alterado!')).toBeVisible();
  expect(set).toHaveBeenCalledWith({ userId: 7, email: 'bruno.novo@exemplo.com' });
});

test('a person with a link corrects the email with it', async () => {
  signedIn(null);
  const choose = vi.fn(() => ({ changed: true as const }));
  answer({
    'users.linkOwner': () => ({ fullName: 'Caio Menezes', email: 'caio@exemplo.com' }),
    'users.choosePassword': choose,
    'auth.options': () => ({ demo: false, professorApproval: false }),
  });
  const secret = 's'.repeat(43);
  const user = openApp(`/nova-senha#${secret}`);
  const email = await screen.findByLabelText('Email');
  await user.clear(email);
  await user.type(email, 'caio.novo@exemplo.com');
  await user.type(screen.getByLabelText('Nova senha'), 'torre-na-setima');
  await user.type(screen.getByLabelText('Confirmar nova senha'), 'torre-na-setima');
  await user.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(choose).toHaveBeenCalledWith({ secret, newPassword: 'torre-na-setima', email: 'caio.novo@exemplo.com' });
  expect(await screen.findByLabelText('Email ou nome de usuário')).toHaveValue('caio.novo@exemplo.com');
});
