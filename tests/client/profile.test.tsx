import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { ProfileForm } from '../../server/features/profile/profile.schema.ts';
import '../../src/features/profile/ProfileScreen.tsx'; // read ahead of the lazy route
import { answer, breakNetwork } from '../support/msw.ts';
import { beside } from './beside.ts';
import { openApp, signedIn } from './open-app.tsx';
import { achievement, activity, admin, professor, student } from './samples.ts';

const comeIn = (user = student) => {
  signedIn(user);
  answer({ 'profile.get': () => ({ user }) });
  return openApp('/profile');
};
const edit = async (person: ReturnType<typeof openApp>) =>
  person.click(await screen.findByRole('button', { name: 'Editar Perfil' }));
const save = () => screen.getByRole('button', { name: 'Salvar Alterações' });

test('nobody sees a profile without signing in', async () => {
  signedIn(null);
  openApp('/profile');
  expect(await screen.findByText('Acesso negado')).toBeVisible();
  expect(screen.getByText('Você precisa estar logado para ver esta página.')).toBeVisible();
});

describe('the header card', () => {
  test.each([
    [student, 'Estudante'],
    [professor, 'Professor'],
    [admin, 'Admin'],
  ])('$role: the badge names the role', async (user, badge) => {
    comeIn(user);
    const card = await screen.findByRole('region', { name: 'Resumo do perfil' });
    expect(card).toHaveTextContent(badge);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(user.fullName);
  });

  test('a student sees level, rating, XP and coins; a professor does not', async () => {
    comeIn();
    const card = await screen.findByRole('region', { name: 'Resumo do perfil' });
    expect(card).toHaveTextContent(/Nível 4 · Jogador.*Rating1245\?.*Nível4.*XP550.*Moedas185/);
    // On a phone no button stands alone on its line.
    const bookings = within(card).getByRole('link', { name: 'Minhas reservas' });
    expect(bookings.parentElement).toHaveClass('max-sm:grid-cols-2');
  });

  test('a professor has no achievements and no coins', async () => {
    comeIn(professor);
    expect(await screen.findByRole('region', { name: 'Resumo do perfil' })).not.toHaveTextContent('Moedas');
    expect(screen.queryByRole('tab', { name: 'Conquistas' })).not.toBeInTheDocument();
  });
});

test('what is missing says so', async () => {
  comeIn();
  expect(await screen.findByText('Não informado')).toBeVisible();
  expect(screen.getByText('Nenhuma biografia adicionada.')).toBeVisible();
  expect(screen.getByText('18/04/2013')).toBeVisible();
});

test.each([
  { name: 'Atividade', text: 'Nenhuma atividade ainda' },
  { name: 'Conquistas', text: 'Nenhuma conquista ainda' },
])('$name of somebody who begins says so', async ({ name, text }) => {
  const person = comeIn();
  await person.click(await screen.findByRole('tab', { name }));
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent(text));
});

test('a student sees what they did and what they achieved, once there is something', async () => {
  const person = comeIn();
  answer({
    'missions.activity': () => ({ activities: [activity({ kind: 'mission_claimed', title: 'Olho Tático' })] }),
    'missions.achievements': () => ({
      achievements: [
        achievement(),
        achievement({
          id: 'aulas-10',
          title: 'Aluno Dedicado',
          completed: false,
          dateEarned: null,
          progress: 3,
          target: 10,
        }),
      ],
    }),
  });
  await person.click(await screen.findByRole('tab', { name: 'Atividade' }));
  expect(await screen.findByText('Olho Tático')).toBeVisible();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Resgatou a missão Olho Tático');
  await person.click(screen.getByRole('tab', { name: 'Conquistas' }));
  const medals = await screen.findByRole('list', { name: 'Suas conquistas' });
  expect(medals).toHaveTextContent(/^Primeiros PassosComumConcluiu a primeira aula.Conquistada em 21\/11\/2026$/);
  expect(screen.getByRole('link', { name: 'Ver todas as conquistas' })).toHaveAttribute(
    'href',
    '/missoes?aba=conquistas',
  );
});

test('a professor has tabs for what there is, and none that comes soon', async () => {
  comeIn(professor);
  await screen.findByRole('tab', { name: 'Geral' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Geral', 'Configurações']);
});

test('an address can lead to a tab', async () => {
  signedIn(student);
  answer({
    'profile.get': () => ({ user: student }),
    'auth.sessions': () => ({ sessions: [] }),
    'tokens.list': () => ({ tokens: [] }),
  });
  openApp('/profile?aba=configuracoes');
  expect(await screen.findByRole('tab', { name: 'Configurações' })).toHaveAttribute('aria-selected', 'true');
});

describe('editing', () => {
  test('starts from the current values, the date as yyyy-mm-dd', async () => {
    const person = comeIn();
    await edit(person);
    expect(screen.getByLabelText('Nome completo')).toHaveValue('Ana Clara Moreira');
    expect(screen.getByLabelText(/Data de nascimento/)).toHaveValue('2013-04-18');
  });

  test('the email, which is changed elsewhere, says where', async () => {
    const person = comeIn();
    await edit(person);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Para trocar o email, abra Configurações.');
  });

  test.each([
    ['Nome completo', 'A', 'Nome deve ter pelo menos 2 caracteres'],
    [/Biografia/, 'x'.repeat(501), 'Bio deve ter no máximo 500 caracteres'],
    [/Localização/, 'x'.repeat(101), 'Localização deve ter no máximo 100 caracteres'],
  ])('%s: %.12s is refused, and typing clears the error', async (label, text, message) => {
    const person = comeIn();
    await edit(person);
    const field = screen.getByLabelText(label);
    await person.clear(field);
    await person.click(field);
    await person.paste(text);
    await person.click(save());
    await waitFor(() => expect(beside(field)).toHaveTextContent(message));
    await person.type(field, 'y');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  test('cancelling forgets what was typed', async () => {
    const person = comeIn();
    await edit(person);
    await person.type(screen.getByLabelText('Nome completo'), ' da Silva');
    await person.click(screen.getByRole('button', { name: 'Cancelar Edição' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Ana Clara Moreira$/);
    await edit(person);
    expect(screen.getByLabelText('Nome completo')).toHaveValue('Ana Clara Moreira');
  });

  test('a look at another tab keeps what was typed', async () => {
    const person = comeIn();
    await edit(person);
    await person.type(screen.getByLabelText('Nome completo'), ' da Silva');
    await person.click(screen.getByRole('tab', { name: 'Atividade' }));
    await person.click(screen.getByRole('tab', { name: 'Geral' }));
    expect(screen.getByLabelText('Nome completo')).toHaveValue('Ana Clara Moreira da Silva');
  });

  test('saving sends the form, says so, and shows the new values everywhere', async () => {
    const saved = vi.fn((input: ProfileForm) => ({ user: { ...student, fullName: input.fullName } }));
    answer({ 'profile.save': saved });
    const person = comeIn();
    await edit(person);
    await person.clear(screen.getByLabelText('Nome completo'));
    await person.type(screen.getByLabelText('Nome completo'), 'Ana Souza');
    await person.click(save());
    expect(await screen.findByText('Perfil atualizado!')).toBeVisible();
    expect(screen.getByText('Suas informações foram salvas com sucesso.')).toBeVisible();
    expect(saved).toHaveBeenCalledWith({
      fullName: 'Ana Souza',
      phone: '',
      bio: '',
      location: 'Campinas, SP',
      dateOfBirth: '2013-04-18',
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ana Souza');
    expect(screen.getByRole('button', { name: 'Menu de Ana Souza' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Editar Perfil' })).toHaveFocus();
  });

  test('the button says that it is saving', async () => {
    answer({ 'profile.save': () => new Promise(() => {}) });
    const person = comeIn();
    await edit(person);
    await person.click(save());
    expect(await screen.findByRole('button', { name: 'Salvando...' })).toBeDisabled();
  });

  test('a failure is said, and nothing typed is lost', async () => {
    const person = comeIn();
    await edit(person);
    await person.type(screen.getByLabelText('Nome completo'), ' da Silva');
    breakNetwork();
    await person.click(save());
    expect(await screen.findByText('Erro ao atualizar perfil')).toBeVisible();
    expect(screen.getByText('Tente novamente mais tarde.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Nome completo')).toHaveValue('Ana Clara Moreira da Silva'));
  });
});
