import { type Color } from './squares.ts';
import { NotationError } from '../../server/rules/pgn-text.ts';

/** A position to look at. */
export type Diagram = {
  readonly fen: string;
  /** Absent where the text names only the pieces. */
  readonly turn: Color | undefined;
};

const RANK = /^[pnbrqkPNBRQK1-8]+$/;
const FILES = 8;

const filesIn = (rank: string): number =>
  [...rank].reduce((files, sign) => files + (/\d/.test(sign) ? Number(sign) : 1), 0);

/** Whether a text is meant to be a position: eight ranks, parted by slashes. */
export const isFen = (text: string): boolean => /^\s*[pnbrqkPNBRQK1-9]+(?:\/[pnbrqkPNBRQK1-9]+){3,}(?:\s|$)/.test(text);

const turnOf = (word: string | undefined, line: number): Color | undefined => {
  if (word === undefined || word === 'w' || word === 'b') return word;
  throw new NotationError(line, `depois das casas vem quem joga, w (brancas) ou b (pretas), e não “${word}”.`);
};

/** Diagrams may have any pieces: a lesson on the rook shows one alone. */
const readLine = (text: string, line: number): Diagram => {
  const [placement = '', turnWord, castling = '-', enPassant = '-'] = text.trim().split(/\s+/);
  const ranks = placement.split('/');
  if (ranks.length !== FILES)
    throw new NotationError(line, `uma posição (FEN) tem 8 linhas separadas por “/”, e não ${ranks.length}.`);
  const wrong = ranks.findIndex(rank => !RANK.test(rank) || filesIn(rank) !== FILES);
  if (wrong >= 0)
    throw new NotationError(
      line,
      `a fileira ${FILES - wrong} (“${ranks[wrong]}”) não tem 8 casas com peças p n b r q k.`,
    );
  const turn = turnOf(turnWord, line);
  const rights = /^[KQkq]{1,4}$/.test(castling) ? castling : '-';
  const passed = /^[a-h][36]$/.test(enPassant) ? enPassant : '-';
  return { fen: `${placement} ${turn ?? 'w'} ${rights} ${passed} 0 1`, turn };
};

/** The positions of a text, one a line. @throws NotationError for a line that is none, or when there is none. */
export const diagramsIn = (text: string): Diagram[] => {
  const diagrams = text
    .split(/\r\n?|\n/)
    .flatMap((line, index) => (line.trim() === '' ? [] : [readLine(line, index + 1)]));
  if (diagrams.length === 0) throw new NotationError(1, 'não há nenhuma posição.');
  return diagrams;
};
