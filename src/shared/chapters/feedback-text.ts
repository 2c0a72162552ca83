import { plainComment } from '../../../server/rules/comment-marks.ts';
import { inPortuguese } from '../../lib/portuguese-moves.ts';
import type { Chapter } from '../../../server/features/chapters/chapters.schema.ts';
import { taskText } from './chapter-labels.ts';
import type { Phase, Solving } from './solving.ts';

export type FeedbackText = { tone: 'neutral' | 'right' | 'wrong' | 'hint'; title: string; text: string };

const hintText = ({ from, to, move }: NonNullable<Solving['hint']>): string => {
  if (move !== null) return `O lance é ${inPortuguese(move)}.`;
  return to === null ? `A peça que joga está em ${from}.` : `A peça de ${from} vai para ${to}.`;
};

const refutedText = ({ hasReply, comment, line }: Extract<Phase, { is: 'refuted' }>): string => {
  const reply = hasReply ? line[1] : undefined;
  const replied = reply ? `A resposta seria ${inPortuguese(reply.san)}.` : '';
  return [comment, replied].filter(Boolean).join(' ') || 'Procure outro lance.';
};

type Task = Pick<Chapter, 'mode' | 'side' | 'goal' | 'comment'>;

/** What the professor says of the first position; whoever plays it out is also told when it ends. */
const firstTask = (chapter: Task): string => {
  const said = plainComment(chapter.comment);
  return said !== '' && chapter.mode === 'responder' ? said : [said, taskText(chapter)].filter(Boolean).join(' ');
};

/** What is said of the student's last move, or what there is to do. */
export const feedbackOf = (state: Solving, chapter: Task): FeedbackText => {
  const { phase, hint } = state;
  const isFirst = state.moves.length === state.opening.length;
  switch (phase.is) {
    case 'judging':
      return { tone: 'neutral', title: 'Um momento...', text: isFirst ? firstTask(chapter) : taskText(chapter) };
    case 'unsent':
      return { tone: 'wrong', title: 'Seu lance ainda não foi avaliado', text: phase.error };
    case 'refuted':
      return phase.missed
        ? { tone: 'wrong', title: 'Desta vez não deu', text: 'O objetivo já não pode ser alcançado. Recomece!' }
        : { tone: 'wrong', title: 'Não é esse', text: refutedText(phase) };
    case 'solved':
      return { tone: 'right', title: 'Resolvido!', text: phase.comment || 'Muito bem!' };
    case 'thinking':
      if (hint) return { tone: 'hint', title: 'Dica', text: hintText(hint) };
      if (phase.comment === null)
        return { tone: 'neutral', title: 'Sua vez', text: isFirst ? firstTask(chapter) : taskText(chapter) };
      return chapter.mode === 'jogar'
        ? { tone: 'neutral', title: 'Sua vez', text: taskText(chapter) }
        : { tone: 'right', title: 'Certo!', text: phase.comment || 'Encontre o próximo lance.' };
  }
};
