import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../server/errors.ts';
import { catalogueFields, categoryChips } from '../../src/features/courses/catalogue-filters.ts';
import { defaultsOf, readUrlState, writeUrlState } from '../../src/lib/url-state.ts';
import '../../src/features/courses/CatalogueScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { enrolledIn, offer } from './catalogue-samples.ts';
import { openApp, signedIn } from './open-app.tsx';
import { catalogueCourse, student } from './samples.ts';

beforeEach(() => {
  signedIn(student);
  enrolledIn();
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
