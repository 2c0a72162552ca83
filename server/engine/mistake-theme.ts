import { Chess, type Move } from 'chess.js';
import { mateMistake } from '../rules/judgment.ts';
import { PIECE_VALUES } from './ai-move.ts';
import { doubleAttack } from './board-tactics.ts';
import { asLine, canBeRetaken, gainOf, LEAST_GAIN, type Mistake } from './mistake.ts';
import { motifOf, type MotifKind } from './motifs.ts';
import { playMove } from './position.ts';

export type MistakeTheme =
  | 'mateEm1Perdido'
  | 'matePerdido'
  | 'mateSofrido'
  | 'pecaIndefesa'
  | 'garfo'
  | MotifKind
  | 'materialPerdido'
  | 'ganhoNaoVisto'
  | 'posicao';

const isFork = (reply: Move): boolean =>
  doubleAttack(new Chess(reply.after), {
    square: reply.to,
    type: reply.promotion ?? reply.piece,
    color: reply.color,
  }).length > 0;

/** How the answer to a move wins material. */
const lossBy = (after: Chess, reply: readonly string[], first: Move): MistakeTheme => {
  const isPiece = first.captured !== undefined && first.captured !== 'p';
  if (isPiece && !canBeRetaken(first)) return 'pecaIndefesa';
  if (isFork(first)) return 'garfo';
  return motifOf(after, asLine(reply))?.kind ?? 'materialPerdido';
};

/** What went wrong with a move, as far as board and line show it; `posicao` where neither mate nor material says it. */
export const themeOf = ({ fen, played: text, before, after: stands, best, reply }: Mistake): MistakeTheme => {
  const played = playMove(new Chess(fen), text);
  const after = new Chess(played.after);
  const aboutMate = mateMistake(played.color === 'w' ? 'white' : 'black', before, stands);
  if (aboutMate === 'lost') return 'mate' in before && Math.abs(before.mate) === 1 ? 'mateEm1Perdido' : 'matePerdido';
  if (aboutMate === 'created') return 'mateSofrido';
  const first = reply[0] === undefined ? undefined : playMove(new Chess(played.after), reply[0]);
  const taken = played.captured ? PIECE_VALUES[played.captured] : 0;
  if (first && gainOf(after, reply) - taken >= LEAST_GAIN) return lossBy(after, reply, first);
  return gainOf(new Chess(fen), best) >= LEAST_GAIN ? 'ganhoNaoVisto' : 'posicao';
};
