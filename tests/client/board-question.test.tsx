import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer } from '../support/msw.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import { openApp, signedIn } from './open-app.tsx';
import { student } from './samples.ts';
import { course, lesson, quizStart, school, studyResult } from './study.ts';

const LADDER = '7k/8/8/8/8/8/R7/1R2K3 w - - 0 1';
const questions = [
  { id: 71, type: 'board' as const, question: 'Dê mate em dois.', options: [], fen: LADDER, plies: 3 },
  {
    id: 72,
    type: 'multiple_choice' as const,
    question: `Quem está melhor?\n\`\`\`fen\n${LADDER}\n\`\`\``,
    options: ['Brancas', `\`\`\`fen ${LADDER} \`\`\``],
  },
];

beforeEach(() => {
  preferReducedMotion();
  signedIn(student);
  const quiz = { id: 70, title: 'Quiz das torres', timeLimit: 2, questions };
  school({ course: course(), lessons: [lesson(1, { completed: true, hasQuiz: true, quiz })] });
});

it('a question on the board is answered with moves of both sides, and texts show their boards', async () => {
  let sent: unknown;
  answer({
    'lessons.startQuiz': () => quizStart({ questions }),
    'lessons.keepAnswers': () => ({ secondsLeft: 100 }),
    'lessons.quiz': ({ answers }) => {
      sent = answers;
      return {
        ...studyResult(),
        score: 50,
        passed: false,
        waiting: false,
        questions: [
          { questionId: 71, correct: false, correctAnswer: 'Ra7 Kg8 Rb8#', explanation: null },
          { questionId: 72, correct: true, correctAnswer: 'Brancas', explanation: null },
        ],
      };
    },
  });
  const person = openApp('/course/1');
  await person.click(await screen.findByRole('button', { name: 'Fazer Quiz' }));
  const quiz = await screen.findByRole('dialog');
  expect(await within(quiz).findByRole('grid', { name: 'Tabuleiro da questão: brancas jogam' })).toBeVisible();
  expect(within(quiz).getByRole('button', { name: 'Próxima' })).toBeDisabled();
  for (const move of ['Ta7', 'Rg8', 'Tb6']) {
    const field = await within(quiz).findByRole('textbox', { name: 'Digite um lance' });
    await person.type(field, `${move}{Enter}`);
  }
  expect(await within(quiz).findByText('Ta7 Rg8 Tb6')).toBeVisible();
  await person.click(within(quiz).getByRole('button', { name: 'Desfazer' }));
  await person.type(await within(quiz).findByRole('textbox', { name: 'Digite um lance' }), 'Tb5{Enter}');
  await person.click(within(quiz).getByRole('button', { name: 'Próxima' }));
  expect(await within(quiz).findByRole('grid', { name: /^Diagrama/ })).toBeVisible();
  expect(within(quiz).getByRole('group', { name: 'Quem está melhor?' })).toBeVisible();
  expect(within(quiz).getByRole('radio', { name: 'Diagrama 2' })).toBeEnabled();
  await person.click(within(quiz).getByRole('radio', { name: 'Brancas' }));
  await person.click(within(quiz).getByRole('button', { name: 'Finalizar' }));
  expect(await within(quiz).findByText('Ta7 Rg8 Tb8#')).toBeVisible();
  expect(sent).toEqual([
    { questionId: 71, answer: 'Ra7 Kg8 Rb5' },
    { questionId: 72, answer: 'Brancas' },
  ]);
});
