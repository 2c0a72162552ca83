import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { loadScreen } from '../../src/app/load-ahead.ts';
import { openApp, signedIn } from './open-app.tsx';

const open = async (path = '/') => {
  signedIn(null);
  openApp(path);
  await screen.findByRole('heading', { level: 1, name: 'O Futuro do Xadrez Chegou Aqui' });
};

test.each(['/', '/home'])('a visitor without a session finds the landing page at %s', async path => {
  await open(path);
  expect(screen.getByText('Plataforma #1 de Ensino de Xadrez')).toBeInTheDocument();
});

test('its calls to action lead to signing up and to signing in', async () => {
  await open();
  const main = within(screen.getByRole('main'));
  for (const name of ['Começar Gratuitamente', 'Começar Gratuitamente Agora'])
    expect(main.getByRole('link', { name })).toHaveAttribute('href', '/register');
  for (const link of main.getAllByRole('link', { name: /^Começar Agora/ }))
    expect(link).toHaveAttribute('href', '/register');
  expect(main.getByRole('link', { name: 'Já tenho conta' })).toHaveAttribute('href', '/login');
});

test('its claims are those of the school', async () => {
  await open();
  for (const [label, value] of [
    ['Alunos ativos', '10k+'],
    ['Aulas', '500+'],
    ['Professores', '50+'],
    ['Satisfação', '98%'],
  ] as const) {
    expect(within(screen.getByText(label).parentElement!).getByRole('definition')).toHaveTextContent(value);
  }
});

test('the journey has three steps, in order', async () => {
  await open();
  const steps = within(screen.getByRole('region', { name: 'Sua jornada em três lances' })).getAllByRole('heading', {
    level: 3,
  });
  expect(steps.map(step => step.textContent)).toEqual(['1. Fundamentos', '2. Tática', '3. Estratégia']);
});

test('the three plans stand with their prices, and Premium is the popular one', async () => {
  await open();
  const plan = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li')!;
  expect(plan('Básico')).toHaveTextContent('Grátis');
  expect(plan('Premium')).toHaveTextContent('R$ 39,90');
  expect(plan('Escola')).toHaveTextContent('R$ 199,90');
  expect(screen.getByText('Mais popular').closest('li')).toBe(plan('Premium'));
});

test(`the prerendered page is taken over as it stands, with nothing laid over it while \
the session is asked for`, async () => {
  signedIn(null);
  await loadScreen('/', null);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<App prerendered ssrPath="/" />);
  const heading = within(container).getByRole('heading', { level: 1 });
  await act(async () => {
    render(<App prerendered />, { container, hydrate: true });
  });
  expect(within(container).getByRole('heading', { level: 1 })).toBe(heading);
  expect(container).not.toHaveTextContent('Carregando...');
  expect(container.innerHTML).not.toMatch(/<script|style=/);
});
