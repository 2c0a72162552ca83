import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import { answer } from '../support/msw.ts';
import { signedIn } from './open-app.tsx';
import { finish, lessons, openQuiz, pass } from './quiz-screen.ts';
import { student } from './samples.ts';
import { atLesson, course, graded, gradedInSecret, lesson, school, waiting, withQuiz } from './study.ts';

beforeEach(() => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  signedIn(student);
  school({ course: course(), lessons });
});
afterEach(() => vi.useRealTimers());

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

  it('below the mark says what was right and nothing more, and Tentar Novamente begins another try', async () => {
    const sheet = await openQuiz();
    answer({ 'lessons.quiz': gradedInSecret });
    await finish(sheet);
    await sheet.dialog.findByText('33%');
    await pass(3);
    expect(
      sheet.dialog.getByText(
        'Reveja a aula e tente outra vez: as respostas certas aparecem quando você passar, ou na terceira tentativa.',
      ),
    ).toBeVisible();
    const review = sheet.dialog.getAllByRole('listitem');
    expect(review[1]).toHaveTextContent('Resposta errada');
    expect(sheet.dialog.queryByText('Resposta correta:')).not.toBeInTheDocument();
    await sheet.person.click(sheet.dialog.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await sheet.dialog.findByText('Questão 1 de 3')).toBeVisible();
    expect(sheet.dialog.getByRole('radio', { name: 'Em linha reta' })).not.toBeChecked();
    await atLesson(1);
  });

  it('of a late try says when the next may begin', async () => {
    const sheet = await openQuiz();
    answer({
      'lessons.quiz': () => graded(false),
      'lessons.startQuiz': () => {
        throw new AppError('quizPause', 300, { time: '14:32' });
      },
    });
    await finish(sheet);
    await sheet.dialog.findByText('33%');
    await pass(3);
    await sheet.person.click(sheet.dialog.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await sheet.dialog.findByText(/reveja a aula e tente de novo às 14:32/)).toBeVisible();
    await sheet.person.click(sheet.dialog.getByRole('button', { name: 'Fechar' }));
    await sheet.person.click(screen.getByRole('button', { name: 'Fazer Quiz' }));
    await sheet.person.click(await screen.findByRole('button', { name: 'Voltar à aula' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
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
        'Até agora você tem 66% e precisa de 70%; o que você escreveu ainda conta. Quando a nota sair, você recebe ' +
          'um aviso no sino.',
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
