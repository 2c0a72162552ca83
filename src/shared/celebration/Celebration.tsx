import clsx from 'clsx';
import { Sparkles, X } from 'lucide-react';
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
 * Shows what was earned: for a moment above dialogs and where it covers no control, with clicks that pass through it;
 * a new level as a row of the header, where it covers nothing. A screen reader announces it when it has finished
 * speaking.
 */
export const Celebration = ({ user }: { user: SessionUser }) => {
  const [gain, dismiss] = useGain(user);
  return (
    <>
      {createPortal(
        <div aria-live="polite" className="pointer-events-none">
          {gain?.level === null && <Floating gain={gain} />}
        </div>,
        document.body,
      )}
      <div aria-live="polite" className="order-last basis-full empty:sr-only">
        {gain && gain.level !== null && <NewLevel gain={gain} level={gain.level} onClose={dismiss} />}
      </div>
    </>
  );
};

const Floating = ({ gain }: { gain: Gain }) => {
  const content = useRef<HTMLDivElement>(null);
  const position = useFreePosition(content, gain);
  return (
    <div className={clsx('fixed z-60 grid', looks[position])}>
      <div ref={content}>
        <Earned gain={gain} />
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

const NewLevel = ({ gain, level, onClose }: { gain: Gain; level: number; onClose: () => void }) => {
  const { emoji, name } = levelOf(level);
  return (
    <div className="flex animate-rise items-center gap-4 border-t border-night-line py-2">
      <p aria-hidden className="text-4xl leading-none">
        {emoji}
      </p>
      <div className="min-w-0 flex-1">
        <p className="font-display text-xl leading-tight font-semibold text-gold">Você chegou ao nível {level}!</p>
        <p className="leading-snug">
          Agora você é {name}. <span className="font-semibold tabular-nums">{gainText(gain)}</span>
        </p>
      </div>
      <button
        type="button"
        aria-label="Fechar o aviso do novo nível"
        className="grid size-11 place-items-center rounded-control hover:bg-night-raised"
        onClick={onClose}
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
};
