import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { admin, professor, student } from './samples.ts';
import { atLesson, course, lesson, school, withQuiz } from './study.ts';

const lessonTitle = (name: string) => screen.findByRole('heading', { level: 2, name });
const inList = (name: RegExp) =>
  within(screen.getByRole('region', { name: 'Aulas do curso' })).getByRole('button', { name });

beforeEach(() => signedIn(student));

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
    expect(await screen.findByText('Primeiro parágrafo.', { selector: 'p' })).toBeVisible();
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

describe('professors and administrators', () => {
  it.each([professor, admin])('read everything and complete nothing', async reader => {
    signedIn(reader);
    const quiz = withQuiz(1).quiz!;
    const shown = {
      ...quiz,
      questions: quiz.questions.map(question => ({ ...question, correctAnswer: 'Em linha reta' })),
    };
    school({
      course: course({ enrollment: null, editable: true, followed: true }),
      lessons: [withQuiz(1, { videoUrl: null, quiz: shown }), lesson(2, { chapterCount: 1 })],
    });
    answer({ 'chapters.ofLesson': () => ({ chapters: [], version: 'a' }) });
    const person = openApp('/course/1');
    await person.click(await screen.findByRole('button', { name: 'Ver Quiz' }));
    const dialog = await screen.findByRole('dialog', { name: 'Quiz das torres' });
    expect(dialog).toHaveTextContent('Resposta correta: Em linha reta');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Marcar como concluída' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Editar curso' })).toHaveAttribute('href', '/professor/cursos/1/edit');
    await person.click(screen.getByRole('button', { name: 'Próxima aula' }));
    await atLesson(2);
    expect(screen.getByRole('link', { name: 'Ver tentativas' })).toHaveAttribute(
      'href',
      '/professor/cursos/1/lessons/2/tentativas',
    );
  });
});
