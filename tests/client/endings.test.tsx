import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Ending, PlayEndingInput } from '../../server/features/endings/endings.schema.ts';
import '../../src/features/chess/training/TrainingScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import { openApp, signedIn } from './open-app.tsx';
import { says } from './puzzle-samples.ts';
import { student } from './samples.ts';

beforeEach(() => {
  preferReducedMotion();
  signedIn(student);
  answer({ 'endings.list': () => ({ endings: [kingFirst, philidor] }) });
});

const kingFirst: Ending = {
  id: 'rei-na-frente',
  step: 'oposicao',
  title: 'O rei na frente do peão',
  goal: 'win',
  fen: '4k3/8/4K3/4P3/8/8/8/8 w - - 0 1',
  idea: 'Com o rei na sexta fila ganha-se sempre.',
  dueDay: '2026-11-20',
  isDue: true,
  bestMilliseconds: 67_000,
};
const philidor: Ending = {
  ...kingFirst,
  id: 'philidor',
  step: 'torre',
  title: 'A posição de Philidor',
  goal: 'hold',
  dueDay: null,
  isDue: false,
  bestMilliseconds: null,
};

const typeMove = (move: string): void => {
  const field = screen.getByLabelText('Digite um lance');
  fireEvent.change(field, { target: { value: move } });
  fireEvent.submit(field);
};

test('the list says what each is for, what comes again today and how fast one was', async () => {
  openApp('/treino?modo=finais');
  const step = within(await screen.findByRole('region', { name: 'A oposição' }));
  expect(step.getByRole('listitem')).toHaveTextContent(
    'O rei na frente do peãoRever hojeSeu melhor tempo: 1:07. Volta em 20/11.',
  );
  expect(screen.getByText(/Você já cumpriu 1 de 2/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'A posição de Philidor' });
  expect(link).toHaveAttribute('href', '/treino?modo=finais&final=philidor');
});

test('an ending is played by keyboard, answered by the engine, and says when it comes back', async () => {
  const sent: PlayEndingInput[] = [];
  answer({
    'endings.play': input => {
      sent.push(input);
      return sent.length === 1
        ? { status: 'playing', reason: null, reply: { uci: 'e8d8', san: 'Kd8' }, dueDay: null }
        : { status: 'failure', reason: 'escaped', reply: null, dueDay: '2026-11-24' };
    },
    'endings.surrender': () => ({ line: ['Kf6', 'Kf8'], dueDay: '2026-11-24' }),
  });
  openApp('/treino?modo=finais&final=rei-na-frente');
  await says('Ganhe: faça uma dama, ou deixe o outro rei sozinho.');
  typeMove('Rd6');
  await screen.findByRole('button', { name: '1... Rd8' });
  typeMove('Rd5');
  await says('A vitória escapou: o outro lado agora se segura. Este final volta em 24/11.');
  expect(sent.map(({ moves }) => moves)).toEqual([['e6d6'], ['e6d6', 'e8d8', 'd6d5']]);
  expect(sent[0]?.milliseconds).toBeGreaterThan(0);
  expect(screen.getByText(kingFirst.idea)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Próximo final' })).toHaveAttribute(
    'href',
    '/treino?modo=finais&final=philidor',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Jogar de novo' }));
  await says('Ganhe: faça uma dama, ou deixe o outro rei sozinho.');
  fireEvent.click(screen.getByRole('button', { name: 'Desistir' }));
  await says('Veja a linha no tabuleiro. Este final volta em 24/11.');
  expect(screen.getByRole('button', { name: '1... Rf8' })).toBeVisible();
});
