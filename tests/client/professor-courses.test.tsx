import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProfessorCourse, ProfessorCoursesInput } from '../../server/features/teaching/taught-courses.schema.ts';
import { AppError } from '../../server/errors.ts';
import { categoriesFor } from '../../src/features/teaching/courses/list/CourseFilters.tsx';
import '../../src/features/teaching/courses/list/CoursesScreen.tsx'; // read ahead of the lazy route
import { statusText } from '../../src/features/teaching/courses/labels.ts';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, professorCourse, student, taughtCourses } from './samples.ts';
import { course } from './study.ts';

const PATH = '/professor/cursos';

/** A school whose courses change as one acts; it notes what it was asked for. */
const school = (...courses: ProfessorCourse[]) => {
  const asked: ProfessorCoursesInput[] = [];
  const calls: string[] = [];
  const kept = [...courses];
  answer({
    'courses.professor': input => {
      asked.push((input ?? {}) as ProfessorCoursesInput);
      return taughtCourses(...kept.filter(({ status }) => status !== 'inactive'));
    },
    'courses.duplicate': ({ id }) => {
      calls.push(`duplicate ${Number(id)}`);
      kept.unshift(professorCourse({ id: 90, title: 'Cópia de Táticas', status: 'draft' }));
      return { course: course({ id: 90, title: 'Cópia de Táticas', status: 'draft' }) };
    },
    'courses.update': ({ id, isActive }) => {
      calls.push(`${isActive ? 'activate' : 'pause'} ${Number(id)}`);
      const place = kept.findIndex(one => one.id === id);
      kept[place] = { ...kept[place]!, status: isActive ? 'active' : 'paused' };
      return { course: course({ id: Number(id) }) };
    },
    'courses.remove': ({ id }) => {
      calls.push(`delete ${Number(id)}`);
      const place = kept.findIndex(one => one.id === id);
      kept[place] = { ...kept[place]!, status: 'inactive' };
      return { course: course({ id: Number(id), status: 'inactive' }) };
    },
  });
  return { asked, calls };
};
const tactics = professorCourse({ id: 8, title: 'Táticas', category: 'tactics', price: 19_990, revenue: 39_980 });

const openMenu = async (person: ReturnType<typeof openApp>, title = 'Táticas') => {
  await person.click(await screen.findByRole('button', { name: `Ações de ${title}` }));
  return within(await screen.findByRole('menu'));
};

test.each([{ who: null }, { who: student }])('$who.role is denied the list of courses', async ({ who }) => {
  signedIn(who);
  openApp(PATH);
  expect(await screen.findByText('Acesso Negado')).toBeVisible();
});

test('an administrator sees the courses of the school', async () => {
  signedIn(admin);
  school(tactics);
  openApp(PATH);
  expect(await screen.findByText('Todos os cursos da escola.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Táticas' })).toHaveAttribute('href', '/professor/cursos/8');
});

test('a card says what a course is, costs and has earned', async () => {
  signedIn(professor);
  school(tactics, professorCourse({ id: 9, title: 'Finais', rating: null }));
  openApp(PATH);
  const [card, other] = await within(await screen.findByRole('list', { name: 'Cursos' })).findAllByRole('listitem');
  for (const text of ['Ativo', 'Táticas', 'Iniciante', /^R\$\s199,90$/, /^R\$\s399,80$/, '4,8', '20%'])
    expect(within(card!).getAllByText(text)[0]).toBeVisible();
  expect(screen.getByText('Aulas Publicadas').closest('dl')).toHaveTextContent(/3$/);
  expect(within(other!).getByText('Gratuito')).toBeVisible();
  expect(within(other!).getByText('Iniciantes')).toBeVisible();
  // The level would say the same again.
  expect(within(other!).queryByText('Iniciante')).toBeNull();
});

test('a status that is not known is called so, and categories of courses join the usual ones of the filter', () => {
  expect(statusText('suspended')).toBe('Desconhecido');
  expect(statusText('draft')).toBe('Rascunho');
  expect(categoriesFor([{ category: 'psychology' }], undefined)).toEqual([
    'beginners',
    'tactics',
    'openings',
    'endgames',
    'kids',
    'history',
    'psychology',
  ]);
});

test('in the mode of editing the title says so, and the way to the form stands out', async () => {
  signedIn(professor);
  school(tactics);
  openApp(`${PATH}?mode=edit`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Editar Cursos' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Editar Cursos · Academia'));
  const link = await screen.findByRole('link', { name: 'Editar Táticas' });
  expect(link).toHaveAttribute('href', '/professor/cursos/8/edit');
  expect(link).toHaveClass('bg-brand');
});

test('search, filters and order stand in the address, and the server does them', async () => {
  signedIn(professor);
  const { asked } = school(tactics);
  const person = openApp(PATH);
  await person.selectOptions(await screen.findByLabelText('Status'), 'Rascunho');
  await person.selectOptions(screen.getByLabelText('Categoria'), 'Táticas');
  await person.selectOptions(screen.getByLabelText('Ordenar por'), 'Receita');
  await person.type(screen.getByLabelText('Buscar'), 'tát');
  await waitFor(() =>
    expect(asked).toContainEqual({ search: 'tát', status: 'draft', category: 'tactics', sort: 'revenue' }),
  );
  expect(new URLSearchParams(window.location.search).toString()).toBe(
    new URLSearchParams({ busca: 'tát', situacao: 'draft', categoria: 'tactics', ordem: 'revenue' }).toString(),
  );
  expect(
    within(screen.getByLabelText('Ordenar por'))
      .getAllByRole('option')
      .map(option => option.textContent),
  ).toEqual(['Última atualização', 'Título', 'Alunos', 'Avaliação', 'Receita']);
});

test('a filter chosen while a search is being typed is not undone by it', async () => {
  signedIn(professor);
  const { asked } = school(tactics);
  const person = openApp(PATH);
  await person.type(await screen.findByLabelText('Buscar'), 't');
  await person.selectOptions(screen.getByLabelText('Status'), 'Pausado');
  await waitFor(() => expect(asked).toContainEqual({ search: 't', status: 'paused' }));
});

test('an address that says nonsense shows the whole list', async () => {
  signedIn(professor);
  const { asked } = school(tactics);
  openApp(`${PATH}?situacao=x&categoria=y&ordem=z&pagina=-3`);
  await screen.findByRole('link', { name: 'Táticas' });
  expect(asked).toEqual([{}]);
});

test('where nothing is found the filters can be taken away', async () => {
  signedIn(professor);
  answer({ 'courses.professor': input => (input && 'search' in input ? taughtCourses() : taughtCourses(tactics)) });
  const person = openApp(`${PATH}?busca=zzz`);
  expect(await screen.findByText('Nenhum curso encontrado')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(document.activeElement?.tagName).toBe('H2');
  expect(await screen.findByRole('link', { name: 'Táticas' })).toBeVisible();
});

test('the menu leads to the course, its lessons, its form and its report', async () => {
  signedIn(professor);
  school(tactics);
  const menu = await openMenu(openApp(PATH));
  expect(menu.getAllByRole('menuitem').map(item => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Visualizar', '/professor/cursos/8'],
    ['Gerenciar Lições', '/professor/cursos/8/lessons'],
    ['Editar', '/professor/cursos/8/edit'],
    ['Duplicar', null],
    ['Baixar arquivo', null],
    ['Análises', '/professor/relatorios?curso=8'],
    ['Pausar', null],
    ['Excluir', null],
  ]);
});

test('a copy is announced, and takes the focus though the filter would have hidden it', async () => {
  signedIn(professor);
  const { calls } = school(tactics);
  const person = openApp(`${PATH}?situacao=active&mode=edit`);
  await person.click((await openMenu(person)).getByRole('menuitem', { name: 'Duplicar' }));
  expect(await screen.findByText('Curso duplicado')).toBeVisible();
  expect(screen.getByText('“Cópia de Táticas” foi criado como rascunho.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Cópia de Táticas' })).toHaveFocus());
  await waitFor(() => expect(window.location.search).toBe('?mode=edit'));
  expect(calls).toEqual(['duplicate 8']);
});

test('a course is paused and activated again, and its menu has the focus', async () => {
  signedIn(professor);
  const { calls } = school(tactics);
  const person = openApp(PATH);
  await person.click((await openMenu(person)).getByRole('menuitem', { name: 'Pausar' }));
  expect(await screen.findByText('Curso pausado')).toBeVisible();
  const list = within(screen.getByRole('list', { name: 'Cursos' }));
  expect(await list.findByText('Pausado')).toBeVisible();
  expect(await screen.findByText('0 ativos · 0 rascunhos · 1 pausado')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ações de Táticas' })).toHaveFocus());
  await person.click((await openMenu(person)).getByRole('menuitem', { name: 'Ativar' }));
  expect(await screen.findByText('Curso ativado')).toBeVisible();
  expect(await list.findByText('Ativo')).toBeVisible();
  expect(calls).toEqual(['pause 8', 'activate 8']);
});

test('before a course is deleted one is asked, and the focus goes back to the menu', async () => {
  signedIn(professor);
  const { calls } = school(tactics);
  const person = openApp(PATH);
  await person.click((await openMenu(person)).getByRole('menuitem', { name: 'Excluir' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent(
    'Tem certeza que deseja excluir o curso "Táticas"? Esta ação não pode ser desfeita e o curso ficará inativo.',
  );
  await person.click(within(question).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ações de Táticas' })).toHaveFocus());
  expect(calls).toEqual([]);
});

test('a deleted course leaves the list', async () => {
  signedIn(professor);
  const { calls } = school(tactics, professorCourse({ id: 9, title: 'Finais' }));
  const person = openApp(PATH);
  await person.click((await openMenu(person)).getByRole('menuitem', { name: 'Excluir' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Curso excluído')).toBeVisible();
  expect(screen.getByText('O curso foi excluído com sucesso')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Táticas' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: '1 curso' })).toHaveFocus());
  expect(calls).toEqual(['delete 8']);
});

test.each([
  { refusal: () => new AppError('accessDenied'), text: 'Acesso negado' },
  { refusal: () => new AppError('internal'), text: 'Erro interno do servidor' },
])('a deletion that fails says $text', async ({ refusal, text }) => {
  signedIn(professor);
  school(tactics);
  answer({
    'courses.remove': () => {
      throw refusal();
    },
  });
  const person = openApp(PATH);
  await person.click((await openMenu(person)).getByRole('menuitem', { name: 'Excluir' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Erro ao excluir curso')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});
