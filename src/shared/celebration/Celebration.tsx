import clsx from 'clsx';
import { Sparkles } from 'lucide-react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { levelOf } from '../../lib/levels.ts';
import type { SessionUser } from '../session/session.tsx';
import { gainText, type Gain } from './gain.ts';
import type { ScreenPosition } from './screen-position.ts';
import { useFreePosition } from './use-free-position.ts';
import { useGain } from './use-gain.ts';

const looks: Record<ScreenPosition, string> = {
  top: 'top-24 inset-x-0 justify-items-center',
  bottom: 'bottom-4 inset-x-0 justify-items-center',
  left: 'bottom-4 left-4',
  right: 'right-4 bottom-4',
  middle: 'inset-0 place-items-center',
};

/**
 * Shows for a moment what was earned, above dialogs and where it covers no control. Clicks pass through it, and a
 * screen reader announces it when it has finished speaking.
 */
export const Celebration = ({ user }: { user: SessionUser }) => {
  const gain = useGain(user);
  return createPortal(
    <div aria-live="polite" className="pointer-events-none">
      {gain && <Floating gain={gain} />}
    </div>,
    document.body,
  );
};

const Floating = ({ gain }: { gain: Gain }) => {
  const content = useRef<HTMLDivElement>(null);
  const position = useFreePosition(content, gain);
  return (
    <div className={clsx('fixed z-60 grid', looks[position])}>
      <div ref={content}>
        {gain.level === null ? <Earned gain={gain} /> : <NewLevel gain={gain} level={gain.level} />}
      </div>
    </div>
  );
};

const Earned = ({ gain }: { gain: Gain }) => (
  <p
    className={clsx(
      'flex animate-rise items-center gap-2 rounded-full border border-gold-edge bg-gold px-4 py-1.5',
      'font-semibold text-on-gold tabular-nums shadow-float',
    )}
  >
    <Sparkles aria-hidden className="size-5" />
    {gainText(gain)}
  </p>
);

const NewLevel = ({ gain, level }: { gain: Gain; level: number }) => {
  const { emoji, name } = levelOf(level);
  return (
    <div className="animate-rise overflow-hidden rounded-card border border-gold bg-night text-on-night shadow-float">
      <div aria-hidden className="board-strip text-gold" />
      <div className="flex items-center gap-4 px-5 py-3">
        <p aria-hidden className="text-4xl leading-none">
          {emoji}
        </p>
        <div>
          <p className="font-display text-xl leading-tight font-semibold text-gold">Você chegou ao nível {level}!</p>
          <p className="leading-snug">Agora você é {name}.</p>
          <p className="leading-snug font-semibold tabular-nums">{gainText(gain)}</p>
        </div>
      </div>
    </div>
  );
};
