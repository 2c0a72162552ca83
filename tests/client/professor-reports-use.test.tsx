import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { ReportExportInput } from '../../server/features/follow-up/reports.schema.ts';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { PATH, report, school } from './report-samples.ts';
import { admin, professor, student } from './samples.ts';

test('tab, period and course stand in the address and are asked for', async () => {
  signedIn(professor);
  const asked = school();
  const user = openApp(PATH);
  await screen.findByRole('option', { name: 'Finais Essenciais' });
  await user.selectOptions(screen.getByLabelText('Período'), 'Últimos 90 dias');
  await user.selectOptions(screen.getByLabelText('Curso'), 'Finais Essenciais');
  await user.click(screen.getByRole('tab', { name: 'Financeiro' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ period: '90d', courseId: 2 }));
  expect(window.location.search).toBe('?aba=financial&periodo=90d&curso=2');
  expect(screen.getByRole('tab', { name: 'Financeiro' })).toHaveAttribute('aria-selected', 'true');
});

test('an address that nobody knows shows the last 30 days', async () => {
  signedIn(professor);
  const asked = school();
  openApp(`${PATH}?aba=nada&periodo=2y&curso=-1`);
  await waitFor(() => expect(asked).toEqual([{ period: '30d' }]));
  expect(screen.getByRole('tab', { name: 'Visão Geral' })).toHaveAttribute('aria-selected', 'true');
});

test('the export is of the tab that is looked at', async () => {
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:x'),
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  signedIn(professor);
  school();
  const wanted: ReportExportInput[] = [];
  answer({
    'reports.export': input => {
      wanted.push(input as ReportExportInput);
      return { filename: 'relatorio.csv', csv: '\uFEFFDia\r\n' };
    },
  });
  const user = openApp(`${PATH}?aba=financial&periodo=7d&curso=2`);
  await user.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(wanted).toEqual([{ period: '7d', courseId: 2, tab: 'financial' }]);
  vi.restoreAllMocks();
});

test('an export that fails says so', async () => {
  signedIn(professor);
  school();
  answer({
    'reports.export': () => {
      throw new AppError('unavailable');
    },
  });
  const user = openApp(PATH);
  await user.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
  expect(await screen.findByText('Erro ao exportar')).toBeInTheDocument();
});

test('a professor without courses reads that there is nothing to show yet', async () => {
  signedIn(professor);
  school(report({ courseAnalytics: [], studentProgress: [] }));
  openApp(PATH);
  expect(await screen.findByText('Ainda não há o que mostrar')).toBeInTheDocument();
});

test('what could not be loaded can be tried again', async () => {
  signedIn(professor);
  school();
  answer({
    'reports.get': () => {
      throw new AppError('unavailable');
    },
  });
  const user = openApp(PATH);
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  school();
  await user.click(retry);
  expect(await screen.findByText('De 23/10/2026 a 21/11/2026')).toBeInTheDocument();
});

test('an administrator enters', async () => {
  signedIn(admin);
  school();
  openApp(PATH);
  expect(await screen.findByRole('heading', { level: 1, name: 'Relatórios e Estatísticas' })).toBeInTheDocument();
});

test('a student may not enter, and the server is asked nothing', async () => {
  signedIn(student);
  openApp(PATH);
  expect(await screen.findByText('Acesso Negado')).toBeInTheDocument();
});
