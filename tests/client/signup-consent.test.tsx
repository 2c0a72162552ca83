import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '../../src/features/auth/RegisterScreen.tsx'; // read ahead of the lazy routes
import { answer } from '../support/msw.ts';
import { openApp, PLAIN_SCHOOL, signedIn } from './open-app.tsx';
import { student } from './samples.ts';
import { onePage } from './one-page.ts';

const TYPED = {
  'Nome completo': 'Ana Clara',
  'Nome de usuário': 'anaclara',
  Email: 'ana@academia.example',
  Senha: 'senha-da-ana',
  'Confirmar senha': 'senha-da-ana',
};

test('a child says when it was born and brings a guardian’s consent, where the school asks for it', async () => {
  signedIn(null);
  const register = vi.fn((_input: object) => ({ user: student }));
  answer({
    'auth.options': () => ({ demo: false, professorApproval: false }),
    'auth.register': register,
    'enrollments.list': () => onePage({ enrollments: [] }),
    'school.get': () => ({ school: { ...PLAIN_SCHOOL, asksConsent: true } }),
  });
  const person = openApp('/register');
  const type = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  const dateOfBirth = `${new Date().getFullYear() - 9}-03-20`;
  await type('Data de nascimento', dateOfBirth);
  await type('Nome de um responsável', 'Rita Lima');
  await person.click(screen.getByRole('switch', { name: /consinto/ }));
  for (const [label, text] of Object.entries(TYPED)) await type(label, text);
  await person.click(screen.getByRole('button', { name: 'Criar conta' }));
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  const brought = { dateOfBirth, guardianName: 'Rita Lima', guardianConsent: true };
  expect(register.mock.calls[0]?.[0]).toMatchObject(brought);
});
