import { act, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../server/errors.ts';
import { MarkdownText } from '../../src/ui/MarkdownText.tsx';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { enrollment, student } from './samples.ts';
import { course, lesson, school } from './study.ts';

const lessonTitle = (name: string) => screen.findByRole('heading', { level: 2, name });

beforeEach(() => signedIn(student));

it('a text is never shown with its marks while the renderer is on its way', async () => {
  render(<MarkdownText text={'# Torres\n\n```pgn\n1. e4\n```'} />);
  expect(screen.getByText('Carregando o texto...')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/#|`|1\. e4/);
  await screen.findByRole('heading', { name: 'Torres' });
});

describe('the door', () => {
  it('asks a visitor to sign in', async () => {
    signedIn(null);
    openApp('/course/1');
    expect(await screen.findByText('Faça login para acessar este curso')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute('href', '/login');
  });

  it('says that a course is unknown, and leads back', async () => {
    answer({
      'courses.get': () => {
        throw new AppError('courseNotFound');
      },
      'lessons.ofCourse': () => {
        throw new AppError('courseNotFound');
      },
    });
    openApp('/course/99');
    expect(await screen.findByRole('heading', { name: 'Curso não encontrado' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voltar ao catálogo' })).toHaveAttribute('href', '/courses');
  });

  it('knows without asking that an address names no course', async () => {
    openApp('/course/abc');
    expect(await screen.findByRole('heading', { name: 'Curso não encontrado' })).toBeVisible();
  });

  it('shows what is wrong when the course cannot be loaded, and tries again', async () => {
    answer({
      'courses.get': () => {
        throw new AppError('internal');
      },
      'lessons.ofCourse': () => ({ lessons: [] }),
    });
    const person = openApp('/course/1');
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    school({ course: course(), lessons: [lesson(1)] });
    await person.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Fundamentos do Xadrez' })).toBeVisible();
  });

  it('shows a student who is not enrolled the outline and the way in', async () => {
    const state = {
      course: course({ enrollment: null }),
      lessons: [lesson(1, { accessible: false, videoUrl: null }), lesson(2, { unlocked: false })],
    };
    school(state);
    answer({
      'enrollments.enrol': () => {
        school({ course: course(), lessons: [lesson(1), lesson(2, { unlocked: false })] });
        return {
          enrollment: {
            ...course().enrollment!,
            courseId: 1,
            courseTitle: '',
            courseImageUrl: null,
            totalLessons: 2,
            lastActivity: '',
            createdAt: '',
          },
        };
      },
    });
    const person = openApp('/course/1');
    expect(await screen.findByRole('region', { name: 'Conteúdo do curso' })).toHaveTextContent('Aula das torres 2');
    expect(screen.queryByRole('region', { name: 'Aulas do curso' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Matricular-se' }));
    expect(await lessonTitle('Aula das torres 1')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Aula das torres 1' })).toHaveFocus());
  });

  it('names the document after the course, and only as long as it is there', async () => {
    school({ course: course(), lessons: [lesson(1)] });
    answer({ 'courses.list': () => ({ courses: [], total: 0, categories: [] }) });
    const person = openApp('/course/1');
    await screen.findByRole('heading', { level: 1, name: 'Fundamentos do Xadrez' });
    expect(document.title).toBe('Fundamentos do Xadrez · Academia');
    await person.click(within(screen.getByRole('main')).getByRole('link', { name: 'Cursos' }));
    await waitFor(() => expect(document.title).toBe('Cursos de Xadrez · Academia'));
    act(() => window.history.back());
    await waitFor(() => expect(document.title).toBe('Fundamentos do Xadrez · Academia'));
  });

  it.each([
    ['courseFull', 'Turma lotada'],
    ['premiumContent', 'Conteúdo premium'],
  ] as const)('shows the refusal %s', async (refusal, text) => {
    school({ course: course({ enrollment: null }), lessons: [lesson(1)] });
    answer({
      'enrollments.enrol': () => {
        throw new AppError(refusal);
      },
    });
    const person = openApp('/course/1');
    await person.click(await screen.findByRole('button', { name: 'Matricular-se' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('says beforehand that every place is taken', async () => {
    school({ course: course({ enrollment: null, maxStudents: 5, enrolledStudents: 5 }), lessons: [lesson(1)] });
    openApp('/course/1');
    expect(await screen.findByRole('heading', { name: 'Turma lotada' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Matricular-se' })).not.toBeInTheDocument();
  });

  it('offers the catalogue before a locked premium course', async () => {
    school({
      course: course({ enrollment: null, locked: true, free: false, price: 29_900, priceInCoins: 299 }),
      lessons: [lesson(1)],
    });
    openApp('/course/1');
    expect(await screen.findByRole('heading', { name: 'Conteúdo premium' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Usar 50 moedas' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voltar ao catálogo' })).toHaveAttribute('href', '/courses');
  });

  it(`tells whose time is over until when it was, keeps their progress in sight and \
opens it again for coins`, async () => {
    const ended = {
      id: 9,
      completedLessons: 1,
      progress: 25,
      completed: false,
      certificateCode: null,
      rating: null,
      accessUntil: '2026-11-10T15:00:00.000Z',
    };
    const premium = { locked: true, free: false, price: 29_900, priceInCoins: 299 };
    const state = {
      course: course({ ...premium, enrollment: ended }),
      lessons: [lesson(1, { accessible: false, videoUrl: null, completed: true })],
    };
    school(state);
    answer({
      'enrollments.unlock': () => {
        const accessUntil = '2026-12-22T15:00:00.000Z';
        school({
          course: course({ ...premium, locked: false, enrollment: { ...ended, accessUntil } }),
          lessons: [lesson(1, { completed: true })],
        });
        return { enrollment: enrollment({ accessUntil }), coins: 135 };
      },
    });
    const person = openApp('/course/1');
    expect(await screen.findByRole('heading', { name: 'Seu acesso terminou' })).toBeVisible();
    expect(screen.getByText(/até 10 de novembro de 2026/)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Progresso do curso' })).toHaveAttribute(
      'aria-valuetext',
      '1 de 4 aulas',
    );
    expect(screen.getByRole('heading', { name: 'Conteúdo do curso' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Usar 50 moedas' }));
    await person.click(
      within(await screen.findByRole('dialog', { name: 'Desbloquear por 30 dias' })).getByRole('button', {
        name: 'Desbloquear',
      }),
    );
    expect(await screen.findByText('22 de dezembro de 2026')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'Aula das torres 1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Abrir por mais 30 dias' })).toBeVisible();
    expect(window.location.pathname).toBe('/course/1');
  });

  it('says who is not enrolled that a course has no lessons yet, and promises none when they enrol', async () => {
    const door = course({ enrollment: null, totalLessons: 0 });
    school({ course: door, lessons: [] });
    answer({
      'enrollments.enrol': () => ({
        enrollment: {
          ...course().enrollment!,
          courseId: 1,
          courseTitle: '',
          courseImageUrl: null,
          totalLessons: 0,
          lastActivity: '',
          createdAt: '',
        },
      }),
    });
    const person = openApp('/course/1');
    expect(await screen.findByRole('region', { name: 'Conteúdo do curso' })).toHaveTextContent(
      'Este curso ainda não tem aulas.',
    );
    await person.click(screen.getByRole('button', { name: 'Matricular-se' }));
    expect(await screen.findByText('Matrícula feita!')).toBeVisible();
    expect(screen.queryByText(/primeira aula já está aberta/)).toBeNull();
  });

  it('says that a course has no lessons yet', async () => {
    school({ course: course(), lessons: [] });
    openApp('/course/1');
    expect(await screen.findByText('Este curso ainda não tem aulas')).toBeVisible();
  });
});
