import { plainComment } from '../../../server/rules/comment-marks.ts';
import { spokenSigns } from '../../board/annotations.ts';
import { inPortuguese } from '../../lib/portuguese-moves.ts';
import type { Chapter, ChapterMove } from '../../../server/features/chapters/chapters.schema.ts';
import { taskText } from './chapter-labels.ts';
import type { Solving, Told } from './solving.ts';

export type FeedbackText = { tone: 'neutral' | 'right' | 'wrong' | 'hint'; title: string; text: string };

const hintText = ({ from, to, move }: NonNullable<Solving['hint']>): string => {
  if (move !== null) return `O lance é ${inPortuguese(move)}.`;
  return to === null ? `A peça que joga está em ${from}.` : `A peça de ${from} vai para ${to}.`;
};

const joined = (parts: readonly (string | false | null)[]): string => parts.filter(Boolean).join(' ');

/** 'Cc7+, bom lance' */
const named = ({ san, nags }: ChapterMove): string => `${inPortuguese(san)}${spokenSigns(nags)}`;

/** What the professor says of the student's move, in signs and in words. */
const ownText = ({ move }: Told): string =>
  joined([spokenSigns(move.nags) !== '' && `${named(move)}.`, plainComment(move.comment)]);

/** The same of the other side's reply, which was not the student's idea: it is said of which move it speaks. */
const replyText = ({ reply }: Told): string | false => {
  if (!reply) return false;
  const words = plainComment(reply.comment);
  if (words !== '') return `${named(reply)}: ${words}`;
  return spokenSigns(reply.nags) !== '' && `${named(reply)}.`;
};

const rightText = (told: Told): string =>
  joined([
    ownText(told),
    told.instead && `Também é certo; seguimos com ${inPortuguese(told.instead.san)}.`,
    replyText(told),
  ]);

const refutedText = (told: Told): string => {
  const { reply } = told;
  const replied = reply && joined([`A resposta seria ${named(reply)}.`, plainComment(reply.comment)]);
  return joined([ownText(told), replied]) || 'Procure outro lance.';
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
        : { tone: 'wrong', title: 'Não é esse', text: refutedText(phase.told) };
    case 'solved':
      return { tone: 'right', title: 'Resolvido!', text: rightText(phase.told) || 'Muito bem!' };
    case 'thinking':
      if (hint) return { tone: 'hint', title: 'Dica', text: hintText(hint) };
      if (phase.told === null)
        return { tone: 'neutral', title: 'Sua vez', text: isFirst ? firstTask(chapter) : taskText(chapter) };
      return chapter.mode === 'jogar'
        ? { tone: 'neutral', title: 'Sua vez', text: taskText(chapter) }
        : { tone: 'right', title: 'Certo!', text: rightText(phase.told) || 'Encontre o próximo lance.' };
  }
};
