import clsx from 'clsx';
import {
  Maximize,
  Minimize,
  Pause,
  Play,
  RotateCcw,
  RotateCw,
  Volume1,
  Volume2,
  VolumeX,
  type LucideIcon,
} from 'lucide-react';
import { clockText } from './clock.ts';
import { useIsFullscreen } from './fullscreen.ts';
import { type Playback, SKIP_SECONDS, SPEEDS, VOLUME_STEP } from './playback.ts';
import { SeekBar } from './SeekBar.tsx';
import type { Command } from './shortcuts.ts';
import { Slider } from './Slider.tsx';

type ControlProps = {
  icon: LucideIcon;
  label: string;
  keys: string;
  disabled?: boolean;
  onClick: () => void;
  small?: string;
};

const Control = ({ icon: Icon, label, keys, small, ...rest }: ControlProps) => (
  <button
    type="button"
    aria-label={label}
    aria-keyshortcuts={keys}
    title={label}
    className={clsx(
      'relative grid size-11 shrink-0 place-items-center rounded-control hover:bg-night-raised',
      'disabled:opacity-50 @max-sm:size-10',
    )}
    {...rest}
  >
    <Icon aria-hidden className="size-6" />
    {small && (
      <span aria-hidden className="absolute text-[0.55rem] font-bold tabular-nums">
        {small}
      </span>
    )}
  </button>
);

type ControlsProps = {
  state: Playback;
  commands: Record<Command, () => void>;
  settings: { seekTo: (time: number) => void; setVolume: (volume: number) => void; setSpeed: (speed: number) => void };
};

/**
 * All controls of a video, in one row that fits a phone, in more rows for large letters. The volume slider needs more
 * room; arrow keys do the same.
 */
export const Controls = ({ state, commands, settings }: ControlsProps) => {
  const isFullscreen = useIsFullscreen();
  const disabled = state.status !== 'ready';
  const loudness = state.muted ? 0 : state.volume;
  const Loudness = loudness === 0 ? VolumeX : loudness < 0.5 ? Volume1 : Volume2;
  return (
    <div className="px-2 pt-1 pb-2 @lg:px-4">
      <SeekBar
        state={state}
        disabled={disabled}
        onSeek={settings.seekTo}
        onStep={{ back: commands.back, forward: commands.forward }}
      />
      <div className="flex flex-wrap items-center @sm:gap-0.5 @lg:gap-1.5">
        <Control
          icon={state.playing ? Pause : Play}
          label={state.playing ? 'Pausar' : 'Reproduzir'}
          keys="Space"
          disabled={disabled}
          onClick={commands.toggle}
        />
        <Control
          icon={RotateCcw}
          small={String(SKIP_SECONDS)}
          label={`Voltar ${SKIP_SECONDS} segundos`}
          keys="ArrowLeft"
          disabled={disabled}
          onClick={commands.back}
        />
        <Control
          icon={RotateCw}
          small={String(SKIP_SECONDS)}
          label={`Avançar ${SKIP_SECONDS} segundos`}
          keys="ArrowRight"
          disabled={disabled}
          onClick={commands.forward}
        />
        <Control icon={Loudness} label={state.muted ? 'Ativar o som' : 'Silenciar'} keys="M" onClick={commands.mute} />
        <div className="hidden w-24 @lg:block">
          <Slider
            label="Volume"
            value={loudness}
            max={1}
            step={VOLUME_STEP}
            valueText={`${Math.round(loudness * 100)}%`}
            onChange={settings.setVolume}
          />
        </div>
        <p className="hidden px-2 text-sm tabular-nums @md:block">
          <span className="sr-only">Tempo: </span>
          {clockText(state.time)} / {clockText(state.duration)}
        </p>
        <select
          aria-label="Velocidade"
          value={state.speed}
          onChange={event => settings.setSpeed(Number(event.target.value))}
          className={clsx(
            'ml-auto h-11 rounded-control bg-transparent px-1.5 font-semibold tabular-nums @max-sm:px-0',
            'hover:bg-night-raised',
          )}
        >
          {SPEEDS.map(speed => (
            <option key={speed} value={speed} className="bg-night text-on-night">
              {speed.toLocaleString('pt-BR')}×
            </option>
          ))}
        </select>
        <Control
          icon={isFullscreen ? Minimize : Maximize}
          label={isFullscreen ? 'Sair da tela cheia' : 'Tela cheia'}
          keys="F"
          onClick={commands.fullscreen}
        />
      </div>
    </div>
  );
};
