import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import '../../src/features/teaching/lesson-editor/LessonEditorScreen.tsx'; // read ahead of the lazy route
import '../../src/features/teaching/shared/lesson/LinesBoard.tsx'; // read ahead of the lazy board
import '../../src/shared/pgn/Diagrams.tsx'; // and of the diagrams
import '../../src/shared/tree/set-up/SetUpDialog.tsx'; // and of the board on which a position is set up
import { preferReducedMotion } from '../support/reduced-motion.ts';
import { comeIn, save, school, tab } from './lesson-editor-screen.ts';
import { signedIn } from './open-app.tsx';
import { professor } from './samples.ts';

beforeEach(() => {
  localStorage.clear();
  signedIn(professor);
});

/** White pieces by their letters, on an empty board. */
const setUp = async (person: UserEvent, pieces: Record<string, string>, action: string) => {
  const dialog = await screen.findByRole('dialog', { name: 'Montar a posição' });
  await person.click(within(dialog).getByText('Esvaziar'));
  for (const [square, letter] of Object.entries(pieces)) {
    act(() =>
      within(dialog)
        .getByRole('button', { name: `${square}, vazia` })
        .focus(),
    );
    await person.keyboard(letter);
  }
  await person.click(within(dialog).getByText(action));
};

test('positions of questions and diagrams are set up by keyboard, and no FEN is typed', async () => {
  preferReducedMotion();
  const sent = school();
  const person = await comeIn();
  await person.type(screen.getByLabelText('Título'), 'Torres');
  await person.type(screen.getByLabelText('Descrição'), 'Veja:');
  await person.click(screen.getByRole('button', { name: 'Inserir diagrama' }));
  await setUp(person, { a1: 't' }, 'Inserir no texto');

  await person.click(tab('Quiz'));
  await person.type(screen.getByLabelText('Título do quiz'), 'Quiz');
  await person.click(screen.getByRole('button', { name: 'Adicionar questão' }));
  const first = within(screen.getByRole('group', { name: 'Questão 1' }));
  await person.type(first.getByLabelText('Pergunta'), 'Qual?');
  await person.click(first.getByRole('button', { name: 'Diagrama na pergunta' }));
  await setUp(person, { d5: 'c' }, 'Pôr na pergunta');
  expect(await first.findByRole('grid', { name: 'Diagrama: brancas jogam' })).toBeVisible();
  expect(first.getByLabelText('Pergunta')).toHaveValue('Qual?\n```fen\n8/8/8/3N4/8/8/8/8 w - - 0 1\n```');
  await person.click(first.getByRole('button', { name: 'Tirar o diagrama' }));
  await person.type(first.getByLabelText('Opção 1'), 'A');
  await person.click(first.getByRole('button', { name: 'Diagrama na opção 2' }));
  await setUp(person, { h8: 'd' }, 'Pôr na opção');
  await person.click(first.getByRole('radio', { name: 'Opção 2 é a resposta correta' }));

  await person.click(screen.getByRole('button', { name: 'Adicionar questão' }));
  const second = within(screen.getByRole('group', { name: 'Questão 2' }));
  await person.type(second.getByLabelText('Pergunta'), 'Jogue.');
  await person.selectOptions(second.getByLabelText('Tipo de questão'), 'board');
  await person.click(second.getByRole('button', { name: 'Montar a posição' }));
  await setUp(person, { a1: 't', e1: 'r', e8: '{Shift>}r{/Shift}' }, 'Usar esta posição');
  expect(second.getByLabelText('Posição (FEN)')).toHaveValue('4k3/8/8/8/8/8/8/R3K3 w - - 0 1');
  await person.type(second.getByLabelText('Linhas certas'), 'Ta8');

  await person.click(save());
  expect(await screen.findByText('Lição criada com sucesso')).toBeVisible();
  const option = '```fen 7Q/8/8/8/8/8/8/8 w - - 0 1 ```';
  expect(sent.created).toMatchObject({
    description: 'Veja:\n\n```fen\n8/8/8/8/8/8/8/R7 w - - 0 1\n```',
    quiz: {
      questions: [
        {
          question: 'Qual?',
          options: ['A', option, '', ''],
          correctAnswer: option,
        },
        { type: 'board', fen: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', lines: ['Ta8'] },
      ],
    },
  });
});
