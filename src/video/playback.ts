/** What a video is doing, apart from the element that does it. Times are seconds. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
export const SKIP_SECONDS = 10;
export const VOLUME_STEP = 0.1;

export type Playback = {
  /** `loading` until there is data to show. */
  status: 'loading' | 'ready' | 'failed';
  playing: boolean;
  /** Meant to play, but waiting for data. */
  stalled: boolean;
  time: number;
  /** 0 while unknown. */
  duration: number;
  volume: number;
  muted: boolean;
  speed: number;
};

export type PlaybackEvent =
  | { type: 'loading' | 'data' | 'played' | 'flowing' | 'stalled' | 'paused' | 'failed' }
  | { type: 'moved'; time: number }
  | { type: 'measured'; duration: number }
  | { type: 'ended' }
  | { type: 'sounded'; volume: number; muted: boolean }
  | { type: 'paced'; speed: number };

export const idle: Playback = {
  status: 'loading',
  playing: false,
  stalled: false,
  time: 0,
  duration: 0,
  volume: 1,
  muted: false,
  speed: 1,
};

export const playback = (state: Playback, event: PlaybackEvent): Playback => {
  switch (event.type) {
    case 'loading':
      return { ...state, status: 'loading', playing: false, stalled: false };
    case 'data':
      return { ...state, status: 'ready' };
    case 'played':
      return { ...state, playing: true };
    case 'flowing':
      return { ...state, status: 'ready', stalled: false };
    case 'stalled':
      return { ...state, stalled: true };
    case 'paused':
      return { ...state, playing: false, stalled: false };
    case 'ended':
      return { ...state, playing: false, stalled: false, time: state.duration };
    case 'failed':
      return { ...state, status: 'failed', playing: false, stalled: false };
    case 'moved':
      return { ...state, time: event.time };
    case 'measured':
      // A stream without an end has no length to show.
      return { ...state, duration: Number.isFinite(event.duration) ? event.duration : 0 };
    case 'sounded':
      return { ...state, volume: event.volume, muted: event.muted };
    case 'paced':
      return { ...state, speed: event.speed };
  }
};

/** Whether the viewer waits for data: a spinner turns. */
export const isWaiting = ({ status, playing, stalled }: Playback): boolean =>
  status === 'loading' || (status === 'ready' && playing && stalled);

const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Where a jump of so many seconds lands; an unknown duration bounds only the start. */
export const timeAfter = ({ time, duration }: Pick<Playback, 'time' | 'duration'>, seconds: number): number =>
  within(time + seconds, 0, duration || Infinity);

/** The volume, 0 to 1, some steps louder or softer; always a whole number of steps, whatever floating point says. */
export const volumeAfter = (volume: number, steps: number): number =>
  within(Math.round(volume / VOLUME_STEP) + steps, 0, 1 / VOLUME_STEP) / (1 / VOLUME_STEP);
