import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../src/features/analysis/AnalysisScreen.tsx'; // read ahead of the lazy route
import '../../src/shared/matches/levels/LevelPicker.tsx';
import { told, workerThatSays } from '../support/fake-worker.ts';
import { answer } from '../support/msw.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';
import { openApp, signedIn } from './open-app.tsx';
import { student } from './samples.ts';

beforeEach(() => {
  told.length = 0;
  vi.stubGlobal('Worker', workerThatSays(['info depth 9 multipv 1 score cp 25 pv e7e5 g1f3']));
  preferReducedMotion();
  signedIn(null);
});
afterEach(() => void vi.unstubAllGlobals());

const typeMove = (move: string): void => {
  const field = screen.getByLabelText('Digite um lance');
  fireEvent.change(field, { target: { value: move } });
  fireEvent.submit(field);
};

test('a visitor plays a move, and then the engine says who stands better and goes on', async () => {
  openApp('/analise');
  await screen.findByText('Ele começa com o primeiro lance.');
  expect(told).toEqual([]);
  typeMove('e4');
  const line = await screen.findByRole('button', { name: /^Jogar 1\.\.\. e5:.*1\.\.\. e5 2\. Cf3$/ });
  expect(await screen.findByText('Pronto: profundidade 9')).toBeVisible();
  expect(screen.getByRole('img', { name: /^Avaliação: as pretas estão um pouco melhor/ })).toBeVisible();
  expect(told).toContain('position fen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
  expect(await screen.findByText(/Peão do Rei/)).toBeVisible();
  fireEvent.click(line);
  const sheet = within(screen.getByRole('group', { name: 'Lances da análise' }));
  expect(sheet.getByRole('button', { name: '1... e5' })).toHaveAttribute('aria-current', 'step');
  fireEvent.click(screen.getByRole('switch', { name: /Motor/ }));
  expect(screen.queryByRole('img', { name: /^Avaliação/ })).toBeNull();
});

test('of a file of many games one is chosen, with its clocks and evaluations', async () => {
  openApp('/analise');
  fireEvent.click(await screen.findByRole('button', { name: 'PGN ou FEN' }));
  const field = await screen.findByLabelText('Ou cole o PGN');
  const games = ['Ana', 'Caio'].map(
    name => `[White "${name}"]\n[Black "Bia"]\n\n1. e4 {[%clk 0:09:58] [%eval 0.3]} e5 2. Cf3 *\n`,
  );
  fireEvent.change(field, { target: { value: games.join('\n') } });
  fireEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  fireEvent.change(await screen.findByLabelText(/^Procurar/), { target: { value: 'caio' } });
  expect(screen.queryByRole('button', { name: 'Abrir 1. Ana – Bia' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Abrir 2. Caio – Bia' }));
  fireEvent.click(await screen.findByRole('button', { name: '1. e4' }));
  expect(screen.getByText('Relógio 0:09:58 · No arquivo +0,3')).toBeVisible();
  expect(await screen.findByText('Pronto: profundidade 9')).toBeVisible();
});

test('a link with a position that is not possible says so', async () => {
  openApp('/analise?fen=8/8/8/8/8/8/8/8');
  expect(await screen.findByText(/A posição deste link não é possível/)).toBeVisible();
});

test('the strongest of the eight levels plays on from the position', async () => {
  signedIn(student);
  const asked: string[] = [];
  answer({
    'chess.aiMove': ({ difficulty }) => {
      asked.push(difficulty);
      return { success: true, move: 'e5', from: 'e7', to: 'e5', promotion: null };
    },
  });
  openApp('/analise');
  fireEvent.click(await screen.findByRole('button', { name: 'Jogar daqui' }));
  expect(await screen.findAllByRole('radio')).toHaveLength(8);
  fireEvent.click(screen.getByRole('radio', { name: /Onça/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Começar' }));
  expect(await screen.findByText('Você joga com as brancas, sem ajuda do motor.')).toBeVisible();
  typeMove('e4');
  expect(await screen.findByRole('button', { name: '1... e5' })).toHaveAttribute('aria-current', 'step');
  expect(asked).toEqual(['onca']);
});
