import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import { strengthOf } from '../../src/lib/password-strength.ts';
import '../../src/features/auth/LoginScreen.tsx';
import '../../src/features/auth/RegisterScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/dashboard/DashboardScreen.tsx';
import { answer, breakNetwork } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { enrollment, student } from './samples.ts';
import { onePage } from './one-page.ts';

const refuse = (refusal: ConstructorParameters<typeof AppError>[0]) => () => {
  throw new AppError(refusal);
};
const atDashboard = () => waitFor(() => expect(window.location.pathname).toBe('/dashboard'));

beforeEach(() => {
  signedIn(null);
  answer({
    'auth.options': () => ({ demo: false, professorApproval: false }),
    'enrollments.list': () => onePage({ enrollments: [] }),
  });
});

describe('login', () => {
  const submit = async () => screen.findByRole('button', { name: 'Entrar' });

  test('an empty form is answered in the red box, without asking the server', async () => {
    const person = openApp('/login');
    await person.click(await submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Por favor, preencha todos os campos');
  });

  test('typing clears the error', async () => {
    const person = openApp('/login');
    await person.click(await submit());
    await screen.findByRole('alert');
    await person.type(screen.getByLabelText('Email ou nome de usuário'), 'a');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test("the server's refusal is shown", async () => {
    answer({ 'auth.login': refuse('tooManyAttempts') });
    const person = openApp('/login');
    await person.type(await screen.findByLabelText('Email ou nome de usuário'), 'ana@academia.example');
    await person.type(screen.getByLabelText('Senha'), 'senha123{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Muitas tentativas. Tente novamente em alguns minutos.');
  });

  test('after a refusal the password is ready to be typed again', async () => {
    answer({ 'auth.login': refuse('wrongCredentials') });
    const person = openApp('/login');
    await person.type(await screen.findByLabelText('Email ou nome de usuário'), 'ana@academia.example');
    await person.type(screen.getByLabelText('Senha'), 'senha123');
    await person.click(await submit());
    await screen.findByRole('alert');
    await waitFor(() => expect(screen.getByLabelText('Senha')).toHaveFocus());
  });

  test('without a word from the server the form says that email or password are wrong', async () => {
    const person = openApp('/login');
    await person.type(await screen.findByLabelText('Email ou nome de usuário'), 'ana@academia.example');
    breakNetwork();
    await person.type(screen.getByLabelText('Senha'), 'senha123{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Email ou senha incorretos');
  });

  test('the button says that it is working', async () => {
    answer({ 'auth.login': () => new Promise(() => {}) });
    const person = openApp('/login');
    await person.type(await screen.findByLabelText('Email ou nome de usuário'), 'ana@academia.example');
    await person.type(screen.getByLabelText('Senha'), 'senha123{Enter}');
    expect(await screen.findByRole('button', { name: 'Entrando...' })).toBeDisabled();
  });

  test('success opens the dashboard of the one who came in', async () => {
    answer({ 'auth.login': () => ({ user: student }) });
    const person = openApp('/login');
    await person.type(await screen.findByLabelText('Email ou nome de usuário'), 'ana@academia.example');
    await person.type(screen.getByLabelText('Senha'), 'senha123{Enter}');
    expect(await screen.findByRole('heading', { name: 'Olá, Ana!' })).toBeVisible();
    await atDashboard();
  });

  test("the next user sees nothing of the last one's data", async () => {
    signedIn(student);
    answer({
      'enrollments.list': () => onePage({ enrollments: [enrollment({ courseTitle: 'Curso da Ana' })] }),
      'auth.login': () => ({ user: { ...student, id: 9, fullName: 'Bruno Lima' } }),
    });
    const person = openApp('/dashboard');
    await screen.findAllByText('Curso da Ana');
    act(() => window.history.pushState(null, '', '/login'));
    answer({ 'enrollments.list': () => onePage({ enrollments: [] }) });
    await person.type(await screen.findByLabelText('Email ou nome de usuário'), 'bruno@academia.example');
    await person.type(screen.getByLabelText('Senha'), 'senha123{Enter}');
    expect(await screen.findByText('Seu primeiro curso espera por você')).toBeVisible();
    expect(screen.queryByText('Curso da Ana')).not.toBeInTheDocument();
  });

  test('the password can be shown and hidden again', async () => {
    const person = openApp('/login');
    const password = await screen.findByLabelText('Senha');
    expect(password).toHaveAttribute('type', 'password');
    await person.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(password).toHaveAttribute('type', 'text');
    await person.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  test('a visitor without an account finds the way to one', async () => {
    openApp('/login');
    expect(await screen.findByRole('link', { name: 'Cadastre-se' })).toHaveAttribute('href', '/register');
  });
});

describe('demo login', () => {
  const names = ['Entrar como Aluno', 'Entrar como Professor', 'Entrar como Administrador'];

  test('a school without demo accounts shows no demo buttons', async () => {
    openApp('/login');
    await screen.findByRole('button', { name: 'Entrar' });
    for (const name of names) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  test.each([
    [names[0], 'aluno@academia.demo'],
    [names[1], 'professor@academia.demo'],
    [names[2], 'admin@academia.demo'],
  ])('%s enters with that account', async (name, email) => {
    const login = vi.fn(() => ({ user: student }));
    answer({ 'auth.options': () => ({ demo: true, professorApproval: false }), 'auth.login': login });
    const person = openApp('/login');
    await person.click(await screen.findByRole('button', { name }));
    await atDashboard();
    expect(login).toHaveBeenCalledWith({ email, password: 'demo1234' });
  });

  test('a failure without a word from the server has words of its own', async () => {
    answer({ 'auth.options': () => ({ demo: true, professorApproval: false }) });
    const person = openApp('/login');
    const button = await screen.findByRole('button', { name: 'Entrar como Aluno' });
    breakNetwork();
    await person.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao fazer login de demonstração');
  });
});

describe('signup', () => {
  const fill = async (person: ReturnType<typeof openApp>, values: Record<string, string> = {}) => {
    const all = {
      'Nome completo': 'Ana Clara',
      'Nome de usuário': 'anaclara',
      Email: 'ana@academia.example',
      Senha: 'senha123',
      'Confirmar senha': 'senha123',
      ...values,
    };
    await screen.findByLabelText('Nome completo');
    for (const [label, text] of Object.entries(all)) if (text) await person.type(screen.getByLabelText(label), text);
    await person.click(screen.getByRole('button', { name: 'Criar conta' }));
  };

  test.each([
    ['an empty field', { Email: '' }, 'Por favor, preencha todos os campos obrigatórios'],
    ['passwords that differ', { 'Confirmar senha': 'outra123' }, 'As senhas não coincidem'],
    ['a short password', { Senha: 'abc', 'Confirmar senha': 'abc' }, 'A senha deve ter pelo menos 6 caracteres'],
    ['an email without @', { Email: 'ana.academia' }, 'Por favor, digite um email válido'],
  ])('%s is refused in the documented words', async (_case, values, message) => {
    await fill(openApp('/register'), values);
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('editing a field clears its error', async () => {
    const person = openApp('/register');
    await fill(person, { Email: '' });
    expect(await screen.findByText('Preencha este campo')).toBeVisible();
    await person.type(screen.getByLabelText('Email'), 'a');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('sends what was typed, as a student unless told otherwise, and opens the dashboard', async () => {
    const register = vi.fn(() => ({ user: student }));
    answer({ 'auth.register': register });
    await fill(openApp('/register'));
    await atDashboard();
    expect(register).toHaveBeenCalledWith({
      fullName: 'Ana Clara',
      username: 'anaclara',
      email: 'ana@academia.example',
      role: 'student',
      password: 'senha123',
    });
  });

  test('a professor says so', async () => {
    const register = vi.fn((_input: { role?: string | undefined }) => ({ user: student }));
    answer({ 'auth.register': register });
    const person = openApp('/register');
    await person.click(await screen.findByRole('radio', { name: /Professor/ }));
    await fill(person);
    await atDashboard();
    expect(register.mock.calls[0]?.[0]).toMatchObject({ role: 'professor' });
  });

  test('nobody can become an administrator', async () => {
    openApp('/register');
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
  });

  test.each([
    ['emailTaken', 'Email', 'Este email já está cadastrado'],
    ['usernameTaken', 'Nome de usuário', 'Este nome de usuário já está em uso'],
  ] as const)('%s is said beside its field', async (refusal, label, message) => {
    answer({ 'auth.register': refuse(refusal) });
    await fill(openApp('/register'));
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message));
    expect(screen.getByLabelText(label)).toBeInvalid();
  });

  test('without a word from the server there are words of our own', async () => {
    const person = openApp('/register');
    await screen.findByLabelText('Email');
    breakNetwork();
    await fill(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao criar conta. Tente novamente.');
  });

  test('the button says that it is working', async () => {
    answer({ 'auth.register': () => new Promise(() => {}) });
    await fill(openApp('/register'));
    expect(await screen.findByRole('button', { name: 'Criando conta...' })).toBeDisabled();
  });
});

test.each([
  ['abcde', 'Muito curta'],
  ['abc123', 'Fraca'],
  ['abcdefgh', 'Fraca'],
  ['abcd1234', 'Boa'],
  ['Abcd1234', 'Forte'],
  ['cavalo branco', 'Forte'],
])('the password %s is called %s', (password, label) => {
  expect(strengthOf(password).label).toBe(label);
});
