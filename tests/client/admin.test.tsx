import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../../server/features/audit/audit.schema.ts';
import type { HealthCheck } from '../../server/features/health/health.schema.ts';
import '../../src/features/health/HealthScreen.tsx'; // read ahead of the lazy routes
import '../../src/features/audit/LogScreen.tsx';
import '../../src/features/users/UsersScreen.tsx';
import { answer } from '../support/msw.ts';
import { account, accounts } from './account-samples.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student } from './samples.ts';

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
