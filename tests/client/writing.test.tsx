import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import '../../src/features/teaching/lesson-editor/LessonEditorScreen.tsx'; // read ahead of the lazy route
import '../../src/shared/pgn/PgnReplay.tsx'; // read ahead of the lazy board
import '../../src/shared/writing/RichText.tsx'; // read ahead of the lazy editor
import '../../src/ui/Markdown.tsx'; // read ahead of the lazy text
import { TOOL_COUNT } from '../../src/shared/writing/writing-look.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import { save, school } from './lesson-editor-screen.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor } from './samples.ts';
import { lesson } from './study.ts';

const TEXT = '* **Torre** na sétima\n* rei\n\n```pgn\n1. e4 e5\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n';

beforeEach(() => {
  signedIn(professor);
  preferReducedMotion();
});

const comeIn = async (description: string) => {
  const sent = school(lesson(7, { description }));
  const person = openApp('/professor/cursos/1/lessons/7/edit');
  return { sent, person, text: await screen.findByRole('textbox', { name: 'Descrição' }) };
};

test('a lesson is written as students see it, and what was not touched is saved as it was', async () => {
  const { sent, person, text } = await comeIn(TEXT);
  expect(within(text).getByText('Torre').closest('strong')).toBeVisible();
  expect(await within(text).findByRole('button', { name: '1. e4' })).toBeVisible();
  expect(await within(text).findByRole('cell', { name: '2' })).toBeVisible();
  await person.click(within(text).getByRole('button', { name: 'Remover: Partida' }));
  await person.click(save());
  await waitFor(() => expect(sent.updated?.description).toBe(TEXT.replace('```pgn\n1. e4 e5\n```\n\n', '').trimEnd()));
});

test('a description that is refused gets the focus', async () => {
  const { person, text } = await comeIn('');
  await person.click(save());
  await waitFor(() => expect(text).toHaveFocus());
  expect(text).toHaveAttribute('aria-invalid', 'true');
});

test('a text too deep for the editor is Markdown, and offers nothing else', async () => {
  const { text } = await comeIn('>'.repeat(200));
  expect(text).toHaveValue('>'.repeat(200));
  expect(screen.queryByRole('button', { name: /Markdown/ })).toBeNull();
});

test('the bar has as many tools as places were kept for', async () => {
  await comeIn('Finais');
  expect(within(screen.getByRole('toolbar')).getAllByRole('button')).toHaveLength(TOOL_COUNT);
});

test('the bar makes lists and headings, undoes, and the Markdown can be seen', async () => {
  const { person } = await comeIn('Finais');
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Cabeçalho');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Cabeçalho' })).toHaveAttribute('aria-pressed', 'true'),
  );
  await person.click(screen.getByRole('button', { name: 'Ver o Markdown' }));
  expect(screen.getByRole('textbox', { name: 'Descrição' })).toHaveValue('## Finais');
  await person.click(screen.getByRole('button', { name: 'Escrever sem Markdown' }));
  expect(await screen.findByRole('heading', { name: 'Finais' })).toBeVisible();
  press('Cabeçalho');
  press('Lista');
  const items = () => within(screen.getByRole('textbox', { name: 'Descrição' })).queryAllByRole('listitem');
  await waitFor(() => expect(items().map(item => item.textContent)).toEqual(['Finais']));
  press('Desfazer');
  await waitFor(() => expect(items()).toEqual([]));
});
