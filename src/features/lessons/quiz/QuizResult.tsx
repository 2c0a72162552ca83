import clsx from 'clsx';
import { Hourglass, RotateCcw, Trophy } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { QUIZ_PASS_MARK } from '../../../../server/features/progress/quiz-limits.schema.ts';
import type { QuizAttemptOutput } from '../../../../server/features/progress/progress.schema.ts';
import { RewardBadges } from '../RewardBadges.tsx';
import type { StepTarget } from './step-focus.ts';

const SHOWN_MS = 3_000;

const verdictOf = (result: QuizAttemptOutput) => {
  const score = `${result.score}%`;
  if (result.passed) return { icon: Trophy, title: 'Parabéns, você passou!', score };
  if (result.waiting)
    return { icon: Hourglass, title: 'Enviado! Agora falta a nota do professor', score: `${score} até agora` };
  return { icon: RotateCcw, title: 'Ainda não foi desta vez', score };
};

type QuizResultProps = { target: StepTarget; result: QuizAttemptOutput; isTimeUp: boolean; onReport: () => void };

/** The score, on its own for three seconds; then it is reported. */
export const QuizResult = ({ target, result, isTimeUp, onReport }: QuizResultProps) => {
  const report = useEffectEvent(onReport);
  useEffect(() => {
    const showing = setTimeout(() => report(), SHOWN_MS);
    return () => clearTimeout(showing);
  }, []);
  const { icon: Icon, title, score } = verdictOf(result);
  return (
    <div
      ref={target}
      tabIndex={-1}
      role="status"
      className="grid animate-rise justify-items-center gap-3 py-6 text-center"
    >
      <span
        aria-hidden
        className={clsx(
          'grid size-20 place-items-center rounded-full',
          result.passed ? 'bg-gold-soft text-gold-text' : 'bg-sunken text-ink-soft',
        )}
      >
        <Icon className="size-10" />
      </span>
      {isTimeUp && <p className="font-semibold text-danger-text">Tempo esgotado</p>}
      <p className="font-display text-heading font-semibold">{title}</p>
      <p className="font-display text-title font-semibold tabular-nums">{score}</p>
      <p className="text-ink-soft">A nota mínima é {QUIZ_PASS_MARK}%.</p>
      <RewardBadges rewards={result.rewards} />
    </div>
  );
};
