import { act, render, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PrintedChapters } from '../../src/shared/chapters/PrintedChapters.tsx';

/** A browser that prints when it is told to. */
const printer = () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  onTestFinished(() => void vi.restoreAllMocks());
  return (matches: boolean) =>
    act(() => {
      media.matches = matches;
      media.dispatchEvent(new Event('change'));
    });
};

const reading = {
  id: 1,
  title: 'O mate do pastor',
  mode: 'ler' as const,
  goal: null,
  side: 'white' as const,
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  comment: 'Cuidado com f7. [%csl Rf7]',
  pgn: '1. e4 e5 (1... c5) 2. Qh5 *',
  path: [],
  solved: false,
  solvedAt: null,
};
const playing = { ...reading, id: 2, title: 'O final', mode: 'jogar' as const, goal: 'mate 3', comment: '', pgn: null };

test('all boards of a lesson are on paper, with what is said and asked, and only there', () => {
  const print = printer();
  render(<PrintedChapters chapters={[reading, playing]} />);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  print(true);
  const [first, second] = screen.getAllByRole('figure');
  expect(first).toHaveTextContent('O mate do pastor');
  expect(first).toHaveTextContent('Cuidado com f7.1. e4 e5 2. Dh5');
  expect(within(first!).getByRole('img').querySelectorAll('rect.fill-gold')).toHaveLength(1);
  expect(second).toHaveTextContent('Você joga com as brancas contra o motor: dê xeque-mate em até 3 lances.');
  print(false);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});
