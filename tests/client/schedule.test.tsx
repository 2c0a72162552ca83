import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { Lesson } from '../../server/features/lessons/lessons.schema.ts';
import type { TaughtLesson, TaughtLessonsInput } from '../../server/features/teaching/taught-lessons.schema.ts';
import type { ScheduleInput } from '../../server/features/teaching/lesson-writing.schema.ts';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor, student } from './samples.ts';

const PATH = '/professor/aulas/cronograma';
const NOW = new Date('2026-11-21T15:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const dated = (own: Partial<TaughtLesson> = {}): TaughtLesson => ({
  id: 5,
  title: 'O garfo',
  description: 'Texto',
  courseId: 2,
  courseName: 'Táticas Essenciais',
  status: 'scheduled',
  difficulty: 'beginner',
  scheduledDate: '2026-11-24T22:30:00.000Z',
  duration: 45,
  order: 3,
  studentsEnrolled: 5,
  studentsAttended: 2,
  ...own,
});

const lesson = (own: Partial<Lesson> = {}): Lesson => ({
  id: 9,
  courseId: 2,
  title: 'A cravada',
  description: 'Texto',
  order: 4,
  duration: 45,
  active: true,
  accessible: true,
  videoUrl: null,
  resources: [],
  quiz: null,
  hasQuiz: false,
  unlocked: true,
  completed: false,
  quizPassed: false,
  quizWaiting: false,
  scheduledAt: null,
  cancelled: false,
  version: 1,
  ...own,
});

/** A school whose calendar follows the dates it is given. */
const school = (...all: TaughtLesson[]) => {
  const asked: TaughtLessonsInput[] = [];
  const given: ScheduleInput[] = [];
  let lessons = all;
  answer({
    'professor.courses': () => ({
      courses: [
        { id: 2, title: 'Táticas Essenciais' },
        { id: 3, title: 'Finais' },
      ],
    }),
    'lessons.taught': input => {
      asked.push(input as TaughtLessonsInput);
      const { from = '', to = '' } = input ?? {};
      const found = lessons
        .filter(({ scheduledDate }) => scheduledDate !== null && scheduledDate >= from && scheduledDate < to)
        .toSorted((a, b) => a.scheduledDate!.localeCompare(b.scheduledDate!));
      return {
        lessons: found,
        total: found.length,
        page: 1,
        pageSize: 50,
        counts: { scheduled: 0, completed: 0, cancelled: 0, draft: 0 },
      };
    },
    'lessons.ofCourse': () => ({
      lessons: [
        lesson(),
        lesson({ id: 10, title: 'O espeto', order: 5, active: false }),
        lesson({ id: 5, title: 'O garfo', scheduledAt: '2026-11-24T22:30:00.000Z' }),
      ],
    }),
    'lessons.get': input => {
      const found = lessons.find(({ id }) => id === Number(input.lessonId));
      return {
        lesson: found ? lesson({ id: found.id, title: found.title, scheduledAt: found.scheduledDate }) : lesson(),
      };
    },
    'lessons.schedule': input => {
      const change = input as ScheduleInput;
      given.push(change);
      const known =
        lessons.find(({ id }) => id === change.lessonId) ?? dated({ id: change.lessonId, title: 'A cravada' });
      lessons = [
        ...lessons.filter(({ id }) => id !== change.lessonId),
        { ...known, scheduledDate: change.scheduledAt, status: change.cancelled ? 'cancelled' : 'scheduled' },
      ];
      return { lesson: lesson({ id: change.lessonId, scheduledAt: change.scheduledAt, cancelled: change.cancelled }) };
    },
  });
  return { asked, given };
};

const cell = (name: string | RegExp) => screen.findByRole('gridcell', { name });
const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a month shows its lessons by the days of São Paulo, in the grid and as a list', async () => {
  signedIn(professor);
  const { asked } = school(
    dated({ scheduledDate: '2026-11-25T02:30:00.000Z' }),
    dated({ id: 6, title: 'O espeto', status: 'cancelled', scheduledDate: '2026-11-30T22:00:00.000Z' }),
  );
  openApp(PATH);
  expect(await screen.findByRole('grid', { name: 'Cronograma de novembro de 2026' })).toBeInTheDocument();
  expect(await cell('terça-feira, 24 de novembro de 2026, 1 aula')).toBeInTheDocument();
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
      counts: { scheduled: 60, completed: 0, cancelled: 0, draft: 0 },
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
  expect(window.location.search).toBe('?dia=2026-12-03');
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
