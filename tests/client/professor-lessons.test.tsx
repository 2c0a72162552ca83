import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Lesson } from '../../server/features/lessons/lessons.schema.ts';
import { AppError } from '../../server/errors.ts';
import '../../src/features/teaching/lessons/LessonsScreen.tsx'; // read ahead of the lazy route
import '../../src/features/teaching/lessons/SortableLessons.tsx';
import { isSameOrder, moved } from '../../src/features/teaching/lessons/reorder.ts';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student } from './samples.ts';
import { course, lesson, withQuiz } from './study.ts';

const PATH = '/professor/cursos/1/lessons';

/** A course whose lessons change as one acts; it notes the orders it was sent. */
const school = (...lessons: Lesson[]) => {
  const orders: number[][] = [];
  let kept = lessons;
  answer({
    'courses.get': () => ({ course: course({ editable: true, enrollment: null }) }),
    'lessons.ofCourse': () => ({ lessons: kept }),
    'lessons.reorder': ({ lessonIds }) => {
      orders.push(lessonIds);
      kept = lessonIds.map((id, place) => ({ ...kept.find(one => one.id === id)!, order: place + 1 }));
      return { lessons: kept };
    },
    'professor.lessonStudents': () => ({
      students: [],
      total: 0,
      page: 1,
      pageSize: 50,
      counts: { completed: 0, pending: 0 },
    }),
    'lessons.remove': ({ lessonId }) => {
      kept = kept.filter(({ id }) => id !== lessonId).map((one, place) => ({ ...one, order: place + 1 }));
      return { lessons: kept };
    },
  });
  return orders;
};
const rooks = lesson(1, { title: 'As torres', duration: 75 });
const bishops = withQuiz(2, { title: 'Os bispos', resources: [{ id: 5, name: 'Apostila', type: 'pdf', url: null }] });
const knights = lesson(3, { title: 'Os cavalos', videoUrl: null, active: false });
const titles = () =>
  within(screen.getByRole('list', { name: 'Lições do curso' }))
    .getAllByRole('heading')
    .map(heading => heading.textContent);
const startReordering = async (person: ReturnType<typeof openApp>) => {
  await person.click(await screen.findByRole('button', { name: 'Reordenar' }));
  await screen.findByRole('button', { name: 'Mover As torres para baixo' });
};

test.each([{ who: null }, { who: student }])("$who.role is denied a course's lessons", async ({ who }) => {
  signedIn(who);
  openApp(PATH);
  expect(await screen.findByText('Acesso Negado')).toBeVisible();
});

test.each([
  { who: professor, back: '/professor' },
  { who: admin, back: '/professor/cursos' },
])('$who.role goes back to $back', async ({ who, back }) => {
  signedIn(who);
  school(rooks);
  openApp(PATH);
  expect(await screen.findByRole('link', { name: 'Voltar' })).toHaveAttribute('href', back);
  expect(screen.getByRole('link', { name: 'Nova Lição' })).toHaveAttribute('href', '/professor/cursos/1/lessons/new');
});

test('the summary counts lessons, published ones, hours and films', async () => {
  signedIn(professor);
  school(rooks, bishops, knights);
  openApp(PATH);
  const summary = await screen.findByRole('region', { name: 'Resumo das lições' });
  expect(
    within(summary)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['3', '2', '1h 39min', '2']);
});

test('a card says what a lesson is made of', async () => {
  signedIn(professor);
  school(bishops, knights, rooks);
  openApp(PATH);
  const [first, second, third] = within(await screen.findByRole('list', { name: 'Lições do curso' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent(/As torres.*Vídeo(?! \+)/);
  expect(second).toHaveTextContent('Vídeo + Quiz');
  expect(second).toHaveTextContent('12min · 1 recurso(s) · 3 questão(ões)');
  expect(third).toHaveTextContent('Texto');
  expect(within(third!).getByText('Rascunho')).toBeVisible();
  expect(within(first!).getByRole('link', { name: 'Editar As torres' })).toHaveAttribute(
    'href',
    '/professor/cursos/1/lessons/1/edit',
  );
});

test('without a lesson the first one is offered, and with one alone there is nothing to reorder', async () => {
  signedIn(professor);
  school();
  openApp(PATH);
  expect(await screen.findByText('Nenhuma lição criada ainda')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Criar Primeira Lição' })).toHaveAttribute(
    'href',
    '/professor/cursos/1/lessons/new',
  );
  expect(screen.queryByRole('button', { name: 'Reordenar' })).not.toBeInTheDocument();
});

describe('removing a lesson', () => {
  const ask = async (person: ReturnType<typeof openApp>) => {
    await person.click(await screen.findByRole('button', { name: 'Ações de As torres' }));
    expect(await screen.findByRole('menuitem', { name: 'Visualizar' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/course\/\d+\?aula=\d+$/),
    );
    await person.click(screen.getByRole('menuitem', { name: 'Remover' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Tem certeza que deseja remover esta lição?');
    return within(question);
  };

  test('asks first and says what becomes of whose progress, and then says that it is gone', async () => {
    signedIn(professor);
    school(rooks, bishops);
    answer({
      'professor.lessonStudents': () => ({
        students: ['Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Fabi'].map((name, at) => ({
          enrollmentId: at + 1,
          id: at + 1,
          name,
          avatarUrl: null,
          completedAt: '2026-11-21T12:00:00.000Z',
        })),
        total: 22,
        page: 1,
        pageSize: 50,
        counts: { completed: 22, pending: 8 },
      }),
    });
    const person = openApp(PATH);
    const question = await ask(person);
    expect(await question.findByText('22 alunos já a concluíram')).toBeVisible();
    expect(question.getByText(/: Ana, Bia, Caio, Davi, Eva e mais 17 alunos\. O XP e as moedas/)).toBeVisible();
    await person.click(question.getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText('Lição removida')).toBeVisible();
    expect(screen.getByText('A lição foi removida com sucesso')).toBeVisible();
    await waitFor(() => expect(titles()).toEqual(['Os bispos']));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Lições do Curso' })).toHaveFocus());
  });

  test('says when it failed, and keeps the lesson', async () => {
    signedIn(professor);
    school(rooks, bishops);
    answer({
      'lessons.remove': () => {
        throw new AppError('internal');
      },
    });
    const person = openApp(PATH);
    await person.click((await ask(person)).getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText('Erro ao remover lição')).toBeVisible();
    expect(titles()).toEqual(['As torres', 'Os bispos']);
  });
});

describe('another order', () => {
  test('is tried step by step with the focus kept, saved as a whole and confirmed', async () => {
    signedIn(professor);
    const orders = school(rooks, bishops, knights);
    const person = openApp(PATH);
    await startReordering(person);
    expect(screen.getByText('Modo Edição')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('Modo Edição');
    expect(screen.getByRole('button', { name: 'Mover As torres para cima' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Mover Os cavalos para baixo' })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Mover As torres para baixo' }));
    await person.click(screen.getByRole('button', { name: 'Mover As torres para baixo' }));
    expect(titles()).toEqual(['Os bispos', 'Os cavalos', 'As torres']);
    expect(screen.getByText('As torres: posição 3 de 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mover As torres para cima' })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Lições reordenadas com sucesso')).toBeVisible();
    expect(screen.queryByText('Modo Edição')).not.toBeInTheDocument();
    expect(titles()).toEqual(['Os bispos', 'Os cavalos', 'As torres']);
    expect(orders).toEqual([[2, 3, 1]]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reordenar' })).toHaveFocus());
  });

  test('is given up by Cancelar', async () => {
    signedIn(professor);
    const orders = school(rooks, bishops);
    const person = openApp(PATH);
    await startReordering(person);
    await person.click(screen.getByRole('button', { name: 'Mover As torres para baixo' }));
    await person.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(titles()).toEqual(['As torres', 'Os bispos']);
    expect(orders).toEqual([]);
  });

  test('that cannot be saved is taken back, and the mode left', async () => {
    signedIn(professor);
    school(rooks, bishops);
    answer({
      'lessons.reorder': () => {
        throw new AppError('otherLessons');
      },
    });
    const person = openApp(PATH);
    await startReordering(person);
    await person.click(screen.getByRole('button', { name: 'Mover As torres para baixo' }));
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Erro ao reordenar lições')).toBeVisible();
    expect(screen.queryByText('Modo Edição')).not.toBeInTheDocument();
    expect(titles()).toEqual(['As torres', 'Os bispos']);
  });

  test('that is not saved is not left without a question', async () => {
    signedIn(professor);
    school(rooks, bishops);
    const person = openApp(PATH);
    await startReordering(person);
    await person.click(screen.getByRole('button', { name: 'Mover As torres para baixo' }));
    await person.click(screen.getByRole('link', { name: 'Voltar' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('A nova ordem das lições ainda não foi salva');
    expect(window.location.pathname).toBe(PATH);
  });

  test('numbers again from 1, and nothing moves out of the list', () => {
    const list = [
      { id: 4, order: 1 },
      { id: 5, order: 2 },
      { id: 6, order: 3 },
    ];
    expect(moved(list, 0, 2)).toEqual([
      { id: 5, order: 1 },
      { id: 6, order: 2 },
      { id: 4, order: 3 },
    ]);
    expect(isSameOrder(moved(list, 0, -1), list)).toBe(true);
    expect(isSameOrder(moved(list, 2, 3), list)).toBe(true);
    expect(isSameOrder(moved(list, 2, 1), list)).toBe(false);
  });
});
