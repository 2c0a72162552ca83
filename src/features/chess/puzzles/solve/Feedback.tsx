import clsx from 'clsx';
import { CircleCheckBig, Lightbulb, RotateCcw, Undo2, XCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PieceImage } from '../../../../board/pieces.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Spinner } from '../../../../ui/Spinner.tsx';
import { softTones } from '../../../../ui/tones.ts';
import { type FeedbackText, feedbackOf } from './feedback-text.ts';
import { type Solving, solverOf } from './solving.ts';

const tones: Record<FeedbackText['tone'], string> = {
  neutral: softTones.neutral,
  right: softTones.brand,
  wrong: softTones.danger,
  hint: softTones.gold,
};

const icons = { right: CircleCheckBig, wrong: XCircle, hint: Lightbulb } as const;

type FeedbackProps = { state: Solving; onSendAgain: () => void; onTakeBack: () => void };

/** The feedback on the last move, also for screen readers. It takes the focus at the end. */
export const Feedback = ({ state, onSendAgain, onTakeBack }: FeedbackProps) => {
  const { tone, title, text } = feedbackOf(state);
  const { is } = state.phase;
  const words = useRef<HTMLDivElement>(null);
  const isOver = is === 'solved' || is === 'revealed';
  useEffect(() => {
    if (!isOver) return;
    words.current?.focus({ preventScroll: true });
    words.current?.scrollIntoView({ block: 'nearest' });
  }, [isOver]);
  // The pressed button disappears, and the focus would be lost.
  const thenRead = (act: () => void) => () => {
    words.current?.focus();
    act();
  };
  const Icon = tone === 'neutral' ? null : icons[tone];
  return (
    <div className={clsx('rounded-card px-5 py-3', tones[tone])}>
      <div
        ref={words}
        role="status"
        aria-label="Avaliação"
        tabIndex={-1}
        className="flex scroll-mt-6 min-h-22 max-sm:min-h-26 items-center gap-4"
      >
        {is === 'judging' && <Spinner className="size-8 shrink-0" />}
        {is !== 'judging' &&
          (Icon ? (
            <Icon aria-hidden className="size-8 shrink-0" />
          ) : (
            <PieceImage type="k" color={solverOf(state)} className="size-12 shrink-0" />
          ))}
        <div>
          <p className="font-display text-heading font-semibold max-sm:font-sans max-sm:text-lg max-sm:leading-snug">
            {title}
          </p>
          <p className="leading-snug text-ink">{text}</p>
        </div>
      </div>
      {is === 'unsent' && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="sm" onClick={thenRead(onSendAgain)}>
            <RotateCcw aria-hidden /> Enviar de novo
          </Button>
          <Button variant="secondary" size="sm" onClick={thenRead(onTakeBack)}>
            <Undo2 aria-hidden /> Desfazer o lance
          </Button>
        </div>
      )}
    </div>
  );
};
