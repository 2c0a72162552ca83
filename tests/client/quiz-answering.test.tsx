import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, breakNetwork } from '../support/msw.ts';
import { signedIn } from './open-app.tsx';
import { answerAll, finish, lessons, openQuiz, pass } from './quiz-screen.ts';
import { student } from './samples.ts';
import { course, graded, quizStart, school } from './study.ts';

beforeEach(() => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  signedIn(student);
  school({ course: course(), lessons });
});
afterEach(() => vi.useRealTimers());

describe('the questions', () => {
  it('come one at a time; the way on waits for an answer, the way back for a second question', async () => {
    const { person, dialog } = await openQuiz();
    expect(dialog.getByText('Questão 1 de 3')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Próxima' })).toBeDisabled();
    await person.click(dialog.getByRole('radio', { name: 'Em L' }));
    await person.click(dialog.getByRole('button', { name: 'Próxima' }));
    expect(dialog.getByText('Questão 2 de 3')).toBeVisible();
    expect(dialog.getAllByRole('radio').map(radio => radio.getAttribute('value'))).toEqual(['true', 'false']);
    await person.click(dialog.getByRole('button', { name: 'Anterior' }));
    expect(dialog.getByRole('radio', { name: 'Em L' })).toBeChecked();
  });

  it('are handed in once the last is answered', async () => {
    const sheet = await openQuiz();
    const sent = vi.fn(() => graded(true));
    answer({ 'lessons.quiz': sent });
    await finish(sheet);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent).toHaveBeenCalledWith({
      lessonId: 1,
      answers: [
        { questionId: 71, answer: 'Em linha reta' },
        { questionId: 72, answer: 'false' },
        { questionId: 73, answer: 'O rei anda duas casas' },
      ],
    });
  });

  it('are left without a word as long as nothing is answered, and with a question afterwards', async () => {
    const { person, dialog } = await openQuiz();
    await person.click(dialog.getByRole('radio', { name: 'Em L' }));
    await person.click(dialog.getByRole('button', { name: 'Fechar' }));
    const question = await screen.findByRole('alertdialog', { name: 'Sair do quiz?' });
    await person.click(within(question).getByRole('button', { name: 'Continuar respondendo' }));
    expect(dialog.getByRole('radio', { name: 'Em L' })).toBeChecked();
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Sair do quiz' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await person.click(screen.getByRole('button', { name: 'Fazer Quiz' }));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('come in the order of this try, with what was answered before a reload', async () => {
    const { person, dialog } = await openQuiz();
    await person.click(dialog.getByRole('button', { name: 'Fechar' }));
    const [choice, statement] = quizStart().questions;
    answer({
      'lessons.startQuiz': () =>
        quizStart({
          secondsLeft: 75,
          questions: [statement!, { ...choice!, options: ['Em L', 'Em linha reta'] }],
          answers: [{ questionId: 72, answer: 'false' }],
        }),
    });
    await person.click(screen.getByRole('button', { name: 'Fazer Quiz' }));
    const again = within(await screen.findByRole('dialog', { name: 'Quiz das torres' }));
    expect(await again.findByRole('radio', { name: 'Falso' })).toBeChecked();
    expect(again.getByRole('timer').textContent).toMatch(/^1:1[45]$/);
    await person.click(again.getByRole('button', { name: 'Próxima' }));
    expect(again.getAllByRole('radio').map(radio => radio.getAttribute('value'))).toEqual(['Em L', 'Em linha reta']);
  });

  it('are kept while they are answered, and at once by who leaves', async () => {
    const { person, dialog } = await openQuiz();
    const kept = vi.fn(() => ({ secondsLeft: 60 }));
    answer({ 'lessons.keepAnswers': kept });
    await person.click(dialog.getByRole('radio', { name: 'Em L' }));
    await pass(1);
    await waitFor(() =>
      expect(kept).toHaveBeenLastCalledWith({ lessonId: 1, answers: [{ questionId: 71, answer: 'Em L' }] }),
    );
    await person.click(dialog.getByRole('radio', { name: 'Em linha reta' }));
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Sair do quiz' }));
    await waitFor(() =>
      expect(kept).toHaveBeenLastCalledWith({ lessonId: 1, answers: [{ questionId: 71, answer: 'Em linha reta' }] }),
    );
  });

  it('keep their answers when handing in fails', async () => {
    const sheet = await openQuiz();
    await answerAll(sheet);
    breakNetwork();
    await sheet.person.click(sheet.dialog.getByRole('button', { name: 'Finalizar' }));
    expect(await sheet.dialog.findByRole('alert')).toHaveTextContent('Não foi possível enviar suas respostas');
    expect(sheet.dialog.getByRole('textbox')).toHaveValue('O rei anda duas casas');
    expect(sheet.dialog.getByRole('button', { name: 'Finalizar' })).toBeEnabled();
  });
});

describe('by keyboard alone', () => {
  it('the title has the focus at first, so that a Space meant for the film closes nothing', async () => {
    const { person, dialog } = await openQuiz();
    expect(dialog.getByRole('heading', { name: 'Quiz das torres' })).toHaveFocus();
    await person.keyboard(' ');
    expect(dialog.getByText('Questão 1 de 3')).toBeVisible();
  });

  it('Tab goes round within the quiz, though nothing is chosen and nothing leads on', async () => {
    const { person, dialog } = await openQuiz();
    const stops = [];
    for (let i = 0; i < 4; i += 1) {
      await person.tab();
      stops.push(document.activeElement);
    }
    const [close, first] = [
      dialog.getByRole('button', { name: 'Fechar' }),
      dialog.getByRole('radio', { name: 'Em linha reta' }),
    ];
    expect(stops).toEqual([close, first, close, first]);
    await person.tab({ shift: true });
    await person.tab({ shift: true });
    expect(first).toHaveFocus();
  });

  it('the focus stands on each question that comes, on the result and on the review', async () => {
    const { person, dialog } = await openQuiz();
    answer({ 'lessons.quiz': () => graded(false) });
    const choose = async (name: string) => {
      const choice = dialog.getByRole('radio', { name });
      while (document.activeElement !== choice) await person.tab();
      await person.keyboard(' ');
    };
    const press = async (name: string) => {
      const button = dialog.getByRole('button', { name });
      while (document.activeElement !== button) await person.tab();
      await person.keyboard('{Enter}');
    };
    await choose('Em linha reta');
    await press('Próxima');
    expect(dialog.getByText('A torre pula peças.')).toHaveFocus();
    await press('Anterior');
    expect(dialog.getByText('Como anda a torre?')).toHaveFocus();
    await press('Próxima');
    await choose('Verdadeiro');
    await press('Próxima');
    expect(dialog.getByText('Explique o roque.')).toHaveFocus();
    await person.tab();
    await person.keyboard('O rei anda duas casas');
    await press('Finalizar');
    await dialog.findByText('33%');
    expect(document.activeElement).toHaveTextContent('Ainda não foi desta vez');
    expect(dialog.getByRole('status')).toHaveFocus();
    await pass(3);
    expect(document.activeElement).toHaveTextContent(/^Você fez 33% e precisa de 70%/);
    await press('Tentar Novamente');
    await waitFor(() => expect(dialog.getByText('Como anda a torre?')).toHaveFocus());
  });

  it('a student who stays comes back to the question', async () => {
    const { person, dialog } = await openQuiz();
    await person.click(dialog.getByRole('radio', { name: 'Em L' }));
    await person.click(dialog.getByRole('button', { name: 'Fechar' }));
    await person.click(await screen.findByRole('button', { name: 'Continuar respondendo' }));
    await waitFor(() => expect(dialog.getByText('Como anda a torre?')).toHaveFocus());
  });
});

describe('the clock', () => {
  it('turns red under a minute', async () => {
    const { dialog } = await openQuiz();
    const timer = dialog.getByRole('timer');
    expect(timer).not.toHaveAttribute('data-urgent');
    await pass(61);
    expect(timer).toHaveAttribute('data-urgent');
    expect(timer.textContent).toMatch(/^0:5\d$/);
  });

  it('hands in what is answered when the time is up', async () => {
    const { person, dialog } = await openQuiz();
    const sent = vi.fn(() => graded(false));
    answer({ 'lessons.quiz': sent });
    await person.click(dialog.getByRole('radio', { name: 'Em L' }));
    await pass(120);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ lessonId: 1, answers: [{ questionId: 71, answer: 'Em L' }] }),
    );
    expect(await dialog.findByText('33%')).toBeVisible();
    expect(dialog.getByText('Tempo esgotado')).toBeVisible();
    expect(sent).toHaveBeenCalledOnce();
    await pass(3);
    expect(dialog.getByText('Tempo esgotado: contou o que já estava respondido.')).toBeVisible();
  });

  it('hands in over the question whether to leave, and shows the result', async () => {
    const { person, dialog } = await openQuiz();
    answer({ 'lessons.quiz': () => graded(false) });
    await person.click(dialog.getByRole('radio', { name: 'Em L' }));
    await person.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Sair do quiz?' });
    await pass(120);
    await dialog.findByText('33%');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(dialog.getByText('33%').closest('[tabindex="-1"]')).toHaveFocus();
  });
});
