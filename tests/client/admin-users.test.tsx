import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import '../../src/features/users/UsersScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/auth/NewPasswordScreen.tsx';
import { answer } from '../support/msw.ts';
import { account, accounts } from './account-samples.ts';
import { openApp, signedIn } from './open-app.tsx';

describe('the users', () => {
  test('are found and filtered, and the filters stand in the address', async () => {
    const asked = accounts([account()], 60);
    const user = openApp('/admin/usuarios?pagina=2');
    await screen.findByText('Página 2 de 3');
    await user.selectOptions(screen.getByLabelText('Papel'), 'Professor');
    await user.selectOptions(screen.getByLabelText('Situação'), 'Aguarda aprovação');
    await user.type(screen.getByLabelText('Buscar'), 'reis');
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ search: 'reis', role: 'professor', state: 'waiting', page: 1 }),
    );
    expect(new URLSearchParams(window.location.search).toString()).toBe('busca=reis&papel=professor&situacao=waiting');
  });

  test('are deactivated after a question that says what becomes of their courses', async () => {
    accounts();
    const done: object[] = [];
    answer({ 'users.deactivate': input => (done.push(input), { user: account({ state: 'deactivated' }) }) });
    const user = openApp('/admin/usuarios');
    await user.click(await screen.findByRole('button', { name: 'Ações para Bruno Reis' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Desativar conta' }));
    const question = await screen.findByRole('alertdialog', { name: 'Desativar a conta de Bruno Reis?' });
    expect(question).toHaveTextContent('2 cursos continuam no ar com o nome da pessoa');
    expect(question).toHaveTextContent(
      'Se ela dá mentorias, o que foi reservado e ainda não começou é cancelado, com as moedas de volta',
    );
    await user.click(within(question).getByRole('button', { name: 'Desativar' }));
    expect(await screen.findByText('Conta desativada!')).toBeVisible();
    expect(done).toEqual([{ userId: 7 }]);
  });

  test('who are students are deleted for good after their consequences and the own password', async () => {
    accounts([account({ role: 'student' })]);
    const done: object[] = [];
    const erase = (input: object) => {
      accounts([]);
      done.push(input);
      return { deleted: true as const };
    };
    answer({ 'privacy.eraseStudent': erase });
    const user = openApp('/admin/usuarios');
    await user.click(await screen.findByRole('button', { name: 'Ações para Bruno Reis' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Excluir de vez' }));
    const dialog = await screen.findByRole('dialog', { name: 'Excluir a conta de Bruno Reis?' });
    await user.click(within(dialog).getByRole('button', { name: 'Excluir de vez' }));
    expect(dialog).toHaveTextContent('Digite sua senha para confirmar');
    await user.type(within(dialog).getByLabelText('Sua senha'), 'segredo');
    await user.click(within(dialog).getByRole('button', { name: 'Excluir de vez' }));
    expect(await screen.findByText('Conta excluída')).toBeVisible();
    expect(done).toEqual([{ userId: 7, password: 'segredo' }]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('get another role only after it says what that means; a refusal is told in the dialog', async () => {
    accounts();
    answer({
      'users.setRole': () => {
        throw new AppError('lastAdmin');
      },
    });
    const user = openApp('/admin/usuarios');
    await user.click(await screen.findByRole('button', { name: 'Ações para Bruno Reis' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mudar papel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mudar o papel de Bruno Reis' });
    expect(within(dialog).getByRole('button', { name: 'Mudar papel' })).toBeDisabled();
    await user.selectOptions(within(dialog).getByLabelText('Novo papel'), 'Administrador');
    expect(dialog).toHaveTextContent('Administradores podem ver e mudar tudo na escola.');
    await user.click(within(dialog).getByRole('button', { name: 'Mudar papel' }));
    expect(await within(dialog).findByText('A escola precisa de pelo menos um administrador ativo')).toBeVisible();
  });

  test('get a link for a new password, which is shown whole', async () => {
    accounts();
    const make = vi.fn(() => ({ path: '/nova-senha#segredo', expiresAt: '2026-11-21T15:30:00.000Z' }));
    answer({ 'users.makeResetLink': make });
    const user = openApp('/admin/usuarios');
    await user.click(await screen.findByRole('button', { name: 'Ações para Bruno Reis' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Criar nova senha' }));
    const button = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Criar link' });
    // The second click of a double click comes before the first one shows.
    act(() => [1, 2].forEach(detail => fireEvent.click(button, { detail })));
    const dialog = await screen.findByRole('dialog', { name: 'Link para a nova senha' });
    expect(within(dialog).getByLabelText('Link')).toHaveValue(`${window.location.origin}/nova-senha#segredo`);
    expect(make).toHaveBeenCalledOnce();
    expect(dialog).toHaveTextContent('até 21/11/2026 às 12:30');
    expect(within(dialog).getByLabelText('Link')).toHaveFocus();
    expect(within(dialog).getByLabelText('Link')).toHaveAccessibleDescription(/^Assim ele só abre neste computador/);
    const ground = dialog.previousElementSibling!;
    await user.click(ground);
    await user.click(ground);
    expect(dialog).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ações para Bruno Reis' })).toHaveFocus());
  });

  test('who wait are let in by one button; accounts that cannot be changed say why', async () => {
    accounts([account({ state: 'waiting', toApprove: true }), account({ id: 8, fullName: 'Demo', fixed: 'demo' })]);
    answer({ 'users.approve': () => ({ user: account() }) });
    const user = openApp('/admin/usuarios');
    await user.click(await screen.findByRole('button', { name: 'Aprovar: Bruno Reis' }));
    expect(await screen.findByText('Cadastro aprovado!')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ações para Demo' }));
    expect(await screen.findByText('Conta de demonstração: não muda.')).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Desativar conta' })).not.toBeInTheDocument();
  });
});

describe('the screen behind a link', () => {
  const SECRET = 's'.repeat(43);
  const owner = { fullName: 'Caio Menezes', email: 'caio@exemplo.com.br' };

  test('says whose password it is, takes it, and leads to a sign-in that knows the email', async () => {
    signedIn(null);
    const sent: object[] = [];
    answer({
      'users.linkOwner': input => (sent.push(input), owner),
      'users.choosePassword': input => (sent.push(input), { changed: true as const }),
      'auth.options': () => ({ demo: false }) as never,
    });
    const user = openApp(`/nova-senha#${SECRET}`);
    expect(await screen.findByText('Caio Menezes')).toBeVisible();
    expect(screen.getByText('caio@exemplo.com.br')).toBeVisible();
    await user.type(await screen.findByLabelText('Nova senha'), 'torre-na-setima');
    await user.type(screen.getByLabelText('Confirmar nova senha'), 'outra');
    await user.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
    expect(await screen.findByText('As senhas não coincidem')).toBeVisible();
    await user.clear(screen.getByLabelText('Confirmar nova senha'));
    await user.type(screen.getByLabelText('Confirmar nova senha'), 'torre-na-setima');
    await user.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(sent).toEqual([{ secret: SECRET }, { secret: SECRET, newPassword: 'torre-na-setima' }]);
    expect(await screen.findByLabelText('Email ou nome de usuário')).toHaveValue('caio@exemplo.com.br');
    await waitFor(() => expect(screen.getByLabelText('Senha')).toHaveFocus());
    expect(window.location.href).not.toContain('caio');
  });

  test.each(['/nova-senha', '/nova-senha#cortado'])('%s was cut short, and nobody is asked', async path => {
    signedIn(null);
    openApp(path);
    expect(await screen.findByText('Este link não está completo. Peça outro à administração.')).toBeVisible();
  });

  test('follows another link that is pasted over it', async () => {
    signedIn(null);
    answer({
      'users.linkOwner': ({ secret }) => {
        if (secret !== SECRET) throw new AppError('resetLinkInvalid');
        return owner;
      },
    });
    openApp(`/nova-senha#${'v'.repeat(43)}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Este link não vale mais.');
    window.location.hash = SECRET;
    expect(await screen.findByText('Caio Menezes')).toBeVisible();
  });

  test('asks for no password when the link is no longer good', async () => {
    signedIn(null);
    answer({
      'users.linkOwner': () => {
        throw new AppError('resetLinkInvalid');
      },
    });
    openApp(`/nova-senha#${SECRET}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Este link não vale mais. Peça outro à administração.');
    expect(screen.queryByLabelText('Nova senha')).toBeNull();
    expect(screen.getByText('Já escolheu sua senha?')).toContainElement(screen.getByRole('link', { name: 'Entrar' }));
  });
});
