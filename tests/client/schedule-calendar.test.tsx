import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor, student } from './samples.ts';
import { cell, dated, NOW, PATH, school } from './schedule-samples.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

test('a month shows its lessons by the days of São Paulo, in the grid and as a list', async () => {
  signedIn(professor);
  const { asked } = school(
    dated({ scheduledDate: '2026-11-25T02:30:00.000Z' }),
    dated({ id: 6, title: 'O espeto', status: 'cancelled', scheduledDate: '2026-11-30T22:00:00.000Z' }),
  );
  openApp(PATH);
  expect(await screen.findByRole('grid', { name: 'Cronograma de novembro de 2026' })).toBeInTheDocument();
  expect(await cell('terça-feira, 24 de novembro de 2026, 1 aula')).toHaveTextContent('O garfo');
  expect(screen.getByRole('gridcell', { name: /^sábado, 21 de novembro/ })).toHaveAttribute('aria-current', 'date');
  expect(asked).toEqual([{ from: '2026-11-01T03:00:00.000Z', to: '2026-12-06T03:00:00.000Z', page: 1 }]);
  const day = screen.getByRole('list', { name: 'Aulas de terça-feira, 24 de novembro de 2026' });
  for (const text of ['23:30', 'Táticas Essenciais · 45min', 'Agendada'])
    expect(within(day).getByText(text)).toBeInTheDocument();
  expect(within(day).getByRole('link', { name: 'O garfo' })).toHaveAttribute(
    'href',
    '/professor/cursos/2/lessons/5/edit',
  );
  expect(screen.getByText('Cancelada')).toBeInTheDocument();
});

test('more lessons than a page of the server holds are all shown', async () => {
  signedIn(professor);
  school();
  const many = Array.from({ length: 60 }, (_, i) => dated({ id: i + 1, title: `Aula ${i + 1}` }));
  answer({
    'lessons.taught': input => ({
      lessons: many.slice((Number(input?.page) - 1) * 50, Number(input?.page) * 50),
      total: 60,
      page: Number(input?.page),
      pageSize: 50,
      counts: { scheduled: 60, completed: 0, cancelled: 0, draft: 0, published: 0 },
    }),
  });
  openApp(PATH);
  expect(await cell('terça-feira, 24 de novembro de 2026, 60 aulas')).toBeInTheDocument();
});

test('keys walk through the days, over the edge of a month, and open one', async () => {
  signedIn(professor);
  school(dated());
  const user = openApp(`${PATH}?dia=2026-11-24`);
  const start = await cell(/^terça-feira, 24 de novembro/);
  expect(start).toHaveAttribute('tabindex', '0');
  expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  start.focus();
  await user.keyboard('{ArrowLeft}{ArrowUp}{End}');
  expect(await cell(/^sábado, 21 de novembro/)).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(await cell(/^sábado, 5 de dezembro/)).toHaveFocus();
  expect(screen.getByRole('grid', { name: 'Cronograma de dezembro de 2026' })).toBeInTheDocument();
  await user.keyboard('{PageUp}{Home}');
  expect(await cell(/^domingo, 1º de novembro/)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'domingo, 1º de novembro de 2026' })).toBeInTheDocument();
  expect(window.location.search).toBe('?dia=2026-11-01');
});

test('the months go by, and today leads back', async () => {
  signedIn(professor);
  school();
  const user = openApp(`${PATH}?mes=2026-12`);
  await user.click(await screen.findByRole('button', { name: 'Próximo mês' }));
  expect(screen.getByRole('grid', { name: 'Cronograma de janeiro de 2027' })).toBeInTheDocument();
  expect(window.location.search).toBe('?mes=2027-01');
  await user.click(screen.getByRole('button', { name: 'Hoje' }));
  expect(await cell(/^sábado, 21 de novembro/)).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByText('Nenhuma aula marcada neste dia.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mês anterior' }));
  expect(await screen.findByText('Nenhuma aula marcada neste mês.')).toBeInTheDocument();
});

test('the course stands in the address and is asked for', async () => {
  signedIn(professor);
  const { asked } = school(dated());
  const user = openApp(PATH);
  await screen.findByRole('option', { name: 'Finais' });
  await user.selectOptions(screen.getByLabelText('Curso'), 'Finais');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ courseId: 3 }));
  expect(window.location.search).toBe('?curso=3');
});

test('what could not be loaded can be tried again', async () => {
  signedIn(professor);
  school(dated());
  answer({
    'lessons.taught': () => {
      throw new AppError('unavailable');
    },
  });
  const user = openApp(PATH);
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.queryByText(/[Nn]enhuma aula/)).not.toBeInTheDocument();
  expect(screen.getByRole('gridcell', { name: 'terça-feira, 24 de novembro de 2026' })).toBeInTheDocument();
  school(dated());
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'O garfo' })).toBeInTheDocument();
});

test('a student may not enter, and the server is asked nothing', async () => {
  signedIn(student);
  openApp(PATH);
  expect(await screen.findByText('Acesso Negado')).toBeInTheDocument();
});
