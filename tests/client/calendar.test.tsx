import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CalendarEntry } from '../../server/features/calendar/calendar.schema.ts';
import '../../src/features/calendar/CalendarScreen.tsx'; // read ahead of the lazy route
import '../../src/features/dashboard/DashboardScreen.tsx';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { NO_DATES, student } from './samples.ts';
import { onePage } from './one-page.ts';

const entry = (own: Partial<CalendarEntry>): CalendarEntry => ({
  kind: 'assignment',
  id: 1,
  title: 'Mates em um',
  where: '5º ano B',
  day: '2026-11-26',
  startsAt: '2026-11-26T21:00:00.000Z',
  endsAt: null,
  done: false,
  href: '/tarefas/1',
  ...own,
});
const ENTRIES = [
  entry({ id: 2, title: 'Já passou', day: '2026-11-23', startsAt: '2026-11-23T21:00:00.000Z', done: true }),
  entry({}),
  entry({
    kind: 'lesson',
    title: 'As torres',
    where: 'Finais',
    day: '2026-11-27',
    startsAt: '2026-11-27T22:00:00.000Z',
    endsAt: '2026-11-27T22:45:00.000Z',
    done: null,
    href: '/course/3?aula=1',
  }),
];

test('the calendar shows a week by its days, and the next one', async () => {
  signedIn(student);
  answer({
    'calendar.week': ({ day }) =>
      day === '2026-11-30' ? { ...NO_DATES, from: day, to: '2026-12-06' } : { ...NO_DATES, entries: ENTRIES },
  });
  openApp('/calendario');
  const task = await screen.findByRole('link', { name: 'Mates em um' });
  expect(task).toHaveAttribute('href', '/tarefas/1');
  const days = screen.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent);
  expect(days.slice(0, 4)).toEqual(['Segunda-feira23/11', 'Terça-feira24/11', 'Hoje25/11', 'Amanhã26/11']);
  expect(screen.getByText('até 18:00', { selector: 'time[datetime^="2026-11-26"]' })).toBeVisible();
  expect(screen.getByText('19:00–19:45')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Próxima semana' }));
  expect(await screen.findByText('Semana de 30/11 a 06/12')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Mates em um' })).not.toBeInTheDocument());
});

test('the address of the calendar is shown once, and can be revoked', async () => {
  signedIn(student);
  answer({
    'calendar.address': () => ({ madeAt: null }),
    'calendar.makeAddress': () => ({
      path: '/api/calendar/feeds/segredo/calendario.ics',
      madeAt: '2026-11-25T12:00:00.000Z',
    }),
    'calendar.revokeAddress': () => ({ revoked: true }),
  });
  openApp('/calendario');
  const make = await screen.findByRole('button', { name: 'Criar endereço' });
  await waitFor(() => expect(make).toBeEnabled());
  fireEvent.click(make);
  expect(await screen.findByLabelText('Seu endereço')).toHaveValue(
    `${location.origin}/api/calendar/feeds/segredo/calendario.ics`,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Revogar' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revogar' }));
  expect(await screen.findByRole('button', { name: 'Criar endereço' })).toBeVisible();
  expect(screen.queryByLabelText('Seu endereço')).not.toBeInTheDocument();
});

test('the dashboard shows what the rest of the week brings', async () => {
  signedIn(student);
  answer({
    'enrollments.list': () => onePage({ enrollments: [] }),
    'calendar.week': () => ({ ...NO_DATES, entries: ENTRIES }),
  });
  openApp('/dashboard');
  const week = within(await screen.findByRole('region', { name: 'Esta semana' }));
  expect(week.getAllByRole('link').map(link => link.textContent)).toEqual([
    'Ver calendário',
    'Mates em um',
    'As torres',
  ]);
});
