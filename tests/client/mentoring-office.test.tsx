import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ManagedMentor, ManagedSlot } from '../../server/features/mentoring/manage.schema.ts';
import '../../src/features/mentoring/ManageScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { mentor, slot } from './mentoring-samples.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student } from './samples.ts';

beforeEach(() => signedIn(student));

describe("the school's side", () => {
  const managed = (own: Partial<ManagedMentor> = {}): ManagedMentor => ({
    ...mentor(),
    accepts: true,
    active: true,
    account: null,
    freeSlots: 2,
    ...own,
  });
  const managedSlot = (own: Partial<ManagedSlot> = {}): ManagedSlot => {
    const { booked: _booked, ...offered } = slot();
    return {
      ...offered,
      places: 0,
      roomUrl: null,
      cancelledAt: null,
      begun: false,
      students: [{ id: 1, name: 'Ana Clara Moreira', email: 'ana@academia.example' }],
      ...own,
    };
  };
  const stocked = (mentors: ManagedMentor[], slots: ManagedSlot[] = []) =>
    answer({
      'mentoring.managedMentors': () => ({ mentors }),
      'mentoring.managedSlots': () => ({ slots, total: slots.length, page: 1, pageSize: 20 }),
    });

  test.each([null, student])('is closed to visitors and students (%#)', async user => {
    signedIn(user);
    openApp('/mentoria/administrar');
    expect(await screen.findByText('Somente mentores e administradores gerenciam a mentoria.')).toBeVisible();
  });

  test('tells a professor who is no mentor how to become one', async () => {
    signedIn(professor);
    stocked([]);
    openApp('/mentoria/administrar');
    expect(await screen.findByText('Você ainda não é mentor')).toBeVisible();
  });

  test.each([
    [1, 0, 'Livre'],
    [1, 1, 'Reservado'],
    [4, 0, '4 vagas livres'],
    [4, 1, '1 de 4 vagas ocupadas'],
    [4, 4, 'Lotado'],
  ])('says of %i places with %i taken: %s', async (capacity, taken, text) => {
    signedIn(professor);
    stocked(
      [managed()],
      [
        managedSlot({
          capacity,
          students: Array.from({ length: taken }, (_, i) => ({
            id: i,
            name: `Aluno ${i}`,
            email: `aluno${i}@academia.example`,
          })),
        }),
      ],
    );
    openApp('/mentoria/administrar');
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('shows a mentor who comes, and takes the address of the room', async () => {
    signedIn(professor);
    stocked([managed()], [managedSlot()]);
    const setRoom = vi.fn(() => ({ slot: managedSlot() }));
    answer({ 'mentoring.setRoom': setRoom });
    const person = openApp('/mentoria/administrar');
    expect(await screen.findByRole('list', { name: 'Quem vem' })).toHaveTextContent(
      'Ana Clara Moreira · ana@academia.example',
    );
    await person.click(screen.getByRole('button', { name: /^Informar sala/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sala do encontro' }));
    await person.type(dialog.getByLabelText('Endereço da sala'), 'http://sala');
    await person.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await dialog.findByText('Informe um endereço que comece com https://')).toBeVisible();
    await person.clear(dialog.getByLabelText('Endereço da sala'));
    await person.type(dialog.getByLabelText('Endereço da sala'), 'https://salas.exemplo.com/b');
    await person.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Sala informada!')).toBeVisible();
    expect(setRoom).toHaveBeenCalledExactlyOnceWith({ slotId: 7, roomUrl: 'https://salas.exemplo.com/b' });
  });

  test("offers a weekly series at São Paulo's hours", async () => {
    signedIn(professor);
    stocked([managed()]);
    const offer = vi.fn((_input: unknown) => ({ slots: [managedSlot(), managedSlot({ id: 8 })] }));
    answer({ 'mentoring.offer': offer });
    const person = openApp('/mentoria/administrar');
    await person.click(await screen.findByRole('button', { name: 'Oferecer horários' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Oferecer horários' }));
    await person.click(dialog.getByRole('button', { name: 'Oferecer' }));
    expect(await dialog.findByText('Informe a data')).toBeVisible();
    await person.type(dialog.getByLabelText('Data'), '2036-11-26');
    await person.type(dialog.getByLabelText('Hora'), '19:00');
    await person.clear(dialog.getByLabelText('Semanas seguidas'));
    await person.type(dialog.getByLabelText('Semanas seguidas'), '2');
    await person.click(dialog.getByRole('button', { name: 'Oferecer' }));
    expect(await screen.findByText('Horários oferecidos!')).toBeVisible();
    expect(offer.mock.lastCall?.[0]).toMatchObject({
      mentorId: 1,
      program: 'individual',
      startsAt: '2036-11-26T22:00:00.000Z',
      weeks: 2,
    });
  });

  test('calls a slot off after saying who is told', async () => {
    signedIn(admin);
    stocked([managed()], [managedSlot()]);
    const cancelSlot = vi.fn(() => ({ slot: managedSlot({ cancelledAt: '2026-11-22T12:00:00.000Z' }) }));
    answer({ 'mentoring.cancelSlot': cancelSlot });
    const person = openApp('/mentoria/administrar');
    await person.click(await screen.findByRole('button', { name: /^Cancelar/ }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancelar este horário?' });
    expect(question).toHaveTextContent('1 aluno recebe as moedas de volta e um aviso: Ana Clara Moreira.');
    stocked([managed()], []);
    await person.click(within(question).getByRole('button', { name: 'Cancelar horário' }));
    expect(await screen.findByText('Horário cancelado')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(cancelSlot).toHaveBeenCalledExactlyOnceWith({ slotId: 7 });
  });

  test('makes and changes mentors', async () => {
    signedIn(admin);
    stocked([
      managed({ account: { id: 2, name: 'Ricardo Nogueira', email: 'ricardo@academia.example', comes: false } }),
    ]);
    const [create, update] = [
      vi.fn((_input: unknown) => ({ mentor: managed() })),
      vi.fn((_input: unknown) => ({ mentor: managed() })),
    ];
    answer({ 'mentoring.createMentor': create, 'mentoring.updateMentor': update });
    const person = openApp('/mentoria/administrar?aba=mentores');
    expect(await screen.findByText(/A conta está desativada ou é de aluno/)).toBeVisible();
    await person.click(await screen.findByRole('button', { name: 'Novo mentor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Novo mentor' }));
    await person.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await dialog.findByText('Nome é obrigatório')).toBeVisible();
    expect(dialog.getByText('O preço por hora vai de 90 a 150 moedas')).toBeVisible();
    for (const [label, text] of [
      ['Nome', 'Clara'],
      ['Título', 'Mestra FIDE'],
      ['Especialidade', 'Finais'],
      ['Rating', '2200'],
      ['Anos de experiência', '9'],
      ['Moedas por hora', '90'],
    ] as const)
      await person.type(dialog.getByLabelText(label), text);
    await person.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Mentor criado!')).toBeVisible();
    expect(create.mock.lastCall?.[0]).toEqual({
      name: 'Clara',
      title: 'Mestra FIDE',
      specialty: 'Finais',
      rating: 2200,
      experience: 9,
      pricePerHour: 90,
      accountEmail: null,
      accepts: true,
      active: true,
    });
    await person.click(screen.getByRole('button', { name: /^Editar/ }));
    const edit = within(await screen.findByRole('dialog', { name: 'Editar mentor' }));
    await person.click(edit.getByRole('switch', { name: /^Ativo/ }));
    await person.click(edit.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Mentor atualizado!')).toBeVisible();
    expect(update.mock.lastCall?.[0]).toMatchObject({
      mentorId: 1,
      active: false,
      accountEmail: 'ricardo@academia.example',
    });
  });
});
