import type { KeyboardEvent } from 'react';
import { clockText, spokenTime } from './clock.ts';
import type { Playback } from './playback.ts';
import { Slider } from './Slider.tsx';

type SeekBarProps = {
  state: Pick<Playback, 'time' | 'duration'>;
  disabled: boolean;
  onSeek: (time: number) => void;
  onStep: { back: () => void; forward: () => void };
};

/** The film's time line. Its arrows go ten seconds, like the player's; a mouse or a finger goes anywhere. */
export const SeekBar = ({ state: { time, duration }, disabled, onSeek, onStep }: SeekBarProps) => {
  const steps: Record<string, () => void> = {
    ArrowLeft: onStep.back,
    ArrowDown: onStep.back,
    ArrowRight: onStep.forward,
    ArrowUp: onStep.forward,
  };
  const step = (event: KeyboardEvent) => {
    const go = steps[event.key];
    if (!go || disabled) return;
    event.preventDefault();
    go();
  };
  return (
    <div className="flex items-center gap-3">
      <span aria-hidden className="min-w-10 text-sm tabular-nums @md:hidden">
        {clockText(time)}
      </span>
      <Slider
        label="Posição no vídeo"
        value={Math.min(time, duration)}
        max={duration || 1}
        step={0.1}
        valueText={`${spokenTime(time)} de ${spokenTime(duration)}`}
        disabled={disabled || duration === 0}
        onChange={onSeek}
        onKeyDown={step}
      />
      <span aria-hidden className="min-w-10 text-right text-sm tabular-nums @md:hidden">
        {clockText(duration)}
      </span>
    </div>
  );
};
