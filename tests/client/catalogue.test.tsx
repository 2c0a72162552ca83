import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { CatalogueCourse } from '../../server/features/courses/courses.schema.ts';
import type { Enrollment } from '../../server/features/enrollments/enrollments.schema.ts';
import { defaultsOf, readUrlState, writeUrlState } from '../../src/lib/url-state.ts';
import { catalogueFields, categoryChips } from '../../src/features/courses/catalogue-filters.ts';
import '../../src/features/courses/CatalogueScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { catalogueCourse, enrollment, premiumCourse, professor, student } from './samples.ts';

const own = (completedLessons: number, progress: number): CatalogueCourse['enrollment'] => ({
  id: 7,
  completedLessons,
  progress,
  completed: progress === 100,
  certificateCode: null,
  rating: null,
  accessUntil: null,
});

/** Offers these courses, whatever is asked for, and returns the ear that heard what was asked. */
const offer = (courses: CatalogueCourse[], total = courses.length) => {
  const list = vi.fn(
    (_input: {
      search?: string | undefined;
      category?: string | undefined;
      difficulty?: string | undefined;
      page?: number | undefined;
    }) => ({
      courses,
      total,
      categories: [{ category: 'beginners' as const, count: 1 }],
    }),
  );
  answer({ 'courses.list': list });
  return list;
};
const enrolledIn = (...enrollments: Enrollment[]) => answer({ 'enrollments.list': () => ({ enrollments }) });
const tile = (label: string) => screen.getByText(label).closest('dl');

beforeEach(() => {
  signedIn(student);
  enrolledIn();
});

test('nobody sees the catalogue without signing in', async () => {
  signedIn(null);
  openApp('/courses');
  expect(await screen.findByText('Faça login para acessar os cursos')).toBeVisible();
});

test.each(['/courses', '/lessons'])('%s shows the catalogue', async path => {
  offer([catalogueCourse()]);
  openApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Cursos de Xadrez' })).toBeVisible();
  expect(await screen.findByText('1 curso encontrado')).toBeVisible();
});

test('the tiles count the courses enrolled in, in progress and completed', async () => {
  offer([]);
  enrolledIn(
    enrollment({ id: 1 }),
    enrollment({ id: 2, completedLessons: 1, progress: 25 }),
    enrollment({ id: 3, completedLessons: 4, progress: 100 }),
    enrollment({ id: 4, completedLessons: 4, progress: 100 }),
  );
  openApp('/courses');
  await screen.findByText('Cursos matriculados');
  expect(tile('Cursos matriculados')).toHaveTextContent('4');
  expect(tile('Em andamento')).toHaveTextContent('1');
  expect(tile('Concluídos')).toHaveTextContent('2');
});

test('courses in progress or owing quizzes can be continued, the one studied last first', async () => {
  offer([]);
  enrolledIn(
    enrollment({
      id: 1,
      courseId: 11,
      courseTitle: 'Antigo',
      completedLessons: 1,
      progress: 25,
      lastActivity: '2026-01-01T00:00:00.000Z',
    }),
    enrollment({
      id: 2,
      courseId: 12,
      courseTitle: 'Recente',
      completedLessons: 1,
      progress: 25,
      lastActivity: '2026-02-01T00:00:00.000Z',
    }),
    enrollment({ id: 3, courseId: 13, courseTitle: 'Terminado', completedLessons: 4, progress: 100, completed: true }),
    enrollment({
      id: 4,
      courseId: 14,
      courseTitle: 'Quase',
      completedLessons: 4,
      progress: 100,
      lastActivity: '2026-01-15T00:00:00.000Z',
    }),
    enrollment({ id: 5, courseId: 15, courseTitle: 'Novo' }),
  );
  openApp('/courses');
  const section = await screen.findByRole('region', { name: 'Continue Aprendendo' });
  expect(
    within(section)
      .getAllByRole('link')
      .map(link => link.getAttribute('href')),
  ).toEqual(['/course/12', '/course/14', '/course/11']);
  expect(section).toHaveTextContent('QuaseTodas as aulas concluídas · faltam quizzes');
  expect(within(section).getAllByRole('link')[0]).toHaveTextContent('Continuar Curso');
});

describe('a card', () => {
  test.each([
    ['Ver Curso', null],
    ['Começar', own(0, 0)],
    ['Continuar', own(1, 25)],
  ])('says %s', async (label, ownEnrollment) => {
    offer([catalogueCourse({ enrollment: ownEnrollment })]);
    openApp('/courses');
    expect(await screen.findByRole('link', { name: `${label}: Fundamentos do Xadrez` })).toHaveAttribute(
      'href',
      '/course/1',
    );
  });

  test.each([
    ['Concluído', true],
    ['Faltam quizzes', false],
  ])('with every lesson done says %s', async (label, completed) => {
    offer([catalogueCourse({ enrollment: { ...own(4, 100)!, completed } })]);
    openApp('/courses');
    expect(await screen.findByText(label)).toBeVisible();
  });

  test('leads to the course wherever it is clicked', async () => {
    offer([catalogueCourse()]);
    answer({ 'courses.get': () => new Promise(() => {}), 'lessons.ofCourse': () => new Promise(() => {}) });
    const person = openApp('/courses');
    await person.click(await screen.findByText('O tabuleiro, as peças e o xeque-mate.'));
    expect(window.location.pathname).toBe('/course/1');
  });

  test('names the price in coins for a student', async () => {
    offer([premiumCourse({ locked: true })]);
    openApp('/courses');
    expect(await screen.findByText('299 moedas')).toBeVisible();
  });

  test('names the price in R$ for a professor, who is locked out of nothing', async () => {
    signedIn(professor);
    offer([premiumCourse()]);
    openApp('/courses');
    expect(await screen.findByText(/R\$\s299,00/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Ver Curso/ })).toHaveAttribute('href', '/course/2');
    expect(screen.queryByText('Conteúdo bloqueado')).not.toBeInTheDocument();
  });
});

test('free and premium courses stand on shelves of their own', async () => {
  offer([premiumCourse({ locked: true }), catalogueCourse()]);
  openApp('/courses');
  expect(await screen.findByRole('region', { name: 'Cursos Gratuitos' })).toHaveTextContent('Fundamentos do Xadrez');
  expect(screen.getByRole('region', { name: 'Cursos Premium' })).toHaveTextContent('Finais Essenciais');
});

describe('a locked course', () => {
  const openOffers = async () => {
    offer([premiumCourse({ locked: true })]);
    const person = openApp('/courses');
    await person.click(await screen.findByRole('button', { name: 'Ver Curso: Finais Essenciais' }));
    return { person, dialog: await screen.findByRole('dialog', { name: 'Conteúdo premium' }) };
  };

  test('shows the offers instead of the course', async () => {
    const { dialog } = await openOffers();
    expect(window.location.pathname).toBe('/courses');
    expect(dialog).toHaveTextContent('R$ 39,90 por mês');
    expect(dialog).toHaveTextContent('30 minutos, até 3 vezes por dia');
    expect(dialog).toHaveTextContent('Convidar 3 amigosGanhe 1 semana grátis');
    expect(dialog).toHaveTextContent('50 moedas');
  });

  test('opens Premium in a new tab', async () => {
    const { dialog } = await openOffers();
    const link = within(dialog).getByRole('link');
    expect(link).toHaveAttribute('href', '/premium');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test.each(['Assistir', 'Convidar'])('%s alerts that it comes soon', async name => {
    const { person, dialog } = await openOffers();
    await person.click(within(dialog).getByRole('button', { name }));
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent('Esta funcionalidade será implementada em breve.');
    await person.click(within(alert).getByRole('button', { name: 'Entendi' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
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
    expect(window.location.pathname).toBe('/course/2');
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

describe('the filters', () => {
  test('ask the server and stand in the address', async () => {
    const list = offer([catalogueCourse()]);
    const person = openApp('/courses');
    await person.click(await screen.findByRole('button', { name: 'Táticas (0)' }));
    await person.selectOptions(screen.getByLabelText('Nível'), 'Avançado');
    await waitFor(() =>
      expect(list).toHaveBeenLastCalledWith({ category: 'tactics', difficulty: 'advanced', page: 1 }),
    );
    expect(window.location.search).toBe('?categoria=tactics&nivel=advanced');
  });

  test('the search waits until the typing rests', async () => {
    const list = offer([catalogueCourse()]);
    const person = openApp('/courses');
    await person.type(await screen.findByPlaceholderText('Nome do curso ou instrutor...'), 'finais ');
    await waitFor(() => expect(list).toHaveBeenLastCalledWith({ search: 'finais', page: 1 }));
    expect(list).toHaveBeenCalledTimes(2);
    expect(screen.getByLabelText('Buscar')).toHaveValue('finais ');
  });

  test('an address brings its filter along', async () => {
    const list = offer([catalogueCourse()]);
    openApp('/courses?busca=ana&categoria=endgames&nivel=beginner');
    await screen.findByText('1 curso encontrado');
    expect(list).toHaveBeenCalledWith({ search: 'ana', category: 'endgames', difficulty: 'beginner', page: 1 });
    expect(screen.getByLabelText('Buscar')).toHaveValue('ana');
    expect(screen.getByRole('button', { name: 'Finais (0)' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('that let nothing through can be cleared', async () => {
    offer([]);
    const person = openApp('/courses?busca=nada');
    expect(await screen.findByText('Nenhum curso encontrado')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(window.location.search).toBe('');
  });

  test('what the address gets wrong is no filter', () => {
    expect(readUrlState(catalogueFields, new URLSearchParams('categoria=damas&nivel=11'))).toEqual(
      defaultsOf(catalogueFields),
    );
    expect(writeUrlState(catalogueFields, defaultsOf(catalogueFields)).toString()).toBe('');
  });

  test('name the six categories always, others once they have courses', () => {
    expect(
      categoryChips([
        { category: 'kids', count: 2 },
        { category: 'beginners', count: 1 },
      ]).map(({ label, count }) => `${label} ${count}`),
    ).toEqual([
      'Todas 3',
      'Fundamentos 1',
      'Táticas 0',
      'Estratégia 0',
      'Finais 0',
      'Aberturas 0',
      'Psicologia 0',
      'Infantil 2',
    ]);
  });
});

test('while one filters, what is found is all there is to see', async () => {
  offer([catalogueCourse()]);
  const person = openApp('/courses');
  expect(await screen.findByText('Cursos matriculados')).toBeVisible();
  await person.type(screen.getByLabelText('Buscar'), 'xadrez');
  await waitFor(() => expect(screen.queryByText('Cursos matriculados')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Buscar')).toHaveFocus();
  await person.clear(screen.getByLabelText('Buscar'));
  expect(await screen.findByText('Cursos matriculados')).toBeVisible();
});

test('the categories are not counted before they are known', async () => {
  answer({ 'courses.list': () => new Promise<never>(() => {}) });
  openApp('/courses');
  expect(await screen.findByRole('button', { name: 'Todas' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Psicologia' })).toBeVisible();
});

test('one failure of everything is said once', async () => {
  const fail = () => {
    throw new AppError('unavailable');
  };
  answer({ 'courses.list': fail, 'enrollments.list': fail });
  openApp('/courses');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Todas' })).toBeVisible();
});

test('a school without courses says so', async () => {
  offer([]);
  openApp('/courses');
  expect(await screen.findByText('Nenhum curso por aqui ainda')).toBeVisible();
});

test('the rest of a long list comes when asked for', async () => {
  answer({
    'courses.list': ({ page = 1 }) => ({
      courses: [catalogueCourse({ id: page, title: `Curso ${page}` })],
      total: 2,
      categories: [],
    }),
  });
  const person = openApp('/courses');
  await person.click(await screen.findByRole('button', { name: 'Carregar mais' }));
  expect(await screen.findByText('Curso 2')).toBeVisible();
  expect(screen.getByText('Curso 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Carregar mais' })).not.toBeInTheDocument();
});

test('a failure says what happened and can be tried again', async () => {
  answer({
    'courses.list': () => {
      throw new AppError('unavailable');
    },
  });
  const person = openApp('/courses');
  expect(await screen.findByRole('alert')).toHaveTextContent('Serviço indisponível no momento');
  offer([catalogueCourse()]);
  await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('1 curso encontrado')).toBeVisible();
});
