import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PostComment } from '../../server/features/classes/comments.schema.ts';
import type { Post } from '../../server/features/classes/wall.schema.ts';
import '../../src/features/classes/ClassScreen.tsx'; // read ahead of the lazy route
import '../../src/shared/writing/RichText.tsx'; // read ahead of the lazy editor
import '../../src/ui/Markdown.tsx'; // read ahead of the lazy text
import { AppError } from '../../server/errors.ts';
import { HOSTILE_LINES } from '../support/hostile-texts.ts';
import { answer } from '../support/msw.ts';
import { ofClass } from './class-sample.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor, student } from './samples.ts';

const at = '2026-11-23T12:00:00.000Z';
const comment = (id: number, text: string, mayRemove = false): PostComment => ({
  id,
  text,
  author: 'Bia Reis',
  avatarUrl: null,
  createdAt: at,
  mayRemove,
});
const post = (values: Partial<Post> = {}): Post => ({
  id: 7,
  text: 'Tragam o **livro**.',
  author: 'Ricardo Nogueira',
  avatarUrl: null,
  createdAt: at,
  commentsOpen: false,
  commentCount: 0,
  comments: [],
  ...values,
});

/** A wall with one announcement, which answers may change. */
const open = async (teaches: boolean, shown: Post, archived = false) => {
  const wall = { post: shown };
  signedIn(teaches ? professor : student);
  answer({
    'classes.get': () => ({ class: { ...ofClass, teaches, archived } }),
    'classes.posts': () => ({ posts: [wall.post], total: 1, page: 1, pageSize: 20 }),
  });
  const person = openApp('/turmas/1');
  await screen.findByText('livro');
  return { person, wall };
};
const texts = () =>
  within(screen.getByRole('region', { name: /^Comentários/ }))
    .getAllByRole('listitem')
    .map(item => item.querySelector('p + p')?.textContent);

test('a professor writes an announcement that students may comment, and opens and closes it afterwards', async () => {
  const { person, wall } = await open(true, post());
  const write = vi.fn((_input: unknown) => ({ post: post({ id: 8 }) }));
  const update = vi.fn(({ commentsOpen }: { commentsOpen: boolean }) => {
    wall.post = post({ commentsOpen });
    return { post: wall.post };
  });
  answer({ 'classes.writePost': write, 'classes.updatePost': update });
  await person.click(screen.getByRole('button', { name: 'Escrever um aviso' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Novo aviso' })).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Inserir imagem' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Ver o Markdown' }));
  const publish = screen.getByRole('button', { name: 'Publicar no mural' });
  expect(publish).toBeDisabled();
  fireEvent.change(screen.getByRole('textbox', { name: 'Novo aviso' }), { target: { value: 'Sábado há torneio' } });
  await person.click(screen.getByRole('button', { name: 'Inserir imagem' }));
  expect(await screen.findByLabelText('Imagem')).toHaveAttribute('type', 'file');
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  await person.click(screen.getByRole('button', { name: 'Fechar' }));
  await person.click(screen.getByRole('button', { name: 'Continuar o aviso' }));
  await person.click(screen.getByRole('switch', { name: /A turma toda lê os comentários/ }));
  await person.click(screen.getByRole('button', { name: 'Publicar no mural' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Escrever um aviso' })).toHaveFocus());
  expect(write.mock.calls).toEqual([[{ classId: 1, text: 'Sábado há torneio', commentsOpen: true }]]);

  const opens = screen.getByRole('switch', { name: 'Alunos podem comentar o aviso de Ricardo Nogueira' });
  expect(screen.queryByRole('button', { name: /^Comentar/ })).not.toBeInTheDocument();
  await person.click(opens);
  await waitFor(() => expect(screen.getByRole('button', { name: /^Comentar/ })).toBeVisible());
  expect(opens).toBeChecked();
  await person.click(opens);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Comentar/ })).not.toBeInTheDocument());
  expect(update.mock.calls.map(([{ commentsOpen }]) => commentsOpen)).toEqual([true, false]);
});

test('a student comments: a refusal keeps the words, and what is sent stands last', async () => {
  const first = comment(1, 'Eu levo');
  const { person, wall } = await open(false, post({ commentsOpen: true, commentCount: 1, comments: [first] }));
  const write = vi.fn(({ text }: { text: string }) => {
    if (write.mock.calls.length === 1) throw new AppError('commentsClosed');
    const made = comment(2, text, true);
    wall.post = post({ commentsOpen: true, commentCount: 2, comments: [made, first] });
    return { comment: made };
  });
  answer({ 'classes.comment': write });
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Escrever um aviso' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Comentar o aviso de Ricardo Nogueira' }));
  const field = screen.getByLabelText('Seu comentário');
  expect(field).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Enviar comentário' })).toBeDisabled();
  fireEvent.change(field, { target: { value: 'Eu também!' } });
  expect(screen.getByText('A turma toda vai ler. Até 500 letras; você escreveu 10.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Enviar comentário' }));
  expect(await screen.findByText('Este aviso não está aberto a comentários')).toBeVisible();
  expect(field).toHaveValue('Eu também!');
  await person.click(screen.getByRole('button', { name: 'Enviar comentário' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Comentar/ })).toHaveFocus());
  expect(screen.getByRole('heading', { name: '2 comentários' })).toBeVisible();
  expect(texts()).toEqual(['Eu levo', 'Eu também!']);
  expect(screen.getAllByRole('button', { name: /^Apagar/ })).toHaveLength(1);
});

test('earlier comments come when they are asked for, and one is taken away after a question', async () => {
  const all = [5, 4, 3, 2, 1].map(id => comment(id, `Número ${id}`, id === 4));
  const shown = post({ commentsOpen: true, commentCount: 5, comments: all.slice(0, 3) });
  const { person, wall } = await open(false, shown);
  let left = all;
  const remove = vi.fn((_input: unknown) => {
    left = all.filter(({ id }) => id !== 4);
    wall.post = { ...shown, commentCount: 4, comments: left.slice(0, 3) };
    return { deleted: true as const };
  });
  answer({
    'classes.comments': () => ({ comments: left, total: left.length, page: 1, pageSize: 20 }),
    'classes.removeComment': remove,
  });
  await person.click(screen.getByRole('button', { name: 'Mostrar comentários anteriores' }));
  await waitFor(() => expect(texts()).toEqual(['Número 1', 'Número 2', 'Número 3', 'Número 4', 'Número 5']));
  expect(screen.queryByRole('button', { name: 'Mostrar comentários anteriores' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Apagar o comentário de Bia Reis' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Apagar este comentário?' });
  expect(remove).not.toHaveBeenCalled();
  await person.click(within(dialog).getByRole('button', { name: 'Apagar' }));
  await waitFor(() => expect(texts()).toEqual(['Número 1', 'Número 2', 'Número 3', 'Número 5']));
  expect(remove.mock.calls).toEqual([[{ classId: 1, postId: 7, commentId: 4 }]]);
  await waitFor(() => expect(screen.getByRole('heading', { name: '4 comentários' })).toHaveFocus());
});

test('an announcement is taken away after a question; a refusal is told, and the focus stays in the page', async () => {
  const { person } = await open(true, post());
  const remove = vi.fn((_input: unknown) => {
    if (remove.mock.calls.length === 1) throw new AppError('classArchived');
    answer({ 'classes.posts': () => ({ posts: [], total: 0, page: 1, pageSize: 20 }) });
    return { deleted: true as const };
  });
  answer({ 'classes.removePost': remove });
  const take = async () => {
    await person.click(screen.getByRole('button', { name: 'Tirar o aviso de Ricardo Nogueira' }));
    await person.click(await screen.findByRole('button', { name: 'Tirar do mural' }));
  };
  await take();
  expect(await screen.findByText('Não foi possível tirar')).toBeVisible();
  expect(screen.getByText('livro')).toBeVisible();
  await take();
  expect(await screen.findByText('O mural está vazio')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a closed announcement says so where it was talked about', async () => {
  await open(false, post({ commentCount: 1, comments: [comment(1, 'Eu levo')] }));
  expect(screen.getByText('Os comentários deste aviso estão fechados.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Comentar/ })).not.toBeInTheDocument();
});

test('and is silent where it was not', async () => {
  await open(false, post());
  expect(screen.queryByRole('region', { name: /^Comentários/ })).not.toBeInTheDocument();
});

test('in an archived class comments are read, and nothing is offered', async () => {
  await open(true, post({ commentsOpen: true, commentCount: 1, comments: [comment(1, 'Eu levo')] }), true);
  expect(texts()).toEqual(['Eu levo']);
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  for (const name of [/^Comentar/, /aviso$/, /^Apagar/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('hostile comments are letters', async () => {
  const comments = HOSTILE_LINES.slice(0, 3).map((line, i) => comment(3 - i, line));
  await open(false, post({ commentsOpen: true, commentCount: 3, comments }));
  expect(texts()).toEqual(HOSTILE_LINES.slice(0, 3).toReversed());
  expect(document.querySelector('main script, main img, main svg[onload]')).toBeNull();
});
