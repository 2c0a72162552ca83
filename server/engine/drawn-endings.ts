import type { Chess, Color, PieceSymbol, Square } from 'chess.js';
import { PIECE_VALUES } from './ai-move.ts';
import { distance, isLightSquare, opposite } from './board-lines.ts';
import type { Man } from './board-tactics.ts';
import type { Score } from './engine.ts';
import { ofSide, theSide } from './portuguese.ts';

/**
 * Endings that theory knows to be drawn, although the engine counts an advantage in them: it sees no way to win, but
 * not that there is none.
 */

/** Centipawns: from here on the engine sees a way to win, and the rules of thumb are silent. */
const SEEN_WIN = 300;
const SMALL = 100;
/** Kings included. */
const FEW_MEN = 6;
const MEN_OF_ENDING = 8;
/** How the texts begin that hold whatever the engine says. */
export const CERTAIN = 'É empate';

type Army = { color: Color; king: Square; men: Man[]; pieces: Man[]; pawns: Man[]; worth: number };

const army = (chess: Chess, color: Color): Army => {
  const men = chess
    .board()
    .flat()
    .filter(man => man !== null && man.color === color) as Man[];
  const pieces = men.filter(({ type }) => type !== 'k' && type !== 'p');
  return {
    color,
    king: men.find(({ type }) => type === 'k')!.square,
    men,
    pieces,
    pawns: men.filter(({ type }) => type === 'p'),
    worth: pieces.reduce((sum, { type }) => sum + PIECE_VALUES[type], 0),
  };
};

const only = ({ pieces }: Army, ...types: PieceSymbol[]): boolean =>
  pieces.map(({ type }) => type).join('') === types.join('');
const isBare = ({ men }: Army): boolean => men.length === 1;
const bishopsAreAlike = (bishops: Man[]): boolean =>
  new Set(bishops.map(({ square }) => isLightSquare(square))).size === 1;

/** Bishops that do not control the square where the pawns of a rook's file promote, and a king that does. */
const wrongBishop = (strong: Army, weak: Army): string | undefined => {
  const [pawn] = strong.pawns;
  const files = new Set(strong.pawns.map(({ square }) => square[0]));
  if (!pawn || files.size !== 1 || !/[ah]/.test(pawn.square[0] ?? '') || !isBare(weak)) return undefined;
  const [bishop] = strong.pieces;
  if (!bishop || strong.pieces.some(({ type }) => type !== 'b') || !bishopsAreAlike(strong.pieces)) return undefined;
  const corner = `${pawn.square[0]}${strong.color === 'w' ? 8 : 1}` as Square;
  if (isLightSquare(bishop.square) === isLightSquare(corner) || distance(weak.king, corner) > 1) return undefined;
  return (
    `É empate: o bispo ${ofSide(strong.color)} é o errado. Ele não controla ${corner}, onde o peão da torre promove, ` +
    `e ninguém tira o rei ${weak.color === 'w' ? 'branco' : 'preto'} desse canto.`
  );
};

const kingAlone = (strong: Army, weak: Army): string | undefined => {
  if (!isBare(weak) || strong.pawns.length > 0) return undefined;
  return only(strong, 'n', 'n')
    ? 'É empate: dois cavalos não conseguem forçar o mate contra o rei sozinho.'
    : undefined;
};

const minorAgainstMinor = (strong: Army, weak: Army): string | undefined => {
  const isMinor = ({ pieces, pawns }: Army): boolean =>
    pawns.length === 0 && pieces.length === 1 && /[bn]/.test(pieces[0]?.type ?? '');
  return isMinor(strong) && isMinor(weak)
    ? 'É empate: com uma peça leve de cada lado e sem peões, ninguém consegue forçar o mate.'
    : undefined;
};

/** A queen beats what is worth a little less, and two bishops a knight: everything else without pawns is held. */
const tooLittle = (strong: Army, weak: Army): string | undefined => {
  const pawnless = strong.pawns.length === 0 && weak.pawns.length === 0;
  const hasQueen = ({ pieces }: Army): boolean => pieces.some(({ type }) => type === 'q');
  const isWonByTheory = hasQueen(strong) !== hasQueen(weak) || (only(strong, 'b', 'b') && only(weak, 'n'));
  if (!pawnless || weak.worth === 0 || isWonByTheory || strong.worth - weak.worth >= PIECE_VALUES.r) return undefined;
  return (
    `Em geral é empate: sem peões, a vantagem ${ofSide(strong.color)} não basta para ganhar ` +
    '(chances de vitória insuficientes) se a defesa for correta.'
  );
};

const oppositeBishops = (strong: Army, weak: Army): string | undefined => {
  if (!only(strong, 'b') || !only(weak, 'b') || bishopsAreAlike([...strong.pieces, ...weak.pieces])) return undefined;
  return Math.abs(strong.pawns.length - weak.pawns.length) <= 1
    ? 'Tende ao empate: com bispos de cores opostas, quem defende bloqueia os peões nas casas da cor do seu bispo.'
    : undefined;
};

const fewMen = (strong: Army, weak: Army, size: number): string | undefined => {
  if (strong.men.length + weak.men.length > FEW_MEN || (isBare(weak) && strong.pawns.length === 0)) return undefined;
  return size < SMALL
    ? `Tende ao empate: ${theSide(strong.color)} estão um pouco melhor, mas com tão poucas peças não há como ganhar ` +
        'de quem se defende bem.'
    : undefined;
};

type Rule = { of: (strong: Army, weak: Army, size: number) => string | undefined; below: number };

const rules: Rule[] = [
  { of: wrongBishop, below: Infinity },
  { of: kingAlone, below: Infinity },
  { of: minorAgainstMinor, below: Infinity },
  { of: tooLittle, below: SEEN_WIN },
  { of: oppositeBishops, below: SMALL },
  { of: fewMen, below: SMALL },
];

/** Why the position is drawn in spite of an advantage; nothing where it is not known to be, or a mate is in sight. */
export const drawnEnding = (chess: Chess, score: Score): string | undefined => {
  if (score.kind === 'mate') return undefined;
  const ahead = score.value >= 0 ? chess.turn() : opposite(chess.turn());
  const [strong, weak] = [army(chess, ahead), army(chess, opposite(ahead))];
  const size = Math.abs(score.value);
  return rules
    .filter(({ below }) => size < below)
    .map(({ of }) => of(strong, weak, size))
    .find(text => text !== undefined);
};

const menOn = (chess: Chess): number =>
  chess
    .board()
    .flat()
    .filter(man => man !== null).length;

/** Whether the ending is so simple that an even score means a draw. */
export const isSimple = (chess: Chess): boolean => menOn(chess) <= FEW_MEN;

/** Whether so few men are left that having to move can be a burden. */
export const isEnding = (chess: Chess): boolean => menOn(chess) <= MEN_OF_ENDING;
