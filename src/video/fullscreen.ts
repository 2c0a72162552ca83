import { useSyncExternalStore } from 'react';

/** iPhones fill the screen with the video alone, by a method of their own. */
type IphoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** Refusals (a frame without permission, a browser without the feature) leave the player as it is. */
const ignore = () => undefined;

export const leaveFullscreen = (): void => {
  if (document.fullscreenElement) void document.exitFullscreen().catch(ignore);
};

/** Fills the screen with `stage`, controls included, or goes back. */
export const toggleFullscreen = (stage: HTMLElement | null, video: IphoneVideo): void => {
  if (document.fullscreenElement) return leaveFullscreen();
  if (document.fullscreenEnabled) void stage?.requestFullscreen().catch(ignore);
  else video.webkitEnterFullscreen?.();
};

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

export const useIsFullscreen = () => useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
