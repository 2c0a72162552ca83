import { type ReactEventHandler, useEffect, useReducer, useRef, useState } from 'react';
import { clearPosition, storePosition, storeSettings, readPosition, readSettings } from './video-storage.ts';
import { idle, playback, SKIP_SECONDS, timeAfter, volumeAfter } from './playback.ts';
import type { Command } from './shortcuts.ts';
import { leaveFullscreen, toggleFullscreen } from './fullscreen.ts';

/** How many seconds may be lost when the browser dies without a word. */
const KEEP_EVERY_SECONDS = 5;
/** A film left this close to its end starts from the beginning. */
const NEARLY_OVER_SECONDS = 5;

type Handler = ReactEventHandler<HTMLVideoElement>;

/**
 * Ties a `<video>` to the pure state: its events go in, commands come out.
 * @param film under this name the browser stores how far the film was watched.
 */
export const usePlayback = (film: string, { onEnded, onFailed }: { onEnded: () => void; onFailed: () => void }) => {
  const element = useRef<HTMLVideoElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const kept = useRef(0);
  const [initialSettings] = useState(readSettings);
  const [state, dispatch] = useReducer(playback, { ...idle, ...initialSettings });

  useEffect(() => {
    const video = element.current;
    // Before it has its metadata a film stands at 0, which is nothing to keep.
    const keep = () => {
      if (video && video.readyState >= video.HAVE_METADATA && !video.ended) storePosition(film, video.currentTime);
    };
    const keepWhenHidden = () => {
      if (document.hidden) keep();
    };
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keepWhenHidden);
    return () => {
      keep();
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keepWhenHidden);
    };
  }, [film]);

  const withVideo = (act: (video: HTMLVideoElement) => void) => () => {
    if (element.current) act(element.current);
  };
  // A refused play (no data yet, no gesture) leaves the video paused, which is what the controls then show.
  const play = (video: HTMLVideoElement) => void video.play().catch(() => undefined);
  const seekTo = (time: number) => {
    if (!element.current) return;
    element.current.currentTime = time;
    dispatch({ type: 'moved', time });
  };
  const setVolume = (volume: number) => {
    if (!element.current) return;
    element.current.muted = volume === 0;
    if (volume > 0) element.current.volume = volume; // so that the sound comes back as loud as it was
  };

  const commands: Record<Command, () => void> = {
    toggle: withVideo(video => (video.paused ? play(video) : video.pause())),
    back: withVideo(video => seekTo(timeAfter({ time: video.currentTime, duration: state.duration }, -SKIP_SECONDS))),
    forward: withVideo(video => seekTo(timeAfter({ time: video.currentTime, duration: state.duration }, SKIP_SECONDS))),
    louder: withVideo(video => setVolume(volumeAfter(video.muted ? 0 : video.volume, 1))),
    softer: withVideo(video => setVolume(volumeAfter(video.muted ? 0 : video.volume, -1))),
    mute: withVideo(video => void (video.muted = !video.muted)),
    fullscreen: withVideo(video => toggleFullscreen(stage.current, video)),
  };

  const settings = {
    seekTo,
    setVolume,
    setSpeed: (speed: number) => withVideo(video => void (video.playbackRate = speed))(),
    retry: withVideo(video => video.load()),
  };

  const events = {
    onLoadStart: () => dispatch({ type: 'loading' }),
    onLoadedMetadata: ({ currentTarget: video }) => {
      video.volume = state.volume;
      video.muted = state.muted;
      video.playbackRate = state.speed;
      dispatch({ type: 'measured', duration: video.duration });
      const left = readPosition(film);
      if (left > 0 && left < video.duration - NEARLY_OVER_SECONDS) seekTo(left);
      dispatch({ type: 'data' });
    },
    onLoadedData: () => dispatch({ type: 'data' }),
    onDurationChange: ({ currentTarget }) => dispatch({ type: 'measured', duration: currentTarget.duration }),
    onPlay: () => dispatch({ type: 'played' }),
    onPlaying: () => dispatch({ type: 'flowing' }),
    onWaiting: () => dispatch({ type: 'stalled' }),
    onPause: ({ currentTarget }) => {
      dispatch({ type: 'paused' });
      storePosition(film, currentTarget.currentTime);
    },
    onTimeUpdate: ({ currentTarget: { currentTime } }) => {
      dispatch({ type: 'moved', time: currentTime });
      if (Math.abs(currentTime - kept.current) < KEEP_EVERY_SECONDS) return;
      kept.current = currentTime;
      storePosition(film, currentTime);
    },
    onEnded: () => {
      dispatch({ type: 'ended' });
      clearPosition(film);
      leaveFullscreen();
      onEnded();
    },
    onVolumeChange: ({ currentTarget: { volume, muted, playbackRate } }) => {
      dispatch({ type: 'sounded', volume, muted });
      storeSettings({ volume, muted, speed: playbackRate });
    },
    onRateChange: ({ currentTarget: { volume, muted, playbackRate } }) => {
      dispatch({ type: 'paced', speed: playbackRate });
      storeSettings({ volume, muted, speed: playbackRate });
    },
    onError: () => {
      dispatch({ type: 'failed' });
      onFailed();
    },
  } satisfies Record<string, Handler>;

  return { element, stage, state, commands, settings, events };
};
