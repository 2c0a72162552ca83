import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../server/errors.ts';
import { answer, breakNetwork, mendNetwork } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, enrollment, professor, student } from './samples.ts';
import { atLesson, course, lesson, school, studyResult, withQuiz } from './study.ts';

const video = () => screen.findByLabelText<HTMLVideoElement>(/^Aula das torres/, { selector: 'video' });
const lessonTitle = (name: string) => screen.findByRole('heading', { level: 2, name });
const inList = (name: RegExp) =>
  within(screen.getByRole('region', { name: 'Aulas do curso' })).getByRole('button', { name });
const ending = async () => fireEvent.ended(await video());

beforeEach(() => signedIn(student));

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

  it('tells whose time is over until when it was, keeps their progress in sight and opens it again for coins', async () => {
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

describe('the lessons', () => {
  const lessons = [lesson(1, { completed: true }), lesson(2), lesson(3, { unlocked: false })];

  it('start with the first that is not completed, which the address then names', async () => {
    school({
      course: course({ totalLessons: 3, enrollment: { ...course().enrollment!, completedLessons: 1, progress: 33 } }),
      lessons,
    });
    openApp('/course/1');
    expect(await lessonTitle('Aula das torres 2')).toBeVisible();
    await atLesson(2);
    expect(inList(/Aula das torres 2/)).toHaveTextContent('Atual');
    expect(screen.getByText('1 de 3 aulas')).toBeVisible();
    expect(screen.getByText(/Faltam 2 aulas/)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Progresso do curso' })).toHaveAttribute('aria-valuenow', '33');
    expect(screen.getByText('Primeiro parágrafo.').tagName).toBe('P');
  });

  it('open by choice, go back by the browser, and stay locked until their turn', async () => {
    school({ course: course(), lessons });
    const person = openApp('/course/1');
    await atLesson(2);
    expect(inList(/Aula das torres 3/)).toBeDisabled();
    await person.click(inList(/Aula das torres 1/));
    await atLesson(1);
    expect(await lessonTitle('Aula das torres 1')).toHaveFocus();
    expect(screen.getByText('Aula concluída')).toBeVisible();
    window.history.back();
    expect(await lessonTitle('Aula das torres 2')).toBeVisible();
  });

  it('ignore an address that names a locked lesson', async () => {
    school({ course: course(), lessons });
    openApp('/course/1?aula=3');
    await atLesson(2);
  });

  it('offer their resources', async () => {
    const resources = [
      { id: 1, name: 'Lances da aula', type: 'pgn', url: '/demo/aula.pgn' },
      { id: 2, name: 'Apostila', type: 'pdf', url: 'https://example.com/a.pdf' },
      { id: 3, name: 'Em preparo', type: 'link', url: null },
    ] as const;
    school({ course: course(), lessons: [lesson(1, { resources: [...resources] })] });
    openApp('/course/1');
    const section = within(await screen.findByRole('region', { name: 'Recursos' }));
    expect(section.getByRole('button', { name: /Lances da aula/ })).toHaveTextContent('ver no tabuleiro');
    expect(section.getByRole('link', { name: /Apostila.*abre em nova aba/ })).toHaveAttribute('target', '_blank');
    expect(section.queryByRole('link', { name: /Em preparo/ })).not.toBeInTheDocument();
  });
});

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

  it('opens the quiz of a lesson that has one, whose button waits for it', async () => {
    school({ course: course(), lessons: [withQuiz(1)] });
    answer({
      'lessons.complete': () => {
        school({ course: course(), lessons: [withQuiz(1, { completed: true })] });
        return studyResult();
      },
    });
    openApp('/course/1');
    expect(await screen.findByRole('button', { name: 'Fazer Quiz' })).toBeDisabled();
    await ending();
    expect(await screen.findByRole('dialog', { name: 'Quiz das torres' })).toHaveTextContent(
      'Aula concluída! +20 XP e +5 moedas',
    );
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

describe('professors and administrators', () => {
  it.each([professor, admin])('read everything and complete nothing', async reader => {
    signedIn(reader);
    const quiz = withQuiz(1).quiz!;
    const shown = {
      ...quiz,
      questions: quiz.questions.map(question => ({ ...question, correctAnswer: 'Em linha reta' })),
    };
    school({
      course: course({ enrollment: null, editable: true }),
      lessons: [withQuiz(1, { videoUrl: null, quiz: shown }), lesson(2)],
    });
    const person = openApp('/course/1');
    await person.click(await screen.findByRole('button', { name: 'Ver Quiz' }));
    const dialog = await screen.findByRole('dialog', { name: 'Quiz das torres' });
    expect(dialog).toHaveTextContent('Resposta correta: Em linha reta');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Marcar como concluída' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Editar curso' })).toHaveAttribute('href', '/professor/cursos/1/edit');
    await person.click(screen.getByRole('button', { name: 'Próxima aula' }));
    await atLesson(2);
  });
});
