import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Board } from '../../src/board/Board.tsx';
import { changeBoardSettings, USUAL } from '../../src/board/settings/board-settings.ts';
import { CopyButton } from '../../src/board/CopyButton.tsx';
import { playMove, fenAt, legalMoves, type Move, newGame } from '../../src/board/game.ts';
import { MoveField } from '../../src/board/MoveField.tsx';
import { MoveList } from '../../src/board/MoveList.tsx';
import type { Color } from '../../src/board/squares.ts';
import { CapturedPieces } from '../../src/board/CapturedPieces.tsx';
import { useShownPly } from '../../src/board/use-shown-ply.ts';
import { expectCopied } from '../support/clipboard.ts';
import { gameOf } from '../support/chess.ts';
import { clicksAreHeard } from '../support/clicks-heard.ts';
import { eventually } from '../support/eventually.ts';
import { preferReducedMotion } from '../support/reduced-motion.ts';

beforeEach(preferReducedMotion);

const showBoard = (fen?: string, orientation: Color = 'w') => {
  const game = newGame(fen);
  const onMove = vi.fn<(move: Move) => void>();
  render(
    <Board label="Tabuleiro" fen={fenAt(game)} moves={legalMoves(game)} orientation={orientation} onMove={onMove} />,
  );
  return { onMove, person: userEvent.setup() };
};
const square = (name: RegExp | string) => screen.getByRole('button', { name });
/** The square in the picture, where the mouse goes. */
const drawn = (name: string) => document.querySelector(`[data-square="${name}"]`)!;

describe('the board', () => {
  test('two clicks make a move, and the first shows where it may go', async () => {
    const { onMove, person } = showBoard();
    await person.click(drawn('g1'));
    expect(square('g1, cavalo branco, selecionada')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /lance possível$/ }).map(button => button.dataset['name'])).toEqual([
      'f3',
      'h3',
    ]);
    await person.click(drawn('f3'));
    expect(onMove).toHaveBeenCalledWith(expect.objectContaining({ from: 'g1', to: 'f3' }));
  });

  test('a click on another own piece picks that one, on the same piece lets go, elsewhere nothing moves', async () => {
    const { onMove, person } = showBoard();
    await person.click(drawn('g1'));
    await person.click(drawn('b1'));
    expect(square('b1, cavalo branco, selecionada')).toBeInTheDocument();
    await person.click(drawn('b1'));
    expect(screen.queryByRole('button', { name: /selecionada/ })).not.toBeInTheDocument();
    await person.click(drawn('b1'));
    await person.click(drawn('h7'));
    expect(screen.queryByRole('button', { name: /selecionada/ })).not.toBeInTheDocument();
    expect(onMove).not.toHaveBeenCalled();
  });

  test('the keyboard reaches every square by one tab stop, arrows and Enter', async () => {
    const { onMove, person } = showBoard();
    await person.tab();
    expect(square('e2, peão branco')).toHaveFocus();
    await person.keyboard('{Enter}{ArrowUp}{ArrowUp}');
    expect(square('e4, vazia, lance possível')).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(onMove).toHaveBeenCalledWith(expect.objectContaining({ from: 'e2', to: 'e4' }));
    await person.tab();
    expect(document.body).toHaveFocus();
  });

  test('Escape lets go of a piece', async () => {
    const { person } = showBoard();
    await person.tab();
    await person.keyboard('{Enter}{Escape}');
    expect(square('e2, peão branco')).toHaveFocus();
  });

  test('seen from Black, up is down the board', async () => {
    const { person } = showBoard(undefined, 'b');
    await person.tab();
    expect(square('e7, peão preto')).toHaveFocus();
    await person.keyboard('{ArrowUp}');
    expect(square('e6, vazia')).toHaveFocus();
  });

  test('a pawn that arrives becomes a queen without being asked', async () => {
    const { onMove, person } = showBoard('8/P6k/8/8/8/8/8/K7 w - - 0 1');
    await person.click(drawn('a7'));
    await person.click(drawn('a8'));
    expect(onMove).toHaveBeenCalledWith(expect.objectContaining({ promotion: 'q' }));
  });

  test('the pieces themselves are no tab stops and speak no English', async () => {
    showBoard();
    await eventually(() => expect(document.querySelectorAll('[aria-roledescription]')).toHaveLength(0));
    expect(document.querySelectorAll('[data-square] [tabindex]')).toHaveLength(0);
  });
});

describe('what a board says while a piece is moved', () => {
  /** All that screen readers are told by themselves. */
  const spoken = () => [...document.querySelectorAll('[aria-live], [role="status"]')].map(text => text.textContent);

  test('what is picked up and where it may go is said in Portuguese', async () => {
    const { person } = showBoard();
    await person.tab();
    await person.keyboard('{Enter}');
    expect(spoken()).toEqual(['peão branco de e2: e3 ou e4']);
    await person.keyboard('{Escape}');
    expect(spoken()).toEqual(['']);
  });

  test('a drag is reported in no other language', async () => {
    showBoard();
    const piece = drawn('e2').querySelector('[data-piece]')!;
    fireEvent.mouseDown(piece, { button: 0, clientX: 10, clientY: 10 });
    fireEvent.mouseMove(document, { clientX: 40, clientY: 40 });
    await waitFor(() => expect(spoken()).toContain('peão branco de e2: e3 ou e4'));
    fireEvent.mouseUp(document, { clientX: 40, clientY: 40 });
    await waitFor(() => expect(document.body).not.toHaveTextContent(/[Dd]raggable/));
    expect(spoken()).toHaveLength(1);
    await clicksAreHeard();
  });
});

describe('the score sheet', () => {
  const Walk = () => {
    const [game, setGame] = useState(() => gameOf('e4 e5 Cf3 Cc6'));
    const { ply, isLive, goTo } = useShownPly(game.moves.length);
    return (
      <>
        <MoveList game={game} ply={ply} onGoTo={goTo} />
        <p>{isLive ? 'agora' : `lance ${ply}`}</p>
        <button type="button" onClick={() => setGame(playMove(game, { from: 'f1', to: 'b5' }))}>
          continuar
        </button>
      </>
    );
  };

  test('says the moves in Portuguese and walks through them', async () => {
    render(<Walk />);
    const person = userEvent.setup();
    const list = screen.getByRole('list');
    expect(
      within(list)
        .getAllByRole('button')
        .map(button => button.textContent),
    ).toEqual(['e4', 'e5', 'Cf3', 'Cc6']);
    expect(screen.getByText('agora')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Lance anterior' }));
    expect(screen.getByText('lance 3')).toBeVisible();
    expect(screen.getByRole('button', { name: '2. Cf3' })).toHaveAttribute('aria-current', 'step');
    await person.click(screen.getByRole('button', { name: '1. e4' }));
    expect(screen.getByText('lance 1')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Primeira posição' }));
    expect(screen.getByText('lance 0')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Lance anterior' })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Posição atual' }));
    expect(screen.getByText('agora')).toBeVisible();
  });

  test('a reader of the newest move stays at the newest; one who looks back is not moved', async () => {
    render(<Walk />);
    const person = userEvent.setup();
    await person.click(screen.getByRole('button', { name: '1. e4' }));
    await person.click(screen.getByRole('button', { name: 'continuar' }));
    expect(screen.getByText('lance 1')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Posição atual' }));
    expect(screen.getByRole('button', { name: '3. Bb5' })).toHaveAttribute('aria-current', 'step');
  });
});

describe('typing a move', () => {
  test.each(['Cf3', 'Nf3', 'g1f3'])('%s and Enter play it and empty the field', async text => {
    const onMove = vi.fn();
    render(<MoveField moves={legalMoves(newGame())} onMove={onMove} />);
    const person = userEvent.setup();
    await person.type(screen.getByLabelText('Digite um lance'), `${text}{Enter}`);
    expect(onMove).toHaveBeenCalledWith(expect.objectContaining({ from: 'g1', to: 'f3' }));
    expect(screen.getByLabelText('Digite um lance')).toHaveValue('');
  });

  test('what cannot be is said, and typing clears the message', async () => {
    render(<MoveField moves={legalMoves(newGame())} onMove={vi.fn()} />);
    const person = userEvent.setup();
    await person.type(screen.getByLabelText('Digite um lance'), 'Cf5{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Este lance não é possível agora.');
    await person.keyboard('x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('two pieces that can go there are named', async () => {
    render(<MoveField moves={legalMoves(newGame('7k/8/8/8/8/8/8/KN3N2 w - - 0 1'))} onMove={vi.fn()} />);
    await userEvent.setup().type(screen.getByLabelText('Digite um lance'), 'Cd2{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Qual deles? Escreva Cbd2 ou Cfd2.');
  });
});

test('what was taken is counted, with the advantage', () => {
  const game = gameOf('e4 d5 exd5 Dxd5 Cc3 Dxg2 Bxg2');
  render(<CapturedPieces game={game} color="w" ply={7} />);
  expect(screen.getByText('Capturou 2 peças, vantagem de 8 pontos em material')).toBeInTheDocument();
});

describe('copying', () => {
  test('puts the text on the clipboard', async () => {
    const person = userEvent.setup();
    render(<CopyButton name="FEN" text={() => 'a posição'} />);
    await person.click(screen.getByRole('button', { name: 'Copiar FEN' }));
    await expectCopied('a posição');
  });

  test('where the browser forbids that, the text is shown', async () => {
    const person = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    render(<CopyButton name="PGN" text={() => '1. e4 *'} />);
    await person.click(screen.getByRole('button', { name: 'Copiar PGN' }));
    expect(await screen.findByRole('textbox', { name: 'PGN' })).toHaveValue('1. e4 *');
  });
});

describe('what one draws on a board for oneself', () => {
  test('C draws a circle and S an arrow, both are said, and a press clears them', async () => {
    const { person } = showBoard();
    await person.tab();
    expect(square('e2, peão branco')).toHaveFocus();
    await person.keyboard('c');
    expect(screen.getByText('Círculo em e2')).toBeInTheDocument();
    await person.keyboard('s');
    expect(square('e2, peão branco, início da seta')).toHaveFocus();
    await person.keyboard('{ArrowUp}{ArrowUp}s');
    expect(screen.getByText('Seta de e2 a e4')).toBeInTheDocument();
    await person.keyboard('{Enter}');
    expect(screen.queryByText(/Seta|Círculo/)).toBeNull();
  });
});

describe('how somebody likes their boards', () => {
  afterEach(() => act(() => changeBoardSettings(USUAL)));

  test('pieces are letters, and the coordinates stand outside', () => {
    changeBoardSettings({ pieces: 'letras', coordinates: 'outside' });
    showBoard();
    expect(drawn('g1')).toHaveTextContent(/^C$/);
    expect(screen.getByText('h', { exact: true })).toBeInTheDocument();
  });
});
