import { Chess, type Color, type Move } from 'chess.js';
import { mateMistake } from '../rules/judgment.ts';
import { winPercent, type Evaluation } from '../rules/winning-chances.ts';
import { PIECE_VALUES } from './ai-move.ts';
import { deeds } from './deeds.ts';
import { linePlayed, materialWon, whyItWorks } from './motifs.ts';
import { capitalised, inPortuguese, lineInPortuguese, listed, ofSide, pawns, theSide } from './portuguese.ts';
import { playMove } from './position.ts';

/** A move that was a mistake, and what the engine would have played: moves in UCI, evaluations from White's side. */
export type Mistake = {
  /** The position before it. */
  fen: string;
  played: string;
  before: Evaluation;
  after: Evaluation;
  /** The best line from the position before it. */
  best: readonly string[];
  /** The best line against it. */
  reply: readonly string[];
};

/** The half-moves of a line that are shown; what they win is counted at their end. */
const PLIES_SHOWN = 6;
/** Less than a pawn is no win that a student would see. */
export const LEAST_GAIN = PIECE_VALUES.p;

const opposite = (color: Color): Color => (color === 'w' ? 'b' : 'w');
const shown = (line: readonly string[]): string[] => line.slice(0, PLIES_SHOWN);
export const asLine = (moves: readonly string[]) => ({
  depth: 1,
  rank: 1,
  score: { kind: 'cp' as const, value: 0 },
  moves: [...moves],
});
const inMoves = (count: number): string => `em ${count} ${count === 1 ? 'lance' : 'lances'}`;

/** The line in words up to its mate; nothing when the engine did not show it as far as that. */
const lineToMate = (chess: Chess, line: readonly string[]): string | undefined => {
  const moves = linePlayed(chess, asLine(line));
  const last = moves.at(-1);
  return last && new Chess(last.after).isCheckmate() ? lineInPortuguese(chess.fen(), [...line]) : undefined;
};

/** How a side mates from here: with one move, or by a line. */
const mateBy = (chess: Chess, line: readonly string[], mate: number): string => {
  const first = inPortuguese(playMove(new Chess(chess.fen()), line[0] ?? '').san);
  if (mate === 1) return `xeque-mate com ${first}`;
  const whole = lineToMate(chess, line);
  return `xeque-mate ${inMoves(mate)}${whole ? `: ${whole}` : `, a começar por ${first}`}`;
};

/** What a line has won at the end of what is shown, in centipawns, for the side that begins it. */
export const gainOf = (chess: Chess, line: readonly string[]): number => materialWon(chess, asLine(shown(line)));

export const canBeRetaken = ({ after, to }: Move): boolean =>
  new Chess(after).moves({ verbose: true }).some(answer => answer.to === to);

const withDeeds = (move: Move): string => {
  const done = deeds(move);
  const san = inPortuguese(move.san);
  return done.length > 0 ? `${san}, que ${listed(done)}` : san;
};

/** That the reply wins material: what it does, whether it can be answered, and what the line wins. */
const materialLost = (after: Chess, played: Move, reply: readonly string[]): string[] => {
  const first = reply[0] === undefined ? undefined : playMove(new Chess(after.fen()), reply[0]);
  if (!first) return [];
  const taken = played.captured ? PIECE_VALUES[played.captured] : 0;
  const gain = gainOf(after, reply) - taken;
  if (gain < LEAST_GAIN) return [];
  const isFree = first.captured !== undefined && !canBeRetaken(first);
  const why = whyItWorks(after, asLine(reply));
  return [
    `Depois de ${inPortuguese(played.san)}, a melhor resposta é ${withDeeds(first)}` +
      `${isFree ? ', e nenhuma peça pode recapturar' : ''}.`,
    `Com ${lineInPortuguese(after.fen(), shown(reply))}, ${theSide(after.turn())} ganham o equivalente a ` +
      `${pawns(gain)}${taken > 0 ? ', já descontado o que perderam' : ''}.`,
    ...(why ? [why] : []),
  ];
};

/** That the best move would have won material. */
const materialMissed = (before: Chess, best: readonly string[]): string[] => {
  const gain = gainOf(before, best);
  if (gain < LEAST_GAIN) return [];
  const line = lineInPortuguese(before.fen(), shown(best));
  return [`Com ${line}, ${theSide(before.turn())} ganhariam o equivalente a ${pawns(gain)}.`];
};

const chancesLost = ({ before, after }: Mistake, played: Move): string => {
  const own = (evaluation: Evaluation): string => {
    const percent = winPercent(evaluation);
    return `${Math.round(played.color === 'w' ? percent : 100 - percent)}%`;
  };
  const fall = `de ${own(before)} para ${own(after)}`;
  return `Depois de ${inPortuguese(played.san)}, a chance de vitória ${ofSide(played.color)} cai ${fall}.`;
};

/**
 * A mistake in sentences that a child understands. Each follows from the board or from the engine's line that it shows;
 * nothing else is said.
 */
export const sayMistake = (mistake: Mistake): string => {
  const before = new Chess(mistake.fen);
  const played = playMove(new Chess(mistake.fen), mistake.played);
  const after = new Chess(played.after);
  const best = mistake.best[0] === undefined ? undefined : playMove(new Chess(mistake.fen), mistake.best[0]);
  const mover = theSide(played.color);
  const san = inPortuguese(played.san);
  const side = played.color === 'w' ? 'white' : 'black';
  const aboutMate = mateMistake(side, mistake.before, mistake.after);

  const lost =
    aboutMate === 'lost' && 'mate' in mistake.before
      ? [`${capitalised(mover)} podiam dar ${mateBy(before, mistake.best, Math.abs(mistake.before.mate))}.`]
      : [];
  const created =
    aboutMate && 'mate' in mistake.after
      ? [
          `Depois de ${san}, ${theSide(opposite(played.color))} dão ` +
            `${mateBy(after, mistake.reply, Math.abs(mistake.after.mate))}.`,
        ]
      : [];
  const betterWas = best && lost.length === 0 ? [`Melhor era ${withDeeds(best)}.`] : [];
  if (aboutMate) return [...created, ...lost, ...betterWas].join(' ') || chancesLost(mistake, played);

  const material = materialLost(after, played, mistake.reply);
  const why = material.length > 0 ? material : [chancesLost(mistake, played), ...materialMissed(before, mistake.best)];
  return [...why, ...betterWas].join(' ');
};
