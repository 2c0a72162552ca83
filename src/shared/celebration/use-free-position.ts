import { type RefObject, useLayoutEffect, useState } from 'react';
import { freePosition, type ScreenPosition, visibleControls } from './screen-position.ts';

/** Just below the header. */
const TOP_PX = 96;

/**
 * A position where an element covers no control. Computed again when its content changes, and when controls appear
 * under it, such as those of a dialog.
 */
export const useFreePosition = (floating: RefObject<HTMLElement | null>, shown: unknown): ScreenPosition => {
  const [position, setPosition] = useState<ScreenPosition>('top');
  useLayoutEffect(() => {
    const choose = () => {
      const size = floating.current?.getBoundingClientRect();
      if (!size) return;
      const screen = { width: window.innerWidth, height: window.innerHeight };
      const controls = visibleControls();
      setPosition(current => freePosition(size, screen, TOP_PX, controls, current));
    };
    choose();
    const changes = new MutationObserver(choose);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-hidden'] });
    return () => changes.disconnect();
  }, [floating, shown]);
  return position;
};
