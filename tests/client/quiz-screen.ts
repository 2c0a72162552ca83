import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { answer } from '../support/msw.ts';
import { openApp } from './open-app.tsx';
import { lesson, quizStart, withQuiz } from './study.ts';

export const lessons = [withQuiz(1, { completed: true }), lesson(2)];

export const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

/** Two minutes for three questions, of which nothing is answered yet. */
export const openQuiz = async () => {
  answer({ 'lessons.startQuiz': () => quizStart(), 'lessons.keepAnswers': () => ({ secondsLeft: 60 }) });
  const person = openApp('/course/1?aula=1');
  await person.click(await screen.findByRole('button', { name: 'Fazer Quiz' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Quiz das torres' }));
  await dialog.findByText('Questão 1 de 3');
  return { person, dialog };
};

type Sheet = { person: UserEvent; dialog: ReturnType<typeof within> };

export const answerAll = async ({ person, dialog }: Sheet) => {
  await person.click(dialog.getByRole('radio', { name: 'Em linha reta' }));
  await person.click(dialog.getByRole('button', { name: 'Próxima' }));
  await person.click(dialog.getByRole('radio', { name: 'Falso' }));
  await person.click(dialog.getByRole('button', { name: 'Próxima' }));
  await person.type(dialog.getByRole('textbox', { name: 'Explique o roque.' }), 'O rei anda duas casas');
};

export const finish = async (sheet: Sheet) => {
  await answerAll(sheet);
  await sheet.person.click(sheet.dialog.getByRole('button', { name: 'Finalizar' }));
};
