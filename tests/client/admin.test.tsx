import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { LogEntry } from '../../server/features/audit/audit.schema.ts';
import type { HealthCheck } from '../../server/features/health/health.schema.ts';
import type { ManagedUser } from '../../server/features/users/users.schema.ts';
import '../../src/features/health/HealthScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/audit/LogScreen.tsx';
import '../../src/features/users/UsersScreen.tsx';
import '../../src/features/auth/NewPasswordScreen.tsx';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student } from './samples.ts';

const account = (own: Partial<ManagedUser> = {}): ManagedUser => ({
  id: 7,
  fullName: 'Bruno Reis',
  username: 'bruno',
  email: 'bruno@academia.example',
  role: 'professor',
  state: 'active',
  avatarUrl: null,
  courses: 2,
  enrollments: 0,
  fixed: null,
  createdAt: '2026-01-10T12:00:00.000Z',
  deactivatedAt: null,
  ...own,
});

const accounts = (users: ManagedUser[] = [account()], total = users.length) => {
  signedIn(admin);
  const asked: object[] = [];
  answer({
    'users.list': input => {
      asked.push(input as object);
      return { users, total, page: Number((input as { page?: unknown }).page ?? 1), pageSize: 20 };
    },
  });
  return asked;
};

const entry = (own: Partial<LogEntry> = {}): LogEntry => ({
  id: 1,
  event: 'lesson_completed',
  group: 'study',
  actor: { id: 1, name: 'Ana' },
  subject: null,
  text: 'Ana concluiu a aula “O garfo”',
  coins: null,
  address: '192.0.2.7',
  createdAt: '2026-11-21T15:00:00.000Z',
  ...own,
});

const paths = ['/admin/usuarios', '/admin/registro', '/admin/saude'];
test.each(
  paths.flatMap(path => [student, professor, null].map(user => [path, user?.role ?? 'visitor', user] as const)),
)('%s is closed to a %s', async (path, _, user) => {
  signedIn(user);
  openApp(path);
  expect(await screen.findByText('Esta área é dos administradores da escola.')).toBeVisible();
});

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
    accounts([account({ state: 'waiting' }), account({ id: 8, fullName: 'Demo', fixed: 'demo' })]);
    answer({ 'users.approve': () => ({ user: account() }) });
    const user = openApp('/admin/usuarios');
    await user.click(await screen.findByRole('button', { name: 'Aprovar: Bruno Reis' }));
    expect(await screen.findByText('Cadastro aprovado!')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ações para Demo' }));
    expect(await screen.findByText('Conta de demonstração: não muda.')).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Desativar conta' })).not.toBeInTheDocument();
  });
});

describe('the log', () => {
  test('tells each event with address and time, and goes on from page to page', async () => {
    signedIn(admin);
    answer({
      'audit.list': ({ cursor }) =>
        cursor
          ? { events: [entry({ id: 2, text: 'Ana entrou na academia' })], next: null }
          : { events: [entry()], next: '5-1' },
    });
    const user = openApp('/admin/registro');
    const row = within(await screen.findByRole('list', { name: 'Eventos' })).getByRole('listitem');
    expect(row).toHaveTextContent('Ana concluiu a aula “O garfo”');
    expect(row).toHaveTextContent('21/11/2026 às 12:00de 192.0.2.7');
    expect(within(row).getByRole('link', { name: 'Ana' })).toHaveAttribute('href', '/admin/registro?pessoa=1');
    await user.click(screen.getByRole('button', { name: 'Mostrar mais antigos' }));
    expect(await screen.findByText('Fim do registro.')).toBeVisible();
    expect(screen.getByText('entrou na academia')).toBeVisible();
  });

  test('is filtered by subject, day and a person who is searched and chosen', async () => {
    accounts([account()]);
    const asked: object[] = [];
    answer({ 'audit.list': input => (asked.push(input), { events: [], next: null }) });
    const user = openApp('/admin/registro?dia=2026-11-20');
    expect(await screen.findByText('Nada registrado com estes filtros')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Assunto'), 'Loja e ofertas');
    await user.type(screen.getByLabelText('Pessoa'), 'bru');
    await user.click(await screen.findByRole('button', { name: 'Bruno Reis' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ group: 'store', userId: 7, day: '2026-11-20' }));
    expect(window.location.search).toBe('?grupo=store&pessoa=7&dia=2026-11-20');
  });
});

describe('the health', () => {
  const check = (own: Partial<HealthCheck>): HealthCheck => ({
    key: 'disk',
    title: 'Espaço livre no disco',
    value: '72 GB',
    verdict: 'ok',
    advice: 'Há espaço de sobra.',
    ...own,
  });

  test('says each figure with its verdict, and the worst of them first', async () => {
    signedIn(admin);
    answer({
      'health.read': () => ({
        overall: 'problem' as const,
        checks: [
          check({}),
          check({
            key: 'engine',
            title: 'Motor de xadrez',
            value: '1 cálculo agora',
            verdict: 'problem',
            advice: 'A fila está cheia.',
          }),
        ],
        measuredAt: '2026-11-21T15:00:00.000Z',
      }),
    });
    openApp('/admin/saude');
    expect(await screen.findByText('Há um problema a resolver')).toBeVisible();
    const rows = within(screen.getByRole('list', { name: 'Medidas' })).getAllByRole('listitem');
    expect(rows.map(row => row.textContent)).toEqual([
      'Espaço livre no disco Tudo bem72 GBHá espaço de sobra.',
      'Motor de xadrez Problema1 cálculo agoraA fila está cheia.',
    ]);
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
    expect(await screen.findByLabelText('Email')).toHaveValue('caio@exemplo.com.br');
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
