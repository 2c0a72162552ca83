import type { Mistake } from '../../../../../server/features/game-reviews/mistakes.schema.ts';
import { inPortuguese } from '../../../../lib/portuguese-moves.ts';
import { turnIn } from '../../../../board/game.ts';
import { dayText } from '../training-texts.ts';
import type { MistakeSolving } from './mistake-solving.ts';

/** '14... Cf6??' */
const playedText = ({ ply, played, judgment }: Mistake): string =>
  `${Math.ceil(ply / 2)}${ply % 2 === 1 ? '.' : '...'} ${inPortuguese(played)}${judgment}`;

const returnText = (dueDay: string | null): string =>
  dueDay === null ? '' : ` Esta posição volta em ${dayText(dueDay)}.`;

export type MistakeText = { tone: 'neutral' | 'right' | 'wrong' | 'hint'; title: string; text: string };

/** What is said at each moment. */
export const textOf = (mistake: Mistake, { phase, game, misses }: MistakeSolving): MistakeText => {
  const [tried, reply] = game.moves;
  switch (phase.is) {
    case 'thinking':
      return {
        tone: 'neutral',
        title: `Na partida foi jogado ${playedText(mistake)}`,
        text: `Encontre um lance melhor para as ${turnIn(mistake.fen) === 'w' ? 'brancas' : 'pretas'}.`,
      };
    case 'judging':
      return { tone: 'neutral', title: 'Conferindo o lance...', text: tried ? inPortuguese(tried.san) : '' };
    case 'unsent':
      return { tone: 'wrong', title: 'O lance não foi enviado.', text: phase.error };
    case 'refuted':
      return {
        tone: 'wrong',
        title: 'Ainda não.',
        text:
          tried && reply
            ? `Depois de ${inPortuguese(tried.san)}, a resposta é ${inPortuguese(reply.san)}. Há um lance melhor.`
            : 'Há um lance melhor.',
      };
    case 'right': {
      const praise = tried ? `${inPortuguese(tried.san)} é um bom lance. ` : '';
      return {
        tone: 'right',
        title: misses === 0 ? 'Certo, de primeira!' : 'Certo!',
        text: `${praise}Veja como a partida seguiria.${returnText(phase.dueDay)}`,
      };
    }
    case 'shown':
      return {
        tone: 'hint',
        title: tried ? `O melhor era ${inPortuguese(tried.san)}` : 'O melhor lance',
        text: `Veja a ideia no tabuleiro.${returnText(phase.dueDay)}`,
      };
  }
};
