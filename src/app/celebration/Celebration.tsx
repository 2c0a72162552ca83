import { Sparkles } from 'lucide-react';
import { createPortal } from 'react-dom';
import { levelOf } from '../../lib/levels.ts';
import type { SessionUser } from '../session.tsx';
import { gainText, type Gain } from './gain.ts';
import { useGain } from './use-gain.ts';

/**
 * Says for a moment what was earned, below the header and above dialogs. Every tap goes through it to what is beneath,
 * and a screen reader tells it when it has finished speaking.
 */
export const Celebration = ({ user }: { user: SessionUser }) => {
  const gain = useGain(user);
  return createPortal(
    <div aria-live="polite" className="pointer-events-none fixed inset-x-0 top-21 z-60 grid justify-items-center px-4">
      {gain && (gain.level === null ? <Earned gain={gain} /> : <NewLevel gain={gain} level={gain.level} />)}
    </div>,
    document.body,
  );
};

const Earned = ({ gain }: { gain: Gain }) => (
  <p className="flex animate-rise items-center gap-2 rounded-full border border-gold-edge bg-gold px-4 py-1.5 font-semibold text-on-gold tabular-nums shadow-float motion-reduce:animate-none">
    <Sparkles aria-hidden className="size-5" />
    {gainText(gain)}
  </p>
);

const NewLevel = ({ gain, level }: { gain: Gain; level: number }) => {
  const { emoji, name } = levelOf(level);
  return (
    <div className="max-w-sm animate-rise overflow-hidden rounded-card border border-gold bg-night text-center text-on-night shadow-float motion-reduce:animate-none">
      <div aria-hidden className="board-strip text-gold" />
      <div className="px-8 py-5">
        <p aria-hidden className="text-5xl leading-none">
          {emoji}
        </p>
        <p className="mt-3 font-display text-2xl font-semibold text-gold">Você chegou ao nível {level}!</p>
        <p>Agora você é {name}.</p>
        <p className="mt-1 font-semibold tabular-nums">{gainText(gain)}</p>
      </div>
    </div>
  );
};
