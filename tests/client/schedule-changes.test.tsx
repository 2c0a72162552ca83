import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor } from './samples.ts';
import { cell, dated, NOW, PATH, school } from './schedule-samples.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  return () => vi.useRealTimers();
});
const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a lesson without a date is scheduled from a day, in the time of São Paulo', async () => {
  signedIn(professor);
  const { given } = school(dated());
  const user = openApp(`${PATH}?dia=2026-11-26`);
  await user.click(await screen.findByRole('button', { name: 'Marcar aula neste dia' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Marcar aula' }));
  await user.selectOptions(dialog.getByLabelText('Curso'), 'Táticas Essenciais');
  await dialog.findByRole('option', { name: '4. A cravada' });
  expect(
    dialog
      .getAllByRole('option')
      .map(option => option.textContent)
      .slice(-3),
  ).toEqual(['Escolha a aula', '4. A cravada', '5. O espeto (rascunho)']);
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText('Informe a hora')).toBeInTheDocument();
  expect(dialog.getByText('Escolha a aula', { selector: '[role=alert]' })).toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText('Aula'), '4. A cravada');
  put('Hora', '19:00');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Aula marcada')).toBeInTheDocument();
  expect(given).toEqual([{ lessonId: 9, scheduledAt: '2026-11-26T22:00:00.000Z', cancelled: false }]);
  expect(await cell('quinta-feira, 26 de novembro de 2026, 1 aula')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const openMenu = async (user: ReturnType<typeof openApp>, item: string) => {
  await user.click(await screen.findByRole('button', { name: 'Mudar a data de O garfo' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('a lesson is moved to another day, and what was its place keeps the focus', async () => {
  signedIn(professor);
  const { given } = school(dated());
  const user = openApp(`${PATH}?dia=2026-11-24`);
  await openMenu(user, 'Mudar a data');
  const dialog = within(await screen.findByRole('dialog', { name: 'Mudar a data' }));
  expect(await dialog.findByLabelText('Data')).toHaveValue('2026-11-24');
  expect(dialog.getByLabelText('Hora')).toHaveValue('19:30');
  put('Data', '2026-12-03');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Data alterada')).toBeInTheDocument();
  expect(given).toEqual([{ lessonId: 5, scheduledAt: '2026-12-03T22:30:00.000Z', cancelled: false }]);
  await waitFor(() => expect(window.location.search).toBe('?dia=2026-12-03'));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'quinta-feira, 3 de dezembro de 2026' })).toHaveFocus(),
  );
});

test('an address names the lesson that gets its first date', async () => {
  signedIn(professor);
  school();
  openApp(`${PATH}?aula=9`);
  expect(await screen.findByRole('dialog', { name: 'Marcar data' })).toBeInTheDocument();
  expect(await screen.findByLabelText('Data')).toHaveValue('');
});

test('a lesson is called off after a question, and taken up again', async () => {
  signedIn(professor);
  const { given } = school(dated());
  const user = openApp(PATH);
  await openMenu(user, 'Cancelar a aula');
  await user.click(await screen.findByRole('button', { name: 'Cancelar a aula' }));
  expect(await screen.findByText('Cancelada')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await openMenu(user, 'Retomar nesta data');
  expect(await screen.findByText('Agendada')).toBeInTheDocument();
  expect(given).toEqual(
    [true, false].map(cancelled => ({ lessonId: 5, scheduledAt: '2026-11-24T22:30:00.000Z', cancelled })),
  );
});

test('a lesson leaves the calendar, and the focus stays in the list', async () => {
  signedIn(professor);
  const { given } = school(dated());
  const user = openApp(PATH);
  await openMenu(user, 'Tirar do cronograma');
  expect(await screen.findByText('Nenhuma aula marcada neste mês.')).toBeInTheDocument();
  expect(await screen.findByText('Data retirada')).toBeInTheDocument();
  expect(given).toEqual([{ lessonId: 5, scheduledAt: null, cancelled: false }]);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Aulas de novembro de 2026' })).toHaveFocus());
});

test('a date that is refused says why, and the form stays', async () => {
  signedIn(professor);
  school(dated());
  answer({
    'lessons.schedule': () => {
      throw new AppError('lessonNotFound');
    },
  });
  const user = openApp(`${PATH}?aula=5`);
  await user.click(await screen.findByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Lição não encontrada')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Mudar a data' })).toBeInTheDocument();
});
