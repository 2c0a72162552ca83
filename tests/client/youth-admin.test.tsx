import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entrant } from '../../server/features/tournaments/tournaments.schema.ts';
import '../../src/features/tournaments/ManageScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/tournaments/TournamentsScreen.tsx';
import '../../src/features/youth/YouthScreen.tsx';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student } from './samples.ts';
import { FUTURE, offer, program, tournament, youth } from './youth-samples.ts';

beforeEach(() => {
  signedIn(student);
  answer({ 'youth.read': () => youth() });
  offer();
});

const entrant: Entrant = {
  bookingId: 5,
  name: 'Alice Barros',
  email: null,
  age: 7,
  rating: 1200,
  category: null,
  price: 0,
  enteredAt: '2026-10-01T12:00:00.000Z',
};

describe('Administrar Torneios e Base', () => {
  beforeEach(() => {
    answer({
      'youth.managed': () => ({ programs: youth().programs, teachers: youth().teachers }),
      'tournaments.taught': () => ({ tournamentIds: [1], programIds: [] }),
      'tournaments.entrants': () => ({ title: 'Copa Jovem', entrants: [entrant], total: 1, page: 1, pageSize: 50 }),
    });
  });

  test('is closed to students', async () => {
    openApp('/tournaments/administrar');
    expect(await screen.findByText('Acesso Negado')).toBeVisible();
  });

  test('lets a professor read who is entered in their own tournaments and change nothing', async () => {
    signedIn(professor);
    const user = openApp('/tournaments/administrar');
    const [first, ...others] = await screen.findAllByRole('button', { name: /^Inscritos/ });
    expect(others).toEqual([]);
    expect(
      screen.queryByRole('button', { name: /^(Editar|Novo|Cancelar torneio|Abrir inscrições|Fechar inscrições)/ }),
    ).toBeNull();
    await user.click(first!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Inscritos' }));
    expect(await dialog.findByText('Alice Barros')).toBeVisible();
    expect(dialog.getByText('7 anos')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Baixar CSV' })).toBeEnabled();
  });

  test('an administrator says who its professors are, by their emails', async () => {
    signedIn(admin);
    const rui = { id: 8, fullName: 'Rui Costa', email: 'rui@exemplo.com' };
    const set = vi.fn(({ emails }: { emails: string[] }) => ({ professors: emails.includes(rui.email) ? [rui] : [] }));
    answer({ 'tournaments.professors': () => ({ professors: [] }), 'tournaments.setProfessors': set });
    const user = openApp('/tournaments/administrar');
    await user.click((await screen.findAllByRole('button', { name: /^Professores/ }))[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Professores' }));
    await user.type(await dialog.findByLabelText('Email da conta de professor'), 'rui@exemplo.com{Enter}');
    expect(await dialog.findByText('Rui Costa')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Tirar: Rui Costa' }));
    expect(await dialog.findByText('Só a administração vê os inscritos.')).toBeVisible();
    expect(set.mock.calls.map(([{ emails }]) => emails)).toEqual([['rui@exemplo.com'], []]);
  });

  test('an administrator writes a tournament, and is told what is missing', async () => {
    signedIn(admin);
    const create = vi.fn((_input: unknown) => ({ tournament: tournament() }));
    answer({ 'tournaments.create': create });
    const user = openApp('/tournaments/administrar');
    await user.click(await screen.findByRole('button', { name: 'Novo torneio' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Novo torneio' }));
    await user.selectOptions(dialog.getByLabelText('Inscrições'), 'Classificatórias');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect((await dialog.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'Nome é obrigatório',
      'Descrição é obrigatória',
      'Informe a data e o horário de início',
      'Local é obrigatório',
      'Categorias são obrigatórias',
      'Premiação é obrigatória',
    ]);
    expect(dialog.getByLabelText('Nome')).toHaveFocus();
    for (const [label, text] of [
      ['Nome', 'Aberto'],
      ['Descrição', 'Sete rodadas'],
      ['Data', '2099-05-02'],
      ['Local', 'Sede'],
      ['Categorias', 'Todas'],
      ['Premiação', 'Troféu'],
      ['Como se classificar', 'Os oito melhores'],
    ] as const) {
      await user.type(dialog.getByLabelText(label), text);
    }
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Torneio criado!')).toBeVisible();
    expect(create.mock.lastCall?.[0]).toMatchObject({
      name: 'Aberto',
      startsAt: '2099-05-02T12:00:00.000Z',
      registration: 'qualifiers',
      rules: 'Os oito melhores',
      price: 0,
      capacity: null,
    });
  });

  test('an administrator opens a registration, and calls a tournament off after being asked', async () => {
    signedIn(admin);
    const set = vi.fn((_input: unknown) => {
      // As browsers do with a button that is disabled while it has the focus.
      (document.activeElement as HTMLElement).blur();
      return { tournament: tournament({ id: 2 }) };
    });
    const cancel = vi.fn((_input: unknown) => ({ tournament: tournament({ cancelled: true }) }));
    answer({ 'tournaments.setRegistration': set, 'tournaments.cancel': cancel });
    const user = openApp('/tournaments/administrar');
    const opening = await screen.findByRole('button', { name: /^Abrir inscrições.*Festival/ });
    // On a phone no button stands alone on its line.
    expect(opening.parentElement).toHaveClass('max-sm:grid-cols-2');
    await user.click(opening);
    await waitFor(() => expect(set.mock.lastCall?.[0]).toEqual({ tournamentId: 2, open: true }));
    await waitFor(() => expect(screen.getByRole('button', { name: /inscrições.*Festival/ })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: /^Cancelar torneio.*Copa Jovem/ }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Cancelar este torneio?' }));
    expect(asked.getByText(/12 inscritos recebem as moedas de volta e um aviso/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Cancelar torneio' }));
    await waitFor(() => expect(cancel.mock.lastCall?.[0]).toEqual({ tournamentId: 1 }));
    expect(await screen.findByText('Torneio cancelado')).toBeVisible();
  });

  test('an administrator changes a programme and the team', async () => {
    signedIn(admin);
    const update = vi.fn((_input: unknown) => ({ program: program() }));
    const teacher = vi.fn((_input: unknown) => ({ teacher: youth().teachers[0]! }));
    answer({ 'youth.updateProgram': update, 'youth.updateTeacher': teacher });
    const user = openApp('/tournaments/administrar?aba=programas');
    await user.click(await screen.findByRole('button', { name: /^Editar.*Escolinha/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar programa' }));
    await user.clear(dialog.getByLabelText(/^Vagas/));
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(update.mock.lastCall?.[0]).toMatchObject({
        programId: 2,
        price: 120,
        classesPerWeek: 2,
        capacity: null,
        startsAt: FUTURE,
        active: true,
      }),
    );
    await user.click(await screen.findByRole('tab', { name: 'Professores' }));
    await user.click(await screen.findByRole('button', { name: /^Editar.*Camila/ }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Editar professor' })).getByRole('switch', {
        name: /^Na equipe/,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(teacher.mock.lastCall?.[0]).toMatchObject({ teacherId: 1, active: false }));
  });
});
