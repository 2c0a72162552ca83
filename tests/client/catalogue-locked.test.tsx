import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import '../../src/features/courses/CatalogueScreen.tsx'; // read ahead of the lazy route
import '../../src/features/courses/LockedDialog.tsx';
import { answer } from '../support/msw.ts';
import { enrolledIn, offer, own } from './catalogue-samples.ts';
import { openApp, signedIn } from './open-app.tsx';
import { enrollment, premiumCourse, student } from './samples.ts';

beforeEach(() => {
  signedIn(student);
  enrolledIn();
});

describe('a locked course', () => {
  const openOffers = async () => {
    offer([premiumCourse({ locked: true })]);
    const person = openApp('/courses');
    await person.click(await screen.findByRole('button', { name: 'Ver Curso: Finais Essenciais' }));
    return { person, dialog: await screen.findByRole('dialog', { name: 'Conteúdo premium' }) };
  };

  test('shows the two ways in instead of the course', async () => {
    const { dialog } = await openOffers();
    expect(window.location.pathname).toBe('/courses');
    expect(dialog).toHaveTextContent('R$ 39,90 por mês');
    expect(dialog).toHaveTextContent('50 moedas');
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  });

  test('opens Premium in a new tab', async () => {
    const { dialog } = await openOffers();
    const link = within(dialog).getByRole('link');
    expect(link).toHaveAttribute('href', '/premium');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('opens with coins, once for however many clicks, and leads to the course', async () => {
    const { person, dialog } = await openOffers();
    const unlock = vi.fn<(input: { courseId: number; clientKey: string; price?: number | undefined }) => object>(
      () => ({
        enrollment: enrollment({ courseId: 2, accessUntil: '2026-12-22T15:00:00.000Z' }),
        coins: 135,
      }),
    );
    answer({
      'enrollments.unlock': unlock as never,
      'courses.get': () => new Promise<never>(() => {}),
      'lessons.ofCourse': () => new Promise<never>(() => {}),
    });
    await person.click(within(dialog).getByRole('button', { name: 'Usar moedas' }));
    const question = await screen.findByRole('dialog', { name: 'Desbloquear por 30 dias' });
    expect(question).toHaveTextContent('Preço50 moedasSuas moedas185 moedasDepois de desbloquear135 moedas');
    await person.dblClick(within(question).getByRole('button', { name: 'Desbloquear' }));
    expect(await screen.findByText('Curso desbloqueado!')).toBeVisible();
    expect(screen.getByText('Finais Essenciais está aberto até 22 de dezembro de 2026.')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/course/2'));
    expect(unlock).toHaveBeenCalledTimes(1);
    expect(unlock.mock.lastCall?.[0]).toMatchObject({ courseId: 2, price: 50 });
  });

  test('with too few coins says how many are missing and where they are earned', async () => {
    signedIn({ ...student, coins: 38 });
    const { person, dialog } = await openOffers();
    await person.click(within(dialog).getByRole('button', { name: 'Usar moedas' }));
    const question = await screen.findByRole('dialog', { name: 'Moedas insuficientes' });
    expect(question).toHaveTextContent('Faltam12 moedas');
    expect(within(question).getByRole('link', { name: 'Resolver problemas' })).toHaveAttribute(
      'href',
      '/practice?aba=problemas',
    );
    expect(within(question).queryByRole('button', { name: 'Desbloquear' })).not.toBeInTheDocument();
  });

  test('a refusal is said where one clicked, and the next try carries the same mark', async () => {
    const { person, dialog } = await openOffers();
    const marks: string[] = [];
    answer({
      'enrollments.unlock': ({ clientKey }) => {
        marks.push(clientKey);
        throw new AppError('courseFull');
      },
    });
    await person.click(within(dialog).getByRole('button', { name: 'Usar moedas' }));
    const question = await screen.findByRole('dialog', { name: 'Desbloquear por 30 dias' });
    for (const tries of [1, 2]) {
      await person.click(within(question).getByRole('button', { name: 'Desbloquear' }));
      expect(await within(question).findByRole('alert')).toHaveTextContent('Turma lotada');
      await waitFor(() => expect(marks).toHaveLength(tries));
    }
    expect(new Set(marks).size).toBe(1);
  });

  test('says that the time is over, and that the progress is kept', async () => {
    offer([premiumCourse({ locked: true, enrollment: { ...own(1, 25)!, accessUntil: '2026-11-10T15:00:00.000Z' } })]);
    const person = openApp('/courses');
    expect(await screen.findByText('Acesso encerrado em 10/11/2026')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Continuar: Finais Essenciais' }));
    expect(await screen.findByRole('dialog', { name: 'Conteúdo premium' })).toHaveTextContent(
      'Seu acesso a “Finais Essenciais” terminou em 10/11/2026; seu progresso está guardado.',
    );
  });

  test('that was unlocked shows until when it is open', async () => {
    offer([premiumCourse({ enrollment: { ...own(1, 25)!, accessUntil: '2026-12-22T15:00:00.000Z' } })]);
    openApp('/courses');
    expect(await screen.findByText('Aberto até 22/12/2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continuar: Finais Essenciais' })).toHaveAttribute('href', '/course/2');
  });
});
