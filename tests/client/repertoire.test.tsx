import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type {
  Gap,
  Repertoire,
  RepertoireForm,
  TrainedLineInput,
} from '../../server/features/repertoires/repertoires.schema.ts';
import '../../src/features/chess/training/TrainingScreen.tsx'; // read ahead of the lazy route
import { answer } from '../support/msw.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import { openApp, signedIn } from './open-app.tsx';
import { says } from './puzzle-samples.ts';
import { student } from './samples.ts';

const italian: Repertoire = {
  id: 4,
  title: 'Italiana',
  side: 'white',
  from: 'Ricardo Alves',
  lines: 2,
  due: 1,
  fresh: 1,
  updatedAt: '2026-11-20T12:00:00.000Z',
  pgn: '1. e4 e5 (1... c5 2. Nf3 { Prepara d4. }) 2. Nf3',
  cards: [
    { moves: ['e2e4', 'e7e5', 'g1f3'], dueDay: null, isDue: false },
    { moves: ['e2e4', 'c7c5', 'g1f3'], dueDay: '2026-11-20', isDue: true },
  ],
};
const gap: Gap = {
  gameId: 77,
  // Ten in the evening in São Paulo.
  playedAt: '2026-11-22T01:00:00.000Z',
  repertoireId: 4,
  by: 'opponent',
  ply: 2,
  path: ['e2e4', 'e7e6'],
  played: 'e6',
  expected: ['e5', 'c5'],
};
const left: Gap = { ...gap, gameId: 78, by: 'self', ply: 11, played: 'Nc3', expected: ['Nf3'] };

beforeEach(() => {
  preferReducedMotion();
  signedIn(student);
  answer({
    'repertoires.list': () => ({ repertoires: [italian] }),
    'repertoires.gaps': () => ({ gaps: [gap, left] }),
    'repertoires.get': () => ({ repertoire: italian }),
  });
});
afterEach(() => localStorage.clear());

const typeMove = (move: string): void => {
  const field = screen.getByLabelText('Digite um lance');
  fireEvent.change(field, { target: { value: move } });
  fireEvent.submit(field);
};

test('the list says what comes again today, and where games left it', async () => {
  openApp('/treino?modo=repertorio');
  const list = within(await screen.findByRole('list', { name: 'Repertórios' }));
  expect(list.getByRole('listitem')).toHaveTextContent('ItalianaRever hojeBrancas · 2 linhas · 1 volta hoje · 1 nova');
  expect(screen.getByRole('link', { name: 'Rever agora' })).toHaveAttribute(
    'href',
    '/treino?modo=repertorio&repertorio=4&acao=treinar',
  );
  await says('Você saiu do repertório no lance 6');
  expect(screen.getAllByText(/^21\/11 · /)).toHaveLength(2);
  expect(screen.getByText(/Foi jogado 6\. Cc3; o repertório tem Cf3\./)).toBeVisible();
  expect(screen.getByText(/Para 1\.\.\. e6 o repertório ainda não tem resposta/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Acrescentar uma resposta' })).toHaveAttribute(
    'href',
    '/treino?modo=repertorio&partida=77&repertorio=4&acao=editar',
  );
});

test('a line that is due is played through by keyboard, and says when it comes back', async () => {
  const sent: TrainedLineInput[] = [];
  answer({
    'repertoires.train': input => {
      sent.push(input);
      return { dueDay: '2026-11-24' };
    },
  });
  openApp('/treino?modo=repertorio&repertorio=4&acao=treinar');
  await says('Qual é o lance do repertório?');
  typeMove('d4');
  await says('Não é este o lance.');
  typeMove('e4');
  await says('Qual é o lance do repertório?');
  typeMove('Cf3');
  await says('Fim da linha.');
  await says('Prepara d4. Esta linha volta em 24/11.');
  expect(sent).toEqual([{ repertoireId: 4, moves: ['e2e4', 'c7c5', 'g1f3'], right: false }]);
  fireEvent.click(screen.getByRole('button', { name: 'Terminar' }));
  await says('Pronto!');
  expect(screen.getByText(/^0 de 1 linha de primeira/)).toBeVisible();
});

test('the answer to a game is added to the tree, and what is not saved is there again', async () => {
  const saved: RepertoireForm[] = [];
  answer({
    'repertoires.save': input => {
      saved.push(input);
      return { repertoire: italian };
    },
  });
  const editing = '/treino?modo=repertorio&partida=77&repertorio=4&acao=editar';
  openApp(editing);
  const sheet = () => within(screen.getByRole('group', { name: 'Lances do repertório' }));
  await screen.findByRole('group', { name: 'Lances do repertório' });
  expect(sheet().getByRole('button', { name: '1... e6' })).toHaveAttribute('aria-current', 'step');
  typeMove('d4');
  expect(screen.getByText('3 linhas')).toBeVisible();
  cleanup();
  openApp(editing);
  await screen.findByText(/Aqui está o que você não tinha salvado/);
  expect(sheet().getByRole('button', { name: '2. d4' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.pgn).toContain('e6 2. d4');
  await screen.findByRole('link', { name: 'Treinar' });
  expect(localStorage.getItem('repertoire:1:4')).toBeNull();
});
