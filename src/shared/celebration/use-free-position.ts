import { type RefObject, useLayoutEffect, useState } from 'react';
import { freePosition, type ScreenPosition, visibleControls } from './screen-position.ts';

/** Just below the header. */
const TOP_PX = 96;

/**
 * Where something lies on no control: chosen again when it shows something else, and when controls come under it, as
 * those of a dialog do.
 */
export const useFreePosition = (floating: RefObject<HTMLElement | null>, shown: unknown): ScreenPosition => {
  const [place, setPlace] = useState<ScreenPosition>('top');
  useLayoutEffect(() => {
    const choose = () => {
      const size = floating.current?.getBoundingClientRect();
      if (!size) return;
      const screen = { width: window.innerWidth, height: window.innerHeight };
      const controls = visibleControls();
      setPlace(current => freePosition(size, screen, TOP_PX, controls, current));
    };
    choose();
    const changes = new MutationObserver(choose);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-hidden'] });
    return () => changes.disconnect();
  }, [floating, shown]);
  return place;
};
