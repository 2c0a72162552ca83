import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, breakNetwork, mendNetwork } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { student } from './samples.ts';
import { atLesson, course, lesson, school, studyResult, withQuiz } from './study.ts';

const video = () => screen.findByLabelText<HTMLVideoElement>(/^Aula das torres/, { selector: 'video' });
const lessonTitle = (name: string) => screen.findByRole('heading', { level: 2, name });
const ending = async () => fireEvent.ended(await video());

beforeEach(() => signedIn(student));
afterEach(() => vi.useRealTimers());

describe('completing', () => {
  it('happens when the film ends, and leads to the next lesson', async () => {
    school({ course: course(), lessons: [lesson(1), lesson(2, { unlocked: false })] });
    answer({
      'lessons.complete': ({ lessonId }) => {
        expect(lessonId).toBe(1);
        school({ course: course(), lessons: [lesson(1, { completed: true }), lesson(2)] });
        return studyResult();
      },
    });
    openApp('/course/1');
    await ending();
    expect(await lessonTitle('Aula das torres 2')).toBeVisible();
    expect(await screen.findByText('+20 XP e +5 moedas')).toBeVisible();
  });

  it('leaves the quiz to its button, which waits for it', async () => {
    school({ course: course(), lessons: [withQuiz(1), lesson(2, { unlocked: false })] });
    answer({
      'lessons.complete': () => {
        school({ course: course(), lessons: [withQuiz(1, { completed: true }), lesson(2)] });
        return studyResult();
      },
    });
    openApp('/course/1');
    expect(await screen.findByRole('button', { name: 'Fazer Quiz' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Fazer Quiz' })).toHaveAccessibleDescription(
      'O quiz abre quando a aula estiver concluída. Assista ao vídeo até o fim para concluir a aula.',
    );
    await ending();
    expect(await screen.findByText('+20 XP e +5 moedas')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Fazer Quiz' })).toBeEnabled());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await atLesson(1);
  });

  it('too soon says that it paid nothing and why, and the reward comes with the time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const soon = { videoUrl: null, secondsToReward: 39 };
    school({ course: course(), lessons: [lesson(1, soon), lesson(2, { unlocked: false })] });
    answer({
      'lessons.complete': () => {
        school({ course: course(), lessons: [lesson(1, { ...soon, completed: true }), lesson(2)] });
        return studyResult({ rewards: { experience: 0, coins: 0 }, secondsToReward: 39 });
      },
    });
    const person = openApp('/course/1');
    expect(await screen.findByText(/A recompensa vem com mais/)).toHaveTextContent(/0:3[89] nesta aula/);
    await person.click(screen.getByRole('button', { name: 'Marcar como concluída' }));
    const said = (await screen.findByText(/Você passou por ela depressa demais/)).closest('[role=status]');
    expect(said).toHaveTextContent(
      /^Aula concluída sem recompensa.*com mais 0:3[89]39 segundos nesta aula a recompensa é sua/,
    );
    answer({
      'lessons.complete': () => {
        school({ course: course(), lessons: [lesson(1, { videoUrl: null, completed: true }), lesson(2)] });
        return studyResult();
      },
    });
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    await person.click(await screen.findByRole('button', { name: 'Receber recompensa' }));
    expect(await screen.findByText('Recompensa recebida!')).toBeVisible();
    await atLesson(2);
  });

  it('opens the certificate behind the last lesson', async () => {
    school({ course: course(), lessons: [lesson(1)] });
    answer({
      'lessons.complete': () => studyResult({ courseCompleted: true, certificateCode: 'ABC-1' }),
      'certificates.check': () => ({
        certificate: {
          code: 'ABC-1',
          valid: true,
          studentName: 'Ana Clara Moreira',
          courseTitle: 'Fundamentos do Xadrez',
          professorName: 'Ricardo Nogueira',
          duration: 50,
          issuedAt: '2026-11-03T12:00:00.000Z',
        },
      }),
    });
    openApp('/course/1');
    await ending();
    const dialog = within(await screen.findByRole('dialog', { name: 'Seu certificado' }));
    expect(await dialog.findByText('Ana Clara Moreira')).toBeVisible();
    expect(dialog.getByText(/50 minutos, em 3 de novembro de 2026/)).toBeVisible();
  });

  it('is said by the student where there is no film', async () => {
    school({ course: course(), lessons: [lesson(1, { videoUrl: null }), lesson(2, { unlocked: false })] });
    answer({
      'lessons.complete': () => {
        school({ course: course(), lessons: [lesson(1, { completed: true }), lesson(2)] });
        return studyResult();
      },
    });
    const person = openApp('/course/1');
    await person.click(await screen.findByRole('button', { name: 'Marcar como concluída' }));
    await atLesson(2);
  });

  it('may be said where the film does not load', async () => {
    school({ course: course(), lessons: [lesson(1)] });
    openApp('/course/1');
    expect(screen.queryByRole('button', { name: 'Marcar como concluída' })).not.toBeInTheDocument();
    fireEvent.error(await video());
    expect(await screen.findByRole('button', { name: 'Marcar como concluída' })).toBeVisible();
  });

  it('that could not be saved can be tried again, from the page and from the toast', async () => {
    school({ course: course(), lessons: [lesson(1), lesson(2, { unlocked: false })] });
    const person = openApp('/course/1');
    await video();
    breakNetwork();
    await ending();
    expect(await screen.findByText('Sua conclusão ainda não foi salva')).toBeVisible();
    expect(await screen.findByText('Não foi possível salvar a conclusão da aula')).toBeVisible();
    expect(await screen.findAllByRole('button', { name: 'Tentar novamente' })).toHaveLength(2);
    await person.click(screen.getAllByRole('button', { name: 'Tentar novamente' })[0]!);
    await waitFor(() => expect(screen.getByText('Sua conclusão ainda não foi salva')).toBeVisible());
    expect(window.location.search).toBe('?aula=1');
  });

  it('that found no server is told again when the browser is on line again', async () => {
    school({ course: course(), lessons: [lesson(1), lesson(2, { unlocked: false })] });
    answer({
      'lessons.complete': () => {
        school({ course: course(), lessons: [lesson(1, { completed: true }), lesson(2)] });
        return studyResult();
      },
    });
    openApp('/course/1');
    await video();
    breakNetwork();
    await ending();
    expect(await screen.findByText('Sua conclusão ainda não foi salva')).toBeVisible();
    mendNetwork();
    fireEvent(window, new Event('online'));
    await atLesson(2);
  });
});

describe('the certificate card', () => {
  it('asks for the remaining lessons', async () => {
    school({ course: course({ enrollment: { ...course().enrollment!, progress: 50 } }), lessons: [lesson(1)] });
    openApp('/course/1');
    expect(await screen.findByText('Complete todas as aulas para receber seu certificado.')).toBeVisible();
  });

  it('names the quizzes that are missing', async () => {
    school({
      course: course({ enrollment: { ...course().enrollment!, progress: 100, completedLessons: 2 } }),
      lessons: [withQuiz(1, { completed: true }), lesson(2, { completed: true })],
    });
    const person = openApp('/course/1?aula=2');
    const card = within(await screen.findByRole('region', { name: 'Certificado' }));
    expect(screen.getByRole('button', { name: /^1\. Aula das torres 1.*· Falta o quiz\. Concluída$/ })).toBeVisible();
    await person.click(card.getByRole('button', { name: 'Aula das torres 1' }));
    await atLesson(1);
  });

  it('congratulates and shows the certificate', async () => {
    school({
      course: course({
        enrollment: { ...course().enrollment!, progress: 100, completed: true, certificateCode: 'ABC-1' },
      }),
      lessons: [lesson(1, { completed: true })],
    });
    answer({ 'certificates.check': () => new Promise(() => {}) });
    const person = openApp('/course/1');
    expect(await screen.findByText('Parabéns! Você completou o curso')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Ver Certificado' }));
    expect(await screen.findByRole('dialog', { name: 'Seu certificado' })).toBeVisible();
  });

  it('is not there in a course that gives none', async () => {
    school({ course: course({ certificateEnabled: false }), lessons: [lesson(1)] });
    openApp('/course/1');
    await video();
    expect(screen.queryByRole('region', { name: 'Certificado' })).not.toBeInTheDocument();
  });
});

describe('rating', () => {
  it('waits for the end of the course and is kept at once', async () => {
    const enrollment = { ...course().enrollment!, progress: 100, completed: true, certificateCode: 'ABC-1' };
    school({ course: course({ enrollment }), lessons: [lesson(1, { completed: true })] });
    answer({
      'enrollments.rate': ({ id, rating }) => {
        expect(id).toBe(9);
        school({
          course: course({ enrollment: { ...enrollment, rating } }),
          lessons: [lesson(1, { completed: true })],
        });
        return {
          enrollment: {
            ...enrollment,
            rating,
            courseId: 1,
            courseTitle: '',
            courseImageUrl: null,
            totalLessons: 1,
            lastActivity: '',
            createdAt: '',
          },
        };
      },
    });
    const person = openApp('/course/1');
    await person.click(await screen.findByRole('radio', { name: '4 estrelas' }));
    expect(await screen.findByText(/Sua avaliação: 4 estrelas/)).toBeVisible();
    expect(screen.getByRole('radio', { name: '4 estrelas' })).toBeChecked();
  });

  it('is not asked of someone on the way', async () => {
    school({ course: course(), lessons: [lesson(1)] });
    openApp('/course/1');
    await video();
    expect(screen.queryByRole('radio', { name: '4 estrelas' })).not.toBeInTheDocument();
  });
});
