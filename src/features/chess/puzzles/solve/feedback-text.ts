/** The texts that guide the solver. */
import { piecesOn } from '../../../../board/game.ts';
import { nameOf } from '../../../../board/notation.ts';
import { inPortuguese } from '../../../../lib/portuguese-moves.ts';
import { type Phase, shownGame, type Solving, solverOf } from './solving.ts';
import { sideText } from '../puzzle-labels.ts';

export type FeedbackText = { tone: 'neutral' | 'right' | 'wrong' | 'hint'; title: string; text: string };

/** Shown one after the other, each with another way to find the move; the last one stays. */
const MISTAKES: readonly Omit<FeedbackText, 'tone'>[] = [
  { title: 'Esse não é o lance.', text: 'Olhe de novo: o que o adversário ameaça?' },
  { title: 'Ainda não.', text: 'Procure nesta ordem: xeques, capturas e ameaças.' },
  { title: 'Não é esse.', text: 'Há alguma peça do adversário sem defesa ou que não pode sair do lugar?' },
  { title: 'Boa tentativa, mas há um lance mais forte.', text: 'Como o adversário responderia ao seu?' },
  { title: 'Ainda não.', text: 'Olhe o rei do adversário: para quais casas ele pode fugir?' },
  { title: 'Não é esse, mas insista.', text: 'Se quiser, peça uma dica: ela mostra a peça que joga.' },
];

const RIGHT: readonly string[] = ['Certo, continue!', 'Isso mesmo!', 'Muito bem, falta pouco!'];

const itemAt = <T>(among: readonly T[], index: number): T => among[Math.min(index, among.length - 1)] as T;

const hintOf = ({ game, hint }: Solving): FeedbackText | null => {
  const piece = hint && piecesOn(game.moves.at(-1)?.fen ?? game.start).get(hint);
  return piece
    ? {
        tone: 'hint',
        title: `Dica: quem joga é a peça em ${hint} (${nameOf(piece)}).`,
        text: 'Que lance forte essa peça tem?',
      }
    : null;
};

const thinkingText = (state: Solving, after: Extract<Phase, { is: 'thinking' }>['after']): FeedbackText => {
  const reply = state.game.moves.at(-1);
  if (after === 'mistake') return { tone: 'wrong', ...itemAt(MISTAKES, state.mistakes - 1) };
  if (after === 'reply' && reply)
    return {
      tone: 'right',
      title: itemAt(RIGHT, state.game.moves.length / 2 - 1),
      text: `O adversário respondeu ${inPortuguese(reply.san)}. Sua vez.`,
    };
  return { tone: 'neutral', title: sideText(solverOf(state)), text: 'Encontre o melhor lance.' };
};

/** The text for the current state of the puzzle. */
export const feedbackOf = (state: Solving): FeedbackText => {
  const { phase } = state;
  switch (phase.is) {
    case 'opening':
      return { tone: 'neutral', title: sideText(solverOf(state)), text: 'O adversário está jogando...' };
    case 'judging':
      return { tone: 'neutral', title: 'Conferindo o lance...', text: inPortuguese(phase.move.san) };
    case 'unsent':
      return { tone: 'wrong', title: 'O lance não foi enviado.', text: phase.error };
    case 'refused':
      return { tone: 'wrong', ...itemAt(MISTAKES, state.mistakes - 1) };
    case 'replying':
      return {
        tone: 'right',
        title: itemAt(RIGHT, (shownGame(state).moves.length - 1) / 2),
        text: 'O adversário vai responder...',
      };
    case 'thinking':
      return hintOf(state) ?? thinkingText(state, phase.after);
    case 'solved':
      return {
        tone: 'right',
        title: 'Problema resolvido!',
        text: [solvedText(state, phase.atFirstTry), phase.showsGain && GAIN_SHOWN].filter(Boolean).join(' '),
      };
    case 'revealed':
      return { tone: 'hint', title: 'A solução', text: 'Percorra os lances e veja a ideia. Depois, tente de novo.' };
  }
};

const GAIN_SHOWN = 'Veja no tabuleiro o que se ganha.';

const solvedText = ({ mistakes, helped, solutionRead }: Solving, atFirstTry: boolean): string => {
  if (atFirstTry) return 'De primeira, sem ajuda. Muito bem!';
  if (solutionRead) return 'Agora você conhece o caminho.';
  if (mistakes > 0) return 'Você insistiu e encontrou o caminho.';
  return helped ? 'Com uma dica, você encontrou o caminho.' : 'Você encontrou o caminho.';
};
