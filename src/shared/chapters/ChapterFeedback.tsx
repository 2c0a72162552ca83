import clsx from 'clsx';
import { CircleCheckBig, Lightbulb, MessageCircle, XCircle } from 'lucide-react';
import { Spinner } from '../../ui/Spinner.tsx';
import { softTones } from '../../ui/tones.ts';
import type { FeedbackText } from './feedback-text.ts';

const tones: Record<FeedbackText['tone'], string> = {
  neutral: softTones.neutral,
  right: softTones.brand,
  wrong: softTones.danger,
  hint: softTones.gold,
};
const icons = { neutral: MessageCircle, right: CircleCheckBig, wrong: XCircle, hint: Lightbulb } as const;

type ChapterFeedbackProps = {
  text: FeedbackText;
  /** The last move in words, for somebody who does not see the board. */
  said: string | undefined;
  isBusy: boolean;
};

/** What is said of the last move, also to screen readers. */
export const ChapterFeedback = ({ text: { tone, title, text }, said, isBusy }: ChapterFeedbackProps) => {
  const Icon = icons[tone];
  return (
    <div
      role="status"
      aria-label="Comentário"
      className={clsx('flex min-h-24 items-start gap-3 rounded-control px-4 py-3', tones[tone])}
    >
      {isBusy ? <Spinner className="mt-1 size-6 shrink-0" /> : <Icon aria-hidden className="mt-1 size-6 shrink-0" />}
      <div className="max-h-60 min-w-0 overflow-y-auto">
        <p className="sr-only">{said}</p>
        <p className="text-lg font-semibold">{title}</p>
        <p className="leading-snug text-ink">{text}</p>
      </div>
    </div>
  );
};
