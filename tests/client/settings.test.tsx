import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { Session, User } from '../../server/features/auth/auth.schema.ts';
import '../../src/features/profile/ProfileScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import type { openApp } from './open-app.tsx';
import { professor, student } from './samples.ts';
import { comeIn, refuse, session } from './settings-samples.ts';

// jsdom has no canvas.
vi.mock('../../src/features/profile/square-photo.ts', () => ({ squarePhoto: (file: File) => Promise.resolve(file) }));
const elsewhere = session({
  id: 'fedcba9876543210',
  createdAt: '2026-11-10T12:30:00.000Z',
  expiresAt: '2026-12-10T12:30:00.000Z',
  current: false,
});

/** The sessions on the server, of which calls take some away. */
let open: Session[];
beforeEach(() => {
  open = [session()];
  answer({
    'tokens.list': () => ({ tokens: [] }),
    'auth.sessions': () => ({ sessions: open }),
    'auth.endSession': ({ id }) => {
      open = open.filter(one => one.id !== id);
      return { ended: 1 };
    },
    'auth.endOtherSessions': () => {
      const ended = open.length - 1;
      open = open.filter(({ current }) => current);
      return { ended };
    },
  });
});
afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

test.each([student, professor])(
  '$role: the tab has appearance, password, sessions, tokens, data and the way out',
  async user => {
    comeIn(undefined, user);
    for (const name of ['Aparência', 'Senha', 'Email', 'Sessões', 'Tokens de acesso', 'Seus dados', 'Excluir conta'])
      expect(await screen.findByRole('region', { name })).toBeVisible();
  },
);

describe('the password', () => {
  const labels = ['Senha atual', 'Nova senha', 'Confirmar nova senha'];
  const fill = async (person: ReturnType<typeof openApp>, ...texts: string[]) => {
    await screen.findByLabelText('Senha atual');
    for (const [i, text] of texts.entries()) if (text) await person.type(screen.getByLabelText(labels[i]!), text);
    await person.click(screen.getByRole('button', { name: 'Alterar senha' }));
  };

  test('is sent, confirmed, and the form is empty again', async () => {
    const change = vi.fn<(input: unknown) => { user: User }>(() => ({ user: student }));
    answer({ 'auth.changePassword': change });
    await fill(comeIn(), 'segredo', 'outra senha', 'outra senha');
    expect(await screen.findByText('Senha alterada!')).toBeVisible();
    expect(change).toHaveBeenCalledWith({ currentPassword: 'segredo', newPassword: 'outra senha', keepTokens: [] });
    for (const label of labels) expect(screen.getByLabelText(label)).toHaveValue('');
  });

  test.each([
    ['Senha atual', ['', 'outra senha', 'outra senha'], 'Preencha este campo'],
    ['Nova senha', ['segredo', 'abc', 'abc'], 'A senha deve ter pelo menos 6 caracteres'],
    ['Nova senha', ['segredo', 'segredo', 'segredo'], 'A nova senha deve ser diferente da atual'],
    ['Confirmar nova senha', ['segredo', 'outra senha', 'outra'], 'As senhas não coincidem'],
  ])('%s: %j is refused beside the field', async (label, texts, message) => {
    await fill(comeIn(), ...texts);
    await waitFor(() =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
  });

  test('that is not the present one is said beside it, until something is typed', async () => {
    answer({ 'auth.changePassword': refuse('wrongPassword') });
    const person = comeIn();
    await fill(person, 'errada', 'outra senha', 'outra senha');
    const field = screen.getByLabelText('Senha atual');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Senha atual incorreta'));
    expect(field).toHaveFocus();
    await person.type(field, 'x');
    expect(field).not.toHaveAccessibleDescription();
  });

  test.each(['demoPassword', 'tooManyAttempts'] as const)(
    'a refusal that concerns no field stands in the red box: %s',
    async refusal => {
      answer({ 'auth.changePassword': refuse(refusal) });
      await fill(comeIn(), 'segredo', 'outra senha', 'outra senha');
      expect(await screen.findByRole('alert')).toHaveTextContent(new AppError(refusal).message);
    },
  );

  test('can be shown while it is typed, and says how strong it is', async () => {
    const person = comeIn();
    const field = await screen.findByLabelText('Nova senha');
    await person.type(field, 'Abcd1234');
    expect(screen.getByText('Senha forte')).toBeVisible();
    await person.click(screen.getAllByRole('button', { name: 'Mostrar senha' })[1]!);
    expect(field).toHaveAttribute('type', 'text');
  });
});

describe('the sessions', () => {
  const list = () => screen.findByRole('list', { name: 'Suas sessões' });

  test('say in what browser, since when and how long, and which one this is', async () => {
    comeIn();
    expect(await list()).toHaveTextContent(
      'Chrome · WindowsEntrou em 21/11/2026 às 14:05Sem uso, termina em 21/12/2026Esta sessão',
    );
    expect(screen.queryByRole('button', { name: /Encerrar/ })).not.toBeInTheDocument();
    expect(screen.getByText('Sua conta não está aberta em nenhum outro lugar.')).toBeVisible();
  });

  test('that began before browsers were kept are listed without', async () => {
    open = [session({ device: null })];
    comeIn();
    expect(await list()).toHaveTextContent('Aparelho não identificadoEntrou em 21/11/2026 às 14:05');
  });

  test('are ended one by one', async () => {
    open = [session(), elsewhere];
    const person = comeIn();
    await person.click(await screen.findByRole('button', { name: 'Encerrar a sessão de 10/11/2026 às 09:30' }));
    expect(await screen.findByText('Sessão encerrada')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText(/Entrou em/)).toHaveLength(1));
    expect(await list()).toHaveFocus();
  });

  test('are ended all but this one, after a question', async () => {
    open = [session(), elsewhere, session({ id: '00000000000000aa', current: false })];
    const person = comeIn();
    await person.click(await screen.findByRole('button', { name: 'Encerrar as outras' }));
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Encerrar as outras' }),
    );
    expect(await screen.findByText('2 sessões encerradas')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText(/Entrou em/)).toHaveLength(1));
  });

  test('that was over already says so, and goes', async () => {
    open = [session(), elsewhere];
    answer({
      'auth.endSession': () => {
        open = [session()];
        throw new AppError('sessionNotFound');
      },
    });
    const person = comeIn();
    await person.click(await screen.findByRole('button', { name: /Encerrar a sessão/ }));
    expect(await screen.findByText('Sessão não encontrada')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText(/Entrou em/)).toHaveLength(1));
  });

  test('that cannot be read can be asked for again', async () => {
    answer({ 'auth.sessions': refuse('internal') });
    const person = comeIn();
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    answer({ 'auth.sessions': () => ({ sessions: open }) });
    await person.click(again);
    expect(await list()).toBeVisible();
  });
});

test('the theme is chosen, kept, and given back to the system', async () => {
  const person = comeIn();
  expect(await screen.findByRole('radio', { name: /Do sistema/ })).toBeChecked();
  await person.click(screen.getByRole('radio', { name: 'Escuro' }));
  expect([document.documentElement.dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  await person.click(screen.getAllByRole('button', { name: 'Usar tema claro' })[0]!);
  expect(screen.getByRole('radio', { name: 'Claro' })).toBeChecked();
  await person.click(screen.getByRole('radio', { name: /Do sistema/ }));
  expect([document.documentElement.dataset.theme, localStorage.getItem('theme')]).toEqual([undefined, null]);
});
