import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError, type Refusal } from '../../server/errors.ts';
import type { User } from '../../server/features/auth/auth.schema.ts';
import type { AccessToken } from '../../server/features/tokens/tokens.schema.ts';
import '../../src/features/auth/RegisterScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/dashboard/DashboardScreen.tsx';
import '../../src/features/teaching/home/HomeScreen.tsx';
import '../../src/features/profile/ProfileScreen.tsx';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student, taughtCourses } from './samples.ts';

const refuse = (refusal: Refusal) => () => {
  throw new AppError(refusal);
};
const SECRET = `academia_${'a1'.repeat(32)}`;
const token = (own: Partial<AccessToken> = {}): AccessToken => ({
  id: 7,
  name: 'Planilha da turma',
  scopes: ['read'],
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2027-02-18T12:00:00.000Z',
  lastUsedAt: null,
  expired: false,
  ...own,
});

let tokens: AccessToken[];
beforeEach(() => {
  tokens = [];
  answer({ 'auth.sessions': () => ({ sessions: [] }), 'tokens.list': () => ({ tokens }) });
});

const comeIn = (user: User = student) => {
  signedIn(user);
  answer({ 'profile.get': () => ({ user }) });
  return openApp('/profile?aba=configuracoes');
};

describe('tokens', () => {
  const openDialog = async (user?: User) => {
    const person = comeIn(user);
    await person.click(await screen.findByRole('button', { name: 'Criar token' }));
    return { person, dialog: within(await screen.findByRole('dialog')) };
  };

  test('are listed with what they permit, in words, and when they were used', async () => {
    tokens = [
      token({ scopes: ['write', 'admin'], lastUsedAt: new Date().toISOString() }),
      token({ id: 8, name: 'Velho', expired: true }),
    ];
    comeIn();
    const [first, second] = within(await screen.findByRole('list', { name: 'Seus tokens' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(
      'Planilha da turmaCriado em 20/11/2026 · expira em 18/02/2027Último uso: agoraLer e alterarAdministração',
    );
    expect(second).toHaveTextContent('expirou em 18/02/2027Nunca usadoExpiradoSó ler');
  });

  test('are made with a name, a reach and a time, and shown once', async () => {
    const create = vi.fn<(input: unknown) => { token: AccessToken; secret: string }>(() => {
      tokens = [token({ scopes: ['write'] })];
      return { token: tokens[0]!, secret: SECRET };
    });
    answer({ 'tokens.create': create });
    const { person, dialog } = await openDialog();
    expect(dialog.queryByRole('switch')).not.toBeInTheDocument();
    await person.type(dialog.getByLabelText('Nome'), 'Planilha da turma');
    await person.click(dialog.getByRole('radio', { name: /Ler e alterar/ }));
    await person.selectOptions(dialog.getByLabelText('Vale por'), '1 ano');
    await person.type(dialog.getByLabelText('Sua senha'), 'segredo');
    await person.click(dialog.getByRole('button', { name: 'Criar token' }));
    const field = await screen.findByLabelText('Token');
    expect(create).toHaveBeenCalledWith({
      name: 'Planilha da turma',
      scopes: ['write'],
      days: 365,
      password: 'segredo',
    });
    expect(field).toHaveValue(SECRET);
    expect(field).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Copiar token' }));
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    await person.click(screen.getByRole('button', { name: 'Já copiei' }));
    expect(await screen.findByRole('list', { name: 'Seus tokens' })).toHaveTextContent('Planilha da turma');
    expect(screen.queryByDisplayValue(SECRET)).not.toBeInTheDocument();
  });

  test('of administrators may reach where only they may', async () => {
    const create = vi.fn<(input: unknown) => { token: AccessToken; secret: string }>(() => ({
      token: token(),
      secret: SECRET,
    }));
    answer({ 'tokens.create': create });
    const { person, dialog } = await openDialog(admin);
    await person.type(dialog.getByLabelText('Nome'), 'Registro');
    await person.click(dialog.getByRole('switch', { name: /administração/ }));
    await person.type(dialog.getByLabelText('Sua senha'), 'segredo');
    await person.click(dialog.getByRole('button', { name: 'Criar token' }));
    await waitFor(() =>
      expect(create).toHaveBeenCalledWith({
        name: 'Registro',
        scopes: ['read', 'admin'],
        days: 90,
        password: 'segredo',
      }),
    );
  });

  test('need a name; what the server refuses is told in its words', async () => {
    answer({ 'tokens.create': refuse('tooManyTokens') });
    const { person, dialog } = await openDialog();
    await person.click(dialog.getByRole('button', { name: 'Criar token' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Nome')).toHaveAccessibleDescription(expect.stringContaining('Dê um nome ao token')),
    );
    await person.type(dialog.getByLabelText('Nome'), 'x');
    await person.type(dialog.getByLabelText('Sua senha'), 'segredo');
    await person.click(dialog.getByRole('button', { name: 'Criar token' }));
    expect(await dialog.findByText('Você já tem 20 tokens. Revogue um antes de criar outro.')).toBeVisible();
  });

  test('are not made without the right password, which is said beside it', async () => {
    answer({ 'tokens.create': refuse('wrongPassword') });
    const { person, dialog } = await openDialog();
    await person.type(dialog.getByLabelText('Nome'), 'x');
    await person.type(dialog.getByLabelText('Sua senha'), 'errada');
    await person.click(dialog.getByRole('button', { name: 'Criar token' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Sua senha')).toHaveAccessibleDescription(
        expect.stringContaining('Senha atual incorreta'),
      ),
    );
  });

  test('are listed where the password is changed, each ticked to be revoked with it', async () => {
    tokens = [token(), token({ id: 8, name: 'Velho', expired: true }), token({ id: 9, name: 'Robô' })];
    const change = vi.fn<(input: unknown) => { user: User }>(() => ({ user: student }));
    answer({ 'auth.changePassword': change });
    const person = comeIn();
    const toRevoke = within(await screen.findByRole('group', { name: 'Tokens a revogar' }));
    const boxes = toRevoke.getAllByRole('checkbox');
    expect(boxes).toHaveLength(2);
    for (const box of boxes) expect(box).toBeChecked();
    await person.click(toRevoke.getByRole('checkbox', { name: /Robô/ }));
    await person.type(screen.getByLabelText('Senha atual'), 'segredo');
    await person.type(screen.getByLabelText('Nova senha'), 'outra senha');
    await person.type(screen.getByLabelText('Confirmar nova senha'), 'outra senha');
    await person.click(screen.getByRole('button', { name: 'Alterar senha' }));
    await waitFor(() =>
      expect(change).toHaveBeenCalledWith({
        currentPassword: 'segredo',
        newPassword: 'outra senha',
        keepTokens: [9],
      }),
    );
  });

  test('are revoked after a question', async () => {
    tokens = [token()];
    answer({
      'tokens.revoke': () => {
        tokens = [];
        return { revoked: true as const };
      },
    });
    const person = comeIn();
    await person.click(await screen.findByRole('button', { name: 'Revogar o token Planilha da turma' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revogar' }));
    expect(await screen.findByText('Token revogado')).toBeVisible();
    expect(await screen.findByText('Você ainda não criou nenhum token.')).toBeVisible();
  });
});

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
    answer({ 'privacy.erase': () => ({ deleted: true as const }), 'enrollments.list': () => ({ enrollments: [] }) });
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
