import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UNLOCK } from '../../server/features/enrollments/unlock-offer.schema.ts';
import { PACES } from '../../server/features/ledger/pace.service.ts';
import { REWARDS } from '../../server/features/ledger/ledger.service.ts';
import { experienceOf } from '../../server/features/ledger/levels.ts';
import { QUIZ_PASS_MARK } from '../../server/features/progress/quiz-limits.schema.ts';
import { ACTIVE_DAYS } from '../../server/features/follow-up/follow-up-lists.schema.ts';
import { PUZZLE_POINTS, rewardFor } from '../../server/features/puzzles/points.ts';
import { CANCELLATION_HOURS } from '../../server/features/bookings/bookings.schema.ts';
import { GUARANTEE_DAYS } from '../../server/features/store/orders.schema.ts';
import { plans } from '../../src/shared/plans/plans.ts';
import { CATEGORIES } from '../../server/features/youth/youth.schema.ts';
import { routes } from '../../src/app/routes.tsx';
import { staffGroups, studentGroups } from '../../src/features/help/answers.ts';
import { MATCH_MODES, minutesOf } from '../../src/features/games/modes/modes.ts';
import { levels } from '../../src/lib/levels.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor, student } from './samples.ts';

const entries = studentGroups.flatMap(group => group.entries);
const answerOf = (id: string): string => entries.find(entry => entry.id === id)!.answer.join(' ');

test('anybody may read it, and answers fold out of their questions', async () => {
  signedIn(null);
  const user = openApp('/help');
  const question = await screen.findByRole('button', { name: 'Como funcionam os quizzes?' });
  expect(question).toHaveAttribute('aria-expanded', 'false');
  await user.click(question);
  expect(question).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/pelo menos 70%/)).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.queryByText(/pelo menos 70%/)).not.toBeInTheDocument();
});

test('no answer names the school, whose name is its own', () => {
  expect(JSON.stringify([studentGroups, staffGroups])).not.toContain('Academia');
});

test('it says how a film comes into a lesson, how the email changes, and that what was typed is kept', () => {
  expect(answerOf('licoes')).toContain('enviado do seu computador');
  expect(answerOf('perfil')).toContain('Configurações');
  expect(answerOf('guardado')).toContain('até ser salvo');
  expect(answerOf('senha')).not.toContain('não pode ser recuperada');
});

test('a search without accents finds words of questions and answers, and stands in the address', async () => {
  signedIn(student);
  const user = openApp('/help');
  await user.type(await screen.findByLabelText('Qual é a sua dúvida?'), 'sequencia Brasilia');
  expect(await screen.findByText('1 resposta para “sequencia Brasilia”')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent)).toEqual([
    'O que conta para a minha sequência de dias?',
  ]);
  expect(new URLSearchParams(window.location.search).get('busca')).toBe('sequencia Brasilia');
});

test('a search that finds nothing leads back to all questions', async () => {
  signedIn(null);
  const user = openApp('/help?busca=zzz');
  expect(await screen.findByText('Nenhuma resposta encontrada')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver todas as dúvidas' }));
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(entries.length));
});

test.each([
  { who: student, first: 'Cursos e aulas' },
  { who: professor, first: 'Para professores' },
])('$who.role reads $first first', async ({ who, first }) => {
  signedIn(who);
  openApp('/help');
  const main = within(await screen.findByRole('main'));
  expect((await main.findAllByRole('heading', { level: 2 }))[0]).toHaveTextContent(first);
});

test('every question has a name of its own, and everybody finds them all', () => {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(new Set(staffGroups)).toEqual(new Set(studentGroups));
});

test('every link leads to a screen', () => {
  const known = new Set(routes.map(({ path }) => path.replace('/:code?', '')));
  const links = entries.flatMap(entry => entry.links ?? []).map(({ href }) => href.split('?')[0]!);
  expect(links.filter(href => !known.has(href))).toEqual([]);
});

test('what it says of XP, coins, levels, clocks and marks is what the school does', () => {
  const pay = answerOf('ganhar');
  const [tenLessons] = PACES.lesson_completed;
  const [tenPuzzles, dayPuzzles] = PACES.puzzle_solved;
  expect(pay).toContain(`${tenLessons.most} aulas e ${tenPuzzles.most} problemas em dez minutos`);
  expect(pay).toContain(`${dayPuzzles.most} problemas em 24 horas`);
  for (const [step, { experience, coins }] of Object.entries({
    'Aula concluída': REWARDS.lesson_completed,
    'Quiz aprovado': REWARDS.quiz_passed,
    'Curso concluído': REWARDS.course_completed,
  })) {
    expect(pay).toContain(`${step}: ${experience} XP e ${coins} moedas`);
  }
  const { facil, medio, dificil } = PUZZLE_POINTS;
  expect(pay).toContain(
    `${facil} XP se for fácil, ${medio} se for médio, ${dificil} se for difícil, ` +
      `e sempre ${rewardFor({ points: facil }).coins} moedas`,
  );
  for (const [i, { name }] of levels.entries())
    expect(answerOf('niveis')).toContain(`${name} (${experienceOf(i + 1).from}${i === 0 ? ' XP' : ''})`);
  expect(answerOf('quiz')).toContain(`${QUIZ_PASS_MARK}%`);
  expect(answerOf('loja')).toContain(`Até ${GUARANTEE_DAYS} dias`);
  expect(answerOf('desbloquear')).toContain(`Por ${UNLOCK.coins} moedas ele fica aberto por ${UNLOCK.days} dias`);
  expect(answerOf('premium')).toContain(plans.find(({ name }) => name === 'Premium')!.price);
  expect(answerOf('alunos')).toContain(`últimos ${ACTIVE_DAYS} dias`);
  for (const mode of MATCH_MODES) expect(answerOf('partidas')).toContain(`${minutesOf(mode)} minutos`);
  for (const [i, { name, minAge, maxAge }] of Object.values(CATEGORIES).entries())
    expect(answerOf('base')).toContain(`${name} (${minAge} a ${maxAge}${i === 0 ? ' anos' : ''})`);
  for (const id of ['torneios', 'base']) expect(answerOf(id)).toContain(`até ${CANCELLATION_HOURS} horas antes`);
});
