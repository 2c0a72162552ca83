import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { School, SchoolInput } from '../../server/features/school/school.schema.ts';
import '../../src/features/school/SchoolScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/users/UsersScreen.tsx';
import '../../src/features/auth/start/StartScreen.tsx';
import '../../src/features/certificates/CertificateCheck.tsx';
import { answer } from '../support/msw.ts';
import { openApp, PLAIN_SCHOOL, signedIn } from './open-app.tsx';
import { admin, student } from './samples.ts';

const SECRET = 'a'.repeat(43);
const torre: School = { ...PLAIN_SCHOOL, name: 'Torre Branca', accent: 'azul' };

beforeEach(() => {
  document.documentElement.removeAttribute('data-accent');
  localStorage.clear();
});

describe('the link of a first start', () => {
  test('that is not whole says so', async () => {
    signedIn(null);
    answer({ 'school.start': () => ({ open: true }) });
    openApp('/comecar');
    expect(await screen.findByRole('alert')).toHaveTextContent('Este link não está completo');
  });

  test('is over once somebody administers the school', async () => {
    signedIn(null);
    answer({ 'school.start': () => ({ open: false }) });
    openApp(`/comecar#${SECRET}`);
    expect(await screen.findByText(/Esta escola já tem quem a administre/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
  });

  test('names what is missing beside each field, and the refusal of the server', async () => {
    signedIn(null);
    const sent: object[] = [];
    answer({
      'school.start': () => ({ open: true }),
      'school.begin': input => {
        sent.push(input);
        throw new AppError('startLinkInvalid');
      },
    });
    const user = openApp(`/comecar#${SECRET}`);
    await user.click(await screen.findByRole('button', { name: 'Abrir a escola' }));
    expect((await screen.findAllByText('Preencha este campo')).length).toBe(5);
    const lines = {
      'Nome da escola': 'Torre Branca',
      'Nome completo': 'Helena',
      Email: 'helena@x.com',
      Senha: 'torre-na-setima',
      'Confirmar senha': 'torre-na-setima',
    };
    for (const [label, text] of Object.entries(lines)) await user.type(screen.getByLabelText(label), text);
    await user.click(screen.getByLabelText('Vinho'));
    await user.click(screen.getByRole('button', { name: 'Abrir a escola' }));
    expect(
      await screen.findByText('Este link não vale mais. Inicie a academia de novo para receber outro.'),
    ).toBeVisible();
    expect(sent).toMatchObject([
      { secret: SECRET, schoolName: 'Torre Branca', accent: 'vinho', email: 'helena@x.com' },
    ]);
  });
});

describe('the school', () => {
  const open = () => {
    signedIn(admin);
    const saved: SchoolInput[] = [];
    answer({
      'school.get': () => ({ school: torre }),
      'school.update': input => (saved.push(input), { school: { ...torre, ...input } }),
    });
    return { saved, user: openApp('/admin/escola') };
  };

  test('is shown by name and colour in the header, the title and the footer', async () => {
    open();
    expect(await within(await screen.findByRole('banner')).findByText('Torre Branca')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Escola · Torre Branca'));
    expect(document.documentElement.dataset.accent).toBe('azul');
    expect(screen.getByText('© 2025 Torre Branca. Todos os direitos reservados.')).toBeVisible();
  });

  test('gets another name and colour, seen at once', async () => {
    const { saved, user } = open();
    const name = await screen.findByLabelText('Nome da escola');
    await user.clear(name);
    await user.type(name, 'Bispo Bom');
    await user.click(screen.getByLabelText('Verde'));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Escola atualizada!')).toBeVisible();
    expect(saved).toEqual([{ ...PLAIN_SCHOOL, name: 'Bispo Bom' }]);
    expect(within(screen.getByRole('banner')).getByText('Bispo Bom')).toBeVisible();
    expect(document.documentElement.dataset.accent).toBeUndefined();
  });

  test('closes the registration, and from then on the header offers none', async () => {
    const { saved, user } = open();
    await user.click(await screen.findByRole('radio', { name: /Fechado/ }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Escola atualizada!')).toBeVisible();
    expect(saved).toMatchObject([{ registration: 'closed' }]);
  });

  test.each([
    ['/register', 'O cadastro está fechado. Peça uma conta à administração da escola'],
    ['/login', 'Peça uma à administração da escola.'],
  ])('that has closed the registration says so at %s', async (path, text) => {
    signedIn(null);
    answer({
      'school.get': () => ({ school: { ...torre, registration: 'closed' } }),
      'auth.options': () => ({ demo: false, professorApproval: false }),
    });
    openApp(path);
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    expect(screen.queryByLabelText('Confirmar senha')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Cadastre-se' })).not.toBeInTheDocument();
  });

  test('that has closed the registration has no button for it in the header', async () => {
    signedIn(null);
    answer({ 'school.get': () => ({ school: { ...torre, registration: 'closed' } }) });
    openApp('/home');
    const header = within(await screen.findByRole('banner'));
    await waitFor(() => expect(header.queryByRole('link', { name: 'Cadastrar' })).not.toBeInTheDocument());
    expect(header.getByRole('link', { name: 'Entrar' })).toBeVisible();
  });

  test('says beside its name how long that may be', async () => {
    const { saved, user } = open();
    const name = await screen.findByLabelText('Nome da escola');
    await user.clear(name);
    await user.type(name, 'Academia Brasileira de Xadrez Escolar SP!');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Use no máximo 40 caracteres no nome da escola')).toBeVisible();
    expect(name).toBeInvalid();
    expect(saved).toEqual([]);
  });

  test('stands on its certificates', async () => {
    signedIn(null);
    answer({
      'school.get': () => ({ school: torre }),
      'certificates.check': ({ code }) => ({
        certificate: {
          code,
          valid: true,
          studentName: 'Ana',
          courseTitle: 'Finais',
          professorName: 'Rui',
          duration: 60,
          issuedAt: '2026-11-03T02:00:00.000Z',
        },
      }),
    });
    openApp('/certificado/7K3QD-AAAAA-BBBBB-CCCCC');
    const diploma = await screen.findByRole('article', { name: 'Certificado de conclusão' });
    await waitFor(() => expect(within(diploma).getAllByText('Torre Branca')).toHaveLength(2));
    expect(diploma).not.toHaveTextContent('Academia de Xadrez');
  });

  test.each([
    ['/premium', 'Torre Branca Premium'],
    ['/profile?aba=configuracoes', 'Excluir conta'],
  ])('is called by no other name at %s', async (path, heading) => {
    signedIn(student);
    answer({
      'school.get': () => ({ school: torre }),
      'profile.get': () => ({ user: student }),
      'auth.sessions': () => ({ sessions: [] }),
      'tokens.list': () => ({ tokens: [] }),
    });
    openApp(path);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent('Academia');
  });

  test('is changed by administrators alone', async () => {
    signedIn(student);
    openApp('/admin/escola');
    expect(await screen.findByText('Esta área é dos administradores da escola.')).toBeVisible();
  });
});

test('an administrator makes an account and hands out its link', async () => {
  signedIn(admin);
  const made = {
    id: 9,
    fullName: 'Caio Menezes',
    username: 'caio',
    email: 'caio@x.com',
    role: 'professor' as const,
    state: 'active' as const,
    toApprove: false,
    avatarUrl: null,
    courses: 0,
    enrollments: 0,
    fixed: null,
    createdAt: '2026-11-21T15:00:00.000Z',
    deactivatedAt: null,
  };
  const asked: object[] = [];
  answer({
    'users.list': () => ({ users: [], total: 0, page: 1, pageSize: 20 }),
    'users.invite': input => (
      asked.push(input),
      { user: made, path: '/nova-senha#xyz', expiresAt: '2026-12-05T15:00:00.000Z' }
    ),
  });
  const user = openApp('/admin/usuarios');
  await user.click(await screen.findByRole('button', { name: 'Nova conta' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getByLabelText('Nome completo')).toHaveFocus());
  await user.type(within(dialog).getByLabelText('Nome completo'), 'Caio Menezes');
  await user.type(within(dialog).getByLabelText('Email'), 'caio@x.com');
  await user.click(within(dialog).getByRole('button', { name: 'Criar conta' }));
  const link = await within(dialog).findByLabelText('Link');
  expect(link).toHaveValue(`${window.location.origin}/nova-senha#xyz`);
  await waitFor(() => expect(link).toHaveFocus());
  expect(within(dialog).getByRole('link', { name: 'Abrir aqui' })).toHaveAttribute(
    'href',
    `${window.location.origin}/nova-senha#xyz`,
  );
  expect(asked).toEqual([{ fullName: 'Caio Menezes', email: 'caio@x.com', role: 'professor' }]);
});

test(`the dashboard's first steps lead straight to the form of a new account, whose \
button has the focus after it`, async () => {
  signedIn(admin);
  answer({ 'users.list': () => ({ users: [], total: 0, page: 1, pageSize: 20 }) });
  const user = openApp('/admin/usuarios?nova');
  expect(await screen.findByRole('dialog', { name: 'Nova conta' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Nova conta' })).toHaveFocus());
  expect(window.location.search).toBe('');
});
