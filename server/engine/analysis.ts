import { Chess, type Color, type Move } from 'chess.js';
import { materialFor, PIECE_VALUES } from './ai-move.ts';
import type { Line, Score } from './engine.ts';
import { deeds, man } from './deeds.ts';
import { CERTAIN, drawnEnding, isEnding, isSimple } from './drawn-endings.ts';
import { linePlayed, materialWon, whyItWorks } from './motifs.ts';
import { hanging, stalematingMoves, type Hanging, type Man } from './board-tactics.ts';
import {
  capitalised,
  inPortuguese,
  isFeminine,
  lineInPortuguese,
  listed,
  ofSide,
  pawns,
  theSide,
} from './portuguese.ts';
import { playMove } from './position.ts';

/**
 * A position and the lines that the engine found, best first: `lines` for the side to move, `threats` for the other
 * side if it could move now.
 */
export type Findings = {
  chess: Chess;
  lines: Line[];
  threats: Line[];
  /** The best line for the side to move if the opponent could pass after its best move. */
  afterPass?: Line | undefined;
};

/** Centipawns from which each word applies. */
const SLIGHT = 30;
const CLEAR = 100;
const DECISIVE = 300;
/** How much better a move must be to be called the only good one, and how much a threat must gain. */
const TELLING = 150;
const MAX_PLIES_SHOWN = 6;
const MAX_NAMED = 3;
/** How many plies a quiet threat may take to win something. */
const PLIES_OF_THREAT = 4;

const opposite = (color: Color): Color => (color === 'w' ? 'b' : 'w');

/** A score as one number, to compare scores: a mate is worth more than any number of pawns. */
const weight = ({ kind, value }: Score): number => (kind === 'cp' ? value : Math.sign(value || -1) * 100_000 - value);

/** The lines of the deep search, unless the wide search found a quicker mate. */
export const shorterMate = (deep: Line[], other: Line[]): Line[] => {
  const matesIn = ([best]: Line[]): number =>
    best?.score.kind === 'mate' && best.score.value > 0 ? best.score.value : Infinity;
  return matesIn(other) < matesIn(deep) ? other : deep;
};

const mateIn = (count: number): string => `xeque-mate em ${count} ${count === 1 ? 'lance' : 'lances'}`;

const ending = (chess: Chess): string => {
  if (chess.isCheckmate()) return `Xeque-mate: ${theSide(opposite(chess.turn()))} venceram.`;
  if (chess.isStalemate())
    return `Empate por afogamento: ${theSide(chess.turn())} não estão em xeque, mas não têm nenhum lance legal.`;
  if (chess.isInsufficientMaterial())
    return 'Empate por material insuficiente: nenhum dos lados tem peças para dar xeque-mate.';
  return 'Empate pela regra dos 50 lances: 50 lances de cada lado sem captura nem lance de peão.';
};

const verdict = (chess: Chess, score: Score): string => {
  const turn = chess.turn();
  const ahead = weight(score) >= 0 ? turn : opposite(turn);
  const size = Math.abs(score.value);
  if (score.kind === 'mate') return `${capitalised(theSide(ahead))} forçam ${mateIn(size)}.`;
  const drawn = drawnEnding(chess, score);
  if (size < SLIGHT && !drawn?.startsWith(CERTAIN))
    return isSimple(chess)
      ? 'A posição está equilibrada: se os dois lados jogarem bem, é empate.'
      : 'A posição está equilibrada: nenhum dos lados tem vantagem.';
  if (drawn) return drawn;
  const degree =
    size < CLEAR ? 'estão um pouco melhor' : size < DECISIVE ? 'estão claramente melhor' : 'têm vantagem decisiva';
  return `${capitalised(theSide(ahead))} ${degree}: o equivalente a ${pawns(size)} a mais.`;
};

const firstMove = (chess: Chess, line: Line): Move => playMove(new Chess(chess.fen()), line.moves[0] ?? '');

const bestMove = (chess: Chess, [best, next]: [Line, Line | undefined], afterPass: Line | undefined): string[] => {
  const move = firstMove(chess, best);
  const san = inPortuguese(move.san);
  const done = deeds(move);
  const played = best.moves.slice(0, best.score.kind === 'mate' ? undefined : MAX_PLIES_SHOWN);
  const why = forcedToMove(chess, best, afterPass) ?? whyItWorks(chess, best);
  const isOnlyLegal = chess.moves().length === 1;
  const isOnlyGood = next && weight(best.score) - weight(next.score) >= TELLING && weight(next.score) < DECISIVE;
  return [
    isOnlyLegal
      ? `O único lance legal ${ofSide(move.color)} é ${san}.`
      : `O melhor lance ${ofSide(move.color)} é ${san}${isOnlyGood ? ', o único bom nesta posição' : ''}.`,
    ...(done.length > 0 ? [`Ele ${listed(done)}.`] : []),
    ...(why ? [why] : []),
    ...(played.length > 1 ? [`Linha principal: ${lineInPortuguese(chess.fen(), played)}.`] : []),
  ];
};

/** What a threat without a capture wins soon, in words; nothing when it wins nothing. */
const preyOf = (passed: Chess, found: Line): string | undefined => {
  const moves = linePlayed(passed, found).slice(0, PLIES_OF_THREAT);
  if (materialWon(passed, found, PLIES_OF_THREAT) < PIECE_VALUES.p) return undefined;
  const [taken] = moves
    .filter(({ color, captured }) => color === passed.turn() && captured)
    .toSorted((a, b) => PIECE_VALUES[b.captured ?? 'p'] - PIECE_VALUES[a.captured ?? 'p']);
  if (taken?.captured) return man({ type: taken.captured, square: taken.to });
  return moves.some(({ color, promotion }) => color === passed.turn() && promotion)
    ? 'uma peça nova na promoção'
    : undefined;
};

/**
 * What the opponent would play if it were their turn. It is a threat only when it wins something compared with the
 * material on the board (otherwise they would only be saving themselves), and compared with what they get when the side
 * to move answers well; and a quiet move only when something falls soon.
 */
const threat = (chess: Chess, best: Line, [found]: Line[]): string[] => {
  if (!found || weight(found.score) - Math.max(-weight(best.score), -materialFor(chess)) < TELLING) return [];
  const waiting = opposite(chess.turn());
  const passed = new Chess(chess.fen());
  passed.move(null);
  const move = firstMove(passed, found);
  const { kind, value } = found.score;
  const isMate = new Chess(move.after).isCheckmate();
  const prey = preyOf(passed, found);
  const aim = isMate
    ? ', xeque-mate'
    : kind === 'mate' && value > 0
      ? `, com ${mateIn(value)}`
      : move.captured
        ? `, capturando ${man({ type: move.captured, square: move.to })}`
        : prey && `, ganhando ${prey}`;
  if (!aim) return [];
  return [`Ameaça ${ofSide(waiting)}: ${inPortuguese(move.san)}${aim}.`];
};

/** Whether the other side loses only because it has to move after the best move. */
const forcedToMove = (chess: Chess, best: Line, afterPass: Line | undefined): string | undefined => {
  if (!afterPass || firstMove(chess, best).captured) return undefined;
  const { score } = best;
  const isSlower = score.kind === 'mate' && (afterPass.score.kind !== 'mate' || afterPass.score.value > score.value);
  const isWonOnlyThus = weight(score) >= DECISIVE && weight(afterPass.score) < CLEAR;
  if (weight(score) <= 0 || !(isSlower || isWonOnlyThus)) return undefined;
  const other = theSide(opposite(chess.turn()));
  return `Por que funciona: ${other} ficam em zugzwang, obrigadas a jogar quando passar a vez seria melhor.`;
};

/** The side to move loses something only because it has to move. */
const ownZugzwang = (chess: Chess, best: Line, [found]: Line[]): string[] => {
  if (!found || !isEnding(chess)) return [];
  const [moving, passing] = [weight(best.score), -weight(found.score)];
  return moving <= -DECISIVE && passing > -CLEAR
    ? [`${capitalised(theSide(chess.turn()))} estão em zugzwang: qualquer lance perde, e passar a vez não é permitido.`]
    : [];
};

const areAttacked = (men: Man[]): string => {
  const ending = men.every(({ type }) => isFeminine(type)) ? 'a' : 'o';
  return men.length > 1 ? `estão atacad${ending}s` : `está atacad${ending}`;
};

const whatHangs = (color: Color, { undefended, outweighed }: Hanging): string[] => {
  const named = undefended.slice(0, MAX_NAMED);
  return [
    ...(named.length > 0
      ? [`${capitalised(listed(named.map(man)))}, ${ofSide(color)}, ${areAttacked(named)} e sem defesa.`]
      : []),
    ...outweighed.slice(0, 1).map(({ man: target, by }) => {
      const attacked = `${capitalised(man(target))}, ${ofSide(color)}, ${areAttacked([target])}`;
      return `${attacked} por uma peça de menor valor: ${man(by)}.`;
    }),
  ];
};

/** Only for the side that is winning: a stalemate would cost it the win. */
const stalemateWarning = (chess: Chess, best: Line): string[] => {
  if (weight(best.score) < CLEAR) return [];
  const moves = stalematingMoves(chess)
    .slice(0, MAX_NAMED)
    .map(({ san }) => inPortuguese(san));
  if (moves.length === 0) return [];
  const leave = `${listed(moves)} ${moves.length > 1 ? 'deixam' : 'deixa'} ${theSide(opposite(chess.turn()))}`;
  return [`Cuidado com o afogamento: ${leave} sem lance legal, e a partida empata.`];
};

/**
 * A position in words: who stands better and by how much, the best move with its line, the threat, the pieces that can
 * be won. Each sentence comes from the engine or from the board; nothing else is said.
 */
export const explain = ({ chess, lines, threats, afterPass }: Findings): string => {
  const [best, next] = lines;
  if (!best || chess.isGameOver()) return ending(chess);
  const turn = chess.turn();
  const { own, theirs } = hanging(chess);
  const paragraphs = [
    [verdict(chess, best.score), ...(chess.isCheck() ? [`${capitalised(theSide(turn))} estão em xeque.`] : [])],
    bestMove(chess, [best, next], afterPass),
    best.score.kind === 'mate' && best.score.value > 0 ? [] : threat(chess, best, threats),
    [...whatHangs(opposite(turn), theirs), ...whatHangs(turn, own)],
    ownZugzwang(chess, best, threats),
    stalemateWarning(chess, best),
  ];
  return paragraphs
    .filter(sentences => sentences.length > 0)
    .map(sentences => sentences.join(' '))
    .join('\n');
};
