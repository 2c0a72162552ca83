import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import '../../src/features/tournaments/ManageScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/tournaments/TournamentsScreen.tsx';
import '../../src/features/youth/YouthScreen.tsx';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student } from './samples.ts';
import { booking, card, offer, program, seat, youth } from './youth-samples.ts';

beforeEach(() => {
  signedIn(student);
  answer({ 'youth.read': () => youth() });
  offer();
});

describe('Categoria de Base', () => {
  test('asks a visitor to sign in', async () => {
    signedIn(null);
    openApp('/categoria-base');
    expect(await screen.findByText('Acesso Restrito')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute('href', '/login');
  });

  test('counts students, categories, teachers and tournaments, and shows the age groups', async () => {
    openApp('/categoria-base');
    const numbers = await screen.findByRole('region', { name: 'Números da base' });
    expect(
      within(numbers)
        .getAllByRole('definition')
        .map(number => number.textContent),
    ).toEqual(['69', '4', '3', '12']);
    const groups = within(screen.getByRole('list', { name: 'Categorias de idade' })).getAllByRole('listitem');
    expect(groups.map(group => group.textContent)).toEqual([
      'Sub-86 a 8 anos18 alunos',
      'Sub-108 a 10 anos17 alunos',
      'Sub-1210 a 12 anos16 alunos',
      'Sub-1412 a 14 anos15 alunos',
    ]);
    expect((await card('Escolinha de Xadrez')).getByText('120 moedas')).toBeVisible();
    expect((await card('Escolinha de Xadrez')).getByText('2x por semana')).toBeVisible();
    expect((await card('Equipe de Competição')).getByText('3x por semana')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Camila Rocha' })).toBeVisible();
  });

  test('shows three tournaments with their status, and what each lets one do', async () => {
    const user = openApp('/categoria-base');
    const [open, soon, qualifiers] = [await card('Copa Jovem'), await card('Festival'), await card('Final')];
    expect(open.getByText('Inscrições abertas')).toBeVisible();
    expect(open.getByRole('button', { name: /^Inscrever/ })).toBeEnabled();
    expect(soon.getByText('Em breve')).toBeVisible();
    expect(soon.getByRole('button', { name: /^Em Breve/ })).toBeDisabled();
    expect(qualifiers.getByText('Classificatórias')).toBeVisible();
    await user.click(qualifiers.getByRole('button', { name: /^Ver Detalhes/ }));
    expect(await screen.findByRole('dialog', { name: 'Final' })).toHaveTextContent('Oito primeiros de cada categoria.');
  });

  test.each([
    { user: professor, role: 'professor' },
    { user: admin, role: 'administrator' },
  ])('says to a $role why there is nothing to press for a place', async ({ user }) => {
    signedIn(user);
    openApp('/categoria-base');
    expect(await screen.findByText('As inscrições são dos alunos')).toBeVisible();
    await card('Copa Jovem');
    expect(screen.queryByRole('button', { name: /^(Inscrever|Matricular)/ })).toBeNull();
  });

  test('says nothing of that to a student', async () => {
    openApp('/categoria-base');
    await card('Copa Jovem');
    expect(screen.queryByText('As inscrições são dos alunos')).toBeNull();
  });

  test('says what to do where the price is on request', async () => {
    const user = openApp('/categoria-base');
    await user.click((await card('Xadrez nas Escolas')).getByRole('button', { name: /^Consultar preço/ }));
    expect(await screen.findByText(/^Fale com a direção da sua escola/)).toBeVisible();
  });

  test('enrols in the group that the student picks, for the price they saw', async () => {
    const enroll = vi.fn((_input: unknown) => ({
      booking: booking({ kind: 'program', category: 'sub10', price: 120 }),
      coins: 65,
    }));
    answer({ 'youth.enroll': enroll });
    const user = openApp('/categoria-base');
    await user.click((await card('Escolinha de Xadrez')).getByRole('button', { name: /^Matricular/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmar matrícula' }));
    expect(dialog.getByText('65 moedas')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Confirmar matrícula' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Escolha a categoria de idade.');
    expect(enroll).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('radio', { name: /Sub-10/ }));
    answer({ 'youth.read': () => youth({ programs: [program({ seat, category: 'sub10' })] }) });
    await user.click(dialog.getByRole('button', { name: 'Confirmar matrícula' }));
    expect(await screen.findByText('Matrícula confirmada!')).toBeVisible();
    expect(enroll.mock.lastCall?.[0]).toEqual({
      programId: 2,
      category: 'sub10',
      price: 120,
      clientKey: expect.stringMatching(/^\w{32}$/) as string,
    });
    expect(await screen.findByText('Matriculado na Sub-10')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Cancelar matrícula/ })).toHaveFocus());
  });

  test('offers only the groups of the age in the profile, the first one chosen', async () => {
    answer({ 'youth.read': () => youth({ age: 8 }, ['sub8', 'sub10']) });
    const user = openApp('/categoria-base');
    expect(await screen.findAllByText('Sua idade')).toHaveLength(2);
    await user.click((await card('Escolinha de Xadrez')).getByRole('button', { name: /^Matricular/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('radio').map(radio => (radio as HTMLInputElement).checked)).toEqual([true, false]);
    expect(dialog.getByText('Pela data de nascimento do seu perfil, você tem 8 anos.')).toBeVisible();
  });

  test('says why no group suits a child, and lets nothing be confirmed', async () => {
    answer({ 'youth.read': () => youth({ age: 31 }, []) });
    const user = openApp('/categoria-base');
    await user.click((await card('Escolinha de Xadrez')).getByRole('button', { name: /^Matricular/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('alert')).toHaveTextContent('você tem 31 anos');
    expect(dialog.getByRole('button', { name: 'Confirmar matrícula' })).toBeDisabled();
  });

  test('says how many coins are missing, and where they are earned', async () => {
    const user = openApp('/categoria-base');
    await user.click((await card('Equipe de Competição')).getByRole('button', { name: /^Matricular/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Moedas insuficientes' }));
    expect(dialog.getByText('15 moedas')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Resolver problemas' })).toHaveAttribute('href', '/practice?aba=problemas');
  });
});
