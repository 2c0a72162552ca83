import { vi } from 'vitest';

/**
 * The visitor asked for reduced motion: pieces stand where they went at once. Nothing is measured in jsdom, so nothing
 * could glide there.
 */
export const preferReducedMotion = (): void => {
  vi.spyOn(window, 'matchMedia').mockImplementation(media =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduced-motion'),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
};
