import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { GradeInput, Review, ReviewsInput } from '../../server/features/follow-up/follow-up.schema.ts';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor, student } from './samples.ts';

const PATH = '/professor/revisoes';

const essay = (own: Partial<Review> = {}): Review => ({
  answerId: 31,
  studentName: 'Ana Clara Moreira',
  courseId: 2,
  courseTitle: 'Finais Essenciais',
  lessonTitle: 'O rei no final',
  question: 'Por que o rei deve ir ao centro?',
  modelAnswer: 'No final o rei é uma peça ativa.',
  answer: 'Porque ali ele ajuda os peões.',
  submittedAt: new Date().toISOString(),
  correct: null,
  points: null,
  feedback: null,
  gradedAt: null,
  ...own,
});

/** Gives the first answer on the screen so many points. */
const give = async (user: UserEvent, points: number) => {
  await user.click(screen.getAllByRole('radio', { name: String(points) })[0]!);
  await user.click(screen.getAllByRole('button', { name: /Salvar nota/ })[0]!);
};

/** A school whose answers move from waiting to graded when a grade is given. Nobody has typed into this browser. */
const school = (...all: Review[]) => {
  localStorage.clear();
  const asked: ReviewsInput[] = [];
  const grades: GradeInput[] = [];
  let reviews = all;
  answer({
    'professor.courses': () => ({ courses: [{ id: 2, title: 'Finais Essenciais' }] }),
    'professor.reviews': input => {
      asked.push(input as ReviewsInput);
      const found = reviews.filter(({ correct }) => (correct === null) === (input?.state === 'pending'));
      return { reviews: found, total: found.length, page: 1, pageSize: 20 };
    },
    'professor.grade': input => {
      const grade = input as GradeInput;
      grades.push(grade);
      reviews = reviews.map(review =>
        review.answerId === grade.answerId
          ? {
              ...review,
              correct: grade.points === 10,
              points: grade.points ?? null,
              feedback: grade.feedback ?? null,
              gradedAt: new Date().toISOString(),
            }
          : review,
      );
      return {
        review: reviews.find(({ answerId }) => answerId === grade.answerId)!,
        score: 100,
        passed: grade.points === 10,
      };
    },
  });
  return { asked, grades };
};

test('an answer stands beside its question and its model', async () => {
  signedIn(professor);
  school(essay());
  openApp(PATH);
  const card = within(await screen.findByRole('list', { name: 'Respostas' })).getByRole('listitem');
  for (const text of [
    'Ana Clara Moreira',
    'Por que o rei deve ir ao centro?',
    'Porque ali ele ajuda os peões.',
    'No final o rei é uma peça ativa.',
  ])
    expect(within(card).getByText(text)).toBeInTheDocument();
  expect(within(card).getByText(/Finais Essenciais · O rei no final/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '1 resposta aguardando' })).toBeInTheDocument();
});

test.each([
  { points: 10, said: 'Ana Clara Moreira passou no quiz e recebeu um aviso.' },
  { points: 4, said: 'Ana Clara Moreira recebeu um aviso.' },
])(
  'a grade is sent with its comment ($points points), said in a toast, and the answer leaves the list',
  async ({ points, said }) => {
    signedIn(professor);
    const { grades } = school(essay(), essay({ answerId: 32, studentName: 'Davi Araújo' }));
    const user = openApp(PATH);
    const [first] = await screen.findAllByLabelText(/Comentário para o aluno/);
    await user.type(first!, '  Boa ideia!  ');
    await give(user, points);
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(grades).toEqual([{ answerId: 31, points, feedback: 'Boa ideia!' }]);
    const left = await screen.findByRole('heading', { name: '1 resposta aguardando' });
    expect(left).toHaveFocus();
    expect(within(screen.getByRole('list', { name: 'Respostas' })).getByText('Davi Araújo')).toBeInTheDocument();
    expect(screen.queryByText('Ana Clara Moreira')).not.toBeInTheDocument();
  },
);

test('a grade without a comment sends none', async () => {
  signedIn(professor);
  const { grades } = school(essay());
  const user = openApp(PATH);
  expect(await screen.findByRole('button', { name: /Salvar nota/ })).toBeDisabled();
  await give(user, 0);
  expect(await screen.findByText('Nenhuma resposta esperando')).toBeInTheDocument();
  expect(grades).toEqual([{ answerId: 31, points: 0, feedback: null }]);
});

test('a grade that fails says why and keeps the comment', async () => {
  signedIn(professor);
  school(essay());
  answer({
    'professor.grade': () => {
      throw new AppError('reviewNotFound');
    },
  });
  const user = openApp(PATH);
  await user.type(await screen.findByLabelText(/Comentário para o aluno/), 'Quase');
  await give(user, 6);
  expect(await screen.findByText('Erro ao corrigir')).toBeInTheDocument();
  expect(screen.getByText('Resposta não encontrada')).toBeInTheDocument();
  expect(screen.getByLabelText(/Comentário para o aluno/)).toHaveValue('Quase');
});

test('graded answers keep their verdict and comment, and may be graded again', async () => {
  signedIn(professor);
  const { grades } = school(
    essay({ correct: false, points: 3, feedback: 'Releia a aula.', gradedAt: '2026-11-20T12:00:00.000Z' }),
  );
  const user = openApp(PATH);
  await user.click(await screen.findByRole('button', { name: 'Corrigidas' }));
  expect(await screen.findByRole('heading', { name: '1 resposta corrigida' })).toBeInTheDocument();
  expect(window.location.search).toBe('?estado=corrigidas');
  const card = within(screen.getByRole('list', { name: 'Respostas' })).getByRole('listitem');
  expect(within(card).getByText('3 de 10 pontos')).toBeInTheDocument();
  expect(within(card).getByRole('radio', { name: '3' })).toBeChecked();
  expect(within(card).getByLabelText(/Comentário para o aluno/)).toHaveValue('Releia a aula.');
  await give(user, 8);
  await waitFor(() => expect(grades).toEqual([{ answerId: 31, points: 8, feedback: 'Releia a aula.' }]));
});

test('the course stands in the address and is asked for', async () => {
  signedIn(professor);
  const { asked } = school(essay());
  const user = openApp(PATH);
  await screen.findByRole('option', { name: 'Finais Essenciais' });
  await user.selectOptions(screen.getByLabelText('Curso'), 'Finais Essenciais');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'pending', courseId: 2, page: 1 }));
  expect(window.location.search).toBe('?curso=2');
});

test.each([
  { query: '', text: 'Nenhuma resposta esperando' },
  { query: '?estado=corrigidas', text: 'Nenhuma resposta corrigida ainda' },
])('an empty list at "$query" reads: $text', async ({ query, text }) => {
  signedIn(professor);
  school();
  openApp(PATH + query);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('a page that has become empty leads back to the first', async () => {
  signedIn(professor);
  school();
  answer({
    'professor.reviews': input => ({
      reviews: input?.page === 1 ? [essay()] : [],
      total: 20,
      page: Number(input?.page),
      pageSize: 20,
    }),
  });
  const user = openApp(`${PATH}?pagina=2`);
  await user.click(await screen.findByRole('button', { name: 'Voltar ao começo da lista' }));
  expect(await screen.findByText('Ana Clara Moreira')).toBeInTheDocument();
});

test('what could not be loaded can be tried again', async () => {
  signedIn(professor);
  school(essay());
  answer({
    'professor.reviews': () => {
      throw new AppError('unavailable');
    },
  });
  const user = openApp(PATH);
  expect(await screen.findByText('Serviço indisponível no momento')).toBeInTheDocument();
  school(essay());
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Ana Clara Moreira')).toBeInTheDocument();
});

test('a student may not enter', async () => {
  signedIn(student);
  openApp(PATH);
  expect(await screen.findByText('Acesso Negado')).toBeInTheDocument();
});

test('a comment that is not saved yet survives a reload, and is forgotten once the grade is saved', async () => {
  signedIn(professor);
  const { grades } = school(essay());
  const first = openApp(PATH);
  await first.type(await screen.findByLabelText(/Comentário para o aluno/), 'Muito bem');
  await first.click(screen.getByRole('radio', { name: '9' }));
  cleanup();
  const user = openApp(PATH);
  expect(await screen.findByLabelText(/Comentário para o aluno/)).toHaveValue('Muito bem');
  expect(screen.getByRole('radio', { name: '9' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: /Salvar nota/ }));
  expect(await screen.findByText('Resposta corrigida')).toBeVisible();
  expect(grades).toMatchObject([{ answerId: 31, points: 9, feedback: 'Muito bem' }]);
  expect(Object.keys(localStorage).filter(key => key.includes('review'))).toEqual([]);
});
