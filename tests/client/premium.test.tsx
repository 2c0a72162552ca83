import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { questions } from '../../src/features/premium/questions.ts';
import { plans } from '../../src/shared/plans/plans.ts';
import { openApp, signedIn } from './open-app.tsx';
import { professor, student } from './samples.ts';

const plan = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('li')!);

test('the three plans stand with their price and all that they give', async () => {
  signedIn(null);
  openApp('/premium');
  await screen.findByRole('heading', { level: 1, name: 'Academia Premium' });
  for (const { name, price, features } of plans) {
    expect(plan(name).getByText(price)).toBeVisible();
    for (const feature of features) expect(plan(name).getByText(feature)).toBeVisible();
  }
});

test('no plan claims a limit that nothing applies, or what nobody gets', () => {
  expect(JSON.stringify([plans, questions])).not.toMatch(/\d+ alunos|exclusiv|prioritário|dedicado/i);
});

test('every plan leads a visitor to an account', async () => {
  signedIn(null);
  openApp('/premium');
  const links = await within(await screen.findByRole('main')).findAllByRole('link', { name: /^Começar Agora/ });
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/register', '/register', '/register']);
});

test.each([student, professor])('$role: Básico leads to the courses, what costs money comes soon', async who => {
  signedIn(who);
  const person = openApp('/premium');
  expect(await screen.findByRole('link', { name: 'Ver os cursos' })).toHaveAttribute('href', '/courses');
  for (const [name, news] of [
    ['Assinar Premium', /A assinatura ainda não pode ser feita por aqui/],
    ['Quero para minha escola', /plano Escola ainda não pode ser feita por aqui/],
  ] as const) {
    await person.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(news)).toBeVisible();
    expect(screen.getByText('Em breve')).toBeVisible();
  }
});

test('its questions lead on to the help', async () => {
  signedIn(null);
  openApp('/premium');
  expect(await screen.findByText('Como abro um curso premium com moedas?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mais respostas na Ajuda' })).toHaveAttribute('href', '/help?busca=premium');
});
