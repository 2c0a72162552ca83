import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import '../../src/features/guardians/GuardianScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/guardians/LinksScreen.tsx';
import '../../src/features/classes/ClassScreen.tsx';
import { answer } from '../support/msw.ts';
import { ofClass } from './class-sample.ts';
import { aGuardianPage } from './guardian-samples.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor } from './samples.ts';

const make = vi.fn<(input: { userIds: number[] }) => void>();

beforeEach(() => {
  make.mockReset();
  signedIn(professor);
  answer({
    'guardians.links': () => ({
      links: [
        { userId: 11, fullName: 'Ana Lima', madeAt: '2026-03-02T12:00:00.000Z' },
        { userId: 12, fullName: 'Beto Reis', madeAt: null },
      ],
    }),
    'guardians.makeLinks': ({ userIds }) => {
      make({ userIds });
      return { links: userIds.map(userId => ({ userId, fullName: 'x', path: '/responsavel#s' })) };
    },
  });
});

test('a link that a family may have on paper is replaced after a question, a missing one is made at once', async () => {
  const named = Promise.withResolvers<void>();
  answer({ 'classes.get': () => named.promise.then(() => ({ class: { ...ofClass, id: 7 } })) });
  const person = openApp('/turmas/7/responsaveis');
  const way = within(await screen.findByRole('navigation', { name: 'Você está em' }));
  expect((await way.findByText('Turma')).closest('li')).toHaveAttribute('aria-busy', 'true');
  named.resolve();
  expect(await screen.findByText('Link de 02/03/2026')).toBeVisible();
  expect(await way.findByRole('link', { name: ofClass.name })).toHaveAttribute('href', '/turmas/7');
  await person.click(screen.getByRole('button', { name: 'Trocar: Ana Lima' }));
  const question = await screen.findByRole('alertdialog', { name: 'Trocar o link de Ana Lima?' });
  expect(make).not.toHaveBeenCalled();
  await person.click(within(question).getByRole('button', { name: 'Cancelar' }));
  await person.click(await screen.findByRole('button', { name: 'Fazer link: Beto Reis' }));
  await screen.findByRole('list', { name: 'Links dos responsáveis' });
  expect(make.mock.calls).toEqual([[{ userIds: [12] }]]);
});

test('a new card of a child comes with the one of their guardians: the password ended their link', async () => {
  const ana = { userId: 11, fullName: 'Ana Lima', username: 'ana.lima' };
  const figures = { avatarUrl: null, rating: 1200, provisional: true, lastSeenOn: null };
  answer({
    'classes.get': () => ({ class: { ...ofClass, id: 7 } }),
    'classes.courses': () => ({ courses: [] }),
    'assignments.grades': () => ({ columns: [], rows: [] }),
    'classes.students': () => ({
      students: [{ ...ana, ...figures, hasEmail: false, progress: null, attendance: null }],
      requests: [],
    }),
    'classes.newPassword': () => ({ ...ana, password: 'gato pedra sol' }),
  });
  openApp('/turmas/7/alunos');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Escolher Ana Lima' }));
  fireEvent.click(screen.getByRole('button', { name: 'Nova senha e cartão' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Dar nova senha' }));
  expect(await screen.findByRole('list', { name: 'Senhas novas' })).toHaveTextContent('ana.lima · gato pedra sol');
  await expect
    .poll(() => [...document.querySelectorAll('.card-of-child')].map(card => card.textContent))
    .toEqual([expect.stringContaining('gato pedra sol'), expect.stringContaining('Para os responsáveis')]);
  expect(make.mock.calls).toEqual([[{ userIds: [11] }]]);
});

test('guardians see a request as it is now when their answer is refused', async () => {
  signedIn(null);
  const asked = { id: 1, kind: 'order' as const, title: 'Relógio', createdAt: '2026-05-04T12:00:00.000Z' };
  const waits = { state: 'waiting' as const, answeredAt: null };
  let coins = 50;
  answer({
    'guardians.page': () => ({
      ...aGuardianPage,
      purchases: { bySchool: true, byGuardian: false, requests: [{ ...asked, ...waits, coins }] },
    }),
    'guardians.answerPurchase': () => {
      coins = 60;
      throw new AppError('priceChanged');
    },
  });
  openApp(`/responsavel#${'a'.repeat(43)}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Aprovar: Relógio' }));
  expect(await screen.findByText(/^60 moedas/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('O preço mudou');
});
