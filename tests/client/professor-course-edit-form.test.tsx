import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../server/errors.ts';
import { centsOf, reaisOf } from '../../src/features/teaching/shared/price.ts';
import '../../src/features/teaching/courses/edit/CourseEditScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { opened, PATH, save, school, tab } from './course-edit-screen.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor } from './samples.ts';

describe('prices', () => {
  test('no centavo is lost between R$ and cents', () => {
    const all = Array.from({ length: 200_000 }, (_, cents) => cents);
    expect(all.filter(cents => centsOf(reaisOf(cents)) !== cents)).toEqual([]);
    expect(centsOf('19,99')).toBe(1_999);
    expect(centsOf('1.1')).toBe(110);
    expect(centsOf('R$ 1.999,90')).toBe(199_990);
    expect(centsOf('1.999')).toBe(199_900);
    expect(centsOf('20')).toBe(2_000);
  });

  test.each(['', '-1', '1e3', '1,999', 'abc', '1.2.3'])('"%s" is no price', text => {
    expect(centsOf(text)).toBeNaN();
  });
});

test('the crumbs lead back to the courses and to the course', async () => {
  school();
  await opened();
  const crumbs = within(screen.getByRole('navigation', { name: 'Você está em' }));
  expect(crumbs.getByRole('link', { name: 'Cursos' })).toHaveAttribute('href', '/professor/cursos');
  expect(crumbs.getByRole('link', { name: 'Fundamentos do Xadrez' })).toHaveAttribute('href', '/professor/cursos/1');
  expect(crumbs.getByText('Editar')).toHaveAttribute('aria-current', 'page');
});

test('the cards count students, lessons and minutes', async () => {
  school({
    lessons: [{ id: 11, title: 'As torres', description: '', order: 1, duration: 20, active: true, version: 1 }],
  });
  await opened();
  const cards = within(screen.getByRole('region', { name: 'Resumo do curso' }));
  expect(cards.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Alunos Inscritos',
    'Aulas',
    'Duração',
    'Avaliação',
  ]);
  expect(cards.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['5', '1', '50 min', '4,8']);
});

test('a course that is not there is an error with the way back', async () => {
  signedIn(professor);
  answer({
    'courses.get': () => {
      throw new AppError('courseNotFound');
    },
  });
  openApp(PATH);
  expect(await screen.findByRole('heading', { name: 'Erro' })).toBeVisible();
  expect(screen.getByText('Curso não encontrado')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voltar aos Cursos' })).toHaveAttribute('href', '/professor/cursos');
});

test('R$ 19,99 is sent as 1999 cents, with what else was changed, and the save is confirmed', async () => {
  const { sent } = school();
  const person = await opened();
  await person.clear(screen.getByLabelText('Título'));
  await person.type(screen.getByLabelText('Título'), 'Primeiros passos');
  await person.click(tab('Configurações'));
  await person.clear(screen.getByLabelText('Preço (R$)'));
  await person.type(screen.getByLabelText('Preço (R$)'), '19,99');
  expect(screen.getByText(/20 moedas \(R\$\s19,99\)/)).toBeVisible();
  await person.click(screen.getByRole('switch', { name: /Certificado/ }));
  await person.click(save());
  expect(await screen.findByText('Curso atualizado com sucesso!')).toBeVisible();
  expect(screen.getByText('As alterações foram salvas.')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      id: 1,
      title: 'Primeiros passos',
      price: 1_999,
      certificateEnabled: false,
      isActive: true,
      duration: 50,
      maxStudents: 30,
    }),
  ]);
  expect(screen.queryByText('Há alterações não salvas.')).not.toBeInTheDocument();
});

test(`objectives are added by button and by Enter, trimmed; blank ones count for \
nothing, and each can be removed`, async () => {
  const { sent } = school();
  const person = await opened();
  const input = screen.getByLabelText('Novo objetivo');
  await person.type(input, '  Dar mate  {Enter}');
  await person.type(input, '   {Enter}');
  await person.type(input, 'Rocar');
  await person.click(screen.getByRole('button', { name: 'Adicionar objetivo' }));
  expect(input).toHaveFocus();
  expect(input).toHaveValue('');
  const list = within(screen.getByRole('list', { name: 'Objetivos do Curso' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Mover todas as peças',
    'Dar mate',
    'Rocar',
  ]);
  await person.click(list.getByRole('button', { name: 'Remover: Dar mate' }));
  await waitFor(() => expect(list.getByRole('button', { name: 'Remover: Rocar' })).toHaveFocus());
  await person.click(save());
  await screen.findByText('Curso atualizado com sucesso!');
  expect(sent[0]).toMatchObject({ objectives: ['Mover todas as peças', 'Rocar'] });
});

test('what is typed as an objective and not added is not lost: it counts as a change, and saving adds it', async () => {
  const { sent } = school();
  const person = await opened();
  await person.type(screen.getByLabelText('Novo objetivo'), '  Dar mate  ');
  await person.type(screen.getByLabelText('Novo pré-requisito'), ' ');
  expect(screen.getByText('Há alterações não salvas.')).toBeVisible();
  await person.click(save());
  await screen.findByText('Curso atualizado com sucesso!');
  expect(sent[0]).toMatchObject({ objectives: ['Mover todas as peças', 'Dar mate'], prerequisites: [] });
  expect(screen.getByLabelText('Novo objetivo')).toHaveValue('');
  expect(screen.queryByText('Há alterações não salvas.')).not.toBeInTheDocument();
});

test('what is wrong is said at its field, also on another tab, and nothing is sent', async () => {
  const { sent } = school();
  const person = await opened();
  await person.clear(screen.getByLabelText('Duração (minutos)'));
  await person.type(screen.getByLabelText('Duração (minutos)'), '481');
  await person.click(tab('Configurações'));
  await person.clear(screen.getByLabelText('Preço (R$)'));
  await person.click(save());
  expect(await screen.findByText('A duração deve ser de 15 a 480 minutos')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Duração (minutos)')).toHaveFocus());
  await person.click(screen.getByRole('tab', { name: 'Configurações, com erro' }));
  expect(screen.getByText('Informe um preço de R$ 0,00 a R$ 100.000,00')).toBeVisible();
  expect(sent).toEqual([]);
});
