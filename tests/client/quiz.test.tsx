import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import { answer, breakNetwork } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { student } from './samples.ts';
import { atLesson, course, graded, lesson, school, waiting, withQuiz } from './study.ts';

const lessons = [withQuiz(1, { completed: true }), lesson(2)];

beforeEach(() => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  signedIn(student);
  school({ course: course(), lessons });
});
afterEach(() => vi.useRealTimers());

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

const openQuiz = async () => {
  const person = openApp('/course/1?aula=1');
  await person.click(await screen.findByRole('button', { name: 'Fazer Quiz' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Quiz das torres' }));
  return { person, dialog };
};

type Sheet = { person: UserEvent; dialog: ReturnType<typeof within> };

const answerAll = async ({ person, dialog }: Sheet) => {
  await person.click(dialog.getByRole('radio', { name: 'Em linha reta' }));
  await person.click(dialog.getByRole('button', { name: 'Próxima' }));
  await person.click(dialog.getByRole('radio', { name: 'Falso' }));
  await person.click(dialog.getByRole('button', { name: 'Próxima' }));
  await person.type(dialog.getByRole('textbox', { name: 'Explique o roque.' }), 'O rei anda duas casas');
};

const finish = async (sheet: Sheet) => {
  await answerAll(sheet);
  await sheet.person.click(sheet.dialog.getByRole('button', { name: 'Finalizar' }));
};

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
    await waitFor(() => expect(screen.getByRole('button', { name: 'Fazer Quiz' })).toHaveFocus());
  });

  it('whoever stays comes back to the question', async () => {
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

describe('the result', () => {
  it('stands for three seconds before the review with the right answers and their reasons', async () => {
    const sheet = await openQuiz();
    answer({ 'lessons.quiz': () => graded(false) });
    await finish(sheet);
    expect(await sheet.dialog.findByText('33%')).toBeVisible();
    expect(sheet.dialog.queryByRole('button', { name: 'Tentar Novamente' })).not.toBeInTheDocument();
    await pass(3);
    expect(sheet.dialog.getByText('Você fez 33% e precisa de 70%')).toBeVisible();
    const review = sheet.dialog.getAllByRole('listitem');
    expect(review[0]).toHaveTextContent('Resposta certa');
    expect(review[0]).toHaveTextContent('A torre segue colunas e fileiras.');
    expect(review[1]).toHaveTextContent('Resposta errada');
    expect(review[1]).toHaveTextContent('Resposta correta:Falso');
    expect(review[2]).toHaveTextContent('Aguardando a correção do professor');
  });

  it('is shown although the course could not be asked for again', async () => {
    const sheet = await openQuiz();
    answer({
      'lessons.quiz': () => {
        answer({
          'courses.get': () => {
            throw new AppError('internal');
          },
          'lessons.ofCourse': () => {
            throw new AppError('internal');
          },
        });
        return graded(true);
      },
    });
    await finish(sheet);
    expect(await sheet.dialog.findByText('Parabéns, você passou!')).toBeVisible();
  });

  it('below the mark closes the quiz by Tentar Novamente, and the lesson stays', async () => {
    const sheet = await openQuiz();
    answer({ 'lessons.quiz': () => graded(false) });
    await finish(sheet);
    await sheet.dialog.findByText('33%');
    await pass(3);
    await sheet.person.click(sheet.dialog.getByRole('button', { name: 'Tentar Novamente' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await atLesson(1);
  });

  it('that a grade may still lift says so, shows no model answer, and leads on to a lesson that waits', async () => {
    const sheet = await openQuiz();
    answer({
      'lessons.quiz': () => {
        school({ course: course(), lessons: [withQuiz(1, { completed: true, quizWaiting: true }), lesson(2)] });
        return waiting();
      },
    });
    await finish(sheet);
    expect(await sheet.dialog.findByText('Enviado! Agora falta a nota do professor')).toBeVisible();
    expect(sheet.dialog.getByText('66% até agora')).toBeVisible();
    await pass(3);
    expect(
      sheet.dialog.getByText(
        'Até agora você tem 66% e precisa de 70%; o que você escreveu ainda conta. Quando a nota sair, você recebe um aviso no sino.',
      ),
    ).toBeVisible();
    expect(sheet.dialog.getByText('O rei anda duas casas')).toBeVisible();
    expect(sheet.dialog.queryByText('Resposta-modelo:')).not.toBeInTheDocument();
    expect(sheet.dialog.queryByRole('button', { name: 'Tentar Novamente' })).not.toBeInTheDocument();
    await sheet.person.click(sheet.dialog.getByRole('button', { name: 'Continuar' }));
    await atLesson(2);
    const waits = screen.getByRole('button', { name: /Aula das torres 1.*Quiz aguardando correção/ });
    await sheet.person.click(waits);
    await atLesson(1);
    expect(await screen.findByText('Quiz enviado: aguardando correção')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Fazer Quiz' })).not.toBeInTheDocument();
    // Who need not wait, as the other questions would do, may take it again.
    expect(screen.getByRole('button', { name: 'Refazer Quiz' })).toBeEnabled();
  });

  it('that waits behind the last lesson leaves the focus in it, and the certificate waits too', async () => {
    const enrollment = { ...course().enrollment!, progress: 100, completedLessons: 1 };
    school({ course: course({ enrollment }), lessons: [withQuiz(1, { completed: true })] });
    const sheet = await openQuiz();
    answer({
      'lessons.quiz': () => {
        school({ course: course({ enrollment }), lessons: [withQuiz(1, { completed: true, quizWaiting: true })] });
        return waiting();
      },
    });
    await finish(sheet);
    await sheet.dialog.findByText('66% até agora');
    await pass(3);
    await sheet.person.click(sheet.dialog.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Refazer Quiz' })).toHaveFocus());
    expect(
      screen.getByText('Falta pouco: assim que o professor corrigir o seu quiz e você passar, o certificado é seu.'),
    ).toBeVisible();
  });

  it('at the mark pays, and leads to the next lesson', async () => {
    const sheet = await openQuiz();
    answer({ 'lessons.quiz': () => graded(true) });
    await finish(sheet);
    expect(await sheet.dialog.findByText('Parabéns, você passou!')).toBeVisible();
    expect(sheet.dialog.getByText('+30 XP')).toBeVisible();
    expect(sheet.dialog.getByText('+10 moedas')).toBeVisible();
    await pass(3);
    await sheet.person.click(sheet.dialog.getByRole('button', { name: 'Continuar' }));
    await atLesson(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('that completes the course leads to the certificate', async () => {
    const sheet = await openQuiz();
    answer({
      'lessons.quiz': () => {
        const enrollment = { ...course().enrollment!, progress: 100, completed: true, certificateCode: 'ABC-1' };
        school({
          course: course({ enrollment }),
          lessons: [withQuiz(1, { completed: true, quizPassed: true }), lesson(2, { completed: true })],
        });
        return graded(true, { courseCompleted: true, certificateCode: 'ABC-1' });
      },
      'certificates.check': () => new Promise(() => {}),
    });
    await finish(sheet);
    await sheet.dialog.findByText('100%');
    await pass(3);
    await sheet.person.click(sheet.dialog.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByRole('dialog', { name: 'Seu certificado' })).toBeVisible();
  });
});
