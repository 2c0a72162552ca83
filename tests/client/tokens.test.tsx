import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../server/features/auth/auth.schema.ts';
import type { AccessToken } from '../../server/features/tokens/tokens.schema.ts';
import '../../src/features/profile/ProfileScreen.tsx'; // read ahead of the lazy route
import { expectCopied } from '../support/clipboard.ts';
import { answer } from '../support/msw.ts';
import { admin, student } from './samples.ts';
import { comeIn as comeInto, refuse } from './settings-samples.ts';

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

const comeIn = (user?: User) => comeInto(undefined, user);

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
    await expectCopied(SECRET);
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
